import {
  type Action,
  functionClient,
  type FunctionModule,
  type FunctionResult,
  type View,
} from "@platform/sdk/runtime";
import type { TestPlatform } from "./startPlatform.ts";

export interface Given<Inputs> {
  readonly inputs: Inputs;
  readonly env?: Readonly<Record<string, string>>;
  /** Another token than that of the first app's bot. */
  readonly token?: string;
}

/** Calls the handlers of a function as the platform would, with a client that reaches a real platform. */
export interface FunctionTester<Inputs, Outputs> {
  execute(given: Given<Inputs>): Promise<FunctionResult<Outputs>>;
  /** A person uses a button or a menu that the function posted. */
  act(action: Partial<Action> & { readonly action_id: string }, given: Given<Inputs>): Promise<object>;
  /** A person types into a menu whose options the function gives. */
  suggest(action_id: string, value: string, given: Given<Inputs>): Promise<object>;
  submit(view: Partial<View> & { readonly callback_id: string }, given: Given<Inputs>): Promise<object>;
  close(view: Partial<View> & { readonly callback_id: string }, given: Given<Inputs>): Promise<object>;
}

/** No execution of a real run; what a handler does with it is refused, and the test sees how. */
const executionId = "Fx0000000001";

/**
 * @example
 * await using platform = await startPlatform();
 * const greet = functionTester(platform, Greet);
 * assert.deepEqual(await greet.execute({ inputs: { who: "U1" } }), { outputs: { greeting: "Hello, <@U1>!" } });
 */
export function functionTester<Inputs, Outputs>(
  platform: TestPlatform,
  module: FunctionModule<Inputs, Outputs>,
): FunctionTester<Inputs, Outputs> {
  const [person] = Object.values(platform.users);
  const argumentsOf = ({ inputs, env = {}, token = platform.tokens.bot }: Given<Inputs>, type: string, more = {}) => ({
    inputs,
    env,
    token,
    client: functionClient({ token, apiUrl: platform.apiUrl }),
    team_id: person?.team_id ?? "",
    enterprise_id: "",
    body: {
      type,
      user: { id: person?.id ?? "" },
      function_data: { execution_id: executionId, inputs },
      ...more,
    },
  });
  const viewOf = (view: Partial<View> & { readonly callback_id: string }): View => {
    return { id: "V0000000001", state: { values: {} }, ...view };
  };
  return {
    execute: async (given) => {
      const event = { type: "function_executed", inputs: given.inputs, function_execution_id: executionId };
      return module({ ...argumentsOf(given, "event_callback", { event }), event });
    },
    act: async (given, other) => {
      const action = { block_id: "", ...given };
      return (await module.blockActions({ ...argumentsOf(other, "block_actions"), action })) ?? {};
    },
    suggest: async (action_id, value, given) => {
      const action = { action_id, block_id: "", value };
      return (await module.blockSuggestion({ ...argumentsOf(given, "block_suggestion", action), action })) ?? {};
    },
    submit: async (view, given) =>
      (await module.viewSubmission({ ...argumentsOf(given, "view_submission"), view: viewOf(view) })) ?? {},
    close: async (view, given) =>
      (await module.viewClosed({ ...argumentsOf(given, "view_closed"), view: viewOf(view) })) ?? {},
  };
}
