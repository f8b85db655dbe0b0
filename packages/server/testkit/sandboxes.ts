import { findProgram } from "../src/ports/ports.ts";
import type { EndedCall } from "../src/runtime/ended.ts";
import { findDeno } from "../src/runtime/findDeno.ts";
import type { Isolation, IsolationKind } from "../src/runtime/isolation.ts";
import { probeIsolation } from "../src/runtime/probe.ts";
import type { SandboxCall } from "../src/runtime/callUnderWay.ts";
import { startSandbox } from "../src/runtime/sandbox.ts";

/** The strongest of these isolations that works on this machine. */
export async function isolation(...kinds: readonly IsolationKind[]): Promise<Isolation> {
  const deno = findDeno(findProgram);
  if (deno === undefined) throw new Error("there is no Deno; npm installs it with the other packages");
  const found = await probeIsolation({ find: findProgram, deno, isRoot: process.getuid?.() === 0 }, kinds);
  if (!found) throw new Error(`${deno} cannot be started`);
  return found;
}

export function call(source: string, more: Partial<SandboxCall> = {}): SandboxCall {
  return {
    callbackId: "f",
    readSource: () => Promise.resolve(source),
    body: { event: { type: "function_executed", inputs: {} } },
    context: {
      bot_access_token: "xoxb-1",
      app_id: "A1",
      team_id: "T1",
      variables: { PLATFORM_API_URL: "http://here.test/api/", WORD: "kiwi" },
    },
    deadlineMs: 30_000,
    ask: () => Promise.reject(new Error("Nobody may be asked.")),
    ...more,
  };
}

/** Runs a function once, in a process of its own. */
export async function sandboxed(
  isolation: Isolation,
  source: string,
  more: Partial<SandboxCall> = {},
): Promise<EndedCall> {
  const sandbox = startSandbox(isolation);
  try {
    return await sandbox.run(call(source, more));
  } finally {
    await sandbox.end();
  }
}
