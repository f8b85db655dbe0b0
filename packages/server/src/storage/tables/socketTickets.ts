/** A used socket ticket, stored until it expires. */
export interface SocketTicketsTable {
  nonce: string;
  expires_ms: number;
}
