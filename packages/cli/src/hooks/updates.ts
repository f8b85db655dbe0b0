import type { InstalledAnswer, Release, UpdateAnswer } from "@platform/protocol/hooks/index.ts";
import type { CommandIo } from "../command.ts";
import { table } from "../table.ts";
import { callHook } from "./callHook.ts";
import type { ProjectHooks } from "./projectHooks.ts";

/** What the SDK says of newer versions. */
export async function checkUpdates(hooks: ProjectHooks, io: CommandIo): Promise<UpdateAnswer> {
  return callHook(hooks, "check-update", io);
}

export function hasUpdate({ releases }: UpdateAnswer): boolean {
  return releases.some(({ update }) => update === true);
}

/** One row for each dependency, and what the SDK says about all of them. */
export function updateTable(answer: UpdateAnswer): string {
  const rows = answer.releases.map((release) => [
    release.name,
    release.current ?? "-",
    release.latest ?? "-",
    stateOf(release),
  ]);
  return table([["Dependency", "Current", "Latest", ""], ...rows]) + notesOf(answer);
}

/** What `install-update` did, in whichever of its two shapes it says so. */
export function installedTable(answer: UpdateAnswer | InstalledAnswer): string {
  if ("releases" in answer) return updateTable(answer);
  const rows = answer.updates.map(({ name, previous, installed, message, url, error }) => {
    const state = error ? `failed: ${firstLine(error.message)}` : "";
    return [name, previous ?? "-", installed ?? "-", [state, firstLine(message), url].filter(Boolean).join("  ")];
  });
  return table([["Dependency", "Before", "Now", ""], ...rows]) + notesOf(answer);
}

/** What went wrong in an update, as a whole or with one dependency. */
export function updateFailures(answer: UpdateAnswer | InstalledAnswer): string[] {
  const entries = "releases" in answer ? answer.releases : answer.updates;
  const failed = entries.flatMap(({ name, error }) =>
    error ? [`${name}: ${error.message?.trim() || "no reason given"}`] : [],
  );
  return answer.error ? [answer.error.message?.trim() || "no reason given", ...failed] : failed;
}

function stateOf({ update, breaking, message, error, url }: Release): string {
  const words = error
    ? `unknown: ${firstLine(error.message)}`
    : update === true
      ? breaking === true
        ? "update, breaking"
        : "update"
      : "current";
  return [words, firstLine(message), url].filter(Boolean).join("  ");
}

function notesOf({ error, message, url }: UpdateAnswer | InstalledAnswer): string {
  const notes = [error?.message, message, url].map((text) => text?.trim() ?? "").filter((text) => text !== "");
  return notes.length === 0 ? "" : `\n${notes.join("\n")}\n`;
}

function firstLine(text: string | null | undefined): string {
  return text?.trim().split("\n")[0] ?? "";
}
