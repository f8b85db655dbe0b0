import { type Outcome, succeed } from "@platform/protocol";
import { noteRepeated } from "../anomalies/noteRepeated.ts";
import { noOrigin } from "../audit/auditTrail.ts";
import { noteSignIn } from "../audit/noteSignIn.ts";
import { defineOperation } from "../context.ts";

interface FailedSignIn {
  /** Accounts that the login names; an unknown login belongs to no workspace. */
  readonly userIds: readonly string[];
  readonly userAgent: string;
  readonly reason: string;
}

/** Records that a password or code was wrong. Attempts are limited, and with them the number of entries. */
export const noteFailedSignIn = defineOperation(
  import.meta,
  async (ctx, { userIds, userAgent, reason }: FailedSignIn): Promise<Outcome<object, never>> => {
    for (const userId of userIds) {
      const action = "user_login_failed";
      await noteSignIn(ctx, { action, userId, client: userAgent, details: { reason } });
      const origin = { ...(ctx.audit?.origin ?? noOrigin), client: userAgent };
      await noteRepeated(ctx, { action, userId, origin });
    }
    return succeed({});
  },
);
