import { type Outcome, type Refusal, refuse } from "@platform/protocol";
import type { MaybePromise } from "../../ports/maybePromise.ts";
import type { Db } from "../../storage/db.ts";
import type { Resolution } from "../../storage/tables/appResolutions.ts";
import type { Move } from "../../storage/tables/teams.ts";
import type { Caller } from "../caller.ts";
import { isAllowedFrom } from "../teams/networkPolicy.ts";
import { chooseWorkspace, type OrgCode, type OrgEntry, type Place } from "./chooseWorkspace.ts";

/** The current decisions of administrators that apply to a token. */
export interface AccessConditions {
  readonly move: Move | null;
  readonly resolution: Resolution | null;
  readonly lacksTwoFactor: boolean;
  readonly networkPolicy: string | null;
}

/** The call that wants in. */
export interface Entry extends OrgEntry {
  readonly method: string;
  readonly whileMoving: boolean;
  readonly address: () => string;
}

export type EntryCode =
  | OrgCode
  | "accesslimited"
  | "no_permission"
  | "org_login_required"
  | "team_added_to_org"
  | "two_factor_setup_required";

/** Whether the workspace lets in a call whose token is good, and as whom it then acts. */
export function enterWorkspace(
  db: Db,
  found: Place,
  entry: Entry,
): MaybePromise<Outcome<{ caller: Caller }, EntryCode>> {
  if (found.caller.granted === undefined) return admit(found, entry);
  return chooseWorkspace(db, found.caller, entry).then((placed) => (placed.ok ? admit(placed, entry) : placed));
}

function admit({ caller, conditions }: Place, entry: Entry): Outcome<{ caller: Caller }, EntryCode> {
  return (conditions && faultOf(conditions, entry, caller.executionId)) ?? { ok: true, caller };
}

function faultOf(
  conditions: AccessConditions,
  entry: Entry,
  executionId: string | undefined,
): Refusal<EntryCode> | undefined {
  if (conditions.move !== null && !entry.whileMoving) {
    return refuse(conditions.move === "begun" ? "org_login_required" : "team_added_to_org");
  }
  if (conditions.resolution === "restricted")
    return refuse("no_permission", "an administrator has restricted this app");
  if (conditions.lacksTwoFactor) return refuse("two_factor_setup_required");
  const { networkPolicy } = conditions;
  if (networkPolicy !== null && !isAllowedFrom(networkPolicy, { ...entry, executionId }))
    return refuse("accesslimited");
  return undefined;
}
