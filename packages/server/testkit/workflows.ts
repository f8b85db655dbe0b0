import { selectExecutionsOfRun } from "../src/storage/queries/executions.ts";
import { selectRun } from "../src/storage/queries/runs.ts";
import type { Workspace } from "./workspace.ts";
import { startRun, type NewRun } from "../src/domain/runs/startRun.ts";
import { nobody } from "../src/domain/caller.ts";
import { configuring } from "./openConfig.ts";
import { devApp } from "./receiving.ts";

/** Gives an app, Alice's dev app unless told, these functions and workflows; whatever else its manifest says stays. */
export async function declare(
  world: Workspace,
  declared: {
    readonly functions?: object;
    readonly types?: object;
    readonly workflows: object;
    readonly settings?: object;
  },
  { appId: app_id, author: name } = { appId: devApp(world).id, author: "alice" },
): Promise<void> {
  const author = await configuring(world, name);
  const { manifest } = await author.does("apps.manifest.export", { app_id });
  await author.does("apps.manifest.update", { app_id, manifest: { ...manifest, ...declared } });
}

let started = 0;

/** Starts a run of the dev app's workflow, as a trigger would. */
export async function start(world: Workspace, asked: Partial<NewRun> & { readonly workflow: string }): Promise<string> {
  const run = {
    appId: devApp(world).id,
    teamId: world.dev.teams[0]?.id ?? "",
    inputs: {},
    key: `test ${++started}`,
    ...asked,
  };
  const answer = await world.platform.store.write(startRun, { caller: nobody, nowMs: world.clock.nowMs() }, run);
  if (!answer.ok) throw new Error(`the run was not started: ${JSON.stringify(answer)}`);
  return answer.runId;
}

/** A workflow whose one step is the app's own function `greet`, and that returns the outputs of the function. */
export const greeting = {
  functions: {
    greet: {
      title: "Greet",
      input_parameters: { name: { type: "string", is_required: true } },
      output_parameters: { text: { type: "string", is_required: true } },
    },
  },
  workflows: {
    welcome: {
      title: "Welcome",
      input_parameters: { properties: { name: { type: "string" } }, required: ["name"] },
      steps: [{ id: "0", function_id: "#/functions/greet", inputs: { name: "{{inputs.name}}" } }],
      output_parameters: { said: { type: "string", value: "{{steps.0.text}}" } },
    },
  },
};

/** Starts the greeting and takes it as far as the app has to act; tells the execution that waits for it. */
export async function awaitGreeting(world: Workspace, settings: object = {}) {
  await declare(world, { ...greeting, settings: { socket_mode_enabled: true, ...settings } });
  const runId = await start(world, { workflow: "welcome", inputs: { name: "Ann" } });
  await world.platform.settle();
  const [execution] = await selectExecutionsOfRun(world.platform.store.db, runId);
  return { runId, executionId: execution?.id ?? "" };
}

export async function readRun(world: Workspace, runId: string) {
  const run = await selectRun(world.platform.store.db, runId);
  if (!run) throw new Error(`there is no run ${runId}`);
  return run;
}

/** The outputs of each step of a run so far. */
export async function stepsOf(world: Workspace, runId: string): Promise<Readonly<Record<string, unknown>>[]> {
  const executions = await selectExecutionsOfRun(world.platform.store.db, runId);
  return executions.map(({ outputs }) => JSON.parse(outputs ?? "{}") as Record<string, unknown>);
}
