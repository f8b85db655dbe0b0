/** When a person last left a conversation. Older messages were visible to the person, and holds cover them. */
export interface ChannelDeparturesTable {
  channel_key: number;
  user_id: string;
  /** The newest message at that time. */
  left_ts: number;
}
