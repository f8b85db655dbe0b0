import { decodeAnswerPayload } from "../../methods/messagePayload.ts";
import { actInMessage } from "../../domain/interactions/actInMessage.ts";
import { actInView } from "../../domain/interactions/actInView.ts";
import type { Entered } from "../../domain/interactions/action.ts";
import { defaulted, optional, text } from "../../methods/params.ts";
import { actAs, actErrors, seenAfter, whoParams } from "../actAs.ts";
import { defineControl } from "../define.ts";
import { elementParams, placeOf } from "../elementParams.ts";
import { anything, args } from "../params.ts";

export const personAct = defineControl({
  name: "person.act",
  summary: "Uses a button or a menu in a message or a view as a person.",
  notes:
    "A question of the `confirm` kind is answered with yes. The value of an `input` is sent to the app only if `dispatch_action` is on; in a view it is stored in any case.",
  params: {
    ...whoParams,
    ...elementParams,
    value: optional(
      anything({
        describe:
          "The chosen value: the `value` of an option, an id, a date or a text; a list for multi-selects. Not for buttons.",
      }),
    ),
    query: defaulted(
      text({ describe: "The text typed first, in a menu whose options come from the app; empty by default." }),
      "",
    ),
    values: defaulted(args({ describe: "Values to enter first, by block and action." }), {}),
  },
  result: seenAfter,
  errors: actErrors,
  example: { user: "alice", channel: "general", ts: "1700000000.000100", action_id: "approve" },
  handler: (context, { action_id: actionId, block_id: blockId, value: choice, query, values, ...given }) =>
    actAs(context, given, async (ctx, person) => {
      const found = await placeOf(given, person);
      if (!found.ok) return found;
      const { place } = found;
      const act = { actionId, blockId, choice, query, entered: values as Entered };
      return "viewId" in place
        ? actInView(ctx, { ...place, ...act })
        : actInMessage(ctx, { ...place, ...act }, decodeAnswerPayload);
    }),
});
