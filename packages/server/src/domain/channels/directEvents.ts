import { slackbotId } from "@platform/protocol";
import type { EventAudience, EventType } from "@platform/protocol/contract/events.ts";
import type { WriteContext } from "../context.ts";
import { type DomainEvent, emit } from "../events/emit.ts";
import { type ChannelRow, eventTs } from "./channelEvents.ts";

/** Emits a new direct conversation to each of its members; for a DM with the other member as its `user`. */
export async function emitDirectCreated(
  ctx: WriteContext,
  channel: ChannelRow,
  memberIds: readonly string[],
): Promise<void> {
  for (const user of memberIds.filter((id) => id !== slackbotId)) {
    const described = {
      id: channel.id,
      created: Math.floor(channel.created_ms / 1000),
      is_im: channel.kind === "im",
      is_mpim: channel.kind === "mpim",
      is_org_shared: false,
      is_open: user === ctx.caller.userId,
      context_team_id: channel.team_id,
    };
    if (channel.kind === "im") {
      const partner = memberIds.find((id) => id !== user) ?? user;
      const payload = { user, channel: { ...described, user: partner }, event_ts: eventTs(ctx) };
      await emitToPerson(ctx, channel, user, { type: "im_created", payload });
    } else {
      const group = { ...described, name: channel.name ?? "", members: memberIds };
      await emitToPerson(ctx, channel, user, {
        type: "mpim_joined",
        payload: { user, channel: group, event_ts: eventTs(ctx) },
      });
    }
  }
}

/** Emits that the caller opened or closed a direct conversation, to the caller's other clients alone. */
export async function emitDirectListed(ctx: WriteContext, channel: ChannelRow, what: "open" | "close"): Promise<void> {
  const { userId: user } = ctx.caller;
  const kind = channel.kind === "im" ? "im" : "mpim";
  const payload = { user, channel: channel.id, event_ts: eventTs(ctx) };
  await emitToPerson(ctx, channel, user, { type: `${kind}_${what}`, payload });
}

/** Emits an event about a conversation to one person. */
export async function emitToPerson<Type extends PersonalEventType>(
  ctx: WriteContext,
  channel: ChannelRow,
  userId: string,
  { type, payload }: Pick<DomainEvent<Type>, "type" | "payload">,
): Promise<void> {
  const { id: channelId, team_id: teamId } = channel;
  const audience = "user" as EventAudience<Type> & "user";
  await emit<Type>(ctx, { type, teamId, channelId, userId, audience, payload });
}

type PersonalEventType = { [Type in EventType]: "user" extends EventAudience<Type> ? Type : never }[EventType];
