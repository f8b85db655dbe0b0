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
  summary: "Presses a button or chooses in a menu as a person, in a message or in a view.",
  notes:
    "A question of the `confirm` kind is answered with yes. What stands in an `input` is told to the app only where `dispatch_action` is on; in a view it is kept all the same.",
  params: {
    ...whoParams,
    ...elementParams,
    value: optional(
      anything({
        describe:
          "What is chosen: the `value` of an option, an id, a date, a text; a list where several can be. Not for buttons.",
      }),
    ),
    query: defaulted(
      text({ describe: "What is typed first, in a menu whose options come from the app; nothing unless given." }),
      "",
    ),
    values: defaulted(args({ describe: "What else is entered before, by block and action." }), {}),
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
