/** What an agent suggests to ask, in its direct messages with a person. */
export interface AgentPromptsTable {
  channel_key: number;
  app_id: string;
  title: string | null;
  /** JSON. */
  prompts: string;
}
