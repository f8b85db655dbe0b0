import { visitHome } from "../../domain/interactions/visitHome.ts";
import { id } from "../../methods/params.ts";
import { actAs, actErrors, seenAfter, whoParams } from "../actAs.ts";
import { defineControl } from "../define.ts";

export const personHome = defineControl({
  name: "person.home",
  summary: "Opens the home tab of an app as a person; the app receives `app_home_opened`.",
  notes: "The app fills the tab at any time; `person.views` returns its current content.",
  params: { ...whoParams, app_id: id({ object: "app", describe: "The app." }) },
  result: seenAfter,
  errors: actErrors,
  example: { user: "alice", app_id: "A0123456789" },
  handler: (context, { app_id: appId, ...who }) => actAs(context, who, (ctx) => visitHome(ctx, appId)),
});
