import { succeed } from "@platform/protocol";
import { deleteAttempt, updateAttemptTakenBack } from "../../storage/queries/signInAttempts.ts";
import { defineOperation } from "../context.ts";

/** After a correct password: the account's count is reset; the address, and other accounts it was tried on, get this one attempt back. */
export const forgetAttempts = defineOperation(
  import.meta,
  async (ctx, input: { readonly account: string; readonly others: readonly string[] }) => {
    await deleteAttempt(ctx.db, input.account);
    for (const key of input.others) await updateAttemptTakenBack(ctx.db, key);
    return succeed({});
  },
);
