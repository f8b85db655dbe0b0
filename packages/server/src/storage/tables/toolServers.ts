import type { Generated, Selectable } from "kysely";

/** A server with tools that a person has turned on, and the tokens that it issued for them if it did. */
export interface ToolServersTable {
  team_id: string;
  user_id: string;
  app_id: string;
  /** In `mcp_servers` of the manifest. */
  server_key: string;
  active_ms: number;
  /** Where the tokens are sent. A manifest that names another address does not get them. */
  connected_url: string | null;
  /** Encrypted JSON: the access token and the refresh token. */
  sealed: string | null;
  /** When the access token has to be refreshed. Null if the server sets no end. */
  refresh_ms: number | null;
  /** Counts the replacements. A refresh replaces only the tokens that it started from. */
  generation: Generated<number>;
}

export type ToolServerRow = Selectable<ToolServersTable>;
