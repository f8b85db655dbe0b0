import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectRule } from "../../storage/queries/retentionRules.ts";
import type { RetentionRuleRow } from "../../storage/tables/retentionRules.ts";
import { type ChannelRow, type GovernChannelCode, governChannel } from "../access/governChannel.ts";
import type { ReadContext } from "../context.ts";
import { kindOf } from "./effectiveRule.ts";

export type CustomRetentionCode = GovernChannelCode | "retention_override_not_allowed";

/**
 * A channel that may have a rule of its own. The general channel follows its workspace, a channel of several workspaces
 * follows the org, and a rule of either can be binding.
 */
export async function accessCustomRetention(
  ctx: ReadContext,
  channelId: string,
): Promise<Outcome<{ channel: ChannelRow }, CustomRetentionCode>> {
  const governed = await governChannel(ctx, channelId);
  if (!governed.ok) return governed;
  const { channel, team } = governed;
  if (channel.is_general === 1) return refuse("channel_type_not_supported");
  if (channel.sharing !== null) return refuse("retention_override_not_allowed");
  const kind = kindOf(channel.kind);
  for (const scopeId of [team.id, team.org_id]) {
    const rule = scopeId !== null && kind ? await selectRule(ctx.db, scopeId, kind) : undefined;
    if (rule?.allows_override === 0) return refuse("retention_override_not_allowed");
  }
  return succeed({ channel });
}

/** The rule of a channel, if it has one of its own. */
export async function findCustomRetention(
  ctx: ReadContext,
  channelId: string,
): Promise<Outcome<{ rule: RetentionRuleRow | undefined }, GovernChannelCode>> {
  const governed = await governChannel(ctx, channelId);
  if (!governed.ok) return governed;
  return succeed({ rule: await selectRule(ctx.db, governed.channel.id, "channel") });
}
