import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { FunctionDefinition } from "@platform/protocol/manifest/manifest.ts";
import { selectWorkedApps } from "../../storage/queries/collaborators.ts";
import type { FunctionKey } from "../../storage/queries/distributions.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { ReadContext } from "../context.ts";
import { isFunctionIdOf } from "../workflows/namedIds.ts";
import { accessApp, type AppRow } from "./accessApp.ts";

/** A function as tools name it: by its id, or by its app and its name there. */
export interface NamedFunction {
  readonly functionId?: string | undefined;
  readonly appId?: string | undefined;
  readonly callbackId?: string | undefined;
}

export type FunctionCode = "app_not_found" | "function_not_found" | "access_denied";

/** The only access check for managing who may use a function: the same people who configure its app. */
export async function accessFunction(
  ctx: ReadContext,
  named: NamedFunction,
  purpose: "read" | "change" = "change",
): Promise<Outcome<{ app: AppRow; key: FunctionKey }, FunctionCode>> {
  const { appId, callbackId } = named.functionId === undefined ? named : await keyOf(ctx, named.functionId);
  if (named.functionId !== undefined && appId === undefined) return refuse("function_not_found");
  const found = await accessApp(ctx, appId ?? "", "app_not_found", purpose);
  if (!found.ok) return found;
  const declared = callbackId === undefined ? undefined : functionIn(found.app, callbackId);
  if (callbackId === undefined || !declared) return refuse("function_not_found");
  return succeed({ app: found.app, key: { appId: found.app.id, callbackId } });
}

/** What an app declares under a name. */
export function functionIn(app: AppRow, callbackId: string): FunctionDefinition | undefined {
  const { functions = {} } = manifestOf(app);
  return Object.hasOwn(functions, callbackId) ? functions[callbackId] : undefined;
}

/** The name that an id stands for among the functions of an app. */
export function callbackIdIn(app: AppRow, functionId: string): string | undefined {
  return Object.keys(manifestOf(app).functions ?? {}).find((name) => isFunctionIdOf(functionId, app.id, name));
}

async function keyOf({ db, caller }: ReadContext, functionId: string): Promise<Partial<FunctionKey>> {
  const apps = await selectWorkedApps(db, { teamId: caller.teamId, userId: caller.userId, isAll: true });
  for (const app of apps) {
    const callbackId = callbackIdIn(app, functionId);
    if (callbackId !== undefined) return { appId: app.id, callbackId };
  }
  return {};
}
