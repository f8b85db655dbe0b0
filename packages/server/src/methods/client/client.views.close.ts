import { succeed } from "@platform/protocol";
import { closeView } from "../../domain/interactions/closeView.ts";
import { placeErrors, presentReply, replySchema } from "../actParams.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, id } from "../params.ts";

export const clientViewsClose = defineMethod({
  name: "client.views.close",
  summary: "Closes a modal, and notifies its app if the view asks for it.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 4,
  forPeople: true,
  needs: ["as", "ask"],
  params: {
    view_id: id({ object: "view", describe: "The modal.", otherwise: "view_not_found" }),
    all: defaulted(flag({ describe: "Whether to close the modals below it, too." }), false),
  },
  result: replySchema,
  errors: {
    view_not_found: placeErrors.view_not_found,
    not_closable: "It is a home tab, which is always there.",
  },
  examples: [{ title: "Never mind", params: { view_id: "V0123456789" } }],
  notes: "A method of this server's own, for clients.",
  async handler(ctx, { view_id: viewId, all }) {
    const closed = await closeView(ctx, { viewId, all });
    return closed.ok ? succeed(presentReply(closed.reply)) : closed;
  },
});
