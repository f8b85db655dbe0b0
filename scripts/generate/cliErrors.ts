import type { CliErrorEntry } from "../../packages/cli/src/errors.ts";

/** Every code with which a command can fail. */
export function printCliErrors(errors: Readonly<Record<string, CliErrorEntry>>): string {
  const rows = Object.entries(errors)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([code, { meaning, remedy }]) => `| \`${code}\` | ${cell(meaning)} | ${cell(remedy)} |`);
  return `<!-- GENERATED from the table of errors by npm run gen. -->

# Errors

A command that was called rightly and still cannot do it exits with 1. People read the message, the code and the remedy on
standard error; with \`--json\` the same is one line on standard output: \`{"ok":false,"error":CODE,"message":...,"remedy":...}\`,
with more fields where a program may want them. A hook that failed has \`hook\`, \`command\`, \`cwd\`, \`exit_code\`, \`signal\`,
\`stdout\` and \`stderr\`; without \`--json\` what it printed goes to standard output.

| code | meaning | what to do |
|---|---|---|
${rows.join("\n")}

Besides these, \`usage\` means that the command was called wrongly (it exits with 2), \`failed\` that it could not be done and the
message says why, and \`bug\` that the fault is ours.
`;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}
