/** An open socket of an app, and the server that holds it. */
export interface AppSocketsTable {
  id: string;
  app_id: string;
  server_id: string;
}
