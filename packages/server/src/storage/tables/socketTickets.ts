/** A ticket that has opened its socket, kept until it would be refused for its age. */
export interface SocketTicketsTable {
  nonce: string;
  expires_ms: number;
}
