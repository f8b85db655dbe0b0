import { succeed } from "@platform/protocol";
import { openView } from "../../domain/views/openView.ts";
import { readView } from "../../domain/views/readView.ts";
import { printView } from "../../domain/views/view.ts";
import { viewSchema } from "../../present/view.ts";
import { defineMethod } from "../define.ts";
import { triggerErrors, triggerIn, triggerParams, viewErrors } from "../viewParams.ts";

export const viewsOpen = defineMethod({
  name: "views.open",
  summary: "Opens a modal for a person who has just acted.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: [],
  rate: 4,
  orgWide: "anywhere",
  params: triggerParams,
  result: { view: viewSchema },
  errors: { ...viewErrors, ...triggerErrors },
  notes: "An app has one stack of modals per person: what it had open before is closed.",
  examples: [
    {
      title: "A greeting",
      params: {
        trigger_id: "12345.98765.abcd2358fdea",
        view: { type: "modal", title: { type: "plain_text", text: "Hello" }, blocks: [{ type: "divider" }] },
      },
    },
  ],
  async handler(ctx, params) {
    const read = await readView(ctx, params.view, "modal");
    if (!read.ok) return read;
    const opened = await ctx.write(openView, { triggerId: triggerIn(params), view: read.view });
    return opened.ok ? succeed({ view: printView(opened.view) }) : opened;
  },
});
