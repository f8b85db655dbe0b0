import type { MethodRegistry } from "../methods/methodRegistry.ts";
import { commonErrors, type Outcome, type Refusal, refuse, refuseScope } from "@platform/protocol";
import { StoreFailure } from "../ports/failures.ts";
import type { FaultSlot } from "../ports/faultEffect.ts";
import { mask } from "../ports/log.ts";
import type { Caller } from "../domain/caller.ts";
import type { Authenticated, AuthenticationCode } from "../domain/tokens/authenticate.ts";
import type { Entry } from "../domain/tokens/enterWorkspace.ts";
import type { Credentials, Method, CallContext } from "../methods/define.ts";
import { type AnswerFile, fileIn } from "../methods/answerFile.ts";
import { retired } from "../methods/retired.ts";
import { type MaybePromise, mapMaybePromise } from "../ports/maybePromise.ts";
import { type Args, type Decoded, decodeArgs } from "./body.ts";
import { readCredentials } from "./credentials.ts";
import { printEnvelope } from "./envelope.ts";
import { bucketOf, capPage, limitCall, limitChannel, type TakeRate } from "./limitCall.ts";
import { decodeParams } from "../methods/decodeParams.ts";
import type { UploadForm } from "./uploadForm.ts";
import { applyFault } from "./applyFault.ts";

/** One request for one method, whatever brought it here. */
export interface Call {
  readonly method: string;
  readonly query: string;
  readonly contentType: string | undefined;
  readonly body: Buffer | undefined;
  /** In place of a body: a form with a file that is too large for memory. */
  readonly form?: UploadForm | undefined;
  readonly authorization: string | undefined;
  readonly requestId: string;
  /** Where it comes from; asked only where something depends on it. */
  readonly address: () => string;
  /** The User-Agent. */
  readonly client?: (() => string) | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The answer as JSON; when there is a file, what the log shows of it. */
  readonly text: string;
  /** How long that is on the wire. */
  readonly bytes: number;
  readonly file: AnswerFile | undefined;
  /** For the log and the metrics. */
  readonly method: string;
  readonly code: string;
  readonly caller: Caller;
  readonly thrown: unknown;
  readonly args: Args | undefined;
  /** Whether to break the connection instead, because a fault says so. */
  readonly isDropped: boolean;
}

/** What the pipeline needs from the rest of the server. */
export interface CallServices {
  readonly methods: MethodRegistry;
  /** The caller of requests without a token. */
  readonly nobody: Caller;
  readonly isDraining: () => boolean;
  /** Called for every request as it arrives. */
  readonly beginTurn: () => void;
  readonly authenticate: (
    token: string,
    kinds: Method["tokens"],
    address: () => string,
  ) => MaybePromise<Outcome<Authenticated, AuthenticationCode>>;
  /** Whether the workspace lets the call in, whatever its token allows, and as whom it then acts. */
  readonly enterWorkspace: (found: Authenticated, entry: Entry) => MaybePromise<Outcome<{ caller: Caller }, string>>;
  readonly takeRate: TakeRate;
  readonly faults: FaultSlot;
  /** Without an address for what does not come from outside. */
  readonly openContext: (
    caller: Caller,
    args: Args,
    credentials: Credentials,
    address?: () => string,
    requestId?: string,
    client?: () => string,
  ) => CallContext;
  /** The caller with the permission that a delegated role needs for the method. */
  readonly withPermission: (caller: Caller, method: string) => Caller;
  /** Notices when a session moves to another network and client; called for what comes over the network. */
  readonly watchMoves: (context: CallContext) => Promise<void> | undefined;
  /** The same context for a method whose changes administrators shall find later. */
  readonly withAudit: (method: string, params: Readonly<Record<string, unknown>>, context: CallContext) => CallContext;
}

export interface Progress {
  caller: Caller;
  args: Args | undefined;
  warnings: readonly string[];
  headers: Record<string, string>;
  thrown: unknown;
  isDropped: boolean;
}

/** The one way in for every method: find it, decode, authenticate, authorize, enter the workspace, count, decode its parameters, run it, answer. */
export async function answerCall(callServices: CallServices, call: Call): Promise<Answer> {
  const progress: Progress = {
    caller: callServices.nobody,
    args: undefined,
    warnings: [],
    // Some answers are tokens and all of them are for one caller: none may wait in a cache for the next one.
    headers: { "x-slack-req-id": call.requestId, "cache-control": "no-store" },
    thrown: undefined,
    isDropped: false,
  };
  const finding = callServices.methods.find(call.method);
  const method = finding instanceof Promise ? await finding : finding;
  let body: object;
  try {
    body = callServices.isDraining() ? stopping : await runMethod(callServices, call, method, progress);
  } catch (error) {
    progress.thrown = error;
    body = refusalOf(error);
  }
  const code = "error" in body && typeof body.error === "string" ? knownCode(body.error, method) : "ok";
  if (code !== "ok") await call.form?.discard();
  const status = statusOf(code, progress.headers);
  return {
    status,
    headers: progress.headers,
    ...printEnvelope(body, progress.warnings),
    file: method?.answersFile === undefined ? undefined : fileIn(body),
    method: method?.name ?? "unknown_method",
    code,
    caller: progress.caller,
    thrown: progress.thrown,
    args: progress.args,
    isDropped: progress.isDropped,
  };
}

async function runMethod(
  callServices: CallServices,
  call: Call,
  method: Method | undefined,
  progress: Progress,
): Promise<object> {
  if (!method) return refuseName(call.method);
  const credentials = readCredentials(call.authorization);
  const decoding = decodeArgs(call);
  const first = decoding instanceof Promise ? await decoding : decoding;
  if ("ok" in first) return first;
  const decoded = call.form ? await readUpload(callServices, call, call.form, method, first.args, progress) : first;
  if ("ok" in decoded) return decoded;
  if (call.form && callServices.isDraining()) return stopping;
  progress.warnings = decoded.warnings;
  progress.args = decoded.args;
  const checking = authorize(callServices, call, method, credentials, decoded.args, progress);
  const refusal = checking instanceof Promise ? await checking : checking;
  if (refusal) return refusal;
  const fault = callServices.faults.take?.(method.name);
  const ordered = fault && (await applyFault(fault, progress));
  if (ordered) return ordered;
  const { args } = decoded;
  const { caller, headers } = progress;
  const bucket = bucketOf(method, caller, { address: call.address, credentials, args });
  // A form was counted before its file was taken in.
  const limited = call.form ? undefined : limitCall(callServices.takeRate, method, caller, bucket, headers);
  if (limited) return limited;
  const params = decodeParams(method, args);
  if (isRefusal(params)) return params;
  const crowded = caller.isInPerson ? undefined : limitChannel(callServices.takeRate, method, params, bucket, headers);
  if (crowded) return crowded;
  capPage(method, caller, params);
  const acting = callServices.withPermission(caller, method.name);
  const { address, requestId, client } = call;
  const context = callServices.openContext(acting, args, credentials, address, requestId, client);
  const noticing = client && callServices.watchMoves(context);
  if (noticing) await noticing;
  const body = await method.handler(callServices.withAudit(method.name, params, context), params);
  if (context.warnings.length > 0) progress.warnings = [...decoded.warnings, ...context.warnings];
  return body;
}

const stopping = refuse("service_unavailable", "this server is stopping; call again");

/** Takes in a form with a large file, as soon as the fields before the file say that the caller may call. */
function readUpload(
  callServices: CallServices,
  call: Call,
  form: UploadForm,
  method: Method,
  query: Args,
  progress: Progress,
): Promise<Decoded | Refusal<string>> {
  const credentials = readCredentials(call.authorization);
  return form.read(query, async (args) => {
    const refusal = await authorize(callServices, call, method, credentials, args, progress);
    if (refusal) return refusal;
    const { caller, headers } = progress;
    const bucket = bucketOf(method, caller, { address: call.address, credentials, args });
    const limited = limitCall(callServices.takeRate, method, caller, bucket, headers);
    return limited ?? callServices.openContext(caller, args, credentials, call.address, call.requestId).files;
  });
}

/** One method echoes any code it is given: as a label of metrics, each would stay in memory and be shown to others. */
function knownCode(code: string, method: Method | undefined): string {
  return Object.hasOwn(commonErrors, code) || (method && Object.hasOwn(method.errors, code)) ? code : "other";
}

function refuseName(name: string): object {
  const successor = retired.get(name);
  if (successor !== undefined) return refuse("method_deprecated", `${name} is retired; call ${successor}`);
  // If a user pastes a token in place of the name, the error must not repeat it, because errors get shared.
  return { ...refuse("unknown_method"), req_method: mask(name) };
}

/** Token, its kind, its scopes, and whether the workspace lets it in. */
function authorize(
  callServices: CallServices,
  call: Call,
  method: Method,
  credentials: Credentials,
  args: Args,
  progress: Progress,
): MaybePromise<Refusal<string> | undefined> {
  if (method.tokens.length === 0) return undefined;
  const token = credentials.bearer ?? args["token"];
  if (token === undefined || token === "") return refuse("not_authed");
  if (typeof token !== "string") return refuse("invalid_auth");
  return mapMaybePromise(callServices.authenticate(token, method.tokens, call.address), (found) =>
    found.ok ? enter(callServices, call, method, found, args, progress) : found,
  );
}

function enter(
  callServices: CallServices,
  call: Call,
  method: Method,
  found: Authenticated,
  args: Args,
  progress: Progress,
): MaybePromise<Refusal<string> | undefined> {
  const { caller } = found;
  progress.caller = caller;
  progress.headers["x-oauth-scopes"] = scopeText(caller.scopes);
  progress.headers["x-accepted-oauth-scopes"] = scopeText(method.scopes);
  if (caller.kind === "none" || !method.tokens.includes(caller.kind)) return refuse("not_allowed_token_type");
  // An app that holds a person's token could else press its own buttons in that person's name.
  if (method.forPeople && caller.appId !== undefined) return refuse("not_allowed_token_type");
  if (method.scopes.length > 0 && !method.scopes.some((scope) => caller.scopes.includes(scope))) {
    return refuseScope(method.scopes, caller.scopes);
  }
  const { name, whileMoving, orgWide } = method;
  const entry = { method: name, whileMoving, orgWide, args, address: call.address };
  return mapMaybePromise(callServices.enterWorkspace(found, entry), (entered) => {
    if (!entered.ok) return entered;
    progress.caller = entered.caller;
    return undefined;
  });
}

const scopeTexts = new WeakMap<readonly string[], string>();

/** The same lists come with call after call, and an app may hold forty scopes: each list is printed once. */
function scopeText(scopes: readonly string[]): string {
  let text = scopeTexts.get(scopes);
  if (text === undefined) scopeTexts.set(scopes, (text = scopes.join(",")));
  return text;
}

function isRefusal(value: object): value is Refusal<string> {
  return "ok" in value && value.ok === false && "error" in value;
}

function refusalOf(error: unknown): Refusal<string> {
  if (!(error instanceof StoreFailure)) return refuse("internal_error");
  if (error.kind === "unknown")
    return refuse("fatal_error", "the store failed while committing; read before you retry");
  return refuse("service_unavailable", error.message);
}

/** Clients retry every other status for half an hour, so a refusal is 200; only waiting has a status of its own. */
function statusOf(code: string, headers: Record<string, string>): number {
  if (code !== "ratelimited" && code !== "service_unavailable") return 200;
  headers["retry-after"] ??= "1";
  return code === "ratelimited" ? 429 : 503;
}
