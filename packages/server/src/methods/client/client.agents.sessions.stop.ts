import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { stopSession } from "../../domain/agents/stopSession.ts";
import { personSessionErrors, personSessionParams } from "../agentParams.ts";
import { defineMethod } from "../define.ts";

export const clientAgentsSessionsStop = defineMethod({
  name: "client.agents.sessions.stop",
  summary: "Stops the agents that are at work in a session.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 4,
  forPeople: true,
  params: personSessionParams,
  result: { app_ids: Type.Array(Type.String(), { description: "The apps that were stopped." }) },
  errors: personSessionErrors,
  examples: [{ title: "Enough", params: { channel_id: "D0123456789", thread_ts: "1768467600.000100" } }],
  notes:
    "A method of this server's own, for clients. The streams of the agents end, and each receives `agent_session_stopped`; " +
    "its status stays until it changes it.",
  async handler(ctx, { channel_id: channelId, thread_ts: threadTs }) {
    const stopped = await ctx.write(stopSession, { channelId, threadTs });
    if (!stopped.ok) return stopped;
    const app_ids: string[] = [...stopped.appIds];
    return succeed({ app_ids });
  },
});
