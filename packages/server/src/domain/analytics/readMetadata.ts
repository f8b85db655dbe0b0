import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectStructures, type StructureRow } from "../../storage/queries/messageActivity.ts";
import { selectOrg } from "../../storage/queries/teams.ts";
import { analyzeChannel, type AnalyzeCode } from "../access/analyzeChannel.ts";
import { mayAdministerOrg } from "../access/mayAdminister.ts";
import type { ReadContext } from "../context.ts";
import { type MessageBody, parseBody } from "../messages/message.ts";
import { checkFeature } from "../policies/plans.ts";
import { type AskedPage, walkChannel } from "./walkChannel.ts";
import { readOpenWindow } from "./window.ts";

/** A message and whether it is a reply. Only its structure leaves the house, which is for `present` to see to. */
export interface StructuredMessage {
  readonly body: MessageBody;
  readonly isReply: boolean;
}

export type MetadataCode =
  | AnalyzeCode
  | "not_an_enterprise"
  | "restricted_plan_level"
  | "access_denied"
  | "ekm_access_denied"
  | "admin_analytics_disabled"
  | "analytics_unavailable"
  | "invalid_arguments";

/** A page of a channel's messages and their threads, for admins of its org. */
export async function readMetadata(
  ctx: ReadContext,
  asked: AskedPage,
): Promise<Outcome<{ messages: StructuredMessage[]; next: string }, MetadataCode>> {
  const featured = await checkFeature(ctx, "message_metadata_analytics");
  if (!featured.ok && featured.error === "not_an_enterprise") return featured;
  if (!(await mayAdministerOrg(ctx)))
    return refuse("access_denied", "the caller is neither owner nor admin of the org");
  if (!featured.ok) return featured;
  const found = await analyzeChannel(ctx, asked.channelId);
  if (!found.ok) return found;
  const { channel, isKeySuspended } = found;
  const org = await selectOrg(ctx.db, ctx.caller.orgId ?? "");
  if (org?.message_analytics_off) return refuse("admin_analytics_disabled");
  if (isKeySuspended) return refuse("ekm_access_denied");

  const page = await walkChannel<StructureRow>(ctx, "message metadata", asked, {
    channel,
    limit: limits.message_metadata_page,
    window: (nowUs) => readOpenWindow(asked, nowUs),
    select: selectStructures,
  });
  if (!page.ok) return page;
  if (page.rows.length === 0) return refuse("analytics_unavailable");
  const messages = page.rows.map((row) => ({ body: parseBody(row.body), isReply: row.thread_ts !== 0 }));
  return succeed({ messages, next: page.next });
}
