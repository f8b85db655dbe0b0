import { readFileSync } from "node:fs";
import {
  checkHooksPart,
  faultOfProtocolVersion,
  type HookFault,
  type HookName,
  type HookProtocol,
  type HooksPart,
  mergeHooks,
  negotiateProtocol,
  versionsOf,
} from "@platform/protocol/hooks/index.ts";
import type { Io } from "../command.ts";
import { CliError, failureText } from "../errors.ts";
import { readEnvFile } from "../project/envFile.ts";
import type { Project } from "../project/findProject.ts";
import { faultWords, readSdkInterface, type SdkInterface } from "./sdkInterface.ts";
import { shellHint } from "./shellSyntax.ts";
import { splitCommand } from "./splitCommand.ts";

/** The hooks of a project, put together from `hooks.json` and what the SDK says. */
export interface ProjectHooks {
  readonly project: Project;
  readonly settings: HooksPart;
  readonly protocol: HookProtocol;
  /** Why there are only the hooks of `hooks.json`: `get-hooks` failed. */
  readonly sdkFailure?: CliError;
  /** The variables of `.env`. */
  readonly variables: Readonly<Record<string, string>>;
  /** Whether there is a command for it. */
  has(name: HookName): boolean;
  /** The command for it, newest version first; refused with `sdk_hook_not_found`, or with the failure of `get-hooks`. */
  resolve(name: HookName): ResolvedHook;
}

export interface ResolvedHook {
  /** As it is written, with its version: `start-v2`. */
  readonly name: string;
  readonly command: string;
}

export interface LoadOptions {
  /** The server that the command acts on. */
  readonly apiUrl?: string;
  /** Gets warnings instead of STDERR. */
  readonly warn?: (text: string) => void;
}

/** Reads `hooks.json`, asks `get-hooks`, and puts the two together. Warnings go to STDERR. */
export async function loadHooks(project: Project, io: Io, options: LoadOptions = {}): Promise<ProjectHooks> {
  const fromFile = readHooksFile(project);
  const variables = await readEnvFile(project);
  const warn = warnOnce(options.warn ?? io.err);
  const getHooks = newestOf("get-hooks", commandsOf(fromFile));
  if (getHooks) warnOfShellSyntax(getHooks, warn);
  // Without get-hooks hooks.json has to say everything itself.
  const sdk: SdkInterface = getHooks
    ? await readSdkInterface({ getHooks, project, variables, apiUrl: options.apiUrl, io })
    : { ok: true, hooks: {} };
  const settings = settingsOf(sdk, fromFile, project);
  const fault = faultOfProtocolVersion(settings);
  if (fault) warn(`Warning: ${fault.field} ${fault.message}. Hooks are called with protocol version 1.\n`);
  const find = (name: HookName): ResolvedHook | undefined =>
    newestOf(name, commandsOf(fromFile)) ?? (sdk.ok ? newestOf(name, commandsOf(sdk.hooks)) : undefined);
  return {
    project,
    settings,
    // Without an answer there was no negotiation.
    protocol: sdk.ok ? negotiateProtocol(settings.config?.["protocol-version"]) : "default",
    ...(sdk.ok ? {} : { sdkFailure: sdk.failure }),
    variables,
    has: (name) => find(name) !== undefined,
    resolve(name) {
      const found = find(name);
      if (!found) throw sdk.ok ? notFound(name, project) : sdk.failure;
      if (!sdk.ok) warn(sdkFailureText(sdk.failure));
      warnOfOlder(found, name, Object.keys(commandsOf(settings)), warn);
      warnOfShellSyntax(found, warn);
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

/** What the SDK did not answer cannot be missed in `hooks.json`. */
function settingsOf(sdk: SdkInterface, fromFile: HooksPart, { hooksFile }: Project): HooksPart {
  if (!sdk.ok) return fromFile;
  const merged = mergeHooks(sdk.hooks, fromFile);
  if (!merged.ok) throw faulty(`${hooksFile} and get-hooks together`, merged.faults);
  return merged.hooks;
}

function commandsOf({ hooks }: HooksPart): Readonly<Record<string, string>> {
  return hooks ?? {};
}

/** A command of nothing but space counts as left out. */
function newestOf(name: HookName, commands: Readonly<Record<string, string>>): ResolvedHook | undefined {
  const key = versionsOf(name, Object.keys(commands)).find((version) => commands[version]?.trim());
  return key === undefined ? undefined : { name: key, command: commands[key] ?? "" };
}

type Warn = (text: string) => void;

/** A local run resolves its hook for every event. */
function warnOnce(print: Warn): Warn {
  const printed = new Set<string>();
  return (text) => {
    if (printed.has(text)) return;
    printed.add(text);
    print(text);
  };
}

function sdkFailureText(failure: CliError): string {
  const output = failure.output.trim();
  const printed = output === "" ? "" : `\n${output.replaceAll(/^/gm, "  ")}\n`;
  return `Warning: ${failureText(failure)}\n${printed}\nOnly the hooks of hooks.json are used, with protocol version 1.\n\n`;
}

function warnOfOlder(used: ResolvedHook, name: HookName, keys: readonly string[], warn: Warn): void {
  const [newest] = versionsOf(name, keys);
  if (newest === undefined || newest === used.name) return;
  warn(`The hook ${used.name} is deprecated in favour of ${newest}. A later version will not call it.\n`);
}

function warnOfShellSyntax({ name, command }: ResolvedHook, warn: Warn): void {
  const split = splitCommand(command);
  if (!split.ok || split.shellSyntax.length === 0) return;
  warn(`Warning: hooks.${name} contains shell syntax. ${shellHint(split.shellSyntax)}\n`);
}

function notFound(name: HookName, { hooksFile }: Project): CliError {
  return new CliError("sdk_hook_not_found", `The hook ${name} is not defined in ${hooksFile} or by get-hooks.`, {
    details: { hook: name },
  });
}

function faulty(where: string, faults: readonly HookFault[]): CliError {
  return new CliError("hooks_json_invalid", `${where}: ${faultWords(faults)}.`, { details: { faults } });
}
