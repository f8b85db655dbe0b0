import { succeed } from "@platform/protocol";
import { pushView } from "../../domain/views/pushView.ts";
import { readView } from "../../domain/views/readView.ts";
import { printView } from "../../domain/views/view.ts";
import { viewSchema } from "../../present/view.ts";
import { defineMethod } from "../define.ts";
import { triggerErrors, triggerIn, triggerParams, viewErrors } from "../viewParams.ts";

export const viewsPush = defineMethod({
  name: "views.push",
  summary: "Puts a modal on top of the one that a person has just acted in.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: [],
  rate: 4,
  orgWide: "anywhere",
  params: triggerParams,
  result: { view: viewSchema },
  errors: {
    ...viewErrors,
    ...triggerErrors,
    not_found: "The person did not act in a modal, or has closed it.",
    push_limit_reached: "There are three views on top of each other already.",
  },
  examples: [
    {
      title: "One more question",
      params: {
        trigger_id: "12345.98765.abcd2358fdea",
        view: { type: "modal", title: { type: "plain_text", text: "Sure?" }, blocks: [{ type: "divider" }] },
      },
    },
  ],
  async handler(ctx, params) {
    const read = await readView(ctx, params.view, "modal");
    if (!read.ok) return read;
    const pushed = await ctx.write(pushView, { triggerId: triggerIn(params), view: read.view });
    return pushed.ok ? succeed({ view: printView(pushed.view) }) : pushed;
  },
});
