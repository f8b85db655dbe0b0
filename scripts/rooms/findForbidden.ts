import { type Import, readImports } from "./imports.ts";
import { isEntry, resolveImport, roomOf } from "./places.ts";
import { type Limit, type Row, rows } from "./table.ts";

export interface Forbidden {
  file: string;
  specifier: string;
  sentence: string;
}

/** Every import that the table does not allow. Sources by path from the root of the repository. */
export function findForbidden(sources: ReadonlyMap<string, string>): Forbidden[] {
  return [...sources].flatMap(([file, source]) => {
    const room = roomOf(file);
    if (typeof room === "object") {
      return [
        { file, specifier: "", sentence: `${room.unknown} is no room: give it a row in scripts/rooms/table.ts.` },
      ];
    }
    const row = rows.find((candidate) => candidate.room === room);
    return readImports(source).flatMap((found): Forbidden[] => {
      const target = resolveImport(file, found.specifier);
      if (row === undefined || target === undefined) return [];
      const sentence = objectionTo(row, found, target);
      return sentence === undefined ? [] : [{ file, specifier: found.specifier, sentence }];
    });
  });
}

function objectionTo(row: Row, found: Import, target: string): string | undefined {
  const room = roomOf(target);
  if (typeof room === "object") return `${room.unknown} is no room, so ${row.room} may not import from it.`;
  if (room === row.room) return undefined;
  const entry = row.may.find((allowed) => (typeof allowed === "string" ? allowed : allowed.room) === room);
  if (entry === undefined) return `${row.room} may not import ${room}. ${row.why}`;
  if (typeof entry === "string" || isWithin(entry.only, found, target)) return undefined;
  return `${row.room} may import ${room} only ${limits[entry.only]}. ${row.why}`;
}

function isWithin(limit: Limit, found: Import, target: string): boolean {
  if (limit === "types") return found.kind === "types";
  if (limit === "lazily") return found.kind !== "value";
  return isEntry(target);
}

const limits: Record<Limit, string> = {
  types: "for its types",
  lazily: "lazily, or for its types",
  entry: "through the files that lie directly in it",
};
