import { createHash } from "node:crypto";
import { createLog, createPlatform, type DevDescription, type Platform, type SeedDocument } from "@platform/server";

/** A platform that listens, with all that a test needs to reach it. */
export interface StartedPlatform {
  readonly dev: DevDescription;
  /** By the id of a person: a link that signs them in. */
  readonly signInLinks: Readonly<Record<string, string>>;
  /** Where lines of its log go, once a test has it. */
  sendLog: (line: string) => void;
  stop(): Promise<void>;
}

export interface PlatformPool {
  take(seed: SeedDocument | "dev"): Promise<StartedPlatform>;
  stop(): Promise<void>;
}

/** A suite has few seeds; a platform that waits for its test takes some ten megabytes. */
const SPARES_MAX = 4;
/** The messages of a seed are dated just before its start. */
const SPARE_LIFE_MS = 10 * 60_000;

interface Spare {
  readonly key: string;
  readonly madeMs: number;
  readonly started: Promise<StartedPlatform>;
}

/** Keeps platforms ready for the next tests: two for the dev workspace, one for each other seed that was used lately. */
export function createPlatformPool(nowMs: () => number): PlatformPool {
  let spares: Spare[] = [];
  const open = new Set<Platform>();

  async function start(seed: SeedDocument | "dev"): Promise<StartedPlatform> {
    // Calls that fail on purpose are the point of many tests; only what is our own fault is worth a line.
    const started = { sendLog: (line: string): void => void process.stderr.write(line) };
    const log = createLog({ level: "error", write: (line) => started.sendLog(line) });
    const platform = await createPlatform({ seed, dev: true, log });
    open.add(platform);
    try {
      await platform.listen();
      const dev = await platform.describeDev();
      // Loads the controls, which the first test would wait for.
      await platform.control("clock.get", {});
      const links = platform.signInLinks(dev.users).map(({ url }, index) => [dev.users[index]?.id ?? "", url]);
      const signInLinks = Object.fromEntries(links) as Record<string, string>;
      return Object.assign(started, { dev, signInLinks, stop: () => stop(platform) });
    } catch (error) {
      await stop(platform);
      throw error;
    }
  }

  async function stop(platform: Platform): Promise<void> {
    open.delete(platform);
    await platform.stop();
  }

  function discard(unwanted: readonly Spare[]): void {
    spares = spares.filter((spare) => !unwanted.includes(spare));
    for (const { started } of unwanted)
      started.then(
        (spare) => spare.stop(),
        () => undefined,
      );
  }

  function refill(seed: SeedDocument | "dev", key: string): void {
    const wanted = seed === "dev" ? 2 : 1;
    if (spares.filter((spare) => spare.key === key).length >= wanted) return;
    const started = start(seed);
    const spare = { key, madeMs: nowMs(), started };
    started.then(
      () => refill(seed, key),
      () => discard([spare]),
    );
    spares.push(spare);
    if (spares.length > SPARES_MAX) discard(spares.slice(0, spares.length - SPARES_MAX));
  }

  return {
    async take(seed) {
      const key = seed === "dev" ? seed : createHash("sha256").update(JSON.stringify(seed)).digest("hex");
      discard(spares.filter(({ madeMs }) => nowMs() - madeMs > SPARE_LIFE_MS));
      const spare = spares.find((candidate) => candidate.key === key);
      if (spare) spares = spares.filter((other) => other !== spare);
      const taken = spare ? await spare.started.catch(() => start(seed)) : await start(seed);
      refill(seed, key);
      return taken;
    },
    async stop() {
      await Promise.all([...open].map(stop));
    },
  };
}
