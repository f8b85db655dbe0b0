import type { AgentSessionStatus } from "@platform/protocol/resources/agentSession.ts";
import type { Selectable } from "kysely";

/** An agent in a session. */
export interface AgentSessionAppsTable {
  channel_key: number;
  thread_ts: number;
  app_id: string;
  bot_user_id: string;
  status: AgentSessionStatus;
  status_ms: number;
  /** When `processing` falls back to `active`; null for the other statuses. */
  due_ms: number | null;
  username: string | null;
  icon_emoji: string | null;
  icon_url: string | null;
}

export type AgentSessionAppRow = Selectable<AgentSessionAppsTable>;
