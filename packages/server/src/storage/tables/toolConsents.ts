/** A tool that a person allowed for ever, as it was described then. */
export interface ToolConsentsTable {
  team_id: string;
  user_id: string;
  app_id: string;
  server_key: string;
  tool: string;
  /** Where the server was. */
  url: string;
  /** SHA-256 of the description. */
  tool_hash: string;
  given_ms: number;
}
