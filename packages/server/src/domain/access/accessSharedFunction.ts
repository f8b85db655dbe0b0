import type { FunctionDefinition } from "@platform/protocol/manifest/manifest.ts";
import { type CustomTypes, customTypesIn, typesUsed } from "@platform/protocol/workflows/customTypes.ts";
import type { SharedReference } from "@platform/protocol/workflows/functionReference.ts";
import type { Db } from "../../storage/db.ts";
import { selectInstalledAppIds } from "../../storage/queries/apps.ts";
import { selectCollaborators } from "../../storage/queries/collaborators.ts";
import { type FunctionKey, selectDistribution, selectFunctionEntities } from "../../storage/queries/distributions.ts";
import { selectTeamsOfUser } from "../../storage/queries/memberships.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import { callbackIdIn, functionIn } from "./accessFunction.ts";
import { accessInstalledApp } from "./appCaller.ts";
import { mayUseFunction } from "./mayUseFunction.ts";

/** A function of another app, as a step of a workflow uses it. */
export interface SharedFunction extends FunctionKey {
  readonly definition: FunctionDefinition;
  /** The types of its app that it refers to. Absent in runs from before types were kept. */
  readonly types?: CustomTypes;
}

/** Whose workflow it is, and where it runs. */
export interface SharedUse {
  readonly teamId: string;
  /** The app of the workflow; nothing while it is still to be made. */
  readonly appId?: string | undefined;
  /** People who may change the workflow. If one of them may use a function, the workflow may. */
  readonly people: readonly string[];
}

/**
 * The only access check for functions used by workflows of other apps. The app of the function has to be at work in the same
 * workspace and to share it with one of the workflow's editors, and the administrators have to allow one of them. A function
 * that is not shared looks like one that does not exist.
 */
export async function accessSharedFunction(
  db: Db,
  reference: SharedReference,
  use: SharedUse,
): Promise<SharedFunction | undefined> {
  const found = await findShared(db, reference, use);
  if (!found || found.appId === use.appId) return found;
  return (await mayUseFunction(db, found, use)) ? found : undefined;
}

/** Whether only the administrators are in the way. People to whom the function is not shared do not learn of it. */
export async function isStoppedByAdmins(db: Db, reference: SharedReference, use: SharedUse): Promise<boolean> {
  return (await findShared(db, reference, use)) !== undefined && !(await accessSharedFunction(db, reference, use));
}

/** The function, when its developers let the workflow use it. */
async function findShared(db: Db, reference: SharedReference, use: SharedUse): Promise<SharedFunction | undefined> {
  const found =
    "functionId" in reference ? await findById(db, reference.functionId, use) : await find(db, reference, use);
  if (!found) return undefined;
  return found.appId === use.appId || (await isSharedWith(db, found, use.people)) ? found : undefined;
}

/** People who may change an app, and so decide what its workflows do. */
export async function writersOf(db: Db, appId: string): Promise<string[]> {
  const collaborators = await selectCollaborators(db, appId);
  return collaborators.filter(({ role }) => role === "owner").map((collaborator) => collaborator.user_id);
}

async function find(db: Db, { appId, callbackId }: FunctionKey, { teamId }: SharedUse) {
  const installed = await accessInstalledApp(db, appId, teamId);
  const definition = installed && functionIn(installed.app, callbackId);
  if (!definition) return undefined;
  const sections = [definition.input_parameters, definition.output_parameters];
  const types = typesUsed(sections, customTypesIn(manifestOf(installed.app).types));
  return { appId, callbackId, definition, types };
}

async function findById(db: Db, functionId: string, use: SharedUse): Promise<SharedFunction | undefined> {
  const team = await selectTeam(db, use.teamId);
  const orgId = team?.org_id ?? undefined;
  for (const appId of new Set(await selectInstalledAppIds(db, { teamId: use.teamId, orgId }))) {
    const installed = await accessInstalledApp(db, appId, use.teamId);
    const callbackId = installed && callbackIdIn(installed.app, functionId);
    if (callbackId !== undefined) return find(db, { appId, callbackId }, use);
  }
  return undefined;
}

async function isSharedWith(db: Db, key: FunctionKey, people: readonly string[]): Promise<boolean> {
  const permission = await selectDistribution(db, key);
  if (permission === "everyone") return true;
  if (permission === "app_collaborators") {
    const collaborators = await selectCollaborators(db, key.appId);
    return collaborators.some((collaborator) => people.includes(collaborator.user_id));
  }
  const named = new Set((await selectFunctionEntities(db, key)).map(({ kind, entity_id: id }) => `${kind} ${id}`));
  for (const id of people) {
    const teams = await selectTeamsOfUser(db, id);
    const names = [`user ${id}`, ...teams.flatMap((team) => [`team ${team.id}`, `org ${team.org_id}`])];
    if (teams.length > 0 && names.some((name) => named.has(name))) return true;
  }
  return false;
}
