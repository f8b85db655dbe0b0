import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { defineCommand, type Io, UsageError } from "../command.ts";
import { CliError } from "../errors.ts";
import { checkPostgresUrl, databaseUrlFlag, dataFlag, dataFolderOf } from "../storeFlags.ts";

export const seed = defineCommand({
  name: "seed",
  summary: "Loads a seed file into an empty database, or only validates it.",
  flags: {
    file: {
      kind: "text",
      describe: "The seed file, YAML or JSON.",
      value: "FILE",
      required: true,
      isPositional: true,
      isCommandLineOnly: true,
    },
    check: { kind: "switch", describe: "Only validate the file.", fallback: false, isCommandLineOnly: true },
    data: dataFlag,
    "database-url": databaseUrlFlag,
  },
  examples: ["platform seed acme.yaml --data /var/lib/platform", "platform seed acme.yaml --check"],
  notes: "`platform serve --seed` does the same at start. [Seed files](../guides/seed-files.md) describes the format.",
  async run({ file, check, data, "database-url": url }, io) {
    const databaseUrl = url && checkPostgresUrl("database-url", url);
    const text = readSeedFile(io, file);
    const { createLog, createPlatform, readSeed } = await import("@platform/server");
    const document = await readSeed(text, file);
    const names = document.workspaces.map((workspace) => workspace.name);
    if (check) return io.print(`${file} is a valid seed file for ${names.join(", ")}.\n`, { workspaces: names });
    await using platform = await createPlatform({
      dataFolder: dataFolderOf(io, data),
      seed: document,
      log: createLog({ level: "warn", write: io.err }),
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
    });
    const domains = (await platform.describeDev()).teams.map((team) => team.domain);
    if (document.workspaces.some(({ domain }) => !domains.includes(domain))) {
      throw new CliError("store_not_empty", `The database already has workspaces: ${domains.join(", ")}.`);
    }
    io.print(`Loaded ${names.join(", ")}.\n\nplatform serve --data ${data}\n`, { workspaces: names });
  },
});

function readSeedFile(io: Io, file: string): string {
  try {
    return readFileSync(resolve(io.cwd, file), "utf8");
  } catch {
    throw new UsageError(`FILE: ${file} cannot be read.`);
  }
}
