import { type Outcome, succeed } from "@platform/protocol";
import type { Fields } from "@platform/protocol/workflows/parameter.ts";
import { selectExecution } from "../../storage/queries/executions.ts";
import { formAnswers } from "../builtins/formAnswers.ts";
import { stepTimes } from "../builtins/stepTimes.ts";
import { defineOperation } from "../context.ts";
import { makeInteractivity } from "../interactions/interactivity.ts";
import type { StateValues } from "@platform/protocol/elementValues/stateValue.ts";
import { removeViews } from "../views/closeViews.ts";
import type { ViewRow } from "../views/view.ts";
import { endExecution } from "./endExecution.ts";

/** A form was filled in, or closed without that; either way the view goes, and the run goes on or ends. */
export const answerForm = defineOperation(
  import.meta,
  async (
    ctx,
    input: {
      readonly executionId: string;
      readonly view: ViewRow;
      /** Nothing when the form was closed. */
      readonly values: StateValues | undefined;
    },
  ): Promise<Outcome<object, never>> => {
    await removeViews(ctx, input.view, true);
    const execution = await selectExecution(ctx.db, input.executionId);
    if (!execution) return succeed({});
    const asked = JSON.parse(execution.inputs) as { readonly fields: Fields };
    // That it ended meanwhile, by time or because its run was cancelled, is no fault of the person who fills it in.
    await endExecution(
      ctx,
      execution,
      input.values === undefined
        ? { kind: "failed", error: "the form was closed", isDeliberate: true }
        : {
            kind: "completed",
            outputs: {
              fields: formAnswers(asked.fields, input.values),
              interactivity: makeInteractivity(ctx, execution.app_id),
              submit_user: ctx.caller.userId,
              ...stepTimes({ startedMs: execution.created_ms, endedMs: ctx.nowMs }),
            },
          },
    );
    return succeed({});
  },
);
