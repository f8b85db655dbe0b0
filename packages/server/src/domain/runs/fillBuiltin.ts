import { limits } from "@platform/protocol";
import {
  fillMessage,
  isMessageType,
  mentionedIds,
  type MentionNames,
} from "@platform/protocol/workflows/fillMessage.ts";
import type { Fields } from "@platform/protocol/workflows/parameter.ts";
import { fillTemplates, type Lookup, pathOf, referencesIn } from "@platform/protocol/workflows/template.ts";
import type { Db } from "../../storage/db.ts";
import { selectUsergroup } from "../../storage/queries/usergroups.ts";
import { selectUser } from "../../storage/queries/users.ts";
import type { WorkflowStep } from "../workflows/readWorkflow.ts";
import type { StepFunction } from "./lookup.ts";

interface Filling {
  readonly teamId: string;
  readonly step: WorkflowStep;
  readonly called: StepFunction;
  readonly lookup: Lookup;
}

/**
 * Fills in the inputs of a built-in function. Its messages are posted as they are, so what a person entered is escaped in
 * them. An app gets what was entered unchanged, and answers for what it posts.
 */
export async function fillBuiltin(db: Db, { teamId, step, called, lookup }: Filling): Promise<Fields> {
  const messages = called.inputs.filter(({ name, type }) => isMessageType(type) && Object.hasOwn(step.inputs, name));
  const filled = new Map(Object.entries(fillTemplates(step.inputs, lookup) as Fields));
  for (const { name } of messages) {
    const template = step.inputs[name];
    const entered = referencesIn(template).map((reference) => lookup(pathOf(reference))?.value);
    filled.set(name, fillMessage(template, lookup, await readNames(db, teamId, mentionedIds(entered))));
  }
  return Object.fromEntries(filled);
}

/** Names within the workspace alone: an id that a person entered must not reveal who it belongs to elsewhere. */
async function readNames(db: Db, teamId: string, ids: readonly string[]): Promise<MentionNames> {
  const names = new Map<string, string>();
  for (const id of new Set(ids.slice(0, limits.entered_mentions_named_max))) {
    const user = await selectUser(db, teamId, id);
    if (user) names.set(id, user.display_name || user.real_name || user.name);
    const group = user ? undefined : await selectUsergroup(db, id);
    if (group?.team_id === teamId) names.set(id, group.handle);
  }
  return names;
}
