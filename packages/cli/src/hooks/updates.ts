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

/** One row for each dependency, and what could not be found out. */
export function updateTable({ releases, error }: UpdateAnswer): string {
  const rows = releases.map((release) => [
    release.name,
    release.current ?? "-",
    release.latest ?? "-",
    stateOf(release),
  ]);
  const notes = error?.message ? `\n${error.message.trim()}\n` : "";
  return table([["Dependency", "Current", "Latest", ""], ...rows]) + notes;
}

/** What `install-update` did, in whichever of its two shapes it says so. */
export function installedTable(answer: UpdateAnswer | InstalledAnswer): string {
  if ("releases" in answer) return updateTable(answer);
  const rows = answer.updates.map(({ name, previous, installed, error }) => {
    return [name, previous ?? "-", installed ?? "-", error?.message ?? ""];
  });
  const notes = answer.error?.message ? `\n${answer.error.message.trim()}\n` : "";
  return table([["Dependency", "Before", "Now", ""], ...rows]) + notes;
}

function stateOf({ update, breaking, message, error, url }: Release): string {
  if (error?.message) return `unknown: ${error.message.trim().split("\n")[0]}`;
  const words = update === true ? (breaking === true ? "update, breaking" : "update") : "current";
  return [words, message, update === true ? url : undefined].filter(Boolean).join("  ");
}
