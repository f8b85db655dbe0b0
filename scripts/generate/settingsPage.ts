import type { AnyCommand, Flag } from "../../packages/cli/src/command.ts";
import { commonFlags, variableOf } from "../../packages/cli/src/flags.ts";
import { pageOf } from "./cliPages.ts";

/** Variables that are no flag of a command. */
export const otherVariables: Readonly<Record<string, string>> = {
  PLATFORM_CONFIG_DIR: "The folder of the CLI's credentials; `~/.platform` by default.",
  AWS_ACCESS_KEY_ID: "The access key for `--files s3://…`; see [object storage](guides/object-storage.md).",
  AWS_SECRET_ACCESS_KEY: "The secret of that key.",
  AWS_SESSION_TOKEN: "The token of temporary credentials, if they are temporary.",
  NO_COLOR: "Turns colours in the terminal off.",
};

/** Every setting of the server and of the commands: flag, variable, default, meaning. */
export function printSettingsPage(commands: readonly AnyCommand[]): string {
  const serve = commands.find(({ name }) => name === "serve");
  const others = commands.filter((command) => command !== serve);
  const users = new Map<string, { flag: Flag; names: string[] }>();
  for (const command of others) {
    for (const [name, flag] of Object.entries(command.flags)) {
      if (flag.isCommandLineOnly || flag.isPositional) continue;
      const known = users.get(name) ?? { flag, names: [] };
      users.set(name, { ...known, names: [...known.names, command.name] });
    }
  }
  const rows = [...users]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { flag, names }]) => {
      const links = names.map((command) => `[${command}](cli/${pageOf(command)})`).join(", ");
      return `| \`--${name}\` | \`${variableOf(name)}\` | ${cell(flag.describe)} | ${links} |`;
    });
  return `<!-- GENERATED from the command definitions by npm run gen. -->

# Settings

Every setting is a flag and an environment variable; the flag has priority. Settings of a workspace are in [administration](guides/administration.md). [Limits](limits.md) cannot be configured, except where this page names a
setting.

## Settings of the server

Flags of [platform serve](cli/serve.md).

| flag | variable | default | meaning |
|---|---|---|---|
${Object.entries(serve?.flags ?? {})
  .map(serverRow)
  .join("\n")}

## Settings of the commands

| flag | variable | meaning | commands |
|---|---|---|---|
${Object.entries(commonFlags)
  .map(([name, flag]) => `| \`--${name}\` | \`${variableOf(name)}\` | ${flag.describe} | all |`)
  .join("\n")}
${rows.join("\n")}

## Other variables

| variable | meaning |
|---|---|
${Object.entries(otherVariables)
  .map(([name, text]) => `| \`${name}\` | ${text} |`)
  .join("\n")}
`;
}

function serverRow([name, flag]: readonly [string, Flag]): string {
  const variable = flag.isCommandLineOnly ? "none" : `\`${variableOf(name)}\``;
  const fallback = flag.fallback === undefined || flag.fallback === false ? "" : `\`${flag.fallback}\``;
  return `| \`--${name}\` | ${variable} | ${fallback} | ${cell(flag.describe)} |`;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}
