import { limits, succeed } from "@platform/protocol";
import { agentSessionStatuses } from "@platform/protocol/resources/agentSession.ts";
import { Type } from "typebox";
import type { AgentLook } from "../../domain/agents/applyStatus.ts";
import { setSessionStatus } from "../../domain/agents/setSessionStatus.ts";
import { guiseParams } from "../contentParams.ts";
import { defineMethod } from "../define.ts";
import { choice, id, optional, text } from "../params.ts";
import { sessionErrors, sessionParams, sessionTitle } from "../agentParams.ts";

const unsubscribed = "missing_agent_session_stopped_event_subscription";
const status = Type.Enum([...agentSessionStatuses]);

export const agentsSessionsSetStatus = defineMethod({
  name: "agents.sessions.setStatus",
  summary: "Sets the lifecycle status of the agent in a session, and begins the session if there is none.",
  http: "POST",
  tokens: ["bot"],
  scopes: ["chat:write"],
  rate: 3,
  needs: ["args"],
  params: {
    ...sessionParams,
    status: choice({ describe: "The status to set.", of: agentSessionStatuses }),
    title: optional({ ...sessionTitle, describe: "The title of a session that begins with this call." }),
    initiator_user_id: optional(
      id({
        object: "user",
        describe: "Whom a session that begins with this call began with: a member of the channel.",
        otherwise: "user_not_in_channel",
      }),
    ),
    icon_emoji: guiseParams.icon_emoji,
    icon_url: guiseParams.icon_url,
    username: optional(
      text({
        describe: "Another name for the agent in this session; needs `chat:write.customize`.",
        maxLength: limits.agent_username_chars_max,
      }),
    ),
  },
  result: { status, agent_status: status, title: Type.String() },
  errors: {
    ...sessionErrors,
    not_authorized:
      "The app is no agent: its manifest has neither `features.agent_view`, `features.assistant_view` nor `features.code_channels`.",
    user_not_in_channel: "`initiator_user_id` is malformed, or not a member of the channel.",
  },
  notes:
    "`status` of the answer is the strongest status of all agents in the session: `suspended`, `processing`, `active`, " +
    "`closed`; `agent_status` is the caller's own. `processing` becomes `active` after an hour unless it is set again, and " +
    "is not changed by messages of the app.\n\n" +
    "`username`, `icon_emoji` and `icon_url` are one set: a call with one of them clears the others, `null` clears, and a " +
    "call with none of them changes nothing.\n\n" +
    `While the app does not subscribe to \`agent_session_stopped\`, the answer has the warning \`${unsubscribed}\`, and people see no Stop button.`,
  examples: [
    {
      title: "At work",
      params: {
        channel_id: "D0123456789",
        thread_ts: "1768467600.000100",
        status: "processing",
        title: "Plan the launch",
      },
    },
  ],
  async handler(ctx, params) {
    const { channel_id: channelId, thread_ts: threadTs, initiator_user_id: initiatorId, title } = params;
    const change = { status: params.status, title: title?.trim(), initiatorId, look: lookIn(ctx.args, params) };
    const set = await ctx.write(setSessionStatus, { channelId, threadTs, change });
    if (!set.ok) return set;
    if (!set.canBeStopped) ctx.warnings.push(unsubscribed);
    return succeed({ status: set.status, agent_status: set.agentStatus, title: set.title });
  },
});

/** Arguments that are null count as absent everywhere else; here they clear, so the arguments as sent decide. */
function lookIn(
  args: Readonly<Record<string, unknown>>,
  given: { readonly [Name in keyof AgentLook]: string | undefined },
): AgentLook | undefined {
  const isGiven = ["username", "icon_emoji", "icon_url"].some((name) => args[name] !== undefined && args[name] !== "");
  if (!isGiven) return undefined;
  const { username = null, icon_emoji = null, icon_url = null } = given;
  return { username, icon_emoji, icon_url: icon_emoji === null ? icon_url : null };
}
