import { type Outcome, refuse } from "@platform/protocol";
import type { Fields } from "@platform/protocol/workflows/parameter.ts";
import { selectExecution } from "../../storage/queries/executions.ts";
import { describePosted } from "../builtins/message.ts";
import { defineOperation } from "../context.ts";
import { makeInteractivity } from "../interactions/interactivity.ts";
import { type EndExecutionCode, endExecution } from "./endExecution.ts";

/** A person pressed or chose something in a message that a step posted; the step returns it as output. */
export const answerMessageStep = defineOperation(
  import.meta,
  async (
    ctx,
    input: {
      readonly executionId: string;
      readonly channelId: string;
      readonly ts: string;
      readonly action: Fields;
      readonly baseUrl: string;
    },
  ): Promise<Outcome<object, EndExecutionCode>> => {
    const execution = await selectExecution(ctx.db, input.executionId);
    if (!execution) return refuse("execution_not_in_running_state");
    const outputs = {
      ...describePosted({ baseUrl: input.baseUrl, caller: ctx.caller }, input, {
        startedMs: execution.created_ms,
        endedMs: ctx.nowMs,
      }),
      action: { ...input.action, user: { id: ctx.caller.userId } },
      interactivity: makeInteractivity(ctx, execution.app_id, input.channelId),
    };
    return endExecution(ctx, execution, { kind: "completed", outputs });
  },
);
