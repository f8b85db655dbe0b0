import { updateUserConnection } from "../../domain/apps/updateUserConnection.ts";
import { defineMethod } from "../define.ts";
import { choice, id } from "../params.ts";

export const appsUserConnectionUpdate = defineMethod({
  name: "apps.user.connection.update",
  summary: "Reports whether a person is connected to the app.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["users:write"],
  rate: 2,
  params: {
    user_id: id({ object: "user", describe: "The person.", otherwise: "user_not_found" }),
    status: choice({ describe: "The state of the connection.", of: ["connected", "disconnected"] }),
  },
  result: {},
  errors: {
    app_not_found: "The token belongs to no app.",
    app_not_subscribed: "The app does not subscribe to the event `user_connection`.",
    user_not_found: "`user_id` is unknown here.",
  },
  notes: "The last report counts. It is stored for each app, workspace and person.",
  examples: [{ title: "Connected", params: { user_id: "U0123456789", status: "connected" } }],
  handler: (ctx, params) => ctx.write(updateUserConnection, { userId: params.user_id, status: params.status }),
});
