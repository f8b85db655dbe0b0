import { type Outcome, succeed } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import { insertMetaOnce, selectMeta } from "../../storage/queries/meta.ts";
import { selectOutboxEnd } from "../../storage/queries/outbox.ts";
import { defineOperation } from "../context.ts";
import { printPosition } from "../deliveries/position.ts";

export const positionKey = "push_position";

/** How far the outbox has been looked through for messages that notify closed browsers, by whichever server. */
export function readPushPosition(db: Db): Promise<string | undefined> {
  return selectMeta(db, positionKey);
}

/** Without a position, browsers are notified of what happens from now on. */
export const beginPush = defineOperation(import.meta, async (ctx): Promise<Outcome<object, never>> => {
  await insertMetaOnce(ctx.db, positionKey, printPosition(await selectOutboxEnd(ctx.db)));
  return succeed({});
});
