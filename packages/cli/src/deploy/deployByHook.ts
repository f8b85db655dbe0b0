import type { Connection } from "../accounts/connect.ts";
import { type InstalledApp, installProjectApp } from "../apps/installProjectApp.ts";
import type { CommandIo } from "../command.ts";
import { CliError } from "../errors.ts";
import { hookEnvironment } from "../hooks/hookEnvironment.ts";
import { withOwnTools } from "../hooks/ownTools.ts";
import { patient } from "../hooks/processGroup.ts";
import type { ProjectHooks } from "../hooks/projectHooks.ts";
import { runProcess } from "../hooks/runProcess.ts";
import { shellHint } from "../hooks/shellSyntax.ts";
import { splitCommand } from "../hooks/splitCommand.ts";
import { makeRunView } from "../localRun/runView.ts";

/** Installs the app and runs the project's own script, which says how the code gets to where it runs. */
export async function deployByHook(
  hooks: ProjectHooks,
  connection: Connection,
  io: CommandIo,
  appId: string | undefined,
): Promise<{ readonly installed: InstalledApp; readonly command: string }> {
  const { name, command } = hooks.resolve("deploy");
  const split = splitCommand(command);
  if (!split.ok) throw new CliError("hooks_json_invalid", `hooks.${name} ${split.message}.`);
  io.progress("Installing …");
  const installed = await installProjectApp(hooks, connection, io, { environment: "deployed", appId });
  const view = makeRunView(io);
  view.note("deploying", `Deploying with: ${command}`, { command });
  const end = await runProcess({
    words: split.words,
    cwd: hooks.project.root,
    env: await withOwnTools(hookEnvironment(io.env, hooks.variables, givenTo(installed, connection)), split.words),
    // Some scripts ask for a password or a yes.
    stdin: { inherit: true },
    onOut: view.printing("stdout"),
    onErr: view.printing("stderr"),
    ending: io.ending,
    patience: patient,
  });
  if (end.kind === "exited" && end.code === 0) return { installed, command };
  const exitCode = end.kind === "exited" ? end.code : null;
  const words = exitCode === null ? "did not finish" : `exited with code ${exitCode}`;
  throw new CliError("sdk_hook_invocation_failed", `The hook ${name} ${words}.\n\n  command  ${command}`, {
    remedy: split.shellSyntax.length === 0 ? "See its output above." : shellHint(split.shellSyntax),
    details: { hook: name, command, cwd: hooks.project.root, exit_code: exitCode },
  });
}

function givenTo({ tokens }: InstalledApp, { account }: Connection): Record<string, string> {
  return {
    PLATFORM_API_URL: account.api_url,
    PLATFORM_ENV: "deployed",
    PLATFORM_WORKSPACE: account.team_domain,
    ...(tokens.app_level === undefined ? {} : { PLATFORM_APP_TOKEN: tokens.app_level }),
    ...(tokens.bot === undefined ? {} : { PLATFORM_BOT_TOKEN: tokens.bot }),
  };
}
