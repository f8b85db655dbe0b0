import type { Selectable } from "kysely";

/** What one SCIM client gave of a person or a user group, and what no other table has a place for. */
export interface ScimResourcesTable {
  /** The installation of the client, or the grant of its token where no app is installed. */
  connection_id: string;
  /** The id of the user, or of the user group. */
  resource_id: string;
  /** The workspace in which the client manages it. */
  team_id: string;
  external_id: string | null;
  /** The user name as it was given, in lower case: an address becomes another handle. */
  user_name: string | null;
  /** JSON: what is stored as given. */
  attributes: string;
  /** JSON: the columns of the profile that the client decides about. */
  managed: string;
  updated_ms: number;
}

export type ScimResourceRow = Selectable<ScimResourcesTable>;
