import { checkHooksPart, type HookFault, type HooksPart } from "@platform/protocol/hooks/index.ts";
import { limits } from "@platform/protocol/limits.ts";
import type { Io } from "../command.ts";
import { CliError } from "../errors.ts";
import type { Project } from "../project/findProject.ts";
import { loadRandomness } from "./boundary.ts";
import { invokeHook } from "./invokeHook.ts";
import type { ResolvedHook } from "./projectHooks.ts";

/** What `get-hooks` answered, or why it could not be used. */
export type SdkInterface =
  | { readonly ok: true; readonly hooks: HooksPart }
  | { readonly ok: false; readonly failure: CliError };

export interface SdkQuestion {
  readonly getHooks: ResolvedHook;
  readonly project: Project;
  readonly variables: Readonly<Record<string, string>>;
  /** The server that the command acts on, where that is known. */
  readonly apiUrl?: string | undefined;
  readonly io: Io;
}

/**
 * Calls `get-hooks`, which comes before everything else is known: always in version 1 and without tokens. A failure is a
 * value, because hooks of `hooks.json` can be called without an answer.
 */
export async function readSdkInterface(question: SdkQuestion): Promise<SdkInterface> {
  try {
    // The random numbers are loaded while the process runs, which takes longer.
    const [value] = await Promise.all([askFor(question), loadRandomness()]);
    const checked = checkHooksPart(value);
    return checked.ok ? checked : { ok: false, failure: invalidAnswer(checked.faults) };
  } catch (error) {
    // A command that cannot be read is a fault of hooks.json, and after Ctrl-C nothing else is called.
    if (!(error instanceof CliError) || error.code === "hooks_json_invalid" || question.io.ending.aborted) throw error;
    return { ok: false, failure: error };
  }
}

async function askFor(question: SdkQuestion): Promise<unknown> {
  const flags = devDomainFlags(question.apiUrl);
  try {
    return await call(question, flags);
  } catch (error) {
    // Programs such as `cat` fail on flags that they do not know.
    const hasExited = error instanceof CliError && typeof error.details["exit_code"] === "number";
    if (Object.keys(flags).length === 0 || !hasExited || question.io.ending.aborted) throw error;
    return await call(question, {});
  }
}

async function call({ getHooks, project, variables, io }: SdkQuestion, flags: Flags): Promise<unknown> {
  const { value } = await invokeHook({
    hook: getHooks,
    project,
    protocol: "default",
    variables,
    flags,
    deadlineMs: limits.get_hooks_s * 1_000,
    io,
  });
  return value;
}

type Flags = Readonly<Record<string, string>>;

/**
 * The flag by which SDKs learn of a server that is not Slack's. Slack's Deno runtime lets functions of a local run reach
 * that host only, and its `get-hooks` passes the flag on to `start`.
 */
function devDomainFlags(apiUrl: string | undefined): Flags {
  return apiUrl === undefined ? {} : { "sdk-slack-dev-domain": new URL(apiUrl).hostname };
}

function invalidAnswer(faults: readonly HookFault[]): CliError {
  return new CliError("sdk_hook_response_invalid", `The answer of get-hooks: ${faultWords(faults)}.`, {
    details: { hook: "get-hooks", faults },
  });
}

export function faultWords(faults: readonly HookFault[]): string {
  return faults.map(({ field, message }) => (field === "" ? `it ${message}` : `${field} ${message}`)).join("; ");
}
