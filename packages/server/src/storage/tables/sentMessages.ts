/** The idempotency keys of clients: sending a message again with its `client_msg_id` does not post it twice. */
export interface SentMessagesTable {
  user_id: string;
  client_msg_id: string;
  channel_key: number;
  ts: number;
  at_ms: number;
}
