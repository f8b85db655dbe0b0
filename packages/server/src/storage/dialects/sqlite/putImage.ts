import Sqlite from "better-sqlite3";
import type { WriteCall, Writer } from "../../job.ts";
import { migrate } from "../../migrations/migrate.ts";
import { kyselyOnSqlite } from "./driver.ts";
import { replaceContent } from "./replaceContent.ts";

/** An image is no one's wish in particular, and brings its own dates. */
export const byNobody: WriteCall = { caller: {}, nowMs: 0 };

/** What is wrong with an image is told; what is wrong with the store is thrown. */
export async function putImage(writer: Writer, image: Uint8Array): Promise<string | undefined> {
  const fault = await faultOf(image);
  if (fault === undefined) await writer.write(replaceContent, byNobody, { image });
  return fault;
}

/** Tried out beforehand: inside the write it could not be told from a store that fails. */
async function faultOf(image: Uint8Array): Promise<string | undefined> {
  let copy: Sqlite.Database | undefined;
  try {
    copy = new Sqlite(Buffer.from(image));
    await migrate(kyselyOnSqlite(copy));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    copy?.close();
  }
}
