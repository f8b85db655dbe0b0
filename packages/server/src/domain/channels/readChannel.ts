import { type Outcome, succeed } from "@platform/protocol";
import { selectMemberCount } from "../../storage/queries/channels.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { accessChannel, type AccessCode, type SeenChannelRow } from "../access/accessChannel.ts";
import type { ReadContext } from "../context.ts";

export interface ChannelDetails {
  readonly channel: SeenChannelRow;
  readonly memberCount: number | undefined;
  readonly locale: string | undefined;
}

/** One conversation with what was asked besides. */
export async function readChannel(
  ctx: ReadContext,
  asked: { readonly id: string; readonly countMembers: boolean; readonly withLocale: boolean },
): Promise<Outcome<{ details: ChannelDetails }, AccessCode>> {
  const seen = await accessChannel(ctx, asked.id, "read");
  if (!seen.ok) return seen;
  const { channel } = seen;
  const memberCount = asked.countMembers ? await selectMemberCount(ctx.db, channel.key) : undefined;
  const locale = asked.withLocale ? (await selectTeam(ctx.db, channel.team_id))?.locale : undefined;
  return succeed({ details: { channel, memberCount, locale } });
}
