import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export interface ManifestJson {
  readonly functions?: Readonly<Record<string, FunctionJson>>;
  readonly outgoing_domains?: readonly string[];
  readonly [name: string]: unknown;
}

export interface FunctionJson {
  readonly source_file?: string;
  readonly type?: string;
  readonly [name: string]: unknown;
}

/** The manifest of a project: `manifest.json`, with what `manifest.ts` or `.js` exports on top of it. */
export async function loadManifest(root: string): Promise<ManifestJson> {
  const json = join(root, "manifest.json");
  const fromJson = existsSync(json) ? (JSON.parse(await readFile(json, "utf8")) as ManifestJson) : undefined;
  const code = ["manifest.ts", "manifest.js"].map((name) => join(root, name)).find((path) => existsSync(path));
  if (code === undefined && fromJson === undefined) {
    throw new Error(`There is no manifest.ts, manifest.js or manifest.json in ${root}.`);
  }
  const fromCode = code === undefined ? {} : ((await loadDefault(code)) as ManifestJson);
  return merge(fromJson ?? {}, fromCode) as ManifestJson;
}

/** The default export of a module; an object, or we would return something that cannot be read. */
export async function loadDefault(path: string): Promise<object> {
  const module = (await import(pathToFileURL(path).href)) as { default?: unknown };
  if (typeof module.default === "object" && module.default !== null) return module.default;
  throw new Error(`${path} has no default export that is an object.`);
}

/** Functions whose code is in the project, by callback id. Each must say where. */
export function ownFunctions({ functions = {} }: ManifestJson): Map<string, string> {
  const own = Object.entries(functions).filter(([, { type }]) => type !== "API");
  return new Map(
    own.map(([callbackId, { source_file: file }]) => {
      if (typeof file !== "string" || file === "") throw new Error(`The function ${callbackId} has no source_file.`);
      return [callbackId, file];
    }),
  );
}

/** The manifest as the platform keeps it: where code lay on one machine is of no use there. */
export function withoutSourceFiles(manifest: ManifestJson): ManifestJson {
  const { functions } = manifest;
  if (functions === undefined) return manifest;
  const stripped = Object.entries(functions).map(([id, { source_file: _file, ...rest }]) => [id, rest] as const);
  return { ...manifest, functions: Object.fromEntries(stripped) };
}

function merge(below: unknown, above: unknown): unknown {
  if (!isObject(below) || !isObject(above)) return above;
  const merged: Record<string, unknown> = { ...below };
  for (const [name, value] of Object.entries(above)) merged[name] = merge(below[name], value);
  return merged;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
