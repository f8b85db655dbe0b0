import { type Static, Type } from "typebox";
import { Compile, type Validator } from "typebox/compile";
import { JsonFault, parseJson } from "../ports/json.ts";

/** A request that a function wants made. */
const askedRequest = Type.Object({
  method: Type.String({ pattern: "^[A-Z]{1,20}$" }),
  url: Type.String(),
  headers: Type.Array(Type.Tuple([Type.String(), Type.String()])),
  body: Type.Optional(Type.String({ description: "In base64." })),
});

/** Everything that may come out of a sandbox. Whatever else comes is a line that the function wrote by itself. */
const fromInside = Type.Union([
  Type.Object({
    type: Type.Literal("log"),
    level: Type.Enum(["trace", "debug", "info", "warn", "error"]),
    text: Type.String(),
  }),
  Type.Object({ type: Type.Literal("fetch"), id: Type.Integer(), request: askedRequest }),
  Type.Object({
    type: Type.Literal("done"),
    id: Type.Integer(),
    result: Type.Record(Type.String(), Type.Unknown()),
  }),
  Type.Object({ type: Type.Literal("failed"), id: Type.Integer(), message: Type.String(), stack: Type.String() }),
]);

export type FromInside = Static<typeof fromInside>;
export type AskedRequest = Static<typeof askedRequest>;

export interface AskedAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  /** In base64. */
  readonly body: string;
}

/** What arrived for a function, and around it, in the shape that functions for this API expect. */
export interface FunctionCall {
  readonly callbackId: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly context: {
    readonly bot_access_token: string;
    readonly app_id: string;
    readonly team_id: string;
    readonly enterprise_id?: string;
    readonly variables: Readonly<Record<string, string>>;
  };
}

export type ToInside =
  | {
      readonly type: "call";
      readonly id: number;
      readonly callback_id: string;
      /** Only the first time that a process is asked for it. */
      readonly source: string | undefined;
      readonly body: FunctionCall["body"];
      readonly context: FunctionCall["context"];
    }
  | { readonly type: "fetched"; readonly id: number; readonly answer: AskedAnswer }
  | { readonly type: "fetched"; readonly id: number; readonly error: string };

let check: Validator | undefined;

/** The message in a line, or nothing when it is none: code in a sandbox can write whatever it likes. */
export function readMessage(line: string): FromInside | undefined {
  if (!line.startsWith('{"type":')) return undefined;
  const value = parseJson(line);
  if (value instanceof JsonFault) return undefined;
  check ??= Compile(fromInside);
  return check.Check(value) ? (value as FromInside) : undefined;
}
