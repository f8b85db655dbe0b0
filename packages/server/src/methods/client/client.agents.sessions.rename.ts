import { refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { renameSession } from "../../domain/agents/renameSession.ts";
import { personSessionErrors, personSessionParams, sessionTitle } from "../agentParams.ts";
import { defineMethod } from "../define.ts";

export const clientAgentsSessionsRename = defineMethod({
  name: "client.agents.sessions.rename",
  summary: "Renames a session with an agent.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 3,
  forPeople: true,
  params: { ...personSessionParams, title: sessionTitle },
  result: { title: Type.String() },
  errors: personSessionErrors,
  examples: [
    {
      title: "A title",
      params: { channel_id: "D0123456789", thread_ts: "1768467600.000100", title: "Plan the launch" },
    },
  ],
  notes: "A method of this server's own, for clients. The agents receive `agent_session_title_changed`.",
  async handler(ctx, { channel_id: channelId, thread_ts: threadTs, title }) {
    if (title.trim() === "") return refuse("invalid_arguments", "must not be empty: title");
    const renamed = await ctx.write(renameSession, { channelId, threadTs, title: title.trim() });
    if (renamed.ok) return succeed({ title: renamed.title });
    return renamed.error === "not_authorized" ? refuse("session_not_found") : refuse(renamed.error);
  },
});
