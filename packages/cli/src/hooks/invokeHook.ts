import { boundaryFlags, type HookProtocol } from "@platform/protocol/hooks/index.ts";
import { limits } from "@platform/protocol/limits.ts";
import type { Io } from "../command.ts";
import { CliError } from "../errors.ts";
import type { Project } from "../project/findProject.ts";
import { readAnswer } from "./answerReader.ts";
import { makeBoundary } from "./boundary.ts";
import { hookEnvironment } from "./hookEnvironment.ts";
import { type HookReport, invocationFailed, responseUnreadable } from "./hookFailure.ts";
import { withOwnTools } from "./ownTools.ts";
import { LastBytes } from "./lastBytes.ts";
import type { ResolvedHook } from "./projectHooks.ts";
import { runProcess } from "./runProcess.ts";
import { splitCommand } from "./splitCommand.ts";
import { verboseLogs } from "./verboseLogs.ts";

export interface Invocation {
  readonly hook: ResolvedHook;
  readonly project: Project;
  readonly protocol: HookProtocol;
  readonly variables: Readonly<Record<string, string>>;
  /** Given as `--name=value`. */
  readonly flags?: Readonly<Record<string, string>>;
  /** What we add to its environment; each name also with its twin. */
  readonly given?: Readonly<Record<string, string>>;
  readonly stdin?: string;
  readonly deadlineMs: number;
  /** Its success does not depend on what it prints. */
  readonly isAnswerless?: true;
  /** Gets what it prints besides its answer, as it comes. */
  readonly log?: (text: Buffer) => void;
  readonly io: Pick<Io, "env" | "ending"> & Partial<Pick<Io, "err" | "isVerbose">>;
}

/** The value it answered; nothing when it printed nothing. */
export interface HookValue {
  readonly value?: unknown;
  /** For a message that says what is wrong with the value. */
  readonly report: HookReport;
}

/** Runs a hook in the project's folder and reads its answer; errors include everything it printed. */
export async function invokeHook(invocation: Invocation): Promise<HookValue> {
  const { hook, project, protocol, variables, flags = {}, given = {}, stdin, deadlineMs, io } = invocation;
  const split = splitCommand(hook.command);
  if (!split.ok) {
    const message = `${project.hooksFile}: hooks.${hook.name} ${split.message}.`;
    throw new CliError("hooks_json_invalid", message, { details: { hook: hook.name, command: hook.command } });
  }
  const verbose = io.isVerbose && io.err ? verboseLogs(hook.name, { err: io.err }) : undefined;
  const log = invocation.log ?? verbose?.stdout;
  verbose?.stdout(Buffer.from(`${[hook.command, ...flagWords(flags)].join(" ")}\n`));
  const boundary = protocol === "message-boundaries" ? await makeBoundary() : undefined;
  const reader = readAnswer({
    ...(boundary === undefined ? {} : { boundary }),
    maxBytes: limits.hook_answer_bytes_max,
    ...(log ? { log } : {}),
  });
  const [out, err] = [new LastBytes(limits.hook_shown_bytes_max), new LastBytes(limits.hook_shown_bytes_max)];
  const end = await runProcess({
    words: [...split.words, ...flagWords(flags), ...(boundary === undefined ? [] : boundaryFlags(boundary))],
    cwd: project.root,
    env: await withOwnTools(hookEnvironment(io.env, variables, given), split.words),
    ...(stdin === undefined ? {} : { stdin }),
    onOut(chunk) {
      out.push(chunk);
      reader.push(chunk);
    },
    onErr(chunk) {
      err.push(chunk);
      (invocation.log ?? verbose?.stderr)?.(chunk);
    },
    deadlineMs,
    outputBytesMax: limits.hook_output_bytes_max,
    ending: io.ending,
  });
  const isDone = end.kind === "exited" && end.code === 0;
  const answer = isDone ? reader.end() : undefined;
  verbose?.finish();
  const report: HookReport = {
    hook: hook.name,
    command: hook.command,
    cwd: project.root,
    end,
    stdout: out.text(),
    stderr: err.text(),
    deadlineMs,
    shellSyntax: split.shellSyntax,
  };
  if (answer === undefined) throw invocationFailed(report);
  if (answer.kind === "unreadable" && !invocation.isAnswerless) throw responseUnreadable(report, answer.message);
  return answer.kind === "json" ? { value: answer.value, report } : { report };
}

/** As words of their own: no quotes to get wrong, and nothing in a path is ever run. */
function flagWords(flags: Readonly<Record<string, string>>): string[] {
  return Object.entries(flags)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `--${name}=${value}`);
}
