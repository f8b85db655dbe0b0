import { checkHookAnswer, type HookAnswers } from "@platform/protocol/hooks/index.ts";
import { limits } from "@platform/protocol/limits.ts";
import type { Io } from "../command.ts";
import { responseFaulty } from "./hookFailure.ts";
import { invokeHook } from "./invokeHook.ts";
import type { ProjectHooks } from "./projectHooks.ts";

export interface HookCall {
  readonly flags?: Readonly<Record<string, string>>;
  readonly given?: Readonly<Record<string, string>>;
  readonly log?: (text: Buffer) => void;
}

/** Calls a hook that must answer, in the protocol that was agreed on, and checks every field of what it answers. */
export async function callHook<Name extends keyof HookAnswers>(
  hooks: ProjectHooks,
  name: Name,
  io: Io,
  call: HookCall = {},
): Promise<HookAnswers[Name]> {
  const { value, report } = await invokeHook({
    ...call,
    hook: hooks.resolve(name),
    project: hooks.project,
    protocol: hooks.protocol,
    variables: hooks.variables,
    deadlineMs: deadlineMsOf(name),
    io,
  });
  const faults = value === undefined ? [{ field: "", message: "is empty" }] : checkHookAnswer(name, value);
  if (faults.length > 0) throw responseFaulty(report, faults);
  return value as HookAnswers[Name];
}

/** Calls `build`, which answers by what it writes; whatever it prints is no answer. */
export async function callBuild(
  hooks: ProjectHooks,
  io: Io,
  { source, output, given, log }: { source: string; output: string } & Pick<HookCall, "given" | "log">,
): Promise<void> {
  await invokeHook({
    hook: hooks.resolve("build"),
    project: hooks.project,
    protocol: hooks.protocol,
    variables: hooks.variables,
    flags: { source, output },
    ...(given ? { given } : {}),
    ...(log ? { log } : {}),
    deadlineMs: limits.hook_fetching_s * 1_000,
    isAnswerless: true,
    io,
  });
}

function deadlineMsOf(name: keyof HookAnswers): number {
  const seconds: Partial<Record<keyof HookAnswers, number>> = {
    "install-update": limits.hook_fetching_s,
    "check-update": limits.hook_check_s,
  };
  return (seconds[name] ?? limits.hook_s) * 1_000;
}
