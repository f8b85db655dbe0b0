/** An open socket of an app, and who holds it. */
export interface AppSocketsTable {
  id: string;
  app_id: string;
  server_id: string;
}
