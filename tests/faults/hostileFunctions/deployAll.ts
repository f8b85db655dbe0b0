import { deploy } from "../../../packages/server/testkit/deploying.ts";
import { declare } from "../../../packages/server/testkit/workflows.ts";
import type { Workspace } from "../../../packages/server/testkit/workspace.ts";
import { files, imports } from "./files.ts";
import { type Canary, moduleOf } from "./hostile.ts";
import { machine } from "./machine.ts";
import { network } from "./network.ts";

/** The code of each that tries to get at something, by name. What is refused is distinguished from what ends a function. */
export function sneakyOnes(canary: Canary): Record<string, string> {
  const attempts = Object.entries({ ...files, ...network, ...machine });
  return {
    ...Object.fromEntries(attempts.map(([name, attempt]) => [name, moduleOf(attempt(canary))])),
    ...Object.fromEntries(Object.entries(imports).map(([name, module]) => [name, module(canary)])),
  };
}

/** Deploys functions, each with a workflow of its own. */
export async function deployAll(
  world: Workspace,
  sources: Readonly<Record<string, string>>,
  domains: readonly string[],
): Promise<void> {
  const names = Object.keys(sources);
  const text = { type: "string", is_required: true };
  await declare(world, {
    functions: Object.fromEntries(names.map((name) => [name, { output_parameters: { text } }])),
    workflows: Object.fromEntries(
      names.map((name) => [
        name,
        {
          title: name,
          steps: [{ id: "0", function_id: `#/functions/${name}` }],
          output_parameters: { said: { type: "string", value: "{{steps.0.text}}" } },
        },
      ]),
    ),
    settings: { function_runtime: "slack" },
    outgoing_domains: domains,
  } as Parameters<typeof declare>[1]);
  await deploy(world, sources);
}
