import { succeed } from "@platform/protocol";
import { deleteAttempt, updateAttemptTakenBack } from "../../storage/queries/signInAttempts.ts";
import { defineOperation } from "../context.ts";

/** After a right password: the account's count starts anew; the address, and other accounts it was tried on, get this one try back. */
export const forgetAttempts = defineOperation(
  import.meta,
  async (ctx, input: { readonly account: string; readonly others: readonly string[] }) => {
    await deleteAttempt(ctx.db, input.account);
    for (const key of input.others) await updateAttemptTakenBack(ctx.db, key);
    return succeed({});
  },
);
