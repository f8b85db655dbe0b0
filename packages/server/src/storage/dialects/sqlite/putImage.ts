import Sqlite from "better-sqlite3";
import type { WriteCall, Writer } from "../../job.ts";
import { migrate } from "../../migrate.ts";
import { kyselyOnSqlite } from "./driver.ts";
import { replaceContent } from "./replaceContent.ts";

/** An image is no one's wish in particular, and brings its own dates. */
export const byNobody: WriteCall = { caller: {}, nowMs: 0 };

/** A fault of the snapshot is returned; a fault of the store is thrown. */
export async function putImage(writer: Writer, image: Uint8Array): Promise<string | undefined> {
  const fault = await faultOf(image);
  if (fault === undefined) await writer.write(replaceContent, byNobody, { image });
  return fault;
}

/** Checked beforehand: inside the write it could not be distinguished from a failing store. */
async function faultOf(image: Uint8Array): Promise<string | undefined> {
  let copy: Sqlite.Database | undefined;
  try {
    copy = new Sqlite(Buffer.from(image));
    // An empty file is an empty database, and would be brought up to date without a word.
    const isOurs = copy.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get() !== undefined;
    if (!isOurs) return "there is nothing of ours in it";
    await migrate(kyselyOnSqlite(copy));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    copy?.close();
  }
}
