import type { Generated, Selectable } from "kysely";
import type { Plan } from "./orgs.ts";

/** Who may post in channels, by rank; `ra` are regular accounts, which is everybody but guests. */
export type PosterRank = "ra" | "admin" | "owner";

/** How far a workspace has come on its way into an org: its people must sign in there, then it is being taken over. */
export type Move = "begun" | "settled";

/** A workspace. The wire calls it a team, and so do the columns. */
export interface TeamsTable {
  id: string;
  org_id: string | null;
  name: string;
  domain: string;
  locale: string;
  /** 1 where only admins install apps. */
  apps_need_approval: Generated<number>;
  created_ms: number;
  deleted_ms: number | null;
  moving_to: string | null;
  move: Move | null;
  two_factor_required: Generated<number>;
  /** JSON: which networks may call which methods; every network when there is none. */
  network_policy: string | null;
  /** While it is suspended, no message of the workspace can be written or read. */
  key_suspended_ms: number | null;
  /** Its own plan; inside an org, the org's decides about features. */
  plan: Generated<Plan>;
  /** How many messages a month its plan has; any number when there is none. */
  message_quota: number | null;
  /** The least rank that may post in its channels; everybody when there is none. */
  who_can_post: PosterRank | null;
  connect_blocked: Generated<string>;
}

export type TeamRow = Selectable<TeamsTable>;
