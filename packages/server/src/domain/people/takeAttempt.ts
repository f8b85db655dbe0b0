import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteAttemptsBefore, upsertAttempt } from "../../storage/queries/signInAttempts.ts";
import { defineOperation } from "../context.ts";

export interface Tries {
  readonly key: string;
  readonly max: number;
}

const windowMs = limits.sign_in_window_s * 1000;

/**
 * Counts a try before it is made, so that a hundred guesses sent at once are a hundred and not one. What is counted is
 * in the store: another server on it counts the same tries.
 */
export const takeAttempt = defineOperation(
  import.meta,
  async (ctx, input: { readonly tries: readonly Tries[] }): Promise<Outcome<object, "too_many_tries">> => {
    await deleteAttemptsBefore(ctx.db, ctx.nowMs - windowMs);
    for (const { key, max } of input.tries) {
      if ((await upsertAttempt(ctx.db, key, ctx.nowMs, windowMs)) > max) return refuse("too_many_tries");
    }
    return succeed({});
  },
);
