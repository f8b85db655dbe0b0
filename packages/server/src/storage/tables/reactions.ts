/**
 * Who reacted to which message with which emoji. Pages show the reactions in the body of the message; these rows limit
 * each person to one of a kind, and list the reactions of a person.
 */
export interface ReactionsTable {
  channel_key: number;
  ts: number;
  name: string;
  user_id: string;
  at_ms: number;
}
