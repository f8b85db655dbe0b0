import { succeed } from "@platform/protocol";
import { visitHome } from "../../domain/interactions/visitHome.ts";
import { placeErrors } from "../actParams.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const clientHomeVisit = defineMethod({
  name: "client.home.visit",
  summary: "Opens the home tab of an app; the app is notified and may fill it at any time.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 4,
  forPeople: true,
  needs: ["as", "ask"],
  params: { app_id: id({ object: "app", describe: "The app.", otherwise: "app_not_found" }) },
  result: {},
  errors: {
    app_not_found: placeErrors.app_not_found,
    home_not_enabled: "The app has no home tab.",
  },
  examples: [{ title: "A tab is opened", params: { app_id: "A0123456789" } }],
  notes: "A method of this server's own, for clients. `client.views.list` returns the content of the tab.",
  async handler(ctx, { app_id: appId }) {
    const visited = await visitHome(ctx, appId);
    return visited.ok ? succeed({}) : visited;
  },
});
