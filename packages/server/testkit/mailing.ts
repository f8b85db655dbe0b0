import { providerKey } from "./externalProvider.ts";

const step = (credential_source: string) => [
  { id: "0", function_id: "#/functions/send", inputs: { account: { credential_source }, text: "Hello" } },
];

/** A function that takes an account of the provider, and workflows with that of a developer and of the runner. */
export function mailingWith(oauth2_provider_key: string) {
  return {
    functions: {
      send: {
        title: "Send a mail",
        input_parameters: {
          properties: {
            account: { type: "slack#/types/credential/oauth2", oauth2_provider_key },
            text: { type: "string" },
          },
          required: ["account", "text"],
        },
        output_parameters: { properties: {}, required: [] },
      },
    },
    workflows: {
      send_as_developer: { title: "Send as the developer", steps: step("DEVELOPER") },
      send_as_runner: { title: "Send as the runner", steps: step("END_USER") },
    },
  };
}

export const mailing = mailingWith(providerKey);
