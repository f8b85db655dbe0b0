import type { Method } from "../../packages/server/src/methods/define.ts";

/** Where each method is found, and what a server must know of all of them without loading any. */
export function printDirectory(files: readonly string[], methods: readonly Method[]): string {
  const lines = files.map((file) => `  ["${nameOf(file)}", () => import("./${file}")],`);
  const scopes = [...new Set(methods.flatMap((method) => method.scopes))].toSorted();
  return `// GENERATED from the files of this folder by npm run gen.
import type { Method } from "./define.ts";

type Loader = () => Promise<Readonly<Record<string, Method>>>;

/** By name, what loads it. */
export const loaders: ReadonlyMap<string, Loader> = new Map<string, Loader>([
${lines.join("\n")}
]);

/** Every scope that some method asks for. */
export const scopes: readonly string[] = [
${scopes.map((scope) => `  "${scope}",`).join("\n")}
];
`;
}

function nameOf(file: string): string {
  return file.slice(file.indexOf("/") + 1, -".ts".length);
}
