/**
 * Who reacted to which message with what. What a page shows stands in the body of the message; these rows keep each
 * person to one of a kind, and find what somebody has reacted to.
 */
export interface ReactionsTable {
  channel_key: number;
  ts: number;
  name: string;
  user_id: string;
  at_ms: number;
}
