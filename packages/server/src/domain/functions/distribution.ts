import type { RunPermission } from "@platform/protocol/triggers/triggerTypes.ts";
import { selectCollaborators } from "../../storage/queries/collaborators.ts";
import { type FunctionKey, selectDistribution, selectFunctionEntities } from "../../storage/queries/distributions.ts";
import { selectUserAtHome } from "../../storage/queries/users.ts";
import type { ReadContext } from "../context.ts";

/** Whose workflows may use a function at present. */
export interface Distribution {
  readonly permission: RunPermission;
  readonly users: readonly DistributedTo[];
  readonly teamIds: readonly string[];
  readonly orgIds: readonly string[];
}

export interface DistributedTo {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
}

/** With everybody who works on the app by name, when it is for them. */
export async function describeDistribution({ db }: ReadContext, key: FunctionKey): Promise<Distribution> {
  const permission = await selectDistribution(db, key);
  const nobody = { permission, users: [], teamIds: [], orgIds: [] };
  if (permission === "everyone") return nobody;
  if (permission === "app_collaborators") {
    const collaborators = await selectCollaborators(db, key.appId);
    return { ...nobody, users: collaborators.map(({ user_id: id, name, email }) => ({ id, name, email })) };
  }
  const entities = await selectFunctionEntities(db, key);
  const idsOf = (wanted: string) => entities.filter(({ kind }) => kind === wanted).map((entity) => entity.entity_id);
  const users = await Promise.all(idsOf("user").map((id) => selectUserAtHome(db, id)));
  return {
    permission,
    users: users.flatMap((user) => (user ? [{ id: user.id, name: user.name, email: user.email }] : [])),
    teamIds: idsOf("team"),
    orgIds: idsOf("org"),
  };
}
