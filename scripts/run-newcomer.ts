// npm run newcomer: plays a person who has just found the project. A fresh clone and an empty home folder, with the oldest
// supported Node and with the current one; every block of README and of the guides is run, or says why not.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { styleText } from "node:util";
import { npmCommand } from "../packages/cli/bin/fetchPackage.mjs";
import { freePort } from "../tests/faults/freePort.ts";
import { Documents } from "./newcomer/documents.ts";
import { playCalls, playFirstCommands, playOwnApp, playProduction, playTest, type Stage } from "./newcomer/play.ts";
import { Session } from "./newcomer/session.ts";
import { olderNode } from "./provision/olderNode.ts";

const OLDEST_NODE = "20.20.2";

const documents = new Documents();
const npm = npmCommand().args[0];
if (npm === undefined) throw new Error("Run this as `npm run newcomer`: the newcomer uses the same npm.");
const npmCache = execFileSync(process.execPath, [npm, "config", "get", "cache"], { encoding: "utf8" }).trim();
const root = mkdtempSync(join(tmpdir(), "platform-newcomer-"));
let isRed = false;
try {
  await play("oldest", OLDEST_NODE, await olderNode(OLDEST_NODE), true);
  await play("current", process.versions.node, process.execPath, false);
  for (const fault of documents.faults((path) => readFileSync(path, "utf8"))) report(fault);
} catch (error) {
  report((error as Error).message);
} finally {
  rmSync(root, { recursive: true, force: true });
}
process.exitCode = isRed ? 1 : 0;

/** Everything with the oldest Node; with the current one, what depends on the Node. */
async function play(name: string, version: string, node: string, isComplete: boolean): Promise<void> {
  print(`\nNode ${version}, a fresh clone and an empty home`);
  const folder = join(root, name);
  const clone = join(folder, "platform");
  mkdirSync(join(folder, "backups"), { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const replaced = [
    ["http://localhost:8065", url],
    ["localhost:8065", `localhost:${port}`],
    ["/var/lib/platform", join(folder, "production")],
    ["/var/lib/restored", join(folder, "restored")],
    ["/backups/", `${join(folder, "backups")}/`],
  ] as const;
  const session = new Session(
    folder,
    { node, npm: npm ?? "", npmCache },
    { env: { PLATFORM_PORT: String(port) }, replaced },
  );
  const dataFolder = join(clone, ".platform", "data");
  const stage: Stage = { session, documents, clone, folder, dataFolder, url, step };
  await step("git clone", async () => {
    execFileSync("git", ["clone", "--quiet", "--no-hardlinks", process.cwd(), clone]);
  });
  {
    await using server = await playFirstCommands(stage);
    if (isComplete) {
      await playOwnApp(stage, server);
      await playCalls(stage);
    }
  }
  if (isComplete) await playProduction(stage);
  else await playTest(stage);
}

async function step<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(`${styleText("green", "✓")} ${name.padEnd(75)}${seconds.padStart(6)} s`);
  return result;
}

function report(fault: string): void {
  isRed = true;
  print(`${styleText("red", "✗")} ${fault}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
