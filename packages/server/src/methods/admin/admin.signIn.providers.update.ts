import { succeed } from "@platform/protocol";
import { providerAddresses } from "../../domain/signInProviders/providerAddresses.ts";
import { updateProvider } from "../../domain/signInProviders/updateProvider.ts";
import { presentSignInProvider, signInProviderSchema } from "../../present/signInProvider.ts";
import { defineMethod } from "../define.ts";
import { optional } from "../params.ts";
import {
  providerErrors,
  providerFieldErrors,
  providerFields,
  providerInputOf,
  providerParam,
} from "../signInParams.ts";

export const adminSignInProvidersUpdate = defineMethod({
  name: "admin.signIn.providers.update",
  summary: "Changes a sign-in provider.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: {
    provider_id: providerParam,
    ...providerFields,
    name: optional(providerFields.name),
  },
  result: { provider: signInProviderSchema },
  errors: { ...providerErrors, ...providerFieldErrors },
  examples: [{ title: "Require the provider", params: { provider_id: "Ip0123456789", is_enforced: true } }],
  notes:
    "A method of this server's own. What is left out stays. While a provider is enforced, passwords, invitations and one-time links lead nowhere, and sessions by password end; the primary owner alone keeps a password, and its use is in the audit log.",
  async handler(ctx, params) {
    const read = await providerInputOf(params);
    if (!read.ok) return read;
    const changed = await ctx.write(updateProvider, { ...read.input, providerId: params.provider_id });
    if (!changed.ok) return changed;
    const { provider } = changed;
    return succeed({ provider: presentSignInProvider(provider, providerAddresses(ctx.baseUrl, provider)) });
  },
});
