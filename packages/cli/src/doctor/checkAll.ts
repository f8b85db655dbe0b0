import { arch, release, type } from "node:os";
import { type DoctorAnswer, faultOfProtocolVersion } from "@platform/protocol/hooks/index.ts";
import type { CommandIo } from "../command.ts";
import { CliError, failureText } from "../errors.ts";
import { callHook } from "../hooks/callHook.ts";
import { loadHooks, type ProjectHooks } from "../hooks/projectHooks.ts";
import { shellHint } from "../hooks/shellSyntax.ts";
import { splitCommand } from "../hooks/splitCommand.ts";
import { checkUpdates } from "../hooks/updates.ts";
import { findProject, type Project } from "../project/findProject.ts";
import { readVersion } from "../version.ts";
import { checkAccounts } from "./checkAccounts.ts";

/** One thing that was looked at. */
export interface Check {
  readonly section: string;
  readonly name: string;
  readonly value: string;
  readonly state: "ok" | "note" | "error";
  /** What a hook that failed has printed. */
  readonly output?: string;
  /** What to do about it. */
  readonly remedy?: string;
}

/** Looks at everything, and goes on where something is wrong: the rest may be, too. */
export async function checkAll(io: CommandIo): Promise<Check[]> {
  const accounts = checkAccounts(io);
  const project = await checkProject(io);
  return [...machine(), ...(await accounts), ...project];
}

function machine(): Check[] {
  const section = "Machine";
  return [
    { section, name: "system", value: `${type()} ${release()} ${arch()}`, state: "ok" },
    { section, name: "node", value: process.versions.node, state: "ok" },
    { section, name: "platform", value: readVersion(), state: "ok" },
  ];
}

async function checkProject(io: CommandIo): Promise<Check[]> {
  let project: Project;
  try {
    project = findProject(io.cwd, io.env["HOME"] || undefined);
  } catch (error) {
    return [{ section: "Project", name: "folder", value: wordsOf(error), state: "note" }];
  }
  const found: Check = { section: "Project", name: "folder", value: project.root, state: "ok" };
  try {
    // What it would warn of has a row in the table.
    const hooks = await loadHooks(project, io, { warn: () => {} });
    const [needs, updates] = await Promise.all([checkNeeds(hooks, io), checkReleases(hooks, io)]);
    return [found, ...describeHooks(hooks), ...needs, ...updates];
  } catch (error) {
    return [found, { section: "Project", name: "hooks", ...failureOf(error) }];
  }
}

function describeHooks({ settings, protocol, sdkFailure }: ProjectHooks): Check[] {
  const section = "Project";
  const fault = faultOfProtocolVersion(settings);
  return [
    ...(sdkFailure ? [{ section, name: "get-hooks", ...failureOf(sdkFailure) }] : []),
    ...(settings.runtime ? [{ section, name: "runtime", value: settings.runtime, state: "ok" } as const] : []),
    { section, name: "hooks", value: Object.keys(settings.hooks ?? {}).join(", "), state: "ok" },
    fault
      ? { section, name: "protocol", value: `${protocol}  ${fault.field} ${fault.message}`, state: "note" }
      : { section, name: "protocol", value: protocol, state: "ok" },
    ...checkCommands(settings.hooks ?? {}),
  ];
}

/** Commands that only a shell could run as they are meant. */
function checkCommands(commands: Readonly<Record<string, string>>): Check[] {
  return Object.entries(commands).flatMap(([hook, command]): Check[] => {
    const split = splitCommand(command);
    if (!split.ok || split.shellSyntax.length === 0) return [];
    return [{ section: "Project", name: `hooks.${hook}`, value: shellHint(split.shellSyntax), state: "note" }];
  });
}

async function checkNeeds(hooks: ProjectHooks, io: CommandIo): Promise<Check[]> {
  const section = "SDK";
  if (!hooks.has("doctor")) return [];
  try {
    const { versions } = await callHook(hooks, "doctor", io);
    return versions.map((version) => ({ section, name: version.name, ...judge(version) }));
  } catch (error) {
    return [{ section, name: "doctor", ...failureOf(error) }];
  }
}

function judge({ current, message, error }: DoctorAnswer["versions"][number]): Pick<Check, "value" | "state"> {
  const fault = typeof error === "string" ? error : (error?.message ?? "");
  const value = [current, message, fault].filter(Boolean).join("  ");
  return { value, state: fault === "" ? "ok" : "error" };
}

/** An older version, or an answer that names an error (without a network, for example), is noted; a hook that fails is an error. */
async function checkReleases(hooks: ProjectHooks, io: CommandIo): Promise<Check[]> {
  const section = "Updates";
  if (!hooks.has("check-update")) return [];
  try {
    const answer = await checkUpdates(hooks, io);
    const rows = answer.releases.map((release): Check => {
      const { name, current, latest, update, message, url, error } = release;
      const news = update === true ? `${latest ?? "A newer version"} is available: platform upgrade` : "";
      const value = [current ?? "-", news, ...[error?.message, message, url].map(oneLine)].filter(Boolean).join("  ");
      return { section, name, value, state: update === true || error ? "note" : "ok" };
    });
    const whole = [answer.error?.message, answer.message, answer.url].map(oneLine).filter(Boolean).join("  ");
    if (whole === "") return rows;
    return [
      ...rows,
      { section, name: answer.name, value: whole, state: answer.error || answer.message ? "note" : "ok" },
    ];
  } catch (error) {
    return [{ section, name: "check-update", ...failureOf(error) }];
  }
}

function oneLine(text: string | null | undefined): string {
  return (text ?? "").trim().replaceAll(/\s*\n\s*/g, " ");
}

/** The row of a hook that failed, with what it printed. */
function failureOf(error: unknown): Pick<Check, "value" | "state" | "output"> {
  const value = wordsOf(error);
  const output = error instanceof CliError ? error.output.trim() : "";
  return { value, state: "error", ...(output === "" ? {} : { output }) };
}

/** What went wrong in one line; the command that fails on it prints all of it. */
function wordsOf(error: unknown): string {
  if (!(error instanceof CliError)) throw error;
  return failureText(error).split("\n")[0] ?? "";
}
