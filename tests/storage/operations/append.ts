import { type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import { defineOperation, type WriteContext } from "@platform/server/domain/context.ts";
import { lockNextTs } from "@platform/server/storage/queries/channels.ts";
import { insertMessage } from "@platform/server/storage/queries/messages.ts";
import { insertOutbox } from "@platform/server/storage/queries/outbox.ts";

export interface Append {
  readonly channelKey: number;
  readonly teamId: string;
  readonly text: string;
  /** How many messages. */
  readonly count?: number;
  readonly fault?: "refuse" | "throw" | "violate";
}

/** Writes messages with their events, and then keeps them, refuses, has a bug, or violates a constraint. */
export const append = defineOperation(
  import.meta,
  async (ctx, input: Append): Promise<Outcome<{ given: number[] }, "refused">> => {
    const given: number[] = [];
    for (let at = 0; at < (input.count ?? 1); at++) given.push(await appendOne(ctx, input));
    if (input.fault === "refuse") return refuse("refused");
    if (input.fault === "throw") throw new Error("a bug after the rows were written");
    if (input.fault === "violate") await insertMessage(ctx.db, -1, 0, 1, "", null, 0, null, input.text);
    return succeed({ given });
  },
);

async function appendOne(ctx: WriteContext, { channelKey, teamId, text }: Append): Promise<number> {
  const ts = await lockNextTs(ctx.db, channelKey, ctx.nowMs * 1000);
  await insertMessage(ctx.db, channelKey, 0, ts, "", null, 0, null, text);
  const payload = JSON.stringify({ text, ts: printTs(ts) });
  await insertOutbox(ctx.db, teamId, `C${channelKey}`, null, null, "channel", "appended", ctx.nowMs, payload, null);
  return ts;
}
