import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { builtins } from "@platform/protocol/builtins/builtins.ts";
import type { BuiltinDeclaration } from "@platform/protocol/builtins/declaration.ts";
import { Schema } from "./mod.ts";

const here = dirname(fileURLToPath(import.meta.url));
const compiler = join(here, "../../../../node_modules/typescript/bin/tsc");

/** A value of each type, as an author writes it. */
const samples: Readonly<Record<string, unknown>> = {
  boolean: true,
  integer: 5,
  object: { event_type: "posted", event_payload: { by: 30 } },
  array: ["U0123456789"],
  "slack#/types/blocks": [{ type: "divider" }],
  "slack#/types/message_context": { channel_id: "C0123456789", message_ts: "1.000001" },
  "slack#/types/interactivity": { interactivity_pointer: "1.2.3", interactor: { id: "U0123456789", secret: "s" } },
  "slack#/types/form_input_object": { elements: [{ name: "dish", type: "string" }], required: ["dish"] },
};

/** Steps of one built-in function: those that have to compile, and each mistake under a line that expects an error. */
function stepsOf(name: string, { inputs, outputs }: BuiltinDeclaration): string[] {
  const all = Object.fromEntries(
    Object.entries(inputs).map(([input, { type }]) => [input, samples[type] ?? "words"] as const),
  );
  const add = (given: object) => `flow.addStep("slack#/functions/${name}", ${JSON.stringify(given)})`;
  const fails = (line: string) => `// @ts-expect-error\n${line};`;
  const lines = [`${add(all)};`, `${add(all).replace("slack#", "platform#")};`];
  for (const [input, { type, is_required: isRequired }] of Object.entries(inputs)) {
    const { [input]: _left, ...rest } = all;
    lines.push(isRequired ? fails(add(rest)) : `${add(rest)};`);
    lines.push(fails(add({ ...all, [input]: type === "integer" ? "soon" : 7 })));
    lines.push(`flow.addStep("slack#/functions/${name}", { ...${JSON.stringify(all)}, ${input}: flow.inputs.any });`);
  }
  lines.push(fails(add({ ...all, zzz_unheard_of: 1 })));
  for (const output of Object.keys(outputs)) lines.push(`String(${add(all)}.outputs.${output});`);
  lines.push(fails(`String(${add(all)}.outputs.zzz_unheard_of)`));
  return lines;
}

/** What the compiler says about these lines. */
async function compile(lines: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "steps-"));
  try {
    const head = [
      `import { DefineWorkflow } from ${JSON.stringify(join(here, "mod.ts"))};`,
      'const flow = DefineWorkflow({ callback_id: "flow", title: "Flow", input_parameters: {',
      '  properties: { any: { type: "string" } }, required: [] } });',
    ];
    await writeFile(join(folder, "steps.mts"), [...head, ...lines].join("\n"));
    const compilerOptions = { noEmit: true, incremental: false, composite: false, tsBuildInfoFile: null };
    const config = { extends: join(here, "../../tsconfig.json"), include: ["steps.mts"], exclude: [], compilerOptions };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
    const run = promisify(execFile)(process.execPath, [compiler, "--singleThreaded", "-p", folder]);
    return await run.then(
      ({ stdout }) => stdout,
      (error: unknown) => String((error as { stdout?: string }).stdout),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe("addStep", () => {
  test("compiles with what each built-in function takes and returns, and with nothing else", async () => {
    const lines = Object.entries(builtins).flatMap(([name, declared]) => stepsOf(name, declared));

    assert.equal(await compile(lines), "");
  });

  test("does not compile with a built-in function that does not exist", async () => {
    const said = await compile(['flow.addStep("slack#/functions/nope", {});']);

    assert.match(said, /steps\.mts\(4,\d+\): error TS2345/);
  });

  test("knows every built-in function by a name in Schema.platform.functions", () => {
    const named = Object.values(Schema.platform.functions).map((id) => id.replace("slack#/functions/", ""));

    assert.deepEqual(named.toSorted(), Object.keys(builtins).toSorted());
  });
});
