import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import type { Entered } from "../../domain/interactions/action.ts";
import { submitView } from "../../domain/interactions/submitView.ts";
import { enteredParams, placeErrors } from "../actParams.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

const { view_not_found, app_not_found } = placeErrors;

export const clientViewsSubmit = defineMethod({
  name: "client.views.submit",
  summary: "Submits a modal, and applies the app's answer.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 4,
  forPeople: true,
  needs: ["as", "ask"],
  params: { view_id: id({ object: "view", describe: "The modal.", otherwise: "view_not_found" }), ...enteredParams },
  result: {
    outcome: Type.Enum(["closed", "cleared", "updated", "pushed", "errors", "failed"], {
      description: "The result; `failed` if the app did not answer or its answer is invalid.",
    }),
    errors: Type.Optional(Type.Record(Type.String(), Type.String(), { description: "The app's errors by block." })),
    why: Type.Optional(Type.String({ description: "Why it failed." })),
  },
  errors: {
    view_not_found,
    app_not_found,
    element_not_found: "`values` names what is not in the view.",
    invalid_choice: "`values` has something that its element does not take; the messages name it.",
    input_missing: "Something must be answered and is not; the messages name its block.",
    not_submittable: "It is not a modal, or it cannot be submitted yet.",
  },
  examples: [{ title: "A reason", params: { view_id: "V0123456789", values: { reason: { reason: "Because." } } } }],
  notes: "A method of this server's own, for clients. Changes of the modal arrive as events on the caller's sockets.",
  async handler(ctx, { view_id: viewId, values, offered }) {
    const done = await submitView(ctx, { viewId, entered: values as Entered, offered });
    if (!done.ok) return done;
    const { outcome, errors, why } = done;
    return succeed({ outcome, ...(errors && { errors: { ...errors } }), ...(why !== undefined && { why }) });
  },
});
