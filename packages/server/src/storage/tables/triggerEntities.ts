import type { Selectable } from "kysely";

export type EntityKind = "user" | "channel" | "team" | "org";

/** Who may run a trigger by name: a person, or everybody in a channel, a workspace or an org. */
export interface TriggerEntitiesTable {
  trigger_id: string;
  kind: EntityKind;
  entity_id: string;
  added_ms: number;
}

export type TriggerEntityRow = Selectable<TriggerEntitiesTable>;
