import { type Static, Type } from "typebox";
import { agentSessionSchema } from "@platform/protocol/resources/agentSession.ts";
import { threadStatusSchema } from "@platform/protocol/resources/threadStatus.ts";
import type { ThreadStatusRow } from "../domain/agents/readSession.ts";

export { agentSessionSchema, threadStatusSchema };

/** What the caller said about a session for themselves. */
export const sessionMarks = { is_pinned: Type.Boolean(), is_archived: Type.Boolean() };

/** One that was cleared keeps its text, so that a person who debugs an app sees what was shown and why it went. */
export function presentThreadStatus(row: ThreadStatusRow, nowMs: number): Static<typeof threadStatusSchema> {
  return {
    app_id: row.app_id,
    user: row.bot_user_id,
    status: row.status,
    loading_messages: JSON.parse(row.loading_messages) as string[],
    since: Math.floor(row.set_ms / 1000),
    age_s: Math.max(0, Math.floor(((row.cleared_ms ?? nowMs) - row.set_ms) / 1000)),
    ...(row.cleared_ms !== null && { cleared: Math.floor(row.cleared_ms / 1000) }),
    ...(row.clear_reason !== null && { clear_reason: row.clear_reason }),
  };
}
