import type { Selectable } from "kysely";

export interface OrgsTable {
  id: string;
  name: string;
  domain: string;
  created_ms: number;
}

/** A workspace. The wire calls it a team, and so do the columns. */
export interface TeamsTable {
  id: string;
  org_id: string | null;
  name: string;
  domain: string;
  locale: string;
  created_ms: number;
}

export type OrgRow = Selectable<OrgsTable>;
export type TeamRow = Selectable<TeamsTable>;
