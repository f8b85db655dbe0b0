import { isBuiltin } from "node:module";
import { readImports } from "../rooms/imports.ts";

export interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Loaded by another tool, without a mention in our files. */
const LOADED_BY_TOOLS = new Set(["oxlint-tsgolint"]);

/** Fetched when it is first needed (`ports/launch`), and only imported where it happens to be installed. */
const FETCHED_ON_USE = new Set(["sharp"]);

/**
 * Imports that the nearest package.json does not declare, and declarations that nothing uses. Manifests by the folder of
 * their package, the root as "". What is published must find its libraries in `dependencies`; tests and tools may also use
 * `devDependencies`, their own and those of the root.
 */
export function findDependencyFaults(
  manifests: ReadonlyMap<string, Manifest>,
  sources: ReadonlyMap<string, string>,
): string[] {
  const ownerOf = (file: string): string => {
    const folder = file.split("/").slice(0, 2).join("/");
    return manifests.has(folder) ? folder : "";
  };
  const used = new Map([...manifests.keys()].map((folder) => [folder, new Set<string>()]));
  const faults = new Map<string, string>();
  for (const [file, source] of sources) {
    const owner = ownerOf(file);
    const allowed = declaredFor(file, owner, manifests);
    for (const { specifier, kind } of readImports(source)) {
      const name = packageOf(specifier);
      if (name === undefined) continue;
      for (const folder of [owner, ""]) used.get(folder)?.add(name).add(typesOf(name));
      const hasTypes = kind === "types" && declaredIn(manifests.get("")).includes(typesOf(name));
      // One fault for each package and name: the first file shows the way to the others.
      const key = `${owner} ${name}`;
      if (allowed.has(name) || FETCHED_ON_USE.has(name) || hasTypes || faults.has(key)) continue;
      faults.set(key, `${file} imports ${name}, which ${pathOf(owner)} does not declare.`);
    }
  }
  for (const [folder, manifest] of manifests) {
    const texts = [...sources].filter(([file]) => folder === "" || ownerOf(file) === folder).map(([, text]) => text);
    for (const name of declaredIn(manifest)) {
      if (used.get(folder)?.has(name) || LOADED_BY_TOOLS.has(name) || isMentioned(name, texts)) continue;
      faults.set(`${folder} ${name}`, `${pathOf(folder)} declares ${name}, which nothing uses.`);
    }
  }
  return [...faults.values(), ...findOtherVersions(manifests)];
}

/** Two versions of one library would both be loaded. */
function findOtherVersions(manifests: ReadonlyMap<string, Manifest>): string[] {
  const first = new Map<string, { readonly version: string; readonly folder: string }>();
  return [...manifests].flatMap(([folder, manifest]) =>
    Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).flatMap(([name, version]) => {
      const known = first.get(name) ?? { version, folder };
      first.set(name, known);
      if (known.version === version) return [];
      return [`${pathOf(folder)} declares ${name} ${version}, and ${pathOf(known.folder)} ${known.version}.`];
    }),
  );
}

function declaredFor(file: string, owner: string, manifests: ReadonlyMap<string, Manifest>): Set<string> {
  const manifest = manifests.get(owner);
  const isPublished = /^packages\/[^/]+\/(src|bin|hooks)\//.test(file) && !/\.spec\.tsx?$/.test(file);
  if (isPublished) return new Set([manifest?.name ?? "", ...Object.keys(manifest?.dependencies ?? {})]);
  // The root declares the packages as workspaces.
  const workspaces = owner === "" ? [...manifests.values()].map(({ name }) => name) : [manifest?.name ?? ""];
  return new Set([...workspaces, ...declaredIn(manifest), ...declaredIn(manifests.get(""))]);
}

function declaredIn(manifest: Manifest | undefined): string[] {
  return [...Object.keys(manifest?.dependencies ?? {}), ...Object.keys(manifest?.devDependencies ?? {})];
}

/** The package of an import; undefined for our own files, for modules of Node, and for what is no name of a package. */
function packageOf(specifier: string): string | undefined {
  if (isBuiltin(specifier) || !/^(@[\w.-]+\/)?[\w.-]+(\/|$)/.test(specifier) || specifier.startsWith("."))
    return undefined;
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

function typesOf(name: string): string {
  return `@types/${name.replace(/^@([^/]+)\//, "$1__")}`;
}

/** A program is started by its path, and a module may be resolved by its name: both are in quotes. */
function isMentioned(name: string, texts: readonly string[]): boolean {
  if (name === "@types/node") return true;
  const mention = new RegExp(`["'\`/]${name.replaceAll(/[.*+?^$()[\]{}|\\/]/g, String.raw`\$&`)}["'\`/]`);
  return texts.some((text) => mention.test(text));
}

function pathOf(folder: string): string {
  return folder === "" ? "package.json" : `${folder}/package.json`;
}
