import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureClient } from "../ensureClient.mjs";
import type { Need } from "../testing/stages.ts";
import { findChromium } from "./chromium.ts";
import { findDebianClients } from "./debianClients.ts";
import { findPgbouncer } from "./pgbouncer.ts";
import { type PrivatePostgres, startPostgres } from "./postgres.ts";
import { findProxies } from "./proxies.ts";
import { quickDisk } from "./quickDisk.ts";
import { findSimpleSamlPhp } from "./simpleSamlPhp.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface Provided extends AsyncDisposable {
  /** Told to the tests; one that finds its variable absent skips itself. One for each process that tests beside others. */
  envs: readonly Record<string, string>[];
  /** One sentence for each thing that could not be had: what is not run for it, why, and how to get it. */
  missing: string[];
}

/** Gets what the tests need from outside, once for all of them. What cannot be had is said, never an exception. */
export async function provide(needs: ReadonlySet<Need>, processes: number): Promise<Provided> {
  const envs = Array.from({ length: processes }, (): Record<string, string> => ({}));
  const missing: string[] = [];
  const servers: PrivatePostgres[] = [];
  const disk = needs.size > 0 ? quickDisk() : undefined;
  const folder = disk && mkdtempSync(join(disk, "platform-tests-"));
  if (folder) for (const env of envs) env.PLATFORM_TEST_DISK = folder;

  if (needs.has("postgres")) {
    try {
      // One for each process: an open transaction delays the ordered outbox of every database on its server, so
      // that on one server the tests of one process would wait for those of the other.
      for (const _env of envs) servers.push(await startPostgres());
      for (const [at, env] of envs.entries()) env.PLATFORM_TEST_POSTGRES = servers[at]?.url ?? "";
    } catch (error) {
      const reason = (error as Error).message;
      missing.push(`all tests on PostgreSQL. ${reason}\nInstall PostgreSQL 15 or later and run the tests again.`);
    }
  }
  if (needs.has("pgbouncer")) {
    const pgbouncer = await findPgbouncer();
    if (pgbouncer.path === undefined)
      missing.push(`all tests behind PgBouncer: ${pgbouncer.reason}.\n${pgbouncer.remedy}`);
    else for (const env of envs) env.PLATFORM_TEST_PGBOUNCER = pgbouncer.path;
  }
  if (needs.has("proxies")) {
    const proxies = await findProxies();
    if (proxies.path === undefined) missing.push(`all tests behind proxies: ${proxies.reason}.\n${proxies.remedy}`);
    else for (const env of envs) env.PLATFORM_TEST_PROXIES = proxies.path;
  }
  if (needs.has("chromium")) {
    await ensureClient(root, process.execPath);
    const chromium = findChromium();
    if (chromium.path === undefined) missing.push(`all tests in a browser: ${chromium.reason}.\n${chromium.remedy}`);
    else for (const env of envs) env.PLATFORM_TEST_CHROMIUM = chromium.path;
  }
  if (needs.has("clients")) {
    const clients = await findDebianClients();
    if (clients.path === undefined) {
      missing.push(`all tests with clients that Debian carries: ${clients.reason}.\n${clients.remedy}`);
    } else for (const env of envs) env.PLATFORM_TEST_CLIENTS = clients.path;
  }
  if (needs.has("simplesamlphp")) {
    const found = await findSimpleSamlPhp();
    if (found.path === undefined) missing.push(`all tests with SimpleSAMLphp: ${found.reason}.\n${found.remedy}`);
    else for (const env of envs) env.PLATFORM_TEST_SIMPLESAMLPHP = found.path;
  }
  return {
    envs,
    missing,
    async [Symbol.asyncDispose]() {
      await Promise.all(servers.map((server) => server.stop()));
      if (folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}
