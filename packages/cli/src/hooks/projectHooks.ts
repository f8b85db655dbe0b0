import { readFileSync } from "node:fs";
import { limits } from "@platform/protocol/limits.ts";
import {
  checkHooksPart,
  type HookFault,
  type HookName,
  type HookProtocol,
  type HooksInterface,
  type HooksPart,
  mergeHooks,
  negotiateProtocol,
  versionsOf,
} from "@platform/protocol/hooks/index.ts";
import type { Io } from "../command.ts";
import { CliError } from "../errors.ts";
import { readEnvFile } from "../project/envFile.ts";
import type { Project } from "../project/findProject.ts";
import { loadRandomness } from "./boundary.ts";
import { invokeHook } from "./invokeHook.ts";

/** The hooks of a project, put together from `hooks.json` and what the SDK says. */
export interface ProjectHooks {
  readonly project: Project;
  readonly settings: HooksInterface;
  readonly protocol: HookProtocol;
  /** The variables of `.env`. */
  readonly variables: Readonly<Record<string, string>>;
  /** Whether there is a command for it. */
  has(name: HookName): boolean;
  /** The command for it, newest version first; refused with `sdk_hook_not_found`. */
  resolve(name: HookName): ResolvedHook;
}

export interface ResolvedHook {
  /** As it is written, with its version: `start-v2`. */
  readonly name: string;
  readonly command: string;
}

/** Reads `hooks.json`, asks `get-hooks`, and puts the two together. Warnings go to STDERR. */
export async function loadHooks(project: Project, io: Io): Promise<ProjectHooks> {
  const fromFile = readHooksFile(project);
  const variables = await readEnvFile(project);
  const fromSdk = await askSdk(project, fromFile, variables, io);
  const merged = mergeHooks(fromSdk, fromFile);
  if (!merged.ok) throw faulty(`${project.hooksFile} and get-hooks together`, merged.faults);
  const resolve = (name: HookName): ResolvedHook | undefined => {
    const [newest, override] = [commandsOf(fromSdk), commandsOf(fromFile)].map((commands) => newestOf(name, commands));
    return override ?? newest;
  };
  return {
    project,
    settings: merged.hooks,
    protocol: negotiateProtocol(merged.hooks.config?.["protocol-version"]),
    variables,
    has: (name) => resolve(name) !== undefined,
    resolve(name) {
      const found = resolve(name);
      if (!found) throw notFound(name, project);
      warnOfOlder(found, name, Object.keys(merged.hooks.hooks), io);
      return found;
    },
  };
}

function readHooksFile({ hooksFile }: Project): HooksPart {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(hooksFile, "utf8").replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new CliError("hooks_json_invalid", `${hooksFile} cannot be read: ${(error as Error).message}.`);
  }
  const checked = checkHooksPart(value);
  if (!checked.ok) throw faulty(hooksFile, checked.faults);
  return checked.hooks;
}

/** `get-hooks` comes before everything else is known: always in version 1, with no flags and no tokens. */
async function askSdk(
  project: Project,
  fromFile: HooksPart,
  variables: Readonly<Record<string, string>>,
  io: Io,
): Promise<HooksPart> {
  const resolved = newestOf("get-hooks", commandsOf(fromFile));
  // Without it hooks.json has to say everything itself.
  if (!resolved) return {};
  const asked = invokeHook({
    hook: resolved,
    project,
    protocol: "default",
    variables,
    deadlineMs: limits.get_hooks_s * 1_000,
    io,
  });
  // While its process runs, which takes longer.
  const [answer] = await Promise.all([asked, loadRandomness()]);
  const checked = checkHooksPart(answer.value);
  if (checked.ok) return checked.hooks;
  throw new CliError("sdk_hook_response_invalid", `The answer of get-hooks: ${wordsOf(checked.faults)}.`, {
    details: { hook: "get-hooks", faults: checked.faults },
  });
}

function commandsOf({ hooks }: HooksPart): Readonly<Record<string, string>> {
  return hooks ?? {};
}

/** A command of nothing but space counts as left out. */
function newestOf(name: HookName, commands: Readonly<Record<string, string>>): ResolvedHook | undefined {
  const key = versionsOf(name, Object.keys(commands)).find((version) => commands[version]?.trim());
  return key === undefined ? undefined : { name: key, command: commands[key] ?? "" };
}

function warnOfOlder(used: ResolvedHook, name: HookName, keys: readonly string[], io: Io): void {
  const [newest] = versionsOf(name, keys);
  if (newest === undefined || newest === used.name) return;
  io.err(
    `The hook ${used.name} is used, and ${newest} succeeds it: a later version will not call ${used.name} any more.\n`,
  );
}

function notFound(name: HookName, { hooksFile }: Project): CliError {
  return new CliError("sdk_hook_not_found", `There is no hook ${name}: neither ${hooksFile} nor get-hooks has it.`, {
    details: { hook: name },
  });
}

function faulty(where: string, faults: readonly HookFault[]): CliError {
  return new CliError("hooks_json_invalid", `${where}: ${wordsOf(faults)}.`, { details: { faults } });
}

function wordsOf(faults: readonly HookFault[]): string {
  return faults.map(({ field, message }) => (field === "" ? `it ${message}` : `${field} ${message}`)).join("; ");
}
