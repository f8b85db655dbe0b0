import { succeed } from "@platform/protocol";
import { callbackUrl } from "../../domain/identities/signInState.ts";
import { createProvider } from "../../domain/signInProviders/createProvider.ts";
import { presentSignInProvider, signInProviderSchema } from "../../present/signInProvider.ts";
import { defineMethod } from "../define.ts";
import {
  providerFieldErrors,
  providerFields,
  providerInputOf,
  providerScopeErrors,
  providerScopeParam,
} from "../signInParams.ts";

export const adminSignInProvidersCreate = defineMethod({
  name: "admin.signIn.providers.create",
  summary: "Adds a provider through which people sign in to a workspace or the org.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: { team_id: providerScopeParam, ...providerFields },
  result: { provider: signInProviderSchema },
  errors: {
    ...providerScopeErrors,
    ...providerFieldErrors,
    too_many_providers: "The workspace or org has as many providers as it can have.",
  },
  examples: [
    {
      title: "A provider of the org",
      params: { name: "Acme ID", issuer: "https://id.example.com", client_id: "platform", client_secret: "s3cret" },
    },
  ],
  notes: "A method of this server's own. The provider is asked when the first person signs in.",
  async handler(ctx, params) {
    const { name, issuer, client_id: clientId, team_id: teamId } = params;
    const made = await ctx.write(createProvider, { ...providerInputOf(params), name, issuer, clientId, teamId });
    if (!made.ok) return made;
    const { provider } = made;
    return succeed({ provider: presentSignInProvider(provider, callbackUrl(ctx.baseUrl, provider.id)) });
  },
});
