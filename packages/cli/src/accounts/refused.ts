import { NotAnAnswer } from "@platform/sdk";
import { CliError } from "../errors.ts";

interface Refusal {
  readonly error: string;
  readonly response_metadata?: { readonly messages?: readonly string[] };
  readonly errors?: readonly (string | { readonly message?: string; readonly pointer?: string })[];
  readonly needed?: string;
}

/** What a server refused, in words: the cause, what it said besides, each once, and what to do. */
export async function refused(method: string, answer: { readonly ok: boolean }): Promise<CliError> {
  const { error, response_metadata, errors = [], needed } = answer as unknown as Refusal;
  const faults = errors.map((fault) => (typeof fault === "string" ? { message: fault } : fault));
  // Some refusals say the same as a message and, with its place, as a fault.
  const messages = (response_metadata?.messages ?? [])
    .map((message) => message.replace("[ERROR] ", ""))
    .filter((message) => !faults.some((fault) => fault.message === message));
  const details = [
    ...messages,
    ...faults.map(({ message = "", pointer }) => (pointer === undefined ? message : `${pointer}: ${message}`)),
    ...(needed === undefined ? [] : [`needs ${needed}`]),
    ...(error === "unknown_method" ? await suggestMethod(method) : []),
  ];
  // Loaded on demand: the sentences of all methods are long, and most calls succeed.
  const { explainRefusal } = await import("../refusals/explainRefusal.ts");
  const { cause, remedy } = explainRefusal(method, error) ?? {
    cause: "The server refused the call with a code that this version does not know.",
    remedy: "The CLI may be older than the server; the server's `/docs` describes the method.",
  };
  const unique = [...new Set(details)];
  return new CliError("api_refused", [cause, ...unique.map((detail) => `  ${detail}`)].join("\n"), {
    remedy,
    details: { method, code: error, messages: unique },
  });
}

/** A method whose name is close to a mistyped one. */
export async function suggestMethod(method: string): Promise<string[]> {
  const [{ methodNames }, { suggestName }] = await Promise.all([
    import("../refusals/methodNames.ts"),
    import("@platform/protocol/suggestName.ts"),
  ]);
  const suggested = suggestName(method, methodNames);
  return suggested === undefined ? [] : [`did you mean ${suggested}?`];
}

/** Nobody answered, or something that is not the platform did. */
export function unreachable(baseUrl: string, error: unknown): CliError {
  if (error instanceof NotAnAnswer) return new CliError("server_unreachable", `${error.message}.`, { cause: error });
  return new CliError("server_unreachable", `No server answers at ${baseUrl}.`, { cause: error });
}
