import { type Outcome, succeed } from "@platform/protocol";
import { selectPasskey } from "../../storage/queries/passkeys.ts";
import { noteSignIn } from "../audit/noteSignIn.ts";
import { defineOperation } from "../context.ts";
import { noteFailedSignIn } from "../people/noteFailedSignIn.ts";
import { readAnswer } from "./readAnswer.ts";

interface RefusedPasskey {
  readonly credential: string;
  readonly userAgent: string;
  readonly reason: string;
}

/** Records that a passkey was refused, for the person whom it belongs to. An unknown one belongs to nobody. */
export const noteRefusedPasskey = defineOperation(
  import.meta,
  async (ctx, { credential, userAgent, reason }: RefusedPasskey): Promise<Outcome<object, never>> => {
    const read = readAnswer(credential);
    const row = read.ok ? await selectPasskey(ctx.db, read.answer.id) : undefined;
    if (!row) return succeed({});
    const details = { passkey: row.name, reason };
    await noteSignIn(ctx, { action: "passkey_refused", userId: row.user_id, client: userAgent, details });
    return noteFailedSignIn.within(ctx, { userIds: [row.user_id], userAgent, reason });
  },
);
