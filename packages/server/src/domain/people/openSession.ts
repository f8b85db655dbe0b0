import { succeed } from "@platform/protocol";
import { selectSessionSettings } from "../../storage/queries/sessionSettings.ts";
import { deleteSessionsOver, insertSession } from "../../storage/queries/sessions.ts";
import { noteSignIn } from "../audit/noteSignIn.ts";
import { defineOperation } from "../context.ts";
import { mailNewBrowser } from "../mail/mailNewBrowser.ts";
import { endSessionOf } from "./endSessionOf.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { type NewSession, newSessionId, sessionRow } from "./sessionRow.ts";

/** Signs in a person after authentication. The previous session of the browser ends, no matter whose it was. */
export const openSession = defineOperation(
  import.meta,
  async (ctx, input: NewSession & { readonly instead: string | undefined }) => {
    if (input.instead !== undefined) await endSessionOf(ctx, hashToken(input.instead));
    await deleteSessionsOver(ctx.db, input.userId, ctx.nowMs);
    const [settings] = await selectSessionSettings(ctx.db, [input.userId]);
    const id = newSessionId(ctx.ids.unguessable(), settings?.ends_with_browser === 1);
    await insertSession(ctx.db, sessionRow(id, input, ctx.nowMs, settings));
    const { userId, teamId, userAgent: client } = input;
    if (!input.isCodeDue) {
      await noteSignIn(ctx, { action: "user_login", userId, teamId, session: id, client });
      await mailNewBrowser(ctx, { userId, session: id });
    }
    return succeed({ session: id });
  },
);
