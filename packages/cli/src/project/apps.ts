import { join } from "node:path";
import type { Project } from "./findProject.ts";
import { readProjectFile, writeProjectFile } from "./projectFile.ts";

/** `local` is the copy of the app that `platform run` works with, `deployed` the one that people use. */
export type AppEnvironment = "local" | "deployed";

/** Which app of a workspace belongs to the project. */
export interface ProjectApp {
  readonly app_id: string;
  readonly team_id: string;
  readonly team_domain: string;
  /** The server it is on: the same workspace id means another workspace elsewhere. */
  readonly api_url: string;
}

/** `apps.dev.json` is one person's and stays out of version control; `apps.json` is everybody's. */
const fileNames: Readonly<Record<AppEnvironment, string>> = { local: "apps.dev.json", deployed: "apps.json" };

/** The apps of the project in one environment, in the order they were added. */
export function readProjectApps(project: Project, environment: AppEnvironment): ProjectApp[] {
  const stored = readProjectFile(join(project.configFolder, fileNames[environment])) ?? {};
  return Object.values(stored).filter(isProjectApp);
}

/** The app of one workspace on one server. */
export function findProjectApp(
  project: Project,
  environment: AppEnvironment,
  { team_id, api_url }: Pick<ProjectApp, "team_id" | "api_url">,
): ProjectApp | undefined {
  return readProjectApps(project, environment).find((app) => app.team_id === team_id && app.api_url === api_url);
}

/** One app per workspace, server and environment: it takes the place of the one before. */
export function saveProjectApp(project: Project, environment: AppEnvironment, app: ProjectApp): void {
  const others = readProjectApps(project, environment).filter((other) => !isSamePlace(other, app));
  writeApps(project, environment, [...others, app]);
}

export function removeProjectApp(project: Project, environment: AppEnvironment, app: ProjectApp): void {
  writeApps(
    project,
    environment,
    readProjectApps(project, environment).filter((other) => other.app_id !== app.app_id || !isSamePlace(other, app)),
  );
}

function writeApps(project: Project, environment: AppEnvironment, apps: readonly ProjectApp[]): void {
  const entries = apps.map((app) => [`${app.team_id}@${new URL(app.api_url).host}`, app] as const);
  writeProjectFile(join(project.configFolder, fileNames[environment]), Object.fromEntries(entries));
}

function isSamePlace(one: ProjectApp, other: ProjectApp): boolean {
  return one.team_id === other.team_id && one.api_url === other.api_url;
}

/** Whatever else other tools keep in these files is not ours to judge. */
function isProjectApp(value: unknown): value is ProjectApp {
  if (typeof value !== "object" || value === null) return false;
  const app = value as Partial<Record<keyof ProjectApp, unknown>>;
  return [app.app_id, app.team_id, app.team_domain, app.api_url].every((part) => typeof part === "string");
}
