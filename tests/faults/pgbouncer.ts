import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unprivilegedUser } from "../../scripts/provision/unprivilegedUser.ts";
import { postgresSkip } from "../storage/testPostgres.ts";
import { eventually } from "./eventually.ts";
import { freePort } from "./freePort.ts";

const folder = process.env["PLATFORM_TEST_PGBOUNCER"];

/** Why tests behind PgBouncer do not run here. Under CI they always run. */
export const pgbouncerSkip: string | false =
  postgresSkip || (folder || process.env["CI"] === "true" ? false : "PLATFORM_TEST_PGBOUNCER is not set");

export interface Pgbouncer extends AsyncDisposable {
  readonly url: string;
}

/** PgBouncer in front of a database: gives each transaction to any of a few connections. */
export async function startPgbouncer(target: string): Promise<Pgbouncer> {
  if (!folder) throw new Error("PLATFORM_TEST_PGBOUNCER must name a folder with PgBouncer under CI.");
  const url = new URL(target);
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), "pgbouncer-"));
  const settings = join(home, "pgbouncer.ini");
  const password = url.password === "" ? "" : ` password=${decodeURIComponent(url.password)}`;
  writeFileSync(
    settings,
    `[databases]
* = host=${url.hostname} port=${url.port} user=${decodeURIComponent(url.username)}${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout,extra_float_digits
`,
  );
  // It refuses to run as root, and another user may not reach the cache.
  cpSync(join(folder, "usr"), join(home, "usr"), { recursive: true, verbatimSymlinks: true });
  const user = unprivilegedUser();
  if (user) for (const path of [home, settings]) chownSync(path, user.uid, user.gid);
  const child = spawn(join(home, "usr/sbin/pgbouncer"), [settings], {
    ...user,
    env: { ...process.env, LD_LIBRARY_PATH: libraries(home) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let printed = "";
  child.stderr.on("data", (chunk: Buffer) => (printed += String(chunk)));
  const ended = once(child, "exit");
  const isOpen = async (): Promise<boolean> => {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended:\n${printed}`);
    const socket = connect(port, "127.0.0.1");
    const [isConnected] = await Promise.race([
      once(socket, "connect").then(() => [true]),
      once(socket, "error").then(() => [false]),
    ]).catch(() => [false]);
    socket.destroy();
    return isConnected === true;
  };
  await eventually("PgBouncer accepts connections", isOpen);
  url.hostname = "127.0.0.1";
  url.port = String(port);
  return {
    url: url.href,
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function libraries(path: string): string {
  const parent = join(path, "usr/lib");
  return [parent, ...readdirSync(parent).map((name) => join(parent, name))].join(":");
}
