import { printTs } from "@platform/protocol";
import type { EventAudience } from "@platform/protocol/contract/events.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import type { WriteContext } from "../context.ts";
import { type DomainEvent, emit } from "../events/emit.ts";

export type { ChannelRow } from "../../storage/tables/channels.ts";

type ChannelEventType = "channel_created" | `${"channel" | "group"}_${"archive" | "rename" | "unarchive"}`;

/** Emits an event about the channel itself. For a private channel only its members may learn that it exists. */
export async function emitToViewers<Type extends ChannelEventType>(
  ctx: WriteContext,
  channel: ChannelRow,
  type: Type,
  payload: DomainEvent<Type>["payload"],
): Promise<void> {
  const audience = (channel.kind === "public" ? "team" : "channel") as EventAudience<Type> & ("team" | "channel");
  await emit<Type>(ctx, { type, teamId: channel.team_id, channelId: channel.id, audience, payload });
}

const typeLetter = { public: "C", private: "G", mpim: "G", im: "D", record: "G" } as const;

/** Emits to the members that a person joined or left. */
export async function emitToMembers(
  ctx: WriteContext,
  channel: ChannelRow,
  what: "joined" | "left",
  who: Who,
): Promise<void> {
  await emit(ctx, membership(ctx, channel, what, who));
}

interface Who {
  readonly user: string;
  readonly inviter?: string;
}

export function membership(
  ctx: WriteContext,
  channel: ChannelRow,
  what: "joined" | "left",
  who: Who,
): DomainEvent<"member_joined_channel" | "member_left_channel"> {
  const { orgId } = ctx.caller;
  return {
    type: `member_${what}_channel`,
    teamId: channel.team_id,
    channelId: channel.id,
    // Decides who was in the channel when earlier events were written (`formerMembers.ts`).
    userId: who.user,
    audience: "channel",
    payload: {
      user: who.user,
      channel: channel.id,
      channel_type: typeLetter[channel.kind],
      team: channel.team_id,
      ...(orgId === undefined ? {} : { enterprise: orgId }),
      ...(who.inviter === undefined ? {} : { inviter: who.inviter }),
      event_ts: eventTs(ctx),
    },
  };
}

/** The time of an event, in the format of a message timestamp. */
export function eventTs({ nowMs }: WriteContext): string {
  return printTs(nowMs * 1000);
}
