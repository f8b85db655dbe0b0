import { type Outcome, refuse, succeed } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { issueRecoveryCodes } from "./issueRecoveryCodes.ts";
import { spendCode } from "./spendCode.ts";

/** New recovery codes, for a person who can enter a code. */
export const renewRecoveryCodes = defineOperation(
  import.meta,
  async (
    ctx,
    { userId, code }: { readonly userId: string; readonly code: string },
  ): Promise<Outcome<{ codes: string[] }, "wrong_code">> => {
    if (!(await spendCode(ctx, userId, code))) return refuse("wrong_code");
    return succeed({ codes: await issueRecoveryCodes(ctx, userId) });
  },
);
