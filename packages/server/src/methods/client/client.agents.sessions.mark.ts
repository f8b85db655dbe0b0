import { refuse, succeed } from "@platform/protocol";
import { markSession } from "../../domain/agents/markSession.ts";
import { sessionMarks } from "../../present/threadStatus.ts";
import { personSessionErrors, personSessionParams } from "../agentParams.ts";
import { defineMethod } from "../define.ts";
import { flag, optional } from "../params.ts";

export const clientAgentsSessionsMark = defineMethod({
  name: "client.agents.sessions.mark",
  summary: "Pins or archives a session with an agent in the caller's list, or undoes that.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 3,
  forPeople: true,
  params: {
    ...personSessionParams,
    is_pinned: optional(flag({ describe: "Whether it is listed before the others." })),
    is_archived: optional(flag({ describe: "Whether it is listed among the archived ones." })),
  },
  result: sessionMarks,
  errors: personSessionErrors,
  examples: [
    { title: "On top", params: { channel_id: "D0123456789", thread_ts: "1768467600.000100", is_pinned: true } },
  ],
  notes: "A method of this server's own, for clients. The caller's other clients receive `agent_session_marked`.",
  async handler(ctx, { channel_id: channelId, thread_ts: threadTs, is_pinned: isPinned, is_archived: isArchived }) {
    if (isPinned === undefined && isArchived === undefined)
      return refuse("invalid_arguments", "must provide is_pinned or is_archived");
    const marked = await ctx.write(markSession, { channelId, threadTs, isPinned, isArchived });
    return marked.ok ? succeed({ is_pinned: marked.isPinned, is_archived: marked.isArchived }) : marked;
  },
});
