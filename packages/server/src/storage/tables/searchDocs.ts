/**
 * The search index of messages without their words, which each database stores in its own way. The names of all tables
 * of the index begin with `search_`: they are derived from the messages, so they are rebuilt and never copied.
 */
export interface SearchDocsTable {
  id: number;
  channel_key: number;
  ts: number;
  user_id: string;
  has_link: number;
}
