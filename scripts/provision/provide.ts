import { fileURLToPath } from "node:url";
import { ensureClient } from "../ensureClient.mjs";
import type { Need } from "../testing/stages.ts";
import { findChromium } from "./chromium.ts";
import { type PrivatePostgres, startPostgres } from "./postgres.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface Provided extends AsyncDisposable {
  /** Told to the tests; one that finds its variable absent skips itself. */
  env: Record<string, string>;
  /** One sentence for each thing that could not be had: what is not run for it, why, and how to get it. */
  missing: string[];
}

/** Gets what the tests need from outside, once for all of them. What cannot be had is said, never an exception. */
export async function provide(needs: ReadonlySet<Need>): Promise<Provided> {
  const env: Record<string, string> = {};
  const missing: string[] = [];
  let postgres: PrivatePostgres | undefined;

  if (needs.has("postgres")) {
    try {
      postgres = await startPostgres();
      env.PLATFORM_TEST_POSTGRES = postgres.url;
    } catch (error) {
      const reason = (error as Error).message;
      missing.push(`all tests on PostgreSQL. ${reason}\nInstall PostgreSQL 15 or later and run the tests again.`);
    }
  }
  if (needs.has("chromium")) {
    await ensureClient(root, process.execPath);
    const chromium = findChromium();
    if (chromium.path === undefined) missing.push(`all tests in a browser: ${chromium.reason}.\n${chromium.remedy}`);
    else env.PLATFORM_TEST_CHROMIUM = chromium.path;
  }
  return { env, missing, [Symbol.asyncDispose]: async () => postgres?.stop() };
}
