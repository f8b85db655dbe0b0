/** How the platform registered with a server that takes clients by themselves. */
export interface ToolRegistrationsTable {
  app_id: string;
  server_key: string;
  /** Of the server with the tools, and where it sends browsers back to. With others, it registers again. */
  url: string;
  redirect_uri: string;
  /** Encrypted JSON: the client id, its secret if there is one, and the addresses of the authorization server. */
  sealed: string;
  created_ms: number;
}
