import type { Refusal } from "@platform/protocol";
import type { Fields } from "@platform/protocol/workflows/parameter.ts";
import type { WriteContext } from "../context.ts";

/** In what a built-in function works: a transaction in which the app's bot is the caller. */
export interface StepContext extends WriteContext {
  /** Where people reach this server, for links. */
  readonly baseUrl: string;
  /** Identifies the step uniquely: a step with effects outside the transaction uses this name for them. */
  readonly executionId: string;
  readonly appId: string;
  readonly teamId: string;
}

/** The step is done, or the run has to wait: for a moment, or for a person who acts in what it showed. */
export type StepResult =
  | { readonly ok: true; readonly outputs: Fields }
  | { readonly ok: true; readonly waitMs: number; readonly surface?: string };

/**
 * Does a step. All of its changes are in the transaction that advances the run, so it is done exactly once; what it
 * refuses is undone, and fails the run with the code and its sentences.
 */
export type Builtin = (ctx: StepContext, inputs: Inputs) => Promise<StepResult | Refusal<string>>;

/** The inputs of a step, which have been held against the declaration. */
export class Inputs {
  readonly #values: Fields;
  constructor(values: Fields) {
    this.#values = values;
  }
  text(name: string): string {
    const value = this.#values[name] ?? "";
    return typeof value === "string" ? value : JSON.stringify(value);
  }
  optional(name: string): string | undefined {
    return this.#values[name] === undefined ? undefined : this.text(name);
  }
  flag(name: string): boolean {
    return this.#values[name] === true;
  }
  number(name: string): number {
    return Number(this.#values[name]);
  }
  list(name: string): readonly string[] {
    return ((this.#values[name] ?? []) as unknown[]).map(String);
  }
  fields(name: string): Fields {
    return (this.#values[name] ?? {}) as Fields;
  }
  raw(name: string): unknown {
    return this.#values[name];
  }
}

export const done = (outputs: Fields = {}): StepResult => ({ ok: true, outputs });
