/** A server that holds sockets of apps. It is taken for gone when `until_ms` has passed without a word from it. */
export interface ServersTable {
  id: string;
  until_ms: number;
}

/** An open socket of an app, and who holds it. */
export interface AppSocketsTable {
  id: string;
  app_id: string;
  server_id: string;
}

/** A ticket that has opened its socket, kept until it would be refused for its age. */
export interface SocketTicketsTable {
  nonce: string;
  expires_ms: number;
}
