import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { limits } from "@platform/protocol";
import { type CommandIo, UsageError } from "../command.ts";
import { readJsonObject } from "../readJsonObject.ts";
import { type DatastoreFlags, openDatastore, readDatastoreCall } from "./callDatastore.ts";

const itemsMax = 5_000;

/** Stores the items of a file, one per line, in batches. */
export async function importItems(file: string, flags: DatastoreFlags, io: CommandIo): Promise<void> {
  const { expression: _expression, datastore: _datastore, show: _show, ...app } = flags;
  const { datastore } = readDatastoreCall(flags);
  const items = readLines(resolve(io.cwd, file), file);
  const send = await openDatastore(io, app);
  for (let at = 0; at < items.length; at += limits.datastore_batch_max) {
    const batch = items.slice(at, at + limits.datastore_batch_max);
    await send("apps.datastore.bulkPut", { datastore, items: batch });
    io.progress(`${at + batch.length} of ${items.length} items`);
  }
  io.print(`Stored ${items.length} items of ${file} in ${datastore}.\n`, { datastore, file, count: items.length });
}

function readLines(path: string, file: string): Record<string, unknown>[] {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new UsageError(`${file} cannot be read.`);
  }
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length > itemsMax)
    throw new UsageError(`${file} has ${lines.length} items; at most ${itemsMax} are stored.`);
  return lines.map((line, at) => readJsonObject(`Line ${at + 1} of ${file}`, line));
}
