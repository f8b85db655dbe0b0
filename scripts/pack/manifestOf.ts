import { type Published, SCOPE } from "./published.ts";

export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The `package.json` that is published: it names the compiled files, and nothing that is only needed for development. */
export function manifestOf(
  source: PackageManifest,
  { beside = [], bundledDependencies = [], isBuilt, bundles = {}, otherFiles = [] }: Published,
  scope = SCOPE,
): object {
  const { name, exports, dependencies, devDependencies: _, ...rest } = source;
  const neighbours = Object.fromEntries(beside.map((neighbour) => [neighbour, source.version]));
  const all = Object.entries({ ...dependencies, ...neighbours }).map(([dependency, version]) => {
    const published = publishedName(dependency, scope);
    return [dependency, published === dependency ? version : `npm:${published}@${version}`] as const;
  });
  return {
    name: publishedName(name, scope),
    ...rest,
    ...(exports && {
      exports: {
        ...Object.fromEntries(Object.entries(exports).flatMap((entry) => compiledExport(entry, otherFiles))),
        ...Object.fromEntries(Object.entries(bundles).map(([entry, bundle]) => [entry, bundledExport(bundle)])),
        "./package.json": "./package.json",
      },
    }),
    ...(!isBuilt && { dependencies: Object.fromEntries(all) }),
    ...(bundledDependencies.length > 0 && { bundleDependencies: bundledDependencies }),
  };
}

function publishedName(name: string, scope: string): string {
  return name.replace(/^@platform\//, `${scope}/`);
}

/** `@platform/protocol/limits.ts` is imported by that name everywhere, and leads to what was made of it. */
function compiledExport(
  [name, path]: readonly [string, string],
  otherFiles: readonly string[],
): (readonly [string, unknown])[] {
  if (!path.includes("*")) return [[name, conditions(path.replace(/\.ts$/, ""))]];
  return [
    [`${name}.ts`, conditions(path)],
    ...otherFiles.map((extension) => [`${name}.${extension}`, `${path}.${extension}`] as const),
  ];
}

/** Bundles for both kinds of modules; the types are those of the sources. */
function bundledExport(name: string): object {
  return {
    import: { types: `./src/${name}.d.ts`, default: `./dist/${name}.js` },
    require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
  };
}

function conditions(path: string): object {
  return { types: `${path}.d.ts`, default: `${path}.js` };
}
