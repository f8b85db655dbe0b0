import type { Db } from "../../storage/db.ts";
import { selectCollaborators } from "../../storage/queries/collaborators.ts";
import type { FunctionKey } from "../../storage/queries/distributions.ts";
import { selectPermissionsInTeam } from "../../storage/queries/functionPermissions.ts";
import type { FunctionPermissionRow } from "../../storage/tables/functionPermissions.ts";

/**
 * Whether the administrators of the workspace and of its org let a workflow use a function: each of them has to allow one of
 * the people who may change the workflow. This is in addition to what the developers of the function allow.
 */
export async function mayUseFunction(
  db: Db,
  key: FunctionKey,
  use: { readonly teamId: string; readonly people: readonly string[] | (() => Promise<readonly string[]>) },
): Promise<boolean> {
  const rules = await selectPermissionsInTeam(db, key, use.teamId);
  // Hardly any function has a rule, so the people are not looked up before.
  if (rules.every(({ visibility }) => visibility === "everyone")) return true;
  const people = typeof use.people === "function" ? await use.people() : use.people;
  for (const rule of rules) if (!(await allows(db, key, rule, people))) return false;
  return true;
}

async function allows(
  db: Db,
  { appId }: FunctionKey,
  { visibility, user_ids: named }: FunctionPermissionRow,
  people: readonly string[],
): Promise<boolean> {
  switch (visibility) {
    case "everyone":
      return true;
    case "no_one":
      return false;
    case "named_entities":
      return (JSON.parse(named) as string[]).some((id) => people.includes(id));
    case "app_collaborators":
      return (await selectCollaborators(db, appId)).some(({ user_id: id }) => people.includes(id));
  }
}
