import { appendFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { CommandIo } from "../command.ts";
import { type DatastoreFlags, openDatastore, readDatastoreCall } from "./callDatastore.ts";

const itemsMax = 10_000;
const pageSize = 100;

/** Writes the items that match to a file, one per line, following the pages. */
export async function exportItems(file: string, flags: DatastoreFlags, io: CommandIo): Promise<void> {
  const { expression: _expression, datastore: _datastore, show: _show, ...app } = flags;
  const params = readDatastoreCall(flags);
  const send = await openDatastore(io, app);
  const path = resolve(io.cwd, file);
  writeFileSync(path, "");
  let [count, cursor] = [0, ""];
  do {
    const page = await send("apps.datastore.query", { limit: pageSize, ...params, ...(cursor && { cursor }) });
    const items = (page["items"] as readonly unknown[]).slice(0, itemsMax - count);
    appendFileSync(path, items.map((item) => `${JSON.stringify(item)}\n`).join(""));
    count += items.length;
    cursor = (page["response_metadata"] as { readonly next_cursor: string }).next_cursor;
    io.progress(`${count} items`);
  } while (cursor !== "" && count < itemsMax);
  io.print(`Wrote ${count} items of ${params.datastore} to ${file}.\n`, { datastore: params.datastore, file, count });
}
