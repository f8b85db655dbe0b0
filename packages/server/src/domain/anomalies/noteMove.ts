import { limits } from "@platform/protocol";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { Origin } from "../audit/auditTrail.ts";
import type { ReadContext, WriteContext } from "../context.ts";
import { isTrusted } from "./trustedNetworks.ts";
import type { Use } from "./isMove.ts";
import { noteAnomaly } from "./noteAnomaly.ts";

export interface Move {
  readonly teamId: string;
  readonly userId: string;
  readonly appId?: string | undefined;
  readonly before: Use;
  readonly use: Origin;
}

/** Notes that a session went on with another client in another network, unless the org of the workspace trusts that one. */
export async function noteMove(ctx: WriteContext, move: Move): Promise<void> {
  const { teamId, userId, appId, before, use } = move;
  if (await isMoveTrusted(ctx, move)) return;
  await noteAnomaly(ctx, {
    kind: "security.session_moved",
    reason: ["ip_address", "user_agent"],
    teamId,
    userId,
    appId,
    origin: use,
    details: { ip_address: use.address, previous_ip_address: before.address, previous_ua: before.client },
    withinS: limits.anomaly_move_s,
    isOfSession: true,
  });
}

/** Whether the session moved to a network that the org of the workspace trusts. */
export async function isMoveTrusted({ db }: Pick<ReadContext, "db">, { teamId, use }: Move): Promise<boolean> {
  const orgId = (await selectTeam(db, teamId))?.org_id;
  return typeof orgId === "string" && isTrusted(db, orgId, use.address);
}
