import { type Outcome, type Refusal, refuse } from "@platform/protocol";
import type { Move } from "../../storage/tables/teams.ts";
import type { Resolution } from "../../storage/tables/governance.ts";
import type { Caller } from "../caller.ts";
import { isAllowedFrom } from "../teams/networkPolicy.ts";

/** What administrators decided that bears on a token, as it stands now. */
export interface Standing {
  readonly move: Move | null;
  readonly resolution: Resolution | null;
  readonly lacksTwoFactor: boolean;
  readonly networkPolicy: string | null;
}

/** The call that wants in. */
export interface Entry {
  readonly method: string;
  readonly whileMoving: boolean;
  readonly address: () => string;
}

export type EntryCode =
  | "accesslimited"
  | "no_permission"
  | "org_login_required"
  | "team_added_to_org"
  | "two_factor_setup_required";

/** Whether the workspace lets in a call whose token is good. */
export function enterWorkspace(
  caller: Caller,
  standing: Standing,
  entry: Entry,
): Outcome<{ caller: Caller }, EntryCode> {
  return faultOf(standing, entry) ?? { ok: true, caller };
}

function faultOf(standing: Standing, entry: Entry): Refusal<EntryCode> | undefined {
  if (standing.move !== null && !entry.whileMoving) {
    return refuse(standing.move === "begun" ? "org_login_required" : "team_added_to_org");
  }
  if (standing.resolution === "restricted") return refuse("no_permission", "an administrator has restricted this app");
  if (standing.lacksTwoFactor) return refuse("two_factor_setup_required");
  if (standing.networkPolicy !== null && !isAllowedFrom(standing.networkPolicy, entry)) return refuse("accesslimited");
  return undefined;
}
