import type { CommandIo } from "../command.ts";
import { LastBytes } from "../hooks/lastBytes.ts";
import { runProcess } from "../hooks/runProcess.ts";
import type { Template } from "./templates.ts";

const patienceMs = 5 * 60_000;
const shownBytes = 2_000;

/** Fetches what the project needs. That it cannot be fetched now is a note and no failure: the project is there. */
export async function installDependencies(
  io: CommandIo,
  root: string,
  { install }: Template,
): Promise<string | undefined> {
  if (install === undefined) return undefined;
  const command = [install.program, install.args[0]].join(" ");
  io.progress(`Installing dependencies: ${command} …`);
  const said = new LastBytes(shownBytes);
  const env = Object.fromEntries(
    Object.entries(io.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const end = await runProcess({
    words: [install.program, ...install.args],
    cwd: root,
    env,
    onOut: (chunk) => said.push(chunk),
    onErr: (chunk) => said.push(chunk),
    deadlineMs: patienceMs,
    ending: io.ending,
  });
  if (end.kind === "exited" && end.code === 0) return undefined;
  io.err(`${command} failed; run it yourself.\n${said.text()}\n`);
  return command;
}
