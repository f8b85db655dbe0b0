import { type CommandIo } from "../command.ts";
import { CliError } from "../errors.ts";
import { hookEnvironment } from "../hooks/hookEnvironment.ts";
import { brisk, patient } from "../hooks/processGroup.ts";
import type { ProjectHooks } from "../hooks/projectHooks.ts";
import { type ProcessEnd, runProcess } from "../hooks/runProcess.ts";
import { shellHint } from "../hooks/shellSyntax.ts";
import { splitCommand } from "../hooks/splitCommand.ts";
import type { Changes } from "./changes.ts";
import { endWords, keepApp } from "./keepApp.ts";
import type { LocalApp } from "./localApp.ts";
import type { RunView } from "./runView.ts";

export interface ServerRun {
  readonly hooks: ProjectHooks;
  readonly app: LocalApp;
  readonly view: RunView;
  readonly io: CommandIo;
  readonly changes: Changes;
  readonly isWatched: boolean;
}

/** The SDK keeps the socket: its `start` hook runs as long as the app does, and we wait. */
export async function runServer({ hooks, app, view, io, changes, isWatched }: ServerRun): Promise<void> {
  const { name, command } = hooks.resolve("start");
  const split = splitCommand(command);
  if (!split.ok) throw new CliError("hooks_json_invalid", `hooks.${name} ${split.message}.`);
  const start = (ending: AbortSignal, stopping: AbortSignal): Promise<ProcessEnd> =>
    runProcess({
      words: split.words,
      cwd: hooks.project.root,
      env: hookEnvironment(io.env, app.variables(), { ...app.given(), ...colours(io) }),
      onOut: view.printing("stdout"),
      onErr: view.printing("stderr"),
      ending,
      // SIGINT makes Python print a traceback, which looks like a failure of the change that caused the restart.
      patience: () => (stopping.aborted ? brisk : patient),
    });
  const end = await keepApp({ start, changes, isWatched, ending: io.ending, view });
  if (end.kind === "stopped") return;
  if (end.kind === "exited" && end.code === 0) return view.note("ended", "The app has ended.");
  const exitCode = end.kind === "exited" ? end.code : null;
  throw new CliError("sdk_hook_invocation_failed", `The app ${endWords(end)}.\n\n  command  ${command}`, {
    ...(split.shellSyntax.length === 0 ? {} : { remedy: shellHint(split.shellSyntax) }),
    details: { hook: name, command, cwd: hooks.project.root, exit_code: exitCode },
  });
}

/** The app prints into a pipe, behind which a person is looking. */
function colours(io: CommandIo): Record<string, string> {
  return io.isTerminal && !io.env["NO_COLOR"] ? { FORCE_COLOR: "1" } : {};
}
