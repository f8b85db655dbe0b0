import { deleteRecoveryCodes, insertRecoveryCodes } from "../../storage/queries/secondFactors.ts";
import type { WriteContext } from "../context.ts";
import { hashRecoveryCode, makeRecoveryCodes } from "./recoveryCodes.ts";

/** Ten new recovery codes; the old ones, wherever they lie, are worth nothing. */
export async function issueRecoveryCodes(ctx: WriteContext, userId: string): Promise<string[]> {
  const codes = makeRecoveryCodes(ctx.ids);
  await deleteRecoveryCodes(ctx.db, userId);
  await insertRecoveryCodes(
    ctx.db,
    userId,
    codes.map((text) => hashRecoveryCode(ctx.secrets, userId, text)),
  );
  return codes;
}
