import type { Generated, Selectable } from "kysely";

/** The plan of a workspace or an org. */
export type Plan = "free" | "standard" | "business" | "enterprise";

export interface OrgsTable {
  id: string;
  name: string;
  domain: string;
  created_ms: number;
  plan: Generated<Plan>;
  /** Comma-separated: what may not be linked in channels shared with other orgs. */
  connect_blocked: Generated<string>;
  /** 1 while message analytics are switched off. */
  message_analytics_off: Generated<number>;
  /** 1 while member analytics are switched off. */
  member_analytics_off: Generated<number>;
}

export type OrgRow = Selectable<OrgsTable>;
