/**
 * What the search index knows of a message besides its words, which each database keeps in its own way. All tables of
 * the index begin with `search_`: they are derived from the messages, so they are made anew and never copied.
 */
export interface SearchDocsTable {
  id: number;
  channel_key: number;
  ts: number;
  user_id: string;
  has_link: number;
}
