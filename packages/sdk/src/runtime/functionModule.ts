import type { FunctionClient } from "./client.ts";
import { type Constraint, fits, isMeant } from "./constraint.ts";
import type { FunctionDefinition } from "./defineFunction.ts";
import type { Parameters, ValuesOf } from "./parameters.ts";

type Json = Readonly<Record<string, unknown>>;
type Awaitable<T> = T | Promise<T>;

/** What every handler gets. */
export interface HandlerArguments<Inputs = Json> {
  readonly inputs: Inputs;
  /** The variables of the app: `.env` in a local run, `platform env set` when it is deployed. */
  readonly env: Readonly<Record<string, string>>;
  /** The token of this execution; `client` uses it. */
  readonly token: string;
  readonly client: FunctionClient;
  readonly team_id: string;
  readonly enterprise_id: string;
  /** All that arrived. */
  readonly body: Json;
}

/** A person used what the function had posted, so it is known which execution waits for them. */
type Acted<Inputs> = Omit<HandlerArguments<Inputs>, "body"> & { readonly body: Interaction };

/** The payload of a person's action. */
export interface Interaction extends Json {
  readonly type: string;
  readonly user: { readonly id: string; readonly [name: string]: unknown };
  readonly function_data: { readonly execution_id: string; readonly [name: string]: unknown };
}

export interface Action {
  readonly action_id: string;
  readonly block_id: string;
  readonly value?: string;
  readonly [name: string]: unknown;
}

export interface View {
  readonly id: string;
  readonly callback_id: string;
  readonly private_metadata?: string;
  readonly state: { readonly values: Readonly<Record<string, Readonly<Record<string, Json>>>> };
  readonly [name: string]: unknown;
}

/** An execution is over with its outputs, with an error, or, with `completed: false`, not yet. */
export type FunctionResult<Outputs> =
  | { readonly outputs: Outputs; readonly completed?: true; readonly error?: undefined }
  | { readonly completed: false; readonly outputs?: undefined; readonly error?: undefined }
  | { readonly error: string; readonly completed?: boolean; readonly outputs?: undefined };

type Main<Inputs, Outputs> = (
  args: HandlerArguments<Inputs> & { readonly event: Json },
) => Awaitable<FunctionResult<Outputs>>;
type ActionHandler<Inputs> = (args: Acted<Inputs> & { readonly action: Action }) => Awaitable<object | void>;
type ViewHandler<Inputs> = (args: Acted<Inputs> & { readonly view: View }) => Awaitable<object | void>;
type AnyHandler<Inputs> = (args: HandlerArguments<Inputs>) => Awaitable<object | void>;

/** What a module exports as its default: the function itself, with what handles the people who use its blocks and views. */
export interface FunctionModule<Inputs = Json, Outputs = Json> extends Main<Inputs, Outputs> {
  addBlockActionsHandler(constraint: Constraint, handler: ActionHandler<Inputs>): this;
  addBlockSuggestionHandler(constraint: Constraint, handler: ActionHandler<Inputs>): this;
  addViewSubmissionHandler(callbackId: string | RegExp | readonly string[], handler: ViewHandler<Inputs>): this;
  addViewClosedHandler(callbackId: string | RegExp | readonly string[], handler: ViewHandler<Inputs>): this;
  addUnhandledEventHandler(handler: AnyHandler<Inputs>): this;
  readonly blockActions: ActionHandler<Inputs>;
  readonly blockSuggestion: ActionHandler<Inputs>;
  readonly viewSubmission: ViewHandler<Inputs>;
  readonly viewClosed: ViewHandler<Inputs>;
  readonly unhandledEvent: AnyHandler<Inputs>;
}

/**
 * The code of a function, typed by its definition.
 *
 * @example
 * export default PlatformFunction(Greet, ({ inputs }) => ({ outputs: { greeting: `Hello, <@${inputs.who}>` } }));
 */
export function PlatformFunction<Inputs extends Parameters, Outputs extends Parameters>(
  definition: FunctionDefinition<Inputs, Outputs>,
  main: Main<ValuesOf<Inputs>, ValuesOf<Outputs>>,
): FunctionModule<ValuesOf<Inputs>, ValuesOf<Outputs>> {
  type Values = ValuesOf<Inputs>;
  const unhandled: AnyHandler<Values>[] = [];
  const pass: AnyHandler<Values> = async (args) => {
    const [handler] = unhandled;
    if (handler) return (await handler(args)) ?? {};
    console.warn(`${definition.callback_id} has no handler for what arrived: ${String(args.body["type"])}.`);
    return {};
  };
  const actions = router<ActionHandler<Values>, Constraint>((rule, { action }) => isMeant(rule, action), pass);
  const suggestions = router<ActionHandler<Values>, Constraint>(
    (rule, { action, body }) => isMeant(rule, action ?? body),
    pass,
  );
  const byCallbackId = (rule: string | RegExp | readonly string[], { view }: { readonly view: View }) =>
    fits(rule, view.callback_id);
  const submissions = router<ViewHandler<Values>, string | RegExp | readonly string[]>(byCallbackId, pass);
  const closings = router<ViewHandler<Values>, string | RegExp | readonly string[]>(byCallbackId, pass);
  const module = Object.assign((args: Parameters_<Main<Values, ValuesOf<Outputs>>>) => main(args), {
    addBlockActionsHandler: chained(actions.add),
    addBlockSuggestionHandler: chained(suggestions.add),
    addViewSubmissionHandler: chained(submissions.add),
    addViewClosedHandler: chained(closings.add),
    addUnhandledEventHandler: chained((handler: AnyHandler<Values>) => void unhandled.unshift(handler)),
    blockActions: actions.route,
    blockSuggestion: suggestions.route,
    viewSubmission: submissions.route,
    viewClosed: closings.route,
    unhandledEvent: pass,
  });
  function chained<Args extends unknown[]>(add: (...args: Args) => void) {
    return (...args: Args) => {
      add(...args);
      return module;
    };
  }
  return module;
}

type Parameters_<F> = F extends (args: infer Args) => unknown ? Args : never;

/** The first handler whose rule fits gets it; the order is that in which they were added. */
function router<Handler extends (args: never) => Awaitable<object | void>, Rule>(
  isFor: (rule: Rule, args: Parameters_<Handler>) => boolean,
  otherwise: (args: never) => Awaitable<object | void>,
) {
  const routes: { readonly rule: Rule; readonly handler: Handler }[] = [];
  return {
    add: (rule: Rule, handler: Handler): void => void routes.push({ rule, handler }),
    route: async (args: Parameters_<Handler>): Promise<object> => {
      const handler = routes.find(({ rule }) => isFor(rule, args))?.handler ?? otherwise;
      return (await handler(args as never)) ?? {};
    },
  };
}
