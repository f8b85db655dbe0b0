import { closeView } from "../../domain/interactions/closeView.ts";
import { defaulted, flag, id } from "../../methods/params.ts";
import { actAs, actErrors, seenAfter, whoParams } from "../actAs.ts";
import { defineControl } from "../define.ts";

export const personClose = defineControl({
  name: "person.close",
  summary: "Closes a modal as a person.",
  params: {
    ...whoParams,
    view_id: id({ object: "view", describe: "The modal." }),
    all: defaulted(flag({ describe: "Whether to close the modals below it, too." }), false),
  },
  result: seenAfter,
  errors: actErrors,
  example: { user: "alice", view_id: "V0123456789" },
  handler: (context, { view_id: viewId, all, ...who }) => actAs(context, who, (ctx) => closeView(ctx, { viewId, all })),
});
