import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listSessions } from "../../domain/agents/listSessions.ts";
import { pageSchema } from "../../present/page.ts";
import { agentSessionSchema, sessionMarks } from "../../present/threadStatus.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, flag, id, optional, text } from "../params.ts";

export const clientAgentsSessionsList = defineMethod({
  name: "client.agents.sessions.list",
  summary: "Lists the caller's sessions with agents: pinned ones first, then the latest.",
  http: "GET",
  tokens: ["user"],
  scopes: [],
  rate: 3,
  forPeople: true,
  params: {
    query: defaulted(text({ describe: "Letters of the title.", maxLength: limits.agent_session_title_chars_max }), ""),
    app_id: optional(id({ object: "app", describe: "Only sessions with this agent.", otherwise: "app_not_found" })),
    archived: defaulted(flag({ describe: "The archived ones instead." }), false),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
      limits.page_default,
    ),
  },
  result: {
    sessions: Type.Array(
      Type.Object({
        ...agentSessionSchema.properties,
        ...sessionMarks,
        updated: Type.Integer({ description: "When an agent last changed its status." }),
      }),
    ),
    response_metadata: pageSchema,
  },
  errors: {
    app_not_found: "`app_id` is malformed.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  notes:
    "A method of this server's own, for clients. Sessions come from conversations that the caller can read: those that began with " +
    "the caller, and those whose thread the caller follows. A page of a search may be short while there is another.",
  examples: [{ title: "About the launch", params: { query: "launch" } }],
  async handler(ctx, { query, app_id: appId, archived: isArchived, cursor, limit }) {
    const page = await listSessions(ctx, { query, appId, isArchived, cursor, limit });
    if (!page.ok) return page;
    return succeed({ sessions: page.sessions, response_metadata: { next_cursor: page.next } });
  },
});
