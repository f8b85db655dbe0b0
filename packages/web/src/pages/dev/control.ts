import { queries } from "../../api/useCall.ts";
import { Refused } from "../../api/Refused.ts";

/** Somebody whom this browser can become. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly real_name: string;
  readonly role: string;
  readonly team: string;
  /** Signs them in wherever it is opened. */
  readonly link: string;
}

interface Bench {
  readonly control_token: string;
  readonly people: readonly Person[];
}

/** The token of the controls and whom there is; kept in memory, asked for when first needed. */
export function openBench(): Promise<Bench> {
  return queries.fetchQuery({ queryKey: ["bench"], queryFn: askForBench, staleTime: Infinity });
}

async function askForBench(): Promise<Bench> {
  const response = await fetch("/session/bench", { method: "POST" });
  if (!response.ok) throw new Refused("bench", response.status === 401 ? "not_authed" : "not_in_dev_mode");
  return (await response.json()) as Bench;
}

export type ControlAnswer = { readonly ok: boolean; readonly error?: string } & Readonly<Record<string, unknown>>;

/** Does what `POST /control/<name>` does. A refusal is a value. */
export async function control(
  name: string,
  args: Readonly<Record<string, unknown>> = {},
  signal?: AbortSignal,
): Promise<ControlAnswer> {
  const { control_token: token } = await openBench();
  const response = await fetch(`/control/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(args),
    ...(signal === undefined ? {} : { signal }),
  });
  return (await response.json()) as ControlAnswer;
}

/** Says what is wrong with an order, in the words of the server where it has some. */
export function sayControl(answer: ControlAnswer): string {
  const metadata = answer["response_metadata"] as { readonly messages?: readonly string[] } | undefined;
  return metadata?.messages?.join(" ") ?? `The server refused with ${answer.error}.`;
}
