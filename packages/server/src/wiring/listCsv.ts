import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { accessList } from "../domain/access/accessList.ts";
import type { Context } from "../domain/context.ts";
import { printCsv } from "../domain/lists/printCsv.ts";
import type { ServedFile } from "../http/files/fileServices.ts";

export interface AskedCsv {
  readonly teamId: string;
  readonly fileId: string;
  readonly hasArchived: boolean;
}

/** The items of a list as a file, for the first of the callers who has access to the list. */
export async function openListCsv(contexts: readonly Context[], asked: AskedCsv): Promise<ServedFile | undefined> {
  for (const ctx of contexts) {
    const seen = await accessList(ctx, asked.fileId);
    if (!seen.ok || seen.list.team_id !== asked.teamId) continue;
    const bytes = Buffer.from(await printCsv(ctx, seen.list, asked.hasArchived));
    return {
      name: `${seen.list.title}.csv`,
      mimetype: "text/csv",
      size: bytes.length,
      version: createHash("sha256").update(bytes).digest("hex"),
      read: (first, last) => Readable.from([bytes.subarray(first, last + 1)]),
      close: () => Promise.resolve(),
    };
  }
  return undefined;
}
