import { removeProvider } from "../../domain/signInProviders/removeProvider.ts";
import { defineMethod } from "../define.ts";
import { providerErrors, providerParam } from "../signInParams.ts";

export const adminSignInProvidersDelete = defineMethod({
  name: "admin.signIn.providers.delete",
  summary: "Removes a sign-in provider, with its links to accounts.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: { provider_id: providerParam },
  result: {},
  errors: providerErrors,
  examples: [{ title: "Remove a provider", params: { provider_id: "Ip0123456789" } }],
  notes: "A method of this server's own. Sessions that were opened through the provider end; the accounts stay.",
  handler: (ctx, params) => ctx.write(removeProvider, { providerId: params.provider_id }),
});
