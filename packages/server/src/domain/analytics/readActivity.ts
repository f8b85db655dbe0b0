import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { type ActivityRow, selectActivity, selectActivityParts } from "../../storage/queries/messageActivity.ts";
import type { MessageActivityPartRow } from "../../storage/tables/messageActivityParts.ts";
import { analyzeChannel } from "../access/analyzeChannel.ts";
import { mayAdministerOrg } from "../access/mayAdminister.ts";
import type { ReadContext } from "../context.ts";
import { checkFeature } from "../policies/plans.ts";
import { type AskedPage, walkChannel } from "./walkChannel.ts";
import { readSpan } from "./window.ts";

export type { ActivityRow } from "../../storage/queries/messageActivity.ts";
export type { MessageActivityPartRow } from "../../storage/tables/messageActivityParts.ts";

/** What was counted of one message; nothing where nobody has done anything yet. */
export interface CountedMessage {
  readonly counts: ActivityRow;
  readonly parts: readonly MessageActivityPartRow[];
}

export type ActivityCode =
  | "channel_not_found"
  | "not_an_enterprise"
  | "restricted_action"
  | "restricted_plan_level"
  | "invalid_arguments";

const spanUs = limits.message_activity_window_s * 1_000_000;

/** How many people did what with each message of a page, for admins of the channel's org. */
export async function readActivity(
  ctx: ReadContext,
  asked: AskedPage & { readonly limit: number },
): Promise<Outcome<{ messages: CountedMessage[]; next: string }, ActivityCode>> {
  const featured = await checkFeature(ctx, "message_activity_analytics");
  if (!featured.ok && featured.error === "not_an_enterprise") return featured;
  if (!(await mayAdministerOrg(ctx))) return refuse("restricted_action");
  if (!featured.ok) return featured;
  const found = await analyzeChannel(ctx, asked.channelId);
  if (!found.ok) return refuse(found.error === "channel_not_found" ? found.error : "restricted_action");
  const { channel } = found;

  const page = await walkChannel<ActivityRow>(ctx, "message activity", asked, {
    channel,
    limit: asked.limit,
    window: (nowUs) => readSpan(asked, nowUs, spanUs),
    select: selectActivity,
  });
  if (!page.ok) return page;
  const { rows, next } = page;
  const parts = await selectActivityParts(ctx.db, channel.key, rows[0]?.ts ?? 0, rows.at(-1)?.ts ?? 0);
  const byTs = Map.groupBy(parts, (part) => part.ts);
  return succeed({ messages: rows.map((counts) => ({ counts, parts: byTs.get(counts.ts) ?? [] })), next });
}
