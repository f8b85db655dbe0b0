import { DefineFunction, PlatformFunction, Schema } from "@platform/runtime";

/** What the function takes and gives; workflows are checked against it. */
export const GreetFunction = DefineFunction({
  callback_id: "greet",
  title: "Write a greeting",
  source_file: "functions/greet.ts",
  input_parameters: {
    properties: { who: { type: Schema.platform.types.user_id, description: "Whom to greet" } },
    required: ["who"],
  },
  output_parameters: {
    properties: { greeting: { type: Schema.types.string } },
    required: ["greeting"],
  },
});

/** What it does. `client` calls the Web API, `env` holds the variables of the app. */
export default PlatformFunction(GreetFunction, ({ inputs, env }) => {
  const word = env.GREETING ?? "Hello";
  return { outputs: { greeting: `${word}, <@${inputs.who}>!` } };
});
