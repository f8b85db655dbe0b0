import { idSource, limits } from "@platform/protocol";
import { selectTimes } from "../../storage/queries/messageActivity.ts";
import { findReadableChannel } from "../access/accessChannel.ts";
import type { WriteContext } from "../context.ts";
import { recordActs } from "./recordActs.ts";

const linkRoot = "/archives/";
const linkShape = new RegExp(`/archives/(${idSource("channel")})/p(\\d{16})(?!\\d)`, "g");

/**
 * Posting the address of a message is sharing it, wherever in the new message the address stands. Messages that the
 * caller cannot read are not counted: a made-up address shares nothing.
 */
export async function recordShares(ctx: WriteContext, json: string): Promise<void> {
  // Asked of every message that is posted; nearly all end here.
  if (!json.includes(linkRoot) || ctx.caller.kind !== "user") return;
  const shared = new Map<string, Set<number>>();
  let found = 0;
  for (const [, channelId = "", us = ""] of json.matchAll(linkShape)) {
    if (++found > limits.shared_messages_max) break;
    const times = shared.get(channelId) ?? new Set();
    shared.set(channelId, times.add(Number(us)));
  }
  for (const channelId of [...shared.keys()].toSorted()) {
    const channel = await findReadableChannel(ctx, channelId);
    if (!channel) continue;
    const times = await selectTimes(ctx.db, channel.key, [...(shared.get(channelId) ?? [])]);
    await recordActs(
      ctx,
      channel.key,
      times.map((ts) => ({ ts, kind: "share" })),
    );
  }
}
