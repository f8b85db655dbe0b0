import { suggestMethod } from "../accounts/refused.ts";
import { UsageError } from "../command.ts";
import type { Answer, Server } from "../controls.ts";
import { CliError } from "../errors.ts";
import type { CalledControl } from "./controlCauses.ts";
import { explainControlRefusal } from "./explainControlRefusal.ts";

interface RefusedCall {
  readonly name: CalledControl;
  readonly args: Readonly<Record<string, unknown>>;
  /** Nothing if a page answered: the server has no controls. */
  readonly answer: Answer | undefined;
}

/** What a control refused, in words: the cause, what the server said besides, and what to do. */
export async function controlRefused(
  { url, source }: Server,
  { name, args, answer }: RefusedCall,
): Promise<CliError | UsageError> {
  const code = answer?.error ?? "unknown_control";
  const { cause, remedy } = explainControlRefusal(name, code) ?? {
    cause: "The server refused the call with a code that this version does not know.",
    remedy: "The CLI may be older than the server; the server's `/docs` describes the control.",
  };
  const said = (answer?.response_metadata?.messages ?? []).map((message) => message.replace("[ERROR] ", ""));
  if (code === "invalid_arguments") return new UsageError([cause, ...said.map(sentenceOf)].join(" "));
  const fail = (message: string, messages: readonly string[]): CliError =>
    new CliError("control_refused", [message, ...messages.map((line) => `  ${line}`)].join("\n"), {
      remedy,
      details: { control: name, code, messages },
    });
  if (code === "invalid_auth" || code === "not_authed")
    return fail(`The server at ${url} rejected the token from ${source}.`, []);
  if (code === "unknown_control") return fail(`The server at ${url} does not offer ${name}.`, []);
  const method = args["method"];
  const suggested = code === "unknown_method" && typeof method === "string" ? await suggestMethod(method) : [];
  return fail(cause, [...said, ...suggested]);
}

/** The server names the argument last: "must be a duration: by". */
function sentenceOf(message: string): string {
  const [, fault, name] = /^(must .*): (\w+)$/s.exec(message) ?? [];
  return fault === undefined ? `${message}.` : `${name} ${fault}.`;
}
