import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { MINIMUM_NODE } from "../../packages/cli/bin/runtime.mjs";
import { serve } from "../../packages/cli/src/commands/serve.ts";
import { variableOf } from "../../packages/cli/src/flags.ts";
import { eventually } from "../faults/eventually.ts";
import { freePort } from "../faults/freePort.ts";
import { temporaryFolder } from "../faults/dataFolder.ts";
import { installPacked } from "./installPacked.ts";

const { validate } = createRequire(import.meta.url)("dockerfile-utils") as {
  validate(text: string): readonly { readonly message: string }[];
};

const fileOf = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const read = (name: string) => readFileSync(fileOf(name), "utf8");
const settings = new Set(Object.keys(serve.flags).map(variableOf));

/** What the image runs, with what, as the file says. */
function readContainerfile() {
  const lines = read("Containerfile").replaceAll("\\\n", " ").split("\n");
  const last = (word: string) => lines.findLast((line) => line.startsWith(`${word} `))?.slice(word.length + 1) ?? "";
  const assignments = last("ENV").matchAll(/(\S+?)=(\S+)/g);
  return {
    env: Object.fromEntries([...assignments].map(([, name = "", value = ""]) => [name, value])),
    entry: [...(JSON.parse(last("ENTRYPOINT")) as string[]), ...(JSON.parse(last("CMD")) as string[])],
    health: JSON.parse(/CMD (\[.*\])$/.exec(last("HEALTHCHECK"))?.[1] ?? "[]") as string[],
    volume: last("VOLUME"),
    user: last("USER"),
    nodes: [...read("Containerfile").matchAll(/^FROM \S+node:(\d+)-/gm)].map(([, major]) => Number(major)),
  };
}

/** Variables of ours in a text must be settings of the server, or nobody obeys them. */
function unknownSettings(names: readonly string[]): string[] {
  return names.filter((name) => name.startsWith("PLATFORM_") && !settings.has(name));
}

interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

interface ComposeService {
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes: readonly string[];
  readonly ports?: readonly string[];
  readonly read_only?: boolean;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: unknown;
}

describe("the Containerfile", () => {
  test("has no fault that a linter knows, names settings that exist, and does not run as root", () => {
    const { env, user, volume, nodes } = readContainerfile();
    assert.deepEqual(validate(read("Containerfile")), []);
    assert.deepEqual(unknownSettings(Object.keys(env)), []);
    assert.equal(user, "node");
    const oldest = Number.parseInt(MINIMUM_NODE, 10);
    assert.ok(nodes.length > 0 && nodes.every((major) => major >= oldest), `needs Node ${oldest}`);
    assert.equal(env["PLATFORM_DATA"], volume);
  });

  test("starts, in an empty folder, a server that is healthy, writes to its volume alone, and ends when asked", async () => {
    using packages = temporaryFolder("packages");
    using container = temporaryFolder("container");
    installPacked(packages.path);
    const bin = join(container.path, "bin");
    const volume = join(container.path, "volume");
    const work = join(container.path, "work");
    for (const folder of [bin, volume, work]) mkdirSync(folder);
    const main = join(packages.path, "node_modules/@platform/cli/bin/platform.mjs");
    writeFileSync(join(bin, "platform"), `#!/bin/sh\nexec "${process.execPath}" "${main}" "$@"\n`);
    chmodSync(join(bin, "platform"), 0o755);

    const { env: image, entry, health, volume: declared } = readContainerfile();
    const placed = Object.entries(image).map(([name, value]) => [name, value.replace(declared, volume)]);
    const env = {
      ...(Object.fromEntries(placed) as Record<string, string>),
      PATH: [bin, dirname(process.execPath), "/usr/bin", "/bin"].join(delimiter),
      HOME: "/nonexistent",
      PLATFORM_BASE_URL: "https://chat.example.com",
      PLATFORM_PORT: String(await freePort()),
    };
    const [program = "", ...args] = entry;
    const server = spawn(program, args, { cwd: work, env, stdio: ["ignore", "pipe", "pipe"] });
    const printed = text(server.stdout);
    const [check = "", ...checkArgs] = health;
    const isHealthy = async () => {
      assert.equal(server.exitCode, null, "the server has ended");
      return spawnSync(check, checkArgs, { env }).status === 0;
    };
    await eventually("the health check succeeds", isHealthy);
    server.kill("SIGTERM");
    const [code] = (await once(server, "exit")) as [number];

    assert.equal(code, 0);
    assert.match(await printed, /https:\/\/chat\.example\.com\/enter\?key=/);
    assert.ok(existsSync(join(volume, "server.key")));
    assert.deepEqual(readdirSync(work), []);
    assert.notEqual(spawnSync(check, checkArgs, { env }).status, 0, "nothing is healthy after its end");
  });

  test("sends nothing of a clone's own work into the image", () => {
    const ignored = read(".containerignore").split("\n");
    for (const name of [".git", ".platform", "node_modules", "**/node_modules"])
      assert.ok(ignored.includes(name), name);
  });
});

describe("compose.yaml", () => {
  const { services, volumes } = parse(read("compose.yaml")) as Compose;

  test("names settings that exist, and volumes that are declared", () => {
    for (const { environment, volumes: mounts } of Object.values(services)) {
      assert.deepEqual(unknownSettings(Object.keys(environment)), []);
      for (const mount of mounts) assert.ok((mount.split(":")[0] ?? "") in volumes, mount);
    }
  });

  test("starts the server read-only, on this machine alone, once the database answers", () => {
    const { platform, database } = services;
    assert.equal(platform?.read_only, true);
    assert.ok(platform.ports?.every((port) => port.startsWith("127.0.0.1:")));
    assert.deepEqual(platform.depends_on, { database: { condition: "service_healthy" } });
    assert.ok(database?.healthcheck);
    assert.ok(platform.volumes.includes(`data:${readContainerfile().volume}`));
  });

  test("has no password in it, and asks for what it needs", () => {
    const used = Object.values(services).flatMap(({ environment }) => Object.values(environment).join(" "));
    for (const name of ["PLATFORM_BASE_URL", "POSTGRES_PASSWORD"]) {
      assert.ok(
        used.some((value) => value.includes(`\${${name}:?`)),
        name,
      );
    }
    assert.doesNotMatch(read("compose.yaml"), /password: \w/i);
  });
});

const verifier = "/usr/bin/systemd-analyze";
const noVerifier = existsSync(verifier) ? false : "this machine has no systemd-analyze";

describe("the systemd unit", () => {
  test("is one that systemd accepts", { skip: noVerifier }, () => {
    using folder = temporaryFolder("unit");
    const unit = join(folder.path, "platform.service");
    // This machine has neither the program nor the account.
    const text = read("packaging/platform.service").replace("/usr/local/bin/platform", process.execPath);
    writeFileSync(unit, text.replaceAll(/^(User|Group)=platform$/gm, "$1=root"));
    const { status, stderr } = spawnSync(verifier, ["verify", unit], { encoding: "utf8" });
    assert.deepEqual([status, stderr], [0, ""]);
  });

  test("names settings that exist, and folders that it declares", () => {
    const text = read("packaging/platform.service");
    assert.deepEqual(unknownSettings([...text.matchAll(/\b(PLATFORM_\w+)=/g)].map(([, name = ""]) => name)), []);
    for (const [directory, path] of [
      ["StateDirectory", "/var/lib/platform"],
      ["CacheDirectory", "/var/cache/platform"],
    ] as const) {
      assert.match(text, new RegExp(`^${directory}=platform$`, "m"));
      assert.ok(text.includes(`=${path}`));
    }
  });
});
