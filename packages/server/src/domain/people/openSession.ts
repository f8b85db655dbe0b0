import { succeed } from "@platform/protocol";
import { deleteSessionsOver, insertSession } from "../../storage/queries/sessions.ts";
import { defineOperation } from "../context.ts";
import { endSessionOf } from "./endSessionOf.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { type NewSession, sessionRow } from "./sessionRow.ts";

/** Signs in a person after authentication. The previous session of the browser ends, no matter whose it was. */
export const openSession = defineOperation(
  import.meta,
  async (ctx, input: NewSession & { readonly instead: string | undefined }) => {
    if (input.instead !== undefined) await endSessionOf(ctx, hashToken(input.instead));
    await deleteSessionsOver(ctx.db, input.userId, ctx.nowMs);
    const id = ctx.ids.unguessable();
    await insertSession(ctx.db, sessionRow(id, input, ctx.nowMs));
    return succeed({ session: id });
  },
);
