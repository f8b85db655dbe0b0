import { isIdShaped } from "@platform/protocol/ids.ts";
import type { MethodParams } from "@platform/sdk";
import { useUrlFilter } from "../../parts/useUrlFilter.ts";
import { endOfDay } from "../people/lastDay.ts";

export type AuditQuery = MethodParams<"admin.audit.list">;

/** What is searched for in the audit log, as the address says it. */
export function useAuditFilter(teamId: string) {
  const action = useUrlFilter("action");
  const actor = useUrlFilter("actor");
  const entity = useUrlFilter("entity");
  const from = useUrlFilter("from");
  const until = useUrlFilter("until");
  const query: AuditQuery = {
    team_id: teamId,
    ...(action[0] === "" ? {} : { action: action[0] }),
    ...(isIdShaped(actor[0]) ? { actor: actor[0] } : {}),
    ...(entity[0] === "" ? {} : { entity: entity[0] }),
    ...(isDay(from[0]) ? { oldest: beginOfDay(from[0]) } : {}),
    ...(isDay(until[0]) ? { latest: endOfDay(until[0]) - 1 } : {}),
  };
  return { action, actor, entity, from, until, query };
}

/** An address may hold anything. */
function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(new Date(text).getTime());
}

function beginOfDay(day: string): number {
  return Math.max(0, Math.floor(new Date(`${day}T00:00`).getTime() / 1000));
}
