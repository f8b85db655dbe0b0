import { succeed } from "@platform/protocol";
import { providerAddresses } from "../../domain/signInProviders/providerAddresses.ts";
import { createProvider } from "../../domain/signInProviders/createProvider.ts";
import { presentSignInProvider, signInProviderSchema } from "../../present/signInProvider.ts";
import { defineMethod } from "../define.ts";
import {
  providerFieldErrors,
  providerFields,
  providerInputOf,
  providerKindParam,
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
  params: { team_id: providerScopeParam, kind: providerKindParam, ...providerFields },
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
    {
      title: "A SAML provider, by its metadata",
      params: { name: "Acme SAML", kind: "saml", metadata: "<EntityDescriptor …", domains: ["example.com"] },
    },
  ],
  notes: "A method of this server's own. The provider is asked when the first person signs in.",
  async handler(ctx, params) {
    const { name, kind = "oidc", team_id: teamId } = params;
    const read = await providerInputOf(params);
    if (!read.ok) return read;
    const made = await ctx.write(createProvider, { ...read.input, name, kind, teamId });
    if (!made.ok) return made;
    return succeed({ provider: presentSignInProvider(made.provider, providerAddresses(ctx.baseUrl, made.provider)) });
  },
});
