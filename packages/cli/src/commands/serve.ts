import { once } from "node:events";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { DevDescription, Platform, PlatformOptions } from "@platform/server";
import { defineCommand, type Io, UsageError } from "../command.ts";
import { devBanner, productionBanner } from "../serveBanner.ts";

export const serve = defineCommand({
  name: "serve",
  summary: "Serves the platform until it is told to stop.",
  flags: {
    dev: { kind: "switch", describe: "Seed a workspace to develop in, print sign-in links, write dev.json.", fallback: false },
    port: { kind: "number", describe: "Where to listen; 0 takes a free one.", value: "N", fallback: 8065 },
    host: { kind: "text", describe: "The address to listen on.", value: "H", fallback: "127.0.0.1" },
    data: { kind: "text", describe: "The folder for the database, the server key and dev.json.", value: "DIR", fallback: ".platform/data" },
    seed: { kind: "text", describe: "A seed file to plant into an empty store.", value: "FILE" },
    "database-url": { kind: "text", describe: "PostgreSQL instead of a file.", value: "URL" },
    "base-url": { kind: "text", describe: "Where people reach this server, behind a proxy.", value: "URL" },
    "log-level": { kind: "text", describe: "debug, info, warn, error or silent.", value: "LEVEL" },
  },
  examples: ["platform serve --dev", "platform serve --host 0.0.0.0 --data /var/lib/platform", "platform serve --database-url postgres://user@db/platform"],
  async run(flags, io) {
    const started = performance.now();
    const { createPlatform, createLog, readSeed } = await import("@platform/server");
    const dataFolder = resolve(io.cwd, flags.data);
    const level = logLevel(flags["log-level"] ?? (flags.dev ? "warn" : "info"));
    const failed = Promise.withResolvers<never>();
    const options: PlatformOptions = {
      dataFolder,
      dev: flags.dev,
      log: createLog({ level, write: io.err }),
      onFatal: failed.reject,
      ...(flags["database-url"] === undefined ? {} : { databaseUrl: flags["database-url"] }),
      ...(flags["base-url"] === undefined ? {} : { baseUrl: flags["base-url"].replace(/\/+$/, "") }),
      ...(flags.seed === undefined ? (flags.dev ? { seed: "dev" as const } : {}) : { seed: readSeed(readText(io, flags.seed), flags.seed) }),
    };
    await using platform = await createPlatform(options);
    const url = await platform.listen({ port: flags.port, host: flags.host });
    const elapsedMs = performance.now() - started;
    if (flags.dev) await announceDev(platform, dataFolder, elapsedMs, io);
    else io.out(productionBanner(url, elapsedMs));
    await Promise.race([ended(io.ending), failed.promise]);
    if (io.isTerminal) io.out("\nStopping: calls under way finish first.\n");
  },
});

async function ended(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
}

async function announceDev(platform: Platform, dataFolder: string, elapsedMs: number, io: Io): Promise<void> {
  const description = await platform.describeDev();
  const path = join(dataFolder, "dev.json");
  writeDevFile(path, description);
  io.out(devBanner({ description, links: platform.signInLinks(description.users), path, elapsedMs, isTerminal: io.isTerminal }));
}

/** It holds tokens, so nobody else on the machine may read it. */
function writeDevFile(path: string, description: DevDescription): void {
  writeFileSync(path, `${JSON.stringify(description, undefined, 2)}\n`, { mode: 0o600 });
  chmodSync(path, 0o600);
}

function readText(io: Io, file: string): string {
  try {
    return readFileSync(resolve(io.cwd, file), "utf8");
  } catch {
    throw new UsageError(`--seed: ${file} cannot be read`);
  }
}

const levels = ["debug", "info", "warn", "error", "silent"] as const;

function logLevel(text: string): (typeof levels)[number] {
  const level = levels.find((known) => known === text);
  if (!level) throw new UsageError(`--log-level must be one of ${levels.join(", ")}, not ${text}`);
  return level;
}
