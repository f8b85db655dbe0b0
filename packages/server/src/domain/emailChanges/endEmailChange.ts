import { deleteEmailChange } from "../../storage/queries/emailChanges.ts";
import { deleteConfirmationMail } from "../../storage/queries/mail.ts";
import type { WriteContext } from "../context.ts";

/** Ends the open change of a person's address: the link that was mailed leads nowhere. */
export async function endEmailChange(ctx: WriteContext, userId: string): Promise<void> {
  await deleteEmailChange(ctx.db, userId);
  await deleteConfirmationMail(ctx.db, userId);
}
