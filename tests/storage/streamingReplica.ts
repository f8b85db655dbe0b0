import { spawn } from "node:child_process";
import { once } from "node:events";
import { randomBytes } from "node:crypto";
import { chownSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { postgresBinaries } from "../../scripts/provision/postgresBinaries.ts";
import { type SystemUser, unprivilegedUser } from "../../scripts/provision/unprivilegedUser.ts";
import { connect, query } from "./testPostgres.ts";

export interface StreamingReplica extends AsyncDisposable {
  /** The same database, on the replica. */
  readonly url: string;
  /** Receives changes and shows none of them, until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Makes it a database of its own, as a failover does. */
  promote(): Promise<void>;
}

/** A physical replica of the server on which a database is: a copy that follows it by streaming. */
export async function startReplica(primaryUrl: string): Promise<StreamingReplica> {
  const binaries = await postgresBinaries();
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), "platform-replica-"));
  if (user) chownSync(folder, user.uid, user.gid);
  const run = { cwd: folder, env: { PATH: process.env["PATH"], LC_ALL: "C" }, ...user };
  const slot = `replica_${randomBytes(6).toString("hex")}`;
  await copyPrimary(primaryUrl, join(folder, "data"), slot, user);
  const port = await freePort();
  const address = new URL(primaryUrl);
  address.port = String(port);
  const url = address.href;
  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    "shared_buffers=16MB",
    "max_connections=200",
    "wal_retrieve_retry_interval=100ms",
  ];
  const args = ["-D", "data", ...settings.flatMap((each) => ["-c", each])];
  let server: ReturnType<typeof spawn> | undefined;

  async function start(): Promise<void> {
    const started = spawn(join(binaries, "postgres"), args, { ...run, stdio: "ignore" });
    server = started;
    for (const deadline = performance.now() + 60_000; ; await sleep(20)) {
      if (started.exitCode !== null || performance.now() > deadline) throw new Error("The replica did not start.");
      if (await query(url, "select 1").catch(() => undefined)) return;
    }
  }

  async function stop(): Promise<void> {
    if (server === undefined || server.exitCode !== null) return;
    const gone = once(server, "exit");
    server.kill("SIGINT");
    await gone;
    server = undefined;
  }

  const dispose = async (): Promise<void> => {
    await stop();
    await query(primaryUrl, "select pg_drop_replication_slot($1)", [slot]).catch(() => {});
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
  try {
    await start();
  } catch (error) {
    await dispose();
    throw error;
  }
  return {
    url,
    start,
    stop,
    async pause() {
      await query(url, "select pg_wal_replay_pause()");
      for (;;) {
        const [row] = await query<{ state: string }>(url, "select pg_get_wal_replay_pause_state() as state");
        if (row?.state === "paused") return;
        await sleep(10);
      }
    },
    resume: async () => void (await query(url, "select pg_wal_replay_resume()")),
    promote: async () => void (await query(url, "select pg_promote(true, 60)")),
    [Symbol.asyncDispose]: dispose,
  };
}

/**
 * What pg_basebackup does, which ready-made packages of PostgreSQL leave out: copies the files while they are in use. The
 * replica then replays the log from the beginning of the copy; the slot keeps it until then.
 */
async function copyPrimary(url: string, to: string, slot: string, user: SystemUser | undefined): Promise<void> {
  await using connection = await connect(url);
  const { client } = connection;
  const { rows } = await client.query<{ folder: string }>("select current_setting('data_directory') as folder");
  await client.query("select pg_create_physical_replication_slot($1, true)", [slot]);
  await client.query("select pg_backup_start('replica', true)");
  copyFolder(rows[0]?.folder ?? "", to, user);
  const stopped = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
  const { hostname, port, username } = new URL(url);
  const settings = {
    backup_label: stopped.rows[0]?.labelfile ?? "",
    "standby.signal": "",
    "postgresql.auto.conf": `primary_conninfo = 'host=${hostname} port=${port} user=${username}'\nprimary_slot_name = '${slot}'\n`,
  };
  for (const [name, text] of Object.entries(settings)) writeFileSync(join(to, name), text);
  for (const name of Object.keys(settings)) give(join(to, name), user);
}

/** Of one server alone, or replaced by the log. */
const isLeftOut = (path: string): boolean =>
  /^(postmaster\.(pid|opts)|pg_wal\/.*|pg_replslot\/.*|pg_stat_tmp\/.*|.*pgsql_tmp.*)$/.test(path);

function copyFolder(from: string, to: string, user: SystemUser | undefined, path = ""): void {
  mkdirSync(join(to, path), { mode: 0o700 });
  give(join(to, path), user);
  for (const entry of readdirSync(join(from, path), { withFileTypes: true })) {
    const below = path === "" ? entry.name : `${path}/${entry.name}`;
    if (isLeftOut(below)) continue;
    try {
      if (entry.isDirectory()) copyFolder(from, to, user, below);
      else copyFileSync(join(from, below), join(to, below));
      give(join(to, below), user);
    } catch (error) {
      // Dropped in the meantime; so the log says, too.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
}

function give(path: string, user: SystemUser | undefined): void {
  if (user) chownSync(path, user.uid, user.gid);
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
