import { type Outcome, succeed } from "@platform/protocol";
import { defineOperation } from "@platform/server/domain/context.ts";
import type { Db } from "@platform/server/storage/db.ts";

/** A statement whose columns change with the schema. */
export function readAllEmoji(db: Db): Promise<object[]> {
  return db.selectFrom("custom_emoji").selectAll().execute();
}

/** The same in a write transaction. */
export const readEmoji = defineOperation(
  import.meta,
  async (ctx): Promise<Outcome<{ readonly count: number }, never>> =>
    succeed({ count: (await readAllEmoji(ctx.db)).length }),
);
