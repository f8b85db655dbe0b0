import type { CommonCode, Outcome } from "@platform/protocol";
import { type Static, type TProperties, type TSchema, Type } from "typebox";
import type { Context } from "../domain/context.ts";
import type { FileKeeping } from "../domain/files/fileKeeping.ts";
import type { ReadConnections } from "../domain/presence/readPersonPresence.ts";
import type { EndpointRules } from "../domain/push/endpointRules.ts";
import type { Quota } from "../domain/rates/quota.ts";
import type { ActContext } from "../domain/interactions/act.ts";
import type { Outgoing } from "../ports/outgoing/outgoing.ts";
import type { Param } from "./params.ts";
import { type NewUnlistedApps, type Quotas, quotasOf, type Rate } from "./rate.ts";

/** A refresh token speaks for nobody; only the method that revokes tokens takes one. */
export type TokenKind = "bot" | "user" | "app" | "config" | "refresh";

/** A documented code that this server never answers, and why. */
export interface Reserved {
  readonly reserved: string;
}
export function reserved(why: string): Reserved {
  return { reserved: why };
}

export type ErrorNotes = Record<string, string | Reserved>;
export type Params = Record<string, Param<unknown, string>>;
export type Values<P extends Params> = {
  readonly [Name in keyof P]: P[Name] extends Param<infer Value, string> ? Value : never;
};
type ParamCode<P extends Params> = P[keyof P] extends Param<unknown, infer Code> ? Code : never;

/** A token, or a client's id and secret; empty when the header held neither. */
export interface Credentials {
  readonly bearer?: string;
  readonly basic?: { readonly clientId: string; readonly clientSecret: string };
}

/** What every method is given besides its arguments. */
export interface MethodContext extends Context {
  /** Where this server is reached, without a slash at the end. */
  readonly baseUrl: string;
  /** Warnings of the answer. A method appends to it; the envelope shows them in both places that clients read. */
  readonly warnings: string[];
}

/** What a method is given only where its definition `needs` it. */
export interface MethodServices extends Pick<ActContext, "ask" | "as"> {
  /** The arguments as they were sent. */
  readonly args: Readonly<Record<string, unknown>>;
  /** What the Authorization header held. */
  readonly credentials: Credentials;
  /** The network address of the caller; empty when the call does not come from outside. */
  readonly address: () => string;
  /** The User-Agent of the caller; empty when the call does not come from outside. */
  readonly client: () => string;
  /** A text that nobody can guess and that never comes twice. */
  nonce(): string;
  /** Requests to other servers. */
  readonly outgoing: Outgoing;
  /** Counts what costs others, also for people at their own client: 0 while there is room, else the seconds until there is. */
  takeRate(key: string, quota: Quota): number;
  /** The bytes of files, and how large one may be. */
  readonly files: FileKeeping;
  /** The sockets of a person to all servers. */
  readonly connections: ReadConnections;
  /** Which push services of browsers notifications may go to. */
  readonly push: EndpointRules;
  /** Who is active, at any server. */
  readonly present: () => Promise<ReadonlySet<string>>;
  /** Whether deployed functions run on this server, and if not, why. */
  hosting(): Promise<{ readonly canRun: boolean; readonly sentence: string }>;
}

/** What the pipeline opens for a call. Each method sees the part of it that it needs. */
export interface CallContext extends MethodContext, MethodServices {}

export interface Example<P extends Params> {
  readonly title: string;
  readonly params: { readonly [Name in keyof P]?: unknown };
}

/**
 * One Web API method. Route, documentation, OpenAPI, contract types, the fuzzer and the ledger of errors are made from
 * this value; a code that the handler or a parameter can answer and `errors` does not name is a compile error.
 */
export interface Definition<
  P extends Params,
  R extends TProperties,
  E extends ErrorNotes,
  N extends keyof MethodServices,
> {
  readonly name: string;
  readonly summary: string;
  /** The verb that the documentation shows; both are served. */
  readonly http: "GET" | "POST";
  /** Kinds of token taken; none means that no token is asked for. */
  readonly tokens: readonly TokenKind[];
  /** One of these is enough to call it at all; none means that any token will do. */
  readonly scopes: readonly string[];
  readonly rate: Rate;
  readonly newUnlistedApps?: NewUnlistedApps;
  /** Where org-wide apps may call it: not at all, or also without naming a workspace. Else they have to name one. */
  readonly orgWide?: "refused" | "anywhere";
  /** Whether only people's own clients may call it: a token that an app holds for a person is then refused. */
  readonly forPeople?: true;
  /** Whether it is answered while the workspace moves into an org, when nothing else is. */
  readonly whileMoving?: true;
  /** The content type of the file that it answers instead of JSON; `result` then describes nothing. */
  readonly answersFile?: string;
  /** The services that its handler uses; without it, the context has none of them. */
  readonly needs?: readonly N[];
  readonly params: P;
  readonly result: R;
  readonly errors: E & Record<ParamCode<P>, string | Reserved>;
  readonly examples: readonly Example<P>[];
  /** Details that the one-line summary leaves out, in Markdown. */
  readonly notes?: string;
  handler(
    ctx: MethodContext & Pick<MethodServices, N>,
    params: Values<P>,
  ): Promise<Outcome<Static<ReturnType<typeof Type.Object<R>>>, (keyof E & string) | CommonCode>>;
}

/** A definition with its types forgotten, as the registry and the pipeline hold it. */
export interface Method {
  readonly name: string;
  readonly summary: string;
  readonly http: "GET" | "POST";
  readonly tokens: readonly TokenKind[];
  readonly scopes: readonly string[];
  readonly rate: Rate;
  readonly newUnlistedApps: NewUnlistedApps | undefined;
  readonly quotas: Quotas;
  readonly orgWide: "refused" | "anywhere" | "in_workspace";
  readonly forPeople: boolean;
  readonly whileMoving: boolean;
  readonly answersFile: string | undefined;
  readonly params: readonly (readonly [name: string, param: Param<unknown, string>])[];
  readonly result: TSchema;
  readonly errors: ErrorNotes;
  readonly examples: readonly Example<Params>[];
  readonly notes: string | undefined;
  handler(ctx: CallContext, params: Record<string, unknown>): Promise<Outcome<object, string>>;
}

export function defineMethod<
  P extends Params,
  R extends TProperties,
  E extends ErrorNotes,
  N extends keyof MethodServices = never,
>(definition: Definition<P, R, E, N>): Method {
  const result = Type.Object({ ok: Type.Literal(true), ...definition.result });
  return {
    ...definition,
    newUnlistedApps: definition.newUnlistedApps,
    quotas: quotasOf(definition.rate, definition.newUnlistedApps),
    orgWide: definition.orgWide ?? "in_workspace",
    forPeople: definition.forPeople ?? false,
    whileMoving: definition.whileMoving ?? false,
    answersFile: definition.answersFile,
    params: Object.entries(definition.params),
    result,
    notes: definition.notes,
    handler: (ctx, params) => definition.handler(ctx, params as Values<P>),
  };
}
