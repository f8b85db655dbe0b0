import { spawn } from "node:child_process";
import { Buffer } from "node:buffer";
import { existsSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { apiUrlOf, callbackIdOf, type StartInput } from "./dispatch.ts";
import { loadManifest, type ManifestJson, ownFunctions } from "./project.ts";
import { openProtocol } from "./protocol.ts";
import { readStdin } from "./readStdin.ts";

// Decides which function it is for and what that may reach, then runs it in a process which can do no more than a deployed
// one: what works here should work there.
const protocol = openProtocol();
const text = await readStdin();
const input = JSON.parse(text) as StartInput;
const manifest = await loadManifest(process.cwd());
const callbackId = callbackIdOf(input.body);
const file = callbackId === undefined ? undefined : ownFunctions(manifest).get(callbackId);
if (callbackId === undefined) {
  console.warn("This is for no function.");
  protocol.respond({});
} else if (file === undefined) {
  console.error(`There is no function ${callbackId}.`);
  // A deployed app fails such a step, too; without a failure it would wait until its time limit.
  process.exitCode = 1;
} else {
  process.exitCode = await run(file);
}

function run(sourceFile: string): Promise<number> {
  const config = ["deno.json", "deno.jsonc"].find((name) => existsSync(name));
  const words = [
    "run",
    "-q",
    ...(config === undefined ? [] : [`--config=${config}`]),
    "--allow-read=.",
    "--allow-env",
    `--allow-net=${hostsOf(manifest, input).join(",")}`,
    join(import.meta.dirname ?? "", "runFunction.ts"),
    `--file=${sourceFile}`,
    ...protocol.passedOn,
  ];
  const child = spawn(process.execPath, words, { stdio: ["pipe", "inherit", "inherit"] });
  child.stdin.end(Buffer.from(text));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

function hostsOf({ outgoing_domains: domains = [] }: ManifestJson, { context }: StartInput): string[] {
  return [...new Set([new URL(apiUrlOf(context)).host, ...domains])];
}
