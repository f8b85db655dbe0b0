/** Whether a person is connected to an app, as the app last reported it. */
export interface AppConnectionsTable {
  app_id: string;
  team_id: string;
  user_id: string;
  status: "connected" | "disconnected";
  updated_ms: number;
}
