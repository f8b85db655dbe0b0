import type { Selectable } from "kysely";

export type EntityKind = "user" | "channel" | "team" | "org";

/** A person, channel, workspace or org that may run a trigger. */
export interface TriggerEntitiesTable {
  trigger_id: string;
  kind: EntityKind;
  entity_id: string;
  added_ms: number;
}

export type TriggerEntityRow = Selectable<TriggerEntitiesTable>;
