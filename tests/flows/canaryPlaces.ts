import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Db } from "@platform/server/storage/db.ts";

/** Everything that could be read afterwards, by where it was found. */
export type Places = Record<string, string>;

/** Every value of every column, by table and column. */
export async function readColumns(db: Db): Promise<Places> {
  const places: Places = {};
  for (const { name } of await db.introspection.getTables()) {
    const rows = (await db
      .selectFrom(name as "meta")
      .selectAll()
      .execute()) as unknown as Record<string, unknown>[];
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        const place = `${name}.${column}`;
        places[place] = `${places[place] ?? ""}\n${Buffer.isBuffer(value) ? value.toString("latin1") : String(value)}`;
      }
    }
  }
  return places;
}

/** The bytes of whatever the server keeps in its folder, but for the key that all else is derived from. */
export function readFiles(folder: string): Places {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== "server.key");
  return Object.fromEntries(
    files.map(({ name, parentPath }) => [`the file ${name}`, readFileSync(join(parentPath, name), "latin1")]),
  );
}

/** Where a secret can be read, in plain text or in a form that anybody can undo. */
export function findLeaks(places: Places, secrets: Readonly<Record<string, readonly string[]>>): string[] {
  const leaks: string[] = [];
  for (const [what, texts] of Object.entries(secrets)) {
    for (const form of new Set(texts.flatMap(formsOf))) {
      for (const [place, content] of Object.entries(places)) {
        const at = content.indexOf(form);
        if (at >= 0) leaks.push(`${what} in ${place}: ${content.slice(Math.max(0, at - 80), at + form.length + 20)}`);
      }
    }
  }
  return leaks;
}

function formsOf(secret: string): string[] {
  const body = bodyOf(secret);
  const bytes = Buffer.from(body);
  // Without its end, which depends on the text that follows.
  const base64 = bytes.toString("base64").replace(/.{0,3}=*$/, "");
  return [body, bytes.toString("hex"), base64, bytes.toString("base64url").slice(0, base64.length)];
}

/** The part that must not be seen; a prefix may be, because it only shows the kind of secret. */
export function bodyOf(secret: string): string {
  return secret.replace(/^xox[a-z](\.xox[a-z])?-(1-)?|^(xapp|xwfp|xctl)-(1-)?/, "");
}
