import { visitHome } from "../../domain/interactions/visitHome.ts";
import { id } from "../../methods/params.ts";
import { actAs, actErrors, seenAfter, whoParams } from "../actAs.ts";
import { defineControl } from "../define.ts";

export const personHome = defineControl({
  name: "person.home",
  summary: "Looks at the home tab of an app as a person; the app hears `app_home_opened`.",
  notes: "The app fills the tab when it likes; `person.views` tells what stands there by then.",
  params: { ...whoParams, app_id: id({ object: "app", describe: "The app." }) },
  result: seenAfter,
  errors: actErrors,
  example: { user: "alice", app_id: "A0123456789" },
  handler: (context, { app_id: appId, ...who }) => actAs(context, who, (ctx) => visitHome(ctx, appId)),
});
