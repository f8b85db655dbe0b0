import { type Outcome, refuse, succeed } from "@platform/protocol";
import { insertMailDigest } from "../../storage/queries/mailDigests.ts";
import { selectSessionSettings } from "../../storage/queries/sessionSettings.ts";
import { deleteSessionsOver, insertSession } from "../../storage/queries/sessions.ts";
import { noteSignIn } from "../audit/noteSignIn.ts";
import { defineOperation } from "../context.ts";
import { readAdmission } from "../identities/readAdmission.ts";
import { mailNewBrowser } from "../mail/mailNewBrowser.ts";
import { endSessionOf } from "./endSessionOf.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { type NewSession, newSessionId, sessionRow } from "./sessionRow.ts";

/**
 * Signs in a person after authentication, unless their workspace requires another way to do so. The previous session of the
 * browser ends, no matter whose it was.
 */
export const openSession = defineOperation(
  import.meta,
  async (
    ctx,
    input: NewSession & { readonly instead: string | undefined },
  ): Promise<Outcome<{ session: string }, "provider_required">> => {
    const { userId, teamId, userAgent: client, provider } = input;
    const admission = await readAdmission(ctx.db, { userId, teamId, providerId: provider?.id ?? "" });
    if (!admission) return refuse("provider_required");
    if (input.instead !== undefined) await endSessionOf(ctx, hashToken(input.instead));
    await deleteSessionsOver(ctx.db, userId, ctx.nowMs);
    const [settings] = await selectSessionSettings(ctx.db, [userId]);
    const id = newSessionId(ctx.ids.unguessable(), settings?.ends_with_browser === 1);
    await insertSession(ctx.db, sessionRow(id, input, ctx.nowMs, settings));
    const signedIn = { userId, teamId, session: id, client };
    if (admission === "break_glass") await noteSignIn(ctx, { action: "sign_in_rule_bypassed", ...signedIn });
    const details = provider && { provider: provider.id };
    await insertMailDigest(ctx.db, userId, ctx.nowMs, ctx.nowMs * 1000 - 1);
    if (!input.isCodeDue) {
      await noteSignIn(ctx, { action: "user_login", ...signedIn, ...(details && { details }) });
      await mailNewBrowser(ctx, { userId, session: id });
    }
    return succeed({ session: id });
  },
);
