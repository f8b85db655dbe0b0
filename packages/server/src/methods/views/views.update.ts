import { refuse, succeed } from "@platform/protocol";
import { readAnyView } from "../../domain/views/readView.ts";
import { updateView } from "../../domain/views/updateView.ts";
import { printView } from "../../domain/views/view.ts";
import { viewSchema } from "../../present/view.ts";
import { viewParam } from "../blockParams.ts";
import { defineMethod } from "../define.ts";
import { id, optional, text } from "../params.ts";
import { hashParam, viewErrors } from "../viewParams.ts";

export const viewsUpdate = defineMethod({
  name: "views.update",
  summary: "Replaces a view of the app.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: [],
  rate: 4,
  orgWide: "anywhere",
  params: {
    view_id: optional(id({ object: "view", describe: "The view.", otherwise: "not_found" })),
    external_id: optional(text({ describe: "The app's own name for the view, instead of `view_id`." })),
    ...hashParam,
    view: viewParam,
  },
  result: { view: viewSchema },
  errors: {
    ...viewErrors,
    invalid_arguments: "The view is invalid, of another type, or missing; the messages name the fault.",
    not_found: "The app shows no such view; it may have been closed.",
    hash_conflict: "The view was changed since `hash` was read.",
  },
  notes: "What the person has entered stays wherever the same question, by block and action, still stands.",
  examples: [
    {
      title: "Another text",
      params: {
        view_id: "V0123456789",
        view: { type: "modal", title: { type: "plain_text", text: "Done" }, blocks: [{ type: "divider" }] },
      },
    },
  ],
  async handler(ctx, { view_id: viewId, external_id: externalId, hash, view: given }) {
    if (viewId === undefined && externalId === undefined) {
      return refuse("invalid_arguments", "missing required field: view_id");
    }
    const read = await readAnyView(ctx, given);
    if (!read.ok) return read;
    const updated = await ctx.write(updateView, { viewId, externalId, hash, view: read.view });
    return updated.ok ? succeed({ view: printView(updated.view) }) : updated;
  },
});
