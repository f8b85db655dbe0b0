import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { defineCommand, type Io, UsageError } from "../command.ts";
import { CliError } from "../errors.ts";
import { checkPostgresUrl, databaseUrlFlag, dataFlag, dataFolderOf } from "../storeFlags.ts";

export const seed = defineCommand({
  name: "seed",
  summary: "Plants a seed file, workspaces as code, into an empty store; or only checks it.",
  flags: {
    file: {
      kind: "text",
      describe: "The seed file, YAML or JSON.",
      value: "FILE",
      required: true,
      isPositional: true,
      isCommandLineOnly: true,
    },
    check: { kind: "switch", describe: "Only say what is wrong with it.", fallback: false, isCommandLineOnly: true },
    data: dataFlag,
    "database-url": databaseUrlFlag,
  },
  examples: ["platform seed acme.yaml --data /var/lib/platform", "platform seed acme.yaml --check"],
  notes:
    "`platform serve --seed` does the same when it starts. [Seed files](../guides/seed-files.md) says what they can hold.",
  async run({ file, check, data, "database-url": url }, io) {
    const databaseUrl = url && checkPostgresUrl("database-url", url);
    const text = readSeedFile(io, file);
    const { createLog, createPlatform, readSeed } = await import("@platform/server");
    const document = await readSeed(text, file);
    const names = document.workspaces.map((workspace) => workspace.name);
    if (check) return io.tell(`${file} is a seed file for ${names.join(", ")}.\n`, { workspaces: names });
    await using platform = await createPlatform({
      dataFolder: dataFolderOf(io, data),
      seed: document,
      log: createLog({ level: "warn", write: io.err }),
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
    });
    const domains = (await platform.describeDev()).teams.map((team) => team.domain);
    if (document.workspaces.some(({ domain }) => !domains.includes(domain))) {
      throw new CliError("store_not_empty", `There are workspaces already: ${domains.join(", ")}.`);
    }
    io.tell(`${names.join(", ")} is planted.\n\nplatform serve --data ${data}\n`, { workspaces: names });
  },
});

function readSeedFile(io: Io, file: string): string {
  try {
    return readFileSync(resolve(io.cwd, file), "utf8");
  } catch {
    throw new UsageError(`FILE: ${file} cannot be read.`);
  }
}
