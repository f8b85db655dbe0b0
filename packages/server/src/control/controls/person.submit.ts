import { Type } from "typebox";
import type { Entered } from "../../domain/interactions/action.ts";
import { submitView } from "../../domain/interactions/submitView.ts";
import { type Queries, typedOffers } from "../../domain/interactions/typedOffers.ts";
import { defaulted, id } from "../../methods/params.ts";
import { actAs, actErrors, seenAfter, whoParams } from "../actAs.ts";
import { defineControl } from "../define.ts";
import { args } from "../params.ts";

export const personSubmit = defineControl({
  name: "person.submit",
  summary: "Fills in a modal as a person, and submits it.",
  params: {
    ...whoParams,
    view_id: id({ object: "view", describe: "The modal." }),
    values: defaulted(args({ describe: "What is entered, by block and action." }), {}),
    queries: defaulted(
      args({
        describe:
          "The text typed in menus whose options come from the app, by block and action: one text, which may be empty, or several. The default is nothing, or the value itself if the menu needs more text.",
      }),
      {},
    ),
  },
  result: {
    ...seenAfter,
    outcome: Type.Enum(["closed", "cleared", "updated", "pushed", "errors", "failed"], {
      description: "The result; `failed` if the app did not answer or its answer is invalid.",
    }),
    errors: Type.Optional(Type.Record(Type.String(), Type.String(), { description: "The app's errors by block." })),
    why: Type.Optional(Type.String({ description: "Why it failed." })),
  },
  errors: actErrors,
  example: { user: "alice", view_id: "V0123456789", values: { reason: { reason: "Because." } } },
  handler: (context, { view_id: viewId, values, queries, ...who }) =>
    actAs(context, who, async (ctx) => {
      const entered = values as Entered;
      const loaded = await typedOffers(ctx, { viewId, entered, queries: queries as Queries });
      return loaded.ok ? submitView(ctx, { viewId, entered, offered: loaded.offered }) : loaded;
    }),
});
