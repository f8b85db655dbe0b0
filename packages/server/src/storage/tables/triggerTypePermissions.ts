import type { TriggerType, TypePermission, Visibility } from "@platform/protocol/triggers/triggerTypes.ts";
import type { Selectable } from "kysely";

/** Who in an org may use a type of trigger, and in private channels. Without a row: everyone. */
export interface TriggerTypePermissionsTable {
  org_id: string;
  type: TriggerType;
  permission: TypePermission;
  visibility: Visibility;
  /** JSON arrays of ids, empty unless the visibility is `named_entities`. */
  user_ids: string;
  team_ids: string;
  org_ids: string;
  updated_ms: number;
}

export type TriggerTypePermissionRow = Selectable<TriggerTypePermissionsTable>;
