import { Refused } from "../../api/Refused.ts";
import { devText } from "../../strings/dev.ts";

/** A person whom this browser can act as. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly real_name: string;
  readonly role: string;
  /** The names of their workspaces. */
  readonly teams: readonly string[];
  /** Signs them in wherever it is opened. */
  readonly link: string;
}

interface Bench {
  readonly control_token: string;
  /** Who looks. */
  readonly user_id: string;
  readonly people: readonly Person[];
}

let bench: Promise<Bench> | undefined;

/**
 * The token of the controls and the list of people; requested when first needed, and kept: moving the clock by a day
 * ends one's own session, and the page must still work.
 */
export function openBench(): Promise<Bench> {
  bench ??= askForBench().catch((error: unknown) => {
    bench = undefined;
    throw error;
  });
  return bench;
}

/** The link that signs the person of this page in again; nothing while they are signed in. */
export async function linkBackIn(): Promise<string | undefined> {
  const { user_id: userId, people } = await openBench();
  const { status } = await fetch("/session/bench", { method: "POST" });
  return status === 401 ? people.find(({ id }) => id === userId)?.link : undefined;
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
  const { error: code = "" } = answer;
  // Developers look the code up.
  return metadata?.messages?.join(" ") ?? devText.refused(code);
}
