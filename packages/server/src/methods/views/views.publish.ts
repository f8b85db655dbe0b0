import { succeed } from "@platform/protocol";
import { publishView } from "../../domain/views/publishView.ts";
import { readView } from "../../domain/views/readView.ts";
import { printView } from "../../domain/views/view.ts";
import { viewSchema } from "../../present/view.ts";
import { viewParam } from "../blockParams.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";
import { hashParam, viewErrors } from "../viewParams.ts";

export const viewsPublish = defineMethod({
  name: "views.publish",
  summary: "Publishes the home tab of the app for one person.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: [],
  rate: 4,
  params: {
    user_id: id({ object: "user", describe: "Whose home tab." }),
    ...hashParam,
    view: viewParam,
  },
  result: { view: viewSchema },
  errors: {
    ...viewErrors,
    invalid_arguments:
      "The view is invalid, or `user_id` is not a person of the workspace; the messages name the fault.",
    hash_conflict: "The tab was filled otherwise since `hash` was read.",
    not_enabled: "The app has no home tab: its manifest does not say `home_tab_enabled`.",
  },
  examples: [
    {
      title: "An empty tab",
      params: { user_id: "U0123456789", view: { type: "home", blocks: [] } },
    },
  ],
  async handler(ctx, { user_id: userId, hash, view: given }) {
    const read = await readView(ctx, given, "home");
    if (!read.ok) return read;
    const published = await ctx.write(publishView, { userId, hash, view: read.view });
    return published.ok ? succeed({ view: printView(published.view) }) : published;
  },
});
