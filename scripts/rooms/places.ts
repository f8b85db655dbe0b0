import { posix } from "node:path";
import { type RoomName, rows } from "./table.ts";

const known: ReadonlySet<string> = new Set(rows.map((row) => row.room));
const SERVER = "packages/server/src/";
const WIRING = "wiring";

/** The file, from the root of the repository, that an import names; nothing for packages that are not ours. */
export function resolveImport(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return posix.normalize(posix.join(posix.dirname(importer), specifier));
  const [, name, path] = /^@platform\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  if (path !== undefined) return `packages/${name}/src/${path}`;
  return `packages/${name}/src/${name === "server" ? "platform.ts" : "index.ts"}`;
}

/** The room a file is in, or what to call the place when it is none: nobody may import from there. */
export function roomOf(file: string): RoomName | { unknown: string } {
  if (file.startsWith(SERVER)) {
    const [first = "", ...deeper] = file.slice(SERVER.length).split("/");
    // What gives one room the things it may not import from another is composition: the wiring, and the files beside the rooms.
    if (first === WIRING || deeper.length === 0) return "platform";
    return isRoom(first) ? first : { unknown: `${SERVER}${first}` };
  }
  const [, name = "", folder] = file.split("/");
  return file.startsWith("packages/") && folder === "src" && isRoom(name) ? name : { unknown: posix.dirname(file) };
}

/** Whether the file lies directly in its room's folder: the registry does, a single method does not. */
export function isEntry(file: string): boolean {
  return file.startsWith(SERVER) && file.slice(SERVER.length).split("/").length === 2;
}

function isRoom(name: string): name is RoomName {
  return known.has(name);
}
