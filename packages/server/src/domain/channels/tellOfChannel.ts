import { printTs } from "@platform/protocol";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import type { WriteContext } from "../context.ts";
import { type DomainEvent, emit } from "../events/emit.ts";

export type { ChannelRow } from "../../storage/tables/channels.ts";

/** What happened to the channel itself. Whoever is not in a private one must not even learn that it exists. */
export async function tellViewers(
  ctx: WriteContext,
  channel: ChannelRow,
  what: "archive" | "created" | "rename" | "unarchive",
  fields: object,
): Promise<void> {
  const isPublic = channel.kind === "public";
  // There is one event for new channels, and two for everything that happens to them later.
  const type = isPublic || what === "created" ? `channel_${what}` : `group_${what}`;
  await emit(ctx, {
    type,
    teamId: channel.team_id,
    channelId: channel.id,
    audience: isPublic ? "team" : "channel",
    payload: { type, ...fields, event_ts: eventTs(ctx) },
  });
}

const typeLetter = { public: "C", private: "G", mpim: "G", im: "D", record: "G" } as const;

/** Somebody came or went: the members hear of it. */
export async function tellMembers(
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

export function membership(ctx: WriteContext, channel: ChannelRow, what: "joined" | "left", who: Who): DomainEvent {
  const type = `member_${what}_channel`;
  const { orgId } = ctx.caller;
  return {
    type,
    teamId: channel.team_id,
    channelId: channel.id,
    // Decides who was in the channel when earlier events were written (`formerMembers.ts`).
    userId: who.user,
    audience: "channel",
    payload: {
      type,
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

/** Events tell their moment in the form that messages have. */
export function eventTs({ nowMs }: WriteContext): string {
  return printTs(nowMs * 1000);
}
