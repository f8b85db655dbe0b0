import { join } from "node:path";
import type { Project } from "../project/findProject.ts";
import { readProjectFile, writeProjectFile } from "../project/projectFile.ts";

/** Which trigger on the server a file of the project became, and as what. */
export interface KnownTrigger {
  readonly trigger_id: string;
  /** Of its definition: an equal one has not to be sent again. */
  readonly hash: string;
}

type Known = Record<string, KnownTrigger>;

/** By file, for one app. `triggers.json` belongs into version control: the next deployment must find them. */
export function readKnownTriggers(project: Project, appId: string): Known {
  return (readAll(project)[appId] ?? {}) as Known;
}

export function writeKnownTriggers(project: Project, appId: string, known: Readonly<Known>): void {
  writeProjectFile(fileOf(project), { ...readAll(project), [appId]: known });
}

function readAll(project: Project): Record<string, unknown> {
  return readProjectFile(fileOf(project)) ?? {};
}

function fileOf({ configFolder }: Project): string {
  return join(configFolder, "triggers.json");
}
