import type { RunPermission } from "@platform/protocol/triggers/triggerTypes.ts";
import { selectCollaborators } from "../../storage/queries/collaborators.ts";
import { selectTriggerEntities } from "../../storage/queries/triggerEntities.ts";
import type { TriggerRow } from "../access/accessTrigger.ts";
import type { ReadContext } from "../context.ts";
import type { NamedEntities } from "./readEntities.ts";

/** Who may run a trigger at present. */
export interface RunRule {
  readonly permission: RunPermission;
  readonly entities: NamedEntities;
}

/** With everybody who works on the app by name, when it is for them. */
export async function describeRunRule({ db }: ReadContext, trigger: TriggerRow): Promise<RunRule> {
  const { permission_type: permission } = trigger;
  const entities: Record<keyof NamedEntities, string[]> = { user: [], channel: [], team: [], org: [] };
  if (permission === "named_entities") {
    for (const { kind, entity_id: id } of await selectTriggerEntities(db, trigger.id)) entities[kind].push(id);
  }
  if (permission === "app_collaborators") {
    entities.user = (await selectCollaborators(db, trigger.app_id)).map((collaborator) => collaborator.user_id);
  }
  return { permission, entities };
}
