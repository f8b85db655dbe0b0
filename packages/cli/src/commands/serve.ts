import { once } from "node:events";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { limits } from "@platform/protocol";
import type { DevDescription, FunctionSetting, Platform, PlatformOptions, RateSetting } from "@platform/server";
import { type CommandIo, defineCommand, type Io, UsageError } from "../command.ts";
import { devBanner, productionBanner } from "../serveBanner.ts";
import { checkBaseUrl, requireBaseUrl } from "../serverUrl.ts";
import { mailFlags, mailSettings } from "../mailFlags.ts";
import { tlsFiles } from "../tlsFlags.ts";
import { databaseFlags, databaseSettings } from "../databaseFlags.ts";
import { checkPostgresUrl, databaseUrlFlag, dataFlag, dataFolderOf, filesFlag, filesPlace } from "../storeFlags.ts";

const mebibyte = 1024 * 1024;

export const serve = defineCommand({
  name: "serve",
  summary: "Runs the server until it is stopped.",
  flags: {
    dev: {
      kind: "switch",
      describe: "Dev mode: load a seeded workspace, print sign-in links, write dev.json.",
      fallback: false,
    },
    port: {
      kind: "number",
      describe: "The port to listen on; 0 picks a free one.",
      value: "N",
      fallback: 8065,
      max: 65_535,
    },
    host: { kind: "text", describe: "The address to listen on.", value: "H", fallback: "127.0.0.1" },
    data: dataFlag,
    files: filesFlag,
    "allow-missing-files": {
      kind: "switch",
      describe: "Start even if the folder for uploaded files is empty but the database lists files.",
      fallback: false,
      isCommandLineOnly: true,
    },
    "max-file-mib": {
      kind: "number",
      describe: "The largest file that can be uploaded, in MiB.",
      value: "N",
      fallback: limits.file_bytes_max / mebibyte,
      max: 1024 * 1024,
    },
    seed: { kind: "text", describe: "A seed file to load into an empty database.", value: "FILE" },
    "database-url": databaseUrlFlag,
    ...databaseFlags,
    "base-url": { kind: "text", describe: "The public URL of this server, if it is behind a proxy.", value: "URL" },
    "tls-cert": {
      kind: "text",
      describe: "Serves HTTPS: a file with the certificate and those between it and a root, as PEM.",
      value: "FILE",
    },
    "tls-key": { kind: "text", describe: "The file with the private key of --tls-cert, as PEM.", value: "FILE" },
    "trusted-proxies": {
      kind: "text",
      describe: "Proxies whose X-Forwarded-For is trusted: comma-separated addresses or ranges.",
      value: "LIST",
    },
    "outgoing-ranges": {
      kind: "text",
      describe: "Private networks that requests to apps may reach: comma-separated addresses or ranges.",
      value: "LIST",
    },
    ...mailFlags,
    "push-hosts": {
      kind: "text",
      describe: "Push services of browsers besides the known ones: comma-separated hosts, as in *.push.example.com.",
      value: "LIST",
    },
    "push-content": {
      kind: "text",
      describe:
        "What notifications in closed browsers say: full (who wrote what), or none (only that there is a message).",
      value: "SETTING",
    },
    rates: { kind: "text", describe: "Rate limits: strict, generous, off, or a factor such as 10.", value: "RATES" },
    functions: {
      kind: "text",
      describe: "How deployed functions run: sandboxed (only in separate namespaces), anyhow, or off.",
      value: "SETTING",
    },
    "audit-days": {
      kind: "number",
      describe: "How many days to keep entries of the audit log; 0 keeps them forever.",
      value: "N",
      fallback: 0,
      max: 36_500,
    },
    "operator-token": {
      kind: "text",
      describe: "Opens /control/... to holders of this token; at least 32 characters. Prefer the environment variable.",
      value: "TOKEN",
    },
    "log-level": {
      kind: "text",
      describe: "debug, info (a line for each request), warn, error or silent; warn in dev mode, info without it.",
      value: "LEVEL",
    },
  },
  examples: [
    "platform serve --dev",
    "platform serve --host 0.0.0.0 --data /var/lib/platform",
    "platform serve --host 0.0.0.0 --port 443 --base-url https://chat.example.com --tls-cert fullchain.pem --tls-key privkey.pem",
    "platform serve --database-url postgres://user@db/platform",
    'platform serve --files "s3://bucket/prefix?region=eu-central-1"',
  ],
  async run(flags, io) {
    const started = performance.now();
    const level = logLevel(flags["log-level"] ?? (flags.dev ? "warn" : "info"));
    const databaseUrl = flags["database-url"] && checkPostgresUrl("database-url", flags["database-url"]);
    const rates = flags.rates === undefined ? (flags.dev ? "generous" : "strict") : rateSetting(flags.rates);
    const functions = flags.functions === undefined ? undefined : functionSetting(flags.functions);
    const pushContent = flags["push-content"] === undefined ? undefined : pushSetting(flags["push-content"]);
    const baseUrl = flags["base-url"] && checkBaseUrl(flags["base-url"]);
    requireBaseUrl(flags.host, baseUrl, flags.dev);
    const tls = tlsFiles(io, flags, baseUrl);
    const mail = mailSettings(flags);
    const seedText = flags.seed && readText(io, flags.seed);

    const { createPlatform, createLog, readSeed, readTraceSettings } = await import("@platform/server");
    const dataFolder = dataFolderOf(io, flags.data);
    const failed = Promise.withResolvers<never>();
    const seed =
      flags.seed === undefined
        ? flags.dev
          ? ("dev" as const)
          : undefined
        : await readSeed(seedText ?? "", flags.seed);
    const log = createLog({ level, write: io.err });
    const options: PlatformOptions = {
      dataFolder,
      fileBytesMax: flags["max-file-mib"] * mebibyte,
      ...filesPlace(io, flags.files),
      allowMissingFiles: flags["allow-missing-files"],
      dev: flags.dev,
      rates,
      log,
      traces: readTraceSettings(io.env),
      onFatal: failed.reject,
      ...(databaseUrl === undefined ? {} : { databaseUrl, database: databaseSettings(flags) }),
      ...(baseUrl === undefined ? {} : { baseUrl }),
      ...(tls === undefined ? {} : { tls }),
      ...(mail === undefined ? {} : { mail }),
      ...(flags["trusted-proxies"] === undefined ? {} : { trustedProxies: flags["trusted-proxies"].split(",") }),
      ...(flags["outgoing-ranges"] === undefined ? {} : { outgoingRanges: flags["outgoing-ranges"].split(",") }),
      ...(flags["push-hosts"] === undefined ? {} : { pushHosts: flags["push-hosts"].split(",") }),
      ...(pushContent === undefined ? {} : { pushContent }),
      ...(flags["audit-days"] === 0 ? {} : { auditDays: flags["audit-days"] }),
      ...(seed === undefined ? {} : { seed }),
      ...(functions === undefined ? {} : { functions }),
      ...(flags["operator-token"] === undefined ? {} : { operatorToken: flags["operator-token"] }),
    };
    await using platform = await createPlatform(options);
    const url = await platform.listen({ port: flags.port, host: flags.host });
    const elapsedMs = performance.now() - started;
    if (flags.dev) await announceDev(platform, { dataFolder, rates, elapsedMs }, io);
    else await announce(platform, { url, elapsedMs, forEveryOwner: flags.seed !== undefined }, io);
    // Afterwards: finding out takes longer than starting, and only people who deploy apps wait for it.
    const described = platform.describeFunctions().then((sentence) => {
      if (!flags.dev) log.info(sentence);
      else if (level !== "silent") io.err(`${sentence}\n`);
      // Last of all: it takes a tenth of a second and lets go of what everything before has left behind.
      platform.releaseMemory();
    });
    await Promise.race([ended(io.ending), failed.promise]);
    await described;
    io.progress("\nStopping after running calls have finished.");
  },
});

async function ended(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
}

async function announceDev(
  platform: Platform,
  { dataFolder, rates, elapsedMs }: { dataFolder: string; rates: RateSetting; elapsedMs: number },
  io: CommandIo,
): Promise<void> {
  const description = await platform.describeDev();
  const path = join(dataFolder, "dev.json");
  writeDevFile(path, description);
  const links = platform.signInLinks(description.users);
  const time = platform.time();
  const { base_url, api_url } = description;
  const data = { base_url, api_url, dev_file: path, sign_in: links, ready_ms: Math.round(elapsedMs) };
  const hasColours = io.isTerminal && !io.env["NO_COLOR"];
  io.print(devBanner({ description, links, path, rates, time, elapsedMs, hasColours }), data);
}

/** The only place where one-time links of owners are shown: they never reach the log. */
async function announce(
  platform: Platform,
  { url, elapsedMs, forEveryOwner }: { url: string; elapsedMs: number; forEveryOwner: boolean },
  io: CommandIo,
): Promise<void> {
  const links = await platform.ownerLinks({ forEveryOwner });
  const setup = links.find(({ owner }) => owner === undefined);
  const owners = links.flatMap(({ owner, url: link }) => (owner ? [{ ...owner, url: link }] : []));
  io.print(productionBanner({ url, elapsedMs, setupUrl: setup?.url, owners }), {
    base_url: url,
    api_url: `${url}/api/`,
    ready_ms: Math.round(elapsedMs),
    ...(setup ? { setup_url: setup.url } : {}),
    ...(owners.length > 0 ? { owner_links: owners } : {}),
  });
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
    throw new UsageError(`--seed: ${file} cannot be read.`);
  }
}

function rateSetting(text: string): RateSetting {
  if (text === "strict" || text === "generous" || text === "off") return text;
  const factor = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && factor > 0) return { factor };
  throw new UsageError(`--rates must be strict, generous, off, or a factor such as 10, not ${text}.`);
}

const functionSettings = ["sandboxed", "anyhow", "off"] as const;

function functionSetting(text: string): FunctionSetting {
  const setting = functionSettings.find((known) => known === text);
  if (!setting) throw new UsageError(`--functions must be one of ${functionSettings.join(", ")}, not ${text}.`);
  return setting;
}

function pushSetting(text: string): "full" | "none" {
  if (text === "full" || text === "none") return text;
  throw new UsageError(`--push-content must be full or none, not ${text}.`);
}

const levels = ["debug", "info", "warn", "error", "silent"] as const;

function logLevel(text: string): (typeof levels)[number] {
  const level = levels.find((known) => known === text);
  if (!level) throw new UsageError(`--log-level must be one of ${levels.join(", ")}, not ${text}.`);
  return level;
}
