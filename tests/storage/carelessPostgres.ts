import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { postgresBinaries } from "../../scripts/provision/postgresBinaries.ts";
import { unprivilegedUser } from "../../scripts/provision/unprivilegedUser.ts";
import { query } from "./testPostgres.ts";

/** A PostgreSQL with one of its guarantees turned off, which no server that tests are given ever has. */
export async function startCarelessPostgres(setting: string): Promise<{ url: string } & AsyncDisposable> {
  const binaries = await postgresBinaries();
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), "platform-careless-"));
  if (user) chownSync(folder, user.uid, user.gid);
  const run = { cwd: folder, env: { PATH: process.env["PATH"], LC_ALL: "C" }, ...user };
  await promisify(execFile)(
    join(binaries, "initdb"),
    ["-D", "data", "-U", "postgres", "-A", "trust", "--no-sync"],
    run,
  );
  const port = await freePort();
  const settings = [
    `${setting}=off`,
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    "shared_buffers=1MB",
  ];
  const server = spawn(join(binaries, "postgres"), ["-D", "data", ...settings.flatMap((each) => ["-c", each])], {
    ...run,
    stdio: "ignore",
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await answers(server, url);
  return {
    url,
    async [Symbol.asyncDispose]() {
      const gone = once(server, "exit");
      server.kill("SIGQUIT");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(server: ChildProcess, url: string): Promise<void> {
  for (const deadline = performance.now() + 60_000; ; await sleep(20)) {
    if (server.exitCode !== null || performance.now() > deadline) throw new Error("PostgreSQL did not start");
    const up = await query(url, "select 1").catch(() => undefined);
    if (up) return;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
