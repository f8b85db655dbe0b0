import { isSdkManaged } from "@platform/protocol/hooks/index.ts";
import { baseUrlOf } from "../accounts/account.ts";
import { type Connection, connectAs } from "../accounts/connect.ts";
import type { CommandIo } from "../command.ts";
import { CliError } from "../errors.ts";
import { overridden } from "../hooks/hookEnvironment.ts";
import type { ProjectHooks } from "../hooks/projectHooks.ts";
import { removeProjectApp } from "../project/apps.ts";
import { triggerFiles } from "../triggers/triggerFiles.ts";
import { makeChanges } from "./changes.ts";
import { installLocalApp, type LocalApp } from "./localApp.ts";
import { listenToKeys } from "./listenToKeys.ts";
import { printWhereToClick } from "./whereToClick.ts";
import { makeRunView, type RunView } from "./runView.ts";
import { withProgramName } from "../programName.ts";
import { runOverSocket } from "./runOverSocket.ts";
import { runServer } from "./runServer.ts";
import { tailActivity } from "./tailActivity.ts";
import { watchFiles } from "./watchFiles.ts";
import { planWatching, type Watched } from "./watchPlan.ts";

export interface LocalRunOptions {
  readonly hooks: ProjectHooks;
  readonly connection: Connection;
  readonly appId: string | undefined;
  readonly appPath: string | undefined;
  /** The least level of activity to show; undefined shows none. */
  readonly activityLevel: string | undefined;
  /** Delete the developer's copy when done. */
  readonly isCleanedUp: boolean;
}

const cleanupMs = 10_000;

/** Runs the project's app on this machine until it ends or is interrupted. */
export async function localRun(options: LocalRunOptions, io: CommandIo): Promise<void> {
  const { hooks, connection } = options;
  // Before anything is installed: without it there is nothing to run.
  hooks.resolve("start");
  const plan = planWatching(hooks.settings);
  const view = makeRunView(io);
  io.progress("Installing the app…");
  const app = await installLocalApp({ ...options, io });
  printStart(app, connection, view);
  await printWhereToClick(app, connection, view);
  if (app.installed.isNew) printMissingTriggers(hooks, view, io);
  warnOfOverrides(hooks, app, io);

  // Whatever ends first ends all of it.
  const over = new AbortController();
  const ending = AbortSignal.any([io.ending, over.signal]);
  const changes = makeChanges();
  const inner = { ...io, ending };
  await using watches = new AsyncDisposableStack();
  if (plan.manifest) {
    const watch = watchFiles(hooks.project.root, plan.manifest, () => void reinstall(app, view, changes.request));
    watches.use(watch);
    await watch.ready;
  }
  const env = watchFiles(hooks.project.root, envFiles, () => void rereadEnv(app, view, changes.request));
  watches.use(env);
  await env.ready;
  const isManaged = isSdkManaged(hooks.settings);
  if (plan.app && isManaged) {
    const watch = watchFiles(hooks.project.root, plan.app, (files) => {
      view.note("changed", `${nameFiles(files)} changed.`, { files });
      changes.request();
    });
    watches.use(watch);
    await watch.ready;
  }
  const tail =
    options.activityLevel === undefined
      ? undefined
      : tailActivity({ connection, appId: app.installed.app.app_id, level: options.activityLevel, view, ending });
  const keys = listenToKeys(inner, {
    view,
    url: `${baseUrlOf(connection.account.api_url)}/client`,
    restart: () => void restart(app, view, changes.request, isManaged),
    quit: () => over.abort(),
  });
  if (keys) watches.use(keys);
  try {
    const work = { hooks, app, view, io: inner, changes };
    if (isManaged) await runServer({ ...work, isWatched: plan.app !== undefined || keys !== undefined });
    else await runOverSocket({ ...work, connection });
  } finally {
    over.abort();
    await tail;
    if (options.isCleanedUp) await removeApp(app, hooks, connection, io);
  }
}

function printStart({ installed: { app, isNew } }: LocalApp, { account }: Connection, view: RunView): void {
  const words = `${isNew ? "Created and installed" : "Installed"} ${app.app_id} in ${account.team_name || account.team_domain}.`;
  view.note("installed", words, { app_id: app.app_id, team_id: app.team_id });
}

/** A new app has none, and a workflow that nothing starts looks like one that does not work. */
function printMissingTriggers(hooks: ProjectHooks, view: RunView, io: CommandIo): void {
  const [first] = triggerFiles(hooks);
  if (first === undefined) return;
  const command = withProgramName(`platform trigger create --trigger-def ${first} --app local`, io);
  view.note("no_triggers", `No trigger starts its workflows yet. In another terminal, run: ${command}`, { command });
}

/** A developer who exported a token for another app would wonder why this one does not answer. */
function warnOfOverrides({ variables }: ProjectHooks, app: LocalApp, io: CommandIo): void {
  const names = overridden(io.env, variables, app.given());
  if (names.length > 0) io.err(`${names.join(", ")}: using the value from the environment or .env.\n`);
}

async function reinstall(app: LocalApp, view: RunView, restart: () => void): Promise<void> {
  try {
    const hasNewTokens = await app.reinstall();
    view.note("reinstalled", "The manifest changed; reinstalled the app.");
    if (hasNewTokens) restart();
  } catch (error) {
    // Half a manifest is saved sooner or later; the next change fixes it.
    if (!(error instanceof CliError)) throw error;
    view.fail("reinstall_failed", error);
  }
}

/** A project keeps its variables there, and a developer who changes one expects the app to have it. */
const envFiles: Watched = { paths: [".env"], matches: (path) => path === ".env" };

async function rereadEnv(app: LocalApp, view: RunView, request: () => void): Promise<void> {
  try {
    if (!(await app.rereadVariables())) return;
    view.note("env_changed", ".env changed.");
    request();
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    view.fail("env_failed", error);
  }
}

/** On a key: also with the variables as they are now. */
async function restart(app: LocalApp, view: RunView, request: () => void, isManaged: boolean): Promise<void> {
  await rereadEnv(app, view, () => {});
  if (isManaged) request();
  else view.note("restart", "Nothing to restart: each event starts a new process.");
}

/** The run is ending, and what still has to be done must not end with it. */
async function removeApp(
  { installed: { app } }: LocalApp,
  hooks: ProjectHooks,
  connection: Connection,
  io: CommandIo,
): Promise<void> {
  const lasting = connectAs({ ...io, ending: AbortSignal.timeout(cleanupMs) }, connection.account);
  const answer = await lasting.send("apps.manifest.delete", { app_id: app.app_id });
  if (answer.ok) removeProjectApp(hooks.project, "local", app);
}

function nameFiles(files: readonly string[]): string {
  const [first = "A file"] = files;
  return files.length < 2 ? first : `${first} and ${files.length - 1} more`;
}
