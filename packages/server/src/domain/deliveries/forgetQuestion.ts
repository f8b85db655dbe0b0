import { type Outcome, succeed } from "@platform/protocol";
import { deleteQuestion } from "../../storage/queries/deliveries.ts";
import { defineOperation } from "../context.ts";

/** Nobody waits for the answer any more. */
export const forgetQuestion = defineOperation(
  import.meta,
  async (ctx, { id }: { readonly id: number }): Promise<Outcome<object, never>> => {
    await deleteQuestion(ctx.db, id);
    return succeed({});
  },
);
