import type { Generated, Selectable } from "kysely";

/** What a workspace or an org has paid for. */
export type Plan = "free" | "standard" | "business" | "enterprise";

export interface OrgsTable {
  id: string;
  name: string;
  domain: string;
  created_ms: number;
  plan: Generated<Plan>;
  /** A comma list of what may not be linked in channels shared with others. */
  connect_blocked: Generated<string>;
  /** 1 while nothing of what people do with messages is recorded or told. */
  message_analytics_off: Generated<number>;
  /** 1 while nobody is told what its people did on a day. */
  member_analytics_off: Generated<number>;
}

export type OrgRow = Selectable<OrgsTable>;
