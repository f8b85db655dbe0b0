/** What was sent under an id that the client made up, so that sending it again does not post it again. */
export interface SentMessagesTable {
  user_id: string;
  client_msg_id: string;
  channel_key: number;
  ts: number;
  at_ms: number;
}
