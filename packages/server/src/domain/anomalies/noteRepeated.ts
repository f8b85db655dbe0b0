import { limits } from "@platform/protocol";
import { selectIsRepeated } from "../../storage/queries/anomalies.ts";
import { selectUserAtHome } from "../../storage/queries/users.ts";
import type { Origin } from "../audit/auditTrail.ts";
import type { WriteContext } from "../context.ts";
import { noteAnomaly } from "./noteAnomaly.ts";

const kinds = {
  file_downloaded: {
    kind: "security.excessive_downloads",
    // Slack's name. Failed sign-ins have none.
    reason: "excessive_downloads",
    max: limits.anomaly_downloads,
    withinS: limits.anomaly_downloads_within_s,
  },
  user_login_failed: {
    kind: "security.failed_sign_ins",
    reason: "failed_sign_ins",
    max: limits.anomaly_failed_sign_ins,
    withinS: limits.anomaly_failed_sign_ins_within_s,
  },
} as const;

interface Repeated {
  readonly action: keyof typeof kinds;
  readonly userId: string;
  /** The person's first workspace when left out. */
  readonly teamId?: string | undefined;
  readonly origin: Origin;
}

/** Notes that a person does something too often; after the entry of what was done, which counts. */
export async function noteRepeated(ctx: WriteContext, { action, userId, teamId, origin }: Repeated): Promise<void> {
  const { kind, reason, max, withinS } = kinds[action];
  const sinceMs = ctx.nowMs - withinS * 1000;
  if (!(await selectIsRepeated(ctx.db, { actorId: userId, action, sinceMs, max }))) return;
  const place = teamId ?? (await selectUserAtHome(ctx.db, userId))?.team_id;
  if (place === undefined) return;
  const details = { count: max, within_s: withinS };
  await noteAnomaly(ctx, {
    kind,
    reason: [reason],
    teamId: place,
    userId,
    origin,
    details,
    withinS,
    isOfSession: false,
  });
}
