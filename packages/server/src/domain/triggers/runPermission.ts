import type { RunPermission } from "@platform/protocol/triggers/triggerTypes.ts";
import { workflowCallbackId } from "@platform/protocol/workflows/functionReference.ts";
import { selectTriggerEntities } from "../../storage/queries/triggerEntities.ts";
import type { TriggerRow } from "../access/accessTrigger.ts";
import { workflowPeople } from "../access/workflowRole.ts";
import type { ReadContext } from "../context.ts";
import type { NamedEntities } from "./readEntities.ts";

/** Who may run a trigger at present. */
export interface RunRule {
  readonly permission: RunPermission;
  readonly entities: NamedEntities;
}

/** With everybody who works on the workflow by name, when it is for them. */
export async function describeRunRule({ db }: ReadContext, trigger: TriggerRow): Promise<RunRule> {
  const { permission_type: permission } = trigger;
  const entities: Record<keyof NamedEntities, string[]> = { user: [], channel: [], team: [], org: [] };
  if (permission === "named_entities") {
    for (const { kind, entity_id: id } of await selectTriggerEntities(db, trigger.id)) entities[kind].push(id);
  }
  if (permission === "app_collaborators") {
    const key = { appId: trigger.app_id, teamId: trigger.team_id, workflow: workflowCallbackId(trigger.workflow) };
    entities.user = (await workflowPeople(db, key)).map(({ userId }) => userId);
  }
  return { permission, entities };
}
