import type { ManifestAnswer } from "@platform/protocol/hooks/index.ts";
import type { Connection } from "../accounts/connect.ts";
import { type InstalledApp, installProjectApp } from "../apps/installProjectApp.ts";
import type { CommandIo } from "../command.ts";
import { CliError } from "../errors.ts";
import type { ProjectHooks } from "../hooks/projectHooks.ts";
import { findProjectApp, removeProjectApp } from "../project/apps.ts";
import { confirm } from "../prompts.ts";
import { applyTriggers, type AppliedTrigger } from "../triggers/applyTriggers.ts";
import { readKnownTriggers } from "../triggers/knownTriggers.ts";
import { listAppTriggers } from "../triggers/listAppTriggers.ts";
import { type DefinedTrigger, planTriggers, type TriggerStep } from "../triggers/planTriggers.ts";
import { readTrigger } from "../triggers/readTrigger.ts";
import { triggerFiles } from "../triggers/triggerFiles.ts";
import { type Bundle, buildBundle } from "./buildBundle.ts";
import { type DeployPlan, planData, planText } from "./planText.ts";
import { uploadBundle } from "./uploadBundle.ts";
import { validateManifest, validateParts } from "./validateDeploy.ts";

export interface ManagedDeploy {
  readonly hooks: ProjectHooks;
  readonly connection: Connection;
  readonly manifest: ManifestAnswer;
  readonly appId: string | undefined;
  readonly wantsTriggers: boolean;
  readonly isAgreed: boolean;
}

export interface Deployed {
  readonly installed: InstalledApp;
  readonly version: number;
  readonly size: number;
  readonly functions: readonly string[];
  readonly triggers: readonly AppliedTrigger[];
}

/** Builds the project, shows what will change, and then changes it: the app, its code, its triggers. */
export async function deployManaged(wanted: ManagedDeploy, io: CommandIo): Promise<Deployed> {
  const { hooks, connection, manifest } = wanted;
  const { api_url, team_id, team_name } = connection.account;
  const appId = wanted.appId ?? findProjectApp(hooks.project, "deployed", { api_url, team_id })?.app_id;
  io.progress("Validating …");
  await validateManifest(connection, manifest, appId);
  io.progress("Building …");
  const bundle = await buildBundle(hooks, io, (text) => io.err(text.toString()));
  io.progress("Comparing …");
  const triggers = wanted.wantsTriggers ? await planOf(wanted, io, appId) : [];
  validateParts(manifest, bundle, triggers);
  const plan = { app: { name: nameOf(manifest), appId, team: team_name }, functions: bundle.functions, triggers };
  await show(plan, io, wanted.isAgreed);
  const before = appId === undefined ? undefined : await exportedManifest(connection, appId);
  io.progress("Installing …");
  const installed = await installProjectApp(hooks, connection, io, { environment: "deployed", appId: wanted.appId });
  io.progress("Uploading …");
  const uploaded = await uploadOrPutBack({ hooks, connection, bundle, installed, before }, io);
  io.progress("Setting triggers …");
  const applied = await applyTriggers(connection, hooks.project, installed.app.app_id, triggers);
  const { version, bundle_size: size, functions } = uploaded;
  return { installed, version, size, functions, triggers: applied };
}

async function planOf(
  { hooks, connection }: ManagedDeploy,
  io: CommandIo,
  appId: string | undefined,
): Promise<TriggerStep[]> {
  const { team_domain: workspace } = connection.account;
  const defined: DefinedTrigger[] = [];
  for (const file of triggerFiles(hooks)) {
    defined.push({ file, definition: await readTrigger(hooks, io, file, { environment: "deployed", workspace }) });
  }
  if (appId === undefined) return planTriggers(defined, {}, []);
  // An app that is gone, or is not installed now, has none; the deployment brings it back.
  const there = await listAppTriggers(connection, appId).catch((error: unknown) => {
    if (error instanceof CliError && error.details["code"] === "app_not_found") return [];
    throw error;
  });
  return planTriggers(defined, readKnownTriggers(hooks.project, appId), there);
}

/** Only what takes something away is worth a question; all else can be put back with `platform deploy rollback`. */
async function show(plan: DeployPlan, io: CommandIo, isAgreed: boolean): Promise<void> {
  io.print(planText(plan), { plan: planData(plan) });
  const gone = plan.triggers.filter((step) => step.action === "delete").length;
  if (gone === 0 || isAgreed) return;
  await confirm(io, { question: `Delete ${gone === 1 ? "a trigger" : `${gone} triggers`}?`, flag: "--yes" });
}

async function exportedManifest({ send }: Connection, appId: string): Promise<object | undefined> {
  const answer = await send("apps.manifest.export", { app_id: appId });
  return answer.ok ? (answer["manifest"] as object) : undefined;
}

interface Upload {
  readonly hooks: ProjectHooks;
  readonly connection: Connection;
  readonly bundle: Bundle;
  readonly installed: InstalledApp;
  readonly before: object | undefined;
}

/** Code and manifest belong together: where the code is not taken, the app gets its manifest back, and a new one is deleted. */
async function uploadOrPutBack(upload: Upload, io: CommandIo) {
  const { connection, bundle, installed } = upload;
  try {
    return await uploadBundle(connection, installed.app.app_id, bundle, io.ending);
  } catch (error) {
    io.err(await putBack(upload));
    throw error;
  }
}

async function putBack({ hooks, connection, installed, before }: Upload): Promise<string> {
  const { app_id: appId } = installed.app;
  if (installed.isNew) {
    const gone = await connection.send("apps.manifest.delete", { app_id: appId }).catch(() => undefined);
    if (gone?.ok !== true) return `The app ${appId} was created, but has no code.\n`;
    removeProjectApp(hooks.project, "deployed", installed.app);
    return `The new app ${appId} was deleted again.\n`;
  }
  const put =
    before === undefined
      ? undefined
      : await connection.send("apps.manifest.update", { app_id: appId, manifest: before }).catch(() => undefined);
  return put?.ok === true
    ? "The app's previous manifest was restored.\n"
    : "The manifest was updated, but the code was not.\n";
}

function nameOf(manifest: ManifestAnswer): string {
  const { name } = (manifest["display_information"] ?? {}) as { name?: unknown };
  return typeof name === "string" ? name : "the app";
}
