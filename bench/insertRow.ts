import { succeed } from "@platform/protocol";
import { defineOperation } from "@platform/server/domain/context.ts";
import { insertMessage } from "@platform/server/storage/queries/messages.ts";

export interface NewRow {
  readonly channelKey: number;
  readonly ts: number;
  readonly body: string;
}

/** The smallest write there is, so that what is measured is the way to the disk and not the rules of posting. */
export const insertRow = defineOperation(import.meta, async (ctx, row: NewRow) => {
  await insertMessage(ctx.db, row.channelKey, 0, row.ts, ctx.caller.userId, null, 0, null, row.body);
  return succeed({});
});
