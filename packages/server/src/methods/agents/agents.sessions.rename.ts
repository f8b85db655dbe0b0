import { refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { renameSession } from "../../domain/agents/renameSession.ts";
import { defineMethod } from "../define.ts";
import { sessionErrors, sessionParams, sessionTitle } from "../agentParams.ts";

export const agentsSessionsRename = defineMethod({
  name: "agents.sessions.rename",
  summary: "Renames a session of the agent.",
  http: "POST",
  tokens: ["bot"],
  scopes: ["chat:write"],
  rate: 3,
  params: { ...sessionParams, title: sessionTitle },
  result: { title: Type.String() },
  errors: { ...sessionErrors, not_authorized: "The thread is no session, or the app is not in it." },
  notes: "Other agents of the session receive `agent_session_title_changed`.",
  examples: [
    {
      title: "A title",
      params: { channel_id: "D0123456789", thread_ts: "1768467600.000100", title: "Plan the launch" },
    },
  ],
  async handler(ctx, { channel_id: channelId, thread_ts: threadTs, title }) {
    if (title.trim() === "") return refuse("invalid_arguments", "must not be empty: title");
    const renamed = await ctx.write(renameSession, { channelId, threadTs, title: title.trim() });
    return renamed.ok ? succeed({ title: renamed.title }) : renamed;
  },
});
