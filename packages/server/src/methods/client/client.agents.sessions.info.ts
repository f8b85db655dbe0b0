import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { readSession } from "../../domain/agents/readSession.ts";
import {
  agentSessionSchema,
  presentThreadStatus,
  sessionMarks,
  threadStatusSchema,
} from "../../present/threadStatus.ts";
import { personSessionParams, sessionErrors } from "../agentParams.ts";
import { defineMethod } from "../define.ts";

export const clientAgentsSessionsInfo = defineMethod({
  name: "client.agents.sessions.info",
  summary: "Reads the session of a thread, and what apps are or were last at in it.",
  http: "GET",
  tokens: ["user"],
  scopes: [],
  rate: 4,
  forPeople: true,
  params: personSessionParams,
  result: {
    session: Type.Optional(Type.Object({ ...agentSessionSchema.properties, ...sessionMarks })),
    statuses: Type.Array(threadStatusSchema),
  },
  errors: sessionErrors,
  examples: [{ title: "A thread", params: { channel_id: "D0123456789", thread_ts: "1768467600.000100" } }],
  notes:
    "A method of this server's own, for clients. `statuses` has the texts of `assistant.threads.setStatus` with their age; a " +
    "cleared one is kept for a day, with the reason: `reply`, `app`, `timeout` or `stop`.",
  async handler(ctx, { channel_id: channelId, thread_ts: threadTs }) {
    const read = await readSession(ctx, { channelId, threadTs });
    if (!read.ok) return read;
    const statuses = read.statuses.map((row) => presentThreadStatus(row, ctx.nowMs));
    return succeed({ ...(read.session && { session: read.session }), statuses });
  },
});
