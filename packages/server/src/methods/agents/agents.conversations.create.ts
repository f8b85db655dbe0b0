import { limits, refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { createCodeChannel } from "../../domain/codeChannels/createCodeChannel.ts";
import { codeChannelErrors } from "../codeChannelParams.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, id, optional, text, timestamp } from "../params.ts";

export const agentsConversationsCreate = defineMethod({
  name: "agents.conversations.create",
  summary: "Creates a code channel: a channel that is one session with the agent.",
  http: "POST",
  tokens: ["bot"],
  scopes: ["code_channels:manage"],
  rate: 2,
  params: {
    team_id: optional(text({ object: "team", describe: "For org-wide apps: the workspace." })),
    session_id: optional(
      text({
        describe: "The agent's own name for the session. A channel that it has for the session already is returned.",
        maxLength: limits.agent_session_id_chars_max,
      }),
    ),
    name: optional(
      text({
        describe: "The title of the session, of which the name of the channel is made. Needed without an origin.",
        maxLength: limits.agent_session_title_chars_max,
      }),
    ),
    is_private: defaulted(flag({ describe: "Whether only members can see the channel." }), false),
    origin_channel_id: optional(
      id({
        object: "channel",
        describe: "Where the session was asked for; with `origin_message_ts`.",
        otherwise: "channel_not_found",
      }),
    ),
    origin_message_ts: optional(
      timestamp({
        object: "message",
        describe: "The message that asked for it. Its author is invited.",
        otherwise: "message_not_found",
      }),
    ),
  },
  result: { channel_id: Type.String() },
  errors: {
    feature_not_enabled: codeChannelErrors.feature_not_enabled,
    channel_not_found: "`origin_channel_id` is malformed, unknown, or not a conversation that the app is in.",
    message_not_found: "`origin_message_ts` is malformed, or names no message there.",
    channel_type_not_supported: "The origin is in a channel that another organization or workspace shares.",
  },
  notes:
    "Characters that names of channels cannot have become hyphens, and a number is added to a name that is taken. Without `name`, the " +
    "channel is named after the beginning of the origin message. The session begins with the status `active`; its status is set with " +
    "`agents.sessions.setStatus` without `thread_ts`.",
  examples: [
    { title: "A session", params: { session_id: "run-4711", name: "Fix the login page" } },
    {
      title: "Asked for in a channel",
      params: { origin_channel_id: "C0123456789", origin_message_ts: "1768467600.000100", is_private: true },
    },
  ],
  async handler(ctx, params) {
    const { origin_channel_id: channelId, origin_message_ts: ts } = params;
    if ((channelId === undefined) !== (ts === undefined)) {
      return refuse("invalid_arguments", "must provide origin_channel_id and origin_message_ts together");
    }
    const created = await ctx.write(createCodeChannel, {
      sessionId: params.session_id || undefined,
      name: params.name?.trim() || undefined,
      isPrivate: params.is_private,
      origin: channelId === undefined || ts === undefined ? undefined : { channelId, ts },
    });
    return created.ok ? succeed({ channel_id: created.channelId }) : created;
  },
});
