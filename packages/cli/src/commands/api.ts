import { accountFlags } from "../accounts/accountFlags.ts";
import { connect } from "../accounts/connect.ts";
import { refused } from "../accounts/refused.ts";
import { defineCommand, UsageError } from "../command.ts";
import { readJsonObject } from "../readJsonObject.ts";

export const api = defineCommand({
  name: "api",
  summary: "Calls a method of the Web API and prints its answer.",
  flags: {
    method: {
      kind: "text",
      describe: "The method, such as auth.test.",
      value: "METHOD",
      required: true,
      isPositional: true,
      isCommandLineOnly: true,
    },
    arguments: {
      kind: "list",
      describe: "Arguments as name=value; JSON values are parsed.",
      value: "NAME=VALUE",
      isPositional: true,
      isCommandLineOnly: true,
    },
    data: {
      kind: "text",
      describe: "All arguments as one JSON object; name=value arguments override it.",
      value: "JSON",
      isCommandLineOnly: true,
    },
    ...accountFlags,
  },
  examples: [
    "platform api auth.test",
    'platform api chat.postMessage channel=C0123456789 text="Hello" --token xoxb-...',
    `platform api apps.manifest.export --data '{"app_id":"A0123456789"}' --json`,
  ],
  notes: "The response is printed unchanged but indented; with `--json` on one line. A refusal exits with 1.",
  async run({ method, arguments: given, data, ...flags }, io) {
    const whole = data === undefined ? {} : readJsonObject("--data", data);
    const params = { ...whole, ...Object.fromEntries(given.map(readArgument)) };
    const connection = await connect(io, flags);
    const answer = await connection.send(method, params);
    if (!answer.ok) throw refused(method, answer);
    io.print(`${JSON.stringify(answer, undefined, 2)}\n`, answer);
  },
});

/** `count=3`, `is_private=true` and `users=["U1"]` mean what they look like; anything else is text. */
function readArgument(text: string): [name: string, value: unknown] {
  const at = text.indexOf("=");
  if (at < 1) throw new UsageError(`${text} must be name=value.`);
  return [text.slice(0, at), readValue(text.slice(at + 1))];
}

function readValue(text: string): unknown {
  // Timestamps and long ids look like numbers, and would lose their last digits as such.
  if (!/^(\{.*\}|\[.*\]|true|false|null|-?\d{1,15})$/s.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
