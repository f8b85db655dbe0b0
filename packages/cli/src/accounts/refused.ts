import { NotAnAnswer } from "@platform/sdk";
import { CliError } from "../errors.ts";

interface Refusal {
  readonly error: string;
  readonly response_metadata?: { readonly messages?: readonly string[] };
  readonly errors?: readonly { readonly message?: string; readonly pointer?: string }[];
  readonly needed?: string;
}

/** What a server refused, in words: its code, and whatever it said besides. */
export function refused(method: string, answer: { readonly ok: boolean }): CliError {
  const { error, response_metadata, errors = [], needed } = answer as unknown as Refusal;
  const details = [
    ...(response_metadata?.messages ?? []).map((message) => message.replace("[ERROR] ", "")),
    ...errors.map(({ message = "", pointer }) => (pointer === undefined ? message : `${pointer}: ${message}`)),
    ...(needed === undefined ? [] : [`needs ${needed}`]),
  ];
  const message = [`${method} was refused: ${error}`, ...details.map((detail) => `  ${detail}`)].join("\n");
  const remedy = remedies[error];
  return new CliError("api_refused", message, {
    ...(remedy === undefined ? {} : { remedy }),
    details: { method, code: error, messages: details },
  });
}

const signInAgain = "Sign in again with `platform login`.";
const remedies: Readonly<Record<string, string>> = {
  invalid_auth: signInAgain,
  token_expired: signInAgain,
  token_revoked: signInAgain,
  account_inactive: signInAgain,
  ratelimited: "Wait a minute, then run the command again.",
  unknown_method: "The server may be older than this CLI, or the method may have another name; see the server's /docs.",
};

/** Nobody answered, or something that is not the platform did. */
export function unreachable(baseUrl: string, error: unknown): CliError {
  if (error instanceof NotAnAnswer) return new CliError("server_unreachable", `${error.message}.`, { cause: error });
  return new CliError("server_unreachable", `No server answers at ${baseUrl}.`, { cause: error });
}
