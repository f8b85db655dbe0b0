import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { eventually } from "../../testkit/eventually.ts";
import { type Shell, shell } from "../../testkit/runCli.ts";
import { type RunningCommand, startCommand } from "../../testkit/runningCommand.ts";
import { type DevServer, serveDev } from "../../testkit/serveDev.ts";

const env = { PATH: process.env["PATH"], HOME: process.env["HOME"] };

/** What a function does, by its input, and how its step has to end wherever the function runs. */
const endings: Readonly<Record<string, { readonly code: string; readonly error: RegExp | null }>> = {
  completes: { code: `return { outputs: { text: "done" } };`, error: null },
  "leaves a required output out": { code: `return { outputs: {} };`, error: /^output text is missing$/ },
  "returns nothing": { code: `return undefined;`, error: /^output text is missing$/ },
  "returns an output of another type": {
    code: `return { outputs: { text: "done", count: "many" } };`,
    error: /^output count must be a whole number$/,
  },
  "returns an output that is too large": {
    code: `return { outputs: { text: "x".repeat(300 * 1024) } };`,
    error: /^output text is too large: .*262144/,
  },
  "returns outputs that are no object": { code: `return { outputs: [1] };`, error: /outputs that are not an object/ },
  "returns an error": { code: `return { error: "no tea" };`, error: /^no tea$/ },
  "returns an error that is no text": { code: `return { error: { code: 7 } };`, error: /^\{"code":7\}$/ },
  "returns an empty error": { code: `return { error: "", outputs: { text: "done" } };`, error: null },
  throws: { code: `throw new Error("no coffee");`, error: /^no coffee$/ },
  "throws a text": { code: `throw "no milk";`, error: /^no milk$/ },
  "throws an object that is no error": { code: `throw { code: 7 };`, error: /^It threw { code: 7 }\.$/ },
  exits: { code: `Deno.exit(3);`, error: /^Its process ended with code 3\.$/ },
};

const definition = `import { DefineFunction, DefineWorkflow, Schema } from "@platform/runtime";
export const EndFunction = DefineFunction({
  callback_id: "end", title: "End", source_file: "functions/end.ts",
  input_parameters: { properties: { how: { type: Schema.types.string } }, required: ["how"] },
  output_parameters: {
    properties: { text: { type: Schema.types.string }, count: { type: Schema.types.integer } },
    required: ["text"],
  },
});
export const EndWorkflow = DefineWorkflow({
  callback_id: "end", title: "End",
  input_parameters: { properties: { how: { type: Schema.types.string } }, required: ["how"] },
});
EndWorkflow.addStep(EndFunction, { how: EndWorkflow.inputs.how });
`;
const manifest = `import { Manifest } from "@platform/runtime";
import { EndWorkflow } from "./end.ts";
export default Manifest({
  name: "Endings", description: "Ends.", workflows: [EndWorkflow], outgoingDomains: [], botScopes: ["chat:write"],
});
`;
const source = `import { PlatformFunction } from "@platform/runtime";
import { EndFunction } from "../end.ts";
const ways = { ${Object.entries(endings)
  .map(([name, { code }]) => `${JSON.stringify(name)}: () => { ${code} }`)
  .join(",\n")} };
export default PlatformFunction(EndFunction, ({ inputs }) => ways[inputs.how]() as never);
`;

describe("A function ends its step in the same way under platform run and when it is deployed", () => {
  let server: DevServer;
  let place: Shell;
  let running: RunningCommand;
  const apps: Record<string, string> = {};

  before(async () => {
    server = await serveDev();
    place = shell();
    await place.run(["create", "Endings", "--template", "deno", "--no-install"]);
    const root = place.path("endings");
    writeFileSync(join(root, "end.ts"), definition);
    writeFileSync(join(root, "manifest.ts"), manifest);
    writeFileSync(join(root, "functions/end.ts"), source);
    const deployed = await place.run(["deploy", "--no-triggers", "--json", ...server.asAlice], { env, cwd: root });
    apps["deployed"] = String(last(deployed.out)["app_id"]);
    running = startCommand(["run", ...server.asAlice], { env, cwd: root });
    await running.said(/Connected/);
    const listed = await place.run(["app", "list", "--json", ...server.asAlice], { env, cwd: root });
    const { apps: known } = last(listed.out) as { apps: { id: string; environment?: string }[] };
    apps["local"] = known.find(({ environment }) => environment === "local")?.id ?? "";
  });
  after(async () => {
    await running.stop();
    place[Symbol.dispose]();
    await server[Symbol.asyncDispose]();
  });

  for (const [how, { error }] of Object.entries(endings)) {
    test(how, async () => {
      const [local, deployed] = await Promise.all([endOf("local", how), endOf("deployed", how)]);
      assert.deepEqual(local, deployed);
      assert.equal(local.status, error === null ? "completed" : "failed");
      if (error !== null) assert.match((local.error ?? "").replace("step 1 (end): ", ""), error);
    });
  }

  async function endOf(where: string, how: string) {
    const started = await server.platform.control("runs.start", {
      user: "bob",
      app_id: apps[where],
      workflow: "end",
      inputs: { how },
    });
    const run_id = String((started as { run_id?: unknown }).run_id);
    return eventually(`the end of ${how}, ${where}`, async () => {
      const { status, error } = await runOf(run_id);
      return status === "running" ? undefined : { status, error };
    });
  }

  async function runOf(run_id: string) {
    const response = await fetch(`${server.url}/api/workflows.runs.info`, {
      method: "POST",
      headers: { authorization: `Bearer ${server.dev.config_token}`, "content-type": "application/json" },
      body: JSON.stringify({ run_id }),
    });
    const { run } = (await response.json()) as { run: { status: string; error?: string } };
    return run;
  }
});

function last(out: string): Record<string, unknown> {
  return JSON.parse(out.trim().split("\n").at(-1) ?? "{}") as Record<string, unknown>;
}
