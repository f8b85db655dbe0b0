import type { Outcome } from "@platform/protocol";
import { type Static, type TProperties, type TSchema, Type } from "typebox";
import type { Param } from "../methods/params.ts";
import type { ControlContext } from "./controlContext.ts";

type Params = Record<string, Param<unknown, never>>;
type Values<P extends Params> = {
  readonly [Name in keyof P]: P[Name] extends Param<infer Value, never> ? Value : never;
};

/**
 * One thing that a developer can do to a server that an app cannot: move its time, break it, look inside. Route,
 * documentation and the testing package are made from this value.
 */
export interface ControlDefinition<P extends Params, R extends TProperties, E extends Record<string, string>> {
  readonly name: string;
  readonly summary: string;
  readonly notes?: string;
  readonly params: P;
  readonly result: R;
  readonly errors: E;
  readonly example: Readonly<Record<string, unknown>>;
  handler(
    context: ControlContext,
    params: Values<P>,
  ): Promise<Outcome<Static<ReturnType<typeof Type.Object<R>>>, (keyof E & string) | "invalid_arguments">>;
}

/** A definition with its types forgotten, as the door holds it. */
export interface Control {
  readonly name: string;
  readonly summary: string;
  readonly notes: string | undefined;
  readonly params: readonly (readonly [name: string, param: Param<unknown, never>])[];
  readonly result: TSchema;
  readonly errors: Readonly<Record<string, string>>;
  readonly example: Readonly<Record<string, unknown>>;
  handler(context: ControlContext, params: Readonly<Record<string, unknown>>): Promise<Outcome<object, string>>;
}

export function defineControl<P extends Params, R extends TProperties, E extends Record<string, string>>(
  definition: ControlDefinition<P, R, E>,
): Control {
  return {
    ...definition,
    notes: definition.notes,
    params: Object.entries(definition.params),
    result: Type.Object({ ok: Type.Literal(true), ...definition.result }),
    handler: (context, params) => definition.handler(context, params as Values<P>),
  };
}
