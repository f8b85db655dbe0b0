import type { Kysely } from "kysely";
import { searchIndexOf } from "../dialects/searchIndex.ts";

/** An index of words. It is empty at first: whoever runs the server next fills it from the messages, bite by bite. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await searchIndexOf(db).create(db);
}
