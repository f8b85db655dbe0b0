import { succeed } from "@platform/protocol";
import { deleteAttempt, updateAttemptTakenBack } from "../../storage/queries/signInAttempts.ts";
import { defineOperation } from "../context.ts";

/** After a right password: the account's count starts anew, the address gets this one try back. */
export const forgetAttempts = defineOperation(
  import.meta,
  async (ctx, input: { readonly account: string; readonly address: string | undefined }) => {
    await deleteAttempt(ctx.db, input.account);
    if (input.address !== undefined) await updateAttemptTakenBack(ctx.db, input.address);
    return succeed({});
  },
);
