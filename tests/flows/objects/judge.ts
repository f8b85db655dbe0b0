import type { Actor } from "../../../packages/server/testkit/workspace.ts";
import type { Cell } from "./cells.ts";
import { type Exception, exceptionFor } from "./exceptions.ts";
import { fakeOf, idsIn, withFakes } from "./fakeIds.ts";
import { canary } from "./stage.ts";

export interface Attempt {
  readonly code: string;
  readonly text: string;
}

/** What is wrong with how a cell was answered; nothing when all is well. */
export interface Verdict {
  readonly code: string;
  readonly fault: string | undefined;
  /** Whether something was shown or broke; nothing excuses that. */
  readonly isLeak: boolean;
  /** The reason for which the fault counts as none. */
  readonly exception: Exception | undefined;
}

type Ask = (actor: Actor, method: string, input: object) => Promise<Attempt>;

export const askPlainly: Ask = async (actor, method, input) => {
  const body = await actor.asks(method, input as Record<string, unknown>);
  return { code: body.ok ? "ok" : (body.error ?? ""), text: JSON.stringify(body) };
};

/** Makes the call of a cell, and the same call about an object that does not exist where the answers have to be equal. */
export async function judge(actor: Actor, cell: Cell, ask: Ask = askPlainly): Promise<Verdict> {
  const { method, arg } = cell.row;
  const real = await ask(actor, method.name, cell.input);
  const leak = leakIn(real);
  if (leak !== undefined) return { code: real.code, fault: leak, isLeak: true, exception: undefined };
  if (cell.reach === "visible") return verdictOn(cell, real.code, undefined);
  if (cell.reach === "refused") return verdictOn(cell, real.code, real.code === "ok" ? "is not refused" : undefined);
  const value = cell.input[arg];
  const fake = await ask(actor, method.name, { ...cell.input, [arg]: withFakes(value) });
  const seen = anonymous(real, idsIn(value));
  const missing = anonymous(fake, idsIn(value).map(fakeOf));
  return verdictOn(cell, real.code, seen === missing ? undefined : `answers ${seen} and for no object ${missing}`);
}

function leakIn({ code, text }: Attempt): string | undefined {
  if (text.includes(canary)) return `shows the canary: ${text.slice(0, 300)}`;
  return code === "internal_error" || code === "fatal_error" ? `fails with ${code}` : undefined;
}

function verdictOn(cell: Cell, code: string, fault: string | undefined): Verdict {
  return { code, fault, isLeak: false, exception: fault === undefined ? undefined : exceptionFor(cell, code) };
}

/** Two successful calls make two new objects; their ids tell nothing about the one that was named. */
function anonymous({ code, text }: Attempt, ids: readonly string[]): string {
  const named = ids.reduce((shown, id) => shown.replaceAll(id, "ID"), text);
  const plain = code === "ok" ? named.replaceAll(/\b[A-Z][a-z]{0,2}[A-Z0-9]{8,10}\b/g, "NEW") : named;
  return plain.slice(0, 2_000);
}
