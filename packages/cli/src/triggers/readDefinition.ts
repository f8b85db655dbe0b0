import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { MethodParams } from "@platform/sdk";
import type { ChosenApp } from "../apps/chooseApp.ts";
import { type CommandIo, UsageError } from "../command.ts";
import { openProject } from "../hooks/openProject.ts";
import type { ProjectHooks } from "../hooks/projectHooks.ts";
import { choose } from "../prompts.ts";
import type { DefinitionFlags } from "./definitionFlags.ts";
import { readTrigger } from "./readTrigger.ts";

export type TriggerDefinition = MethodParams<"workflows.triggers.create">;

/** Where projects keep them when their SDK does not say. */
const usualPaths = ["triggers/*"];
const suffix = " (local)";

/** The definition of a trigger for the chosen app, from wherever the flags say. */
export async function readDefinition(
  flags: DefinitionFlags,
  chosen: ChosenApp,
  io: CommandIo,
): Promise<TriggerDefinition> {
  const { workflow, "trigger-def": file } = flags;
  const environment = chosen.own?.environment ?? "deployed";
  if (workflow !== undefined && file !== undefined)
    throw new UsageError("Use only one of --trigger-def and --workflow.");
  if (workflow === undefined && (flags.title !== undefined || flags.description !== undefined || flags.interactivity)) {
    throw new UsageError("--title, --description and --interactivity need --workflow.");
  }
  const defined = workflow === undefined ? await fromProject() : linkTo(workflow, flags);
  const name = typeof defined["name"] === "string" ? defined["name"] : "";
  return {
    ...defined,
    // People would not know which of two links with one name is the developer's.
    ...(environment === "local" && name !== "" && !name.endsWith(suffix) ? { name: `${name}${suffix}` } : {}),
    workflow_app_id: chosen.appId,
  } as TriggerDefinition;

  async function fromProject(): Promise<Readonly<Record<string, unknown>>> {
    const hooks = await openProject(io, chosen.connection.account.api_url);
    const path = file === undefined ? await chooseFile(hooks, io) : resolve(io.cwd, file);
    return readTrigger(hooks, io, path, { environment, workspace: chosen.connection.account.team_domain });
  }
}

function linkTo(workflow: string, flags: DefinitionFlags): Readonly<Record<string, unknown>> {
  const { title, description, interactivity, "interactivity-name": input } = flags;
  return {
    type: "shortcut",
    name: title ?? workflow.slice(workflow.lastIndexOf("/") + 1),
    ...(description === undefined ? {} : { description }),
    workflow,
    ...(interactivity ? { inputs: { [input]: { value: "{{data.interactivity}}" } } } : {}),
  };
}

/** One of the files that the project says its triggers are in. */
async function chooseFile({ project, settings }: ProjectHooks, io: CommandIo): Promise<string> {
  const patterns = settings.config?.["trigger-paths"] ?? usualPaths;
  const files = globSync([...patterns], { cwd: project.root, exclude: ["**/node_modules/**"] })
    // What editors leave beside a file that was changed.
    .filter((file) => !file.endsWith("~"))
    .toSorted();
  if (files.length === 0) {
    throw new UsageError(
      `Pass a file with --trigger-def or a workflow with --workflow: no file matches ${patterns.join(", ")}.`,
    );
  }
  return choose(io, {
    question: "Which trigger?",
    flag: "--trigger-def",
    options: files.map((file) => ({ value: resolve(project.root, file), flagValue: file, label: file })),
  });
}
