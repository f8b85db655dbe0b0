import { type Outcome, succeed } from "@platform/protocol";
import { defineOperation } from "@platform/server/domain/context.ts";
import { sql } from "kysely";

/** What the connection that writes has in force. */
export const readPragmas = defineOperation(
  import.meta,
  async (ctx): Promise<Outcome<{ synchronous: number; foreignKeys: number; journal: string }, never>> => {
    const synchronous = await sql<{ synchronous: number }>`pragma synchronous`.execute(ctx.db);
    const foreignKeys = await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(ctx.db);
    const journal = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(ctx.db);
    return succeed({
      synchronous: synchronous.rows[0]?.synchronous ?? -1,
      foreignKeys: foreignKeys.rows[0]?.foreign_keys ?? -1,
      journal: journal.rows[0]?.journal_mode ?? "",
    });
  },
);
