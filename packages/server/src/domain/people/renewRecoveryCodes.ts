import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteRecoveryCodes, insertRecoveryCodes } from "../../storage/queries/secondFactors.ts";
import { defineOperation } from "../context.ts";
import { hashRecoveryCode, makeRecoveryCodes } from "./recoveryCodes.ts";
import { spendCode } from "./spendCode.ts";

/** Ten new recovery codes; the old ones, wherever they lie, are worth nothing. */
export const renewRecoveryCodes = defineOperation(
  import.meta,
  async (
    ctx,
    { userId, code }: { readonly userId: string; readonly code: string },
  ): Promise<Outcome<{ codes: string[] }, "wrong_code">> => {
    if (!(await spendCode(ctx, userId, code))) return refuse("wrong_code");
    const codes = makeRecoveryCodes(ctx.ids);
    await deleteRecoveryCodes(ctx.db, userId);
    await insertRecoveryCodes(
      ctx.db,
      userId,
      codes.map((text) => hashRecoveryCode(ctx.secrets, userId, text)),
    );
    return succeed({ codes });
  },
);
