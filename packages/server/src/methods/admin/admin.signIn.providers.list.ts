import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { providerAddresses } from "../../domain/signInProviders/providerAddresses.ts";
import { listProviders } from "../../domain/signInProviders/listProviders.ts";
import { presentSignInProvider, signInProviderSchema } from "../../present/signInProvider.ts";
import { defineMethod } from "../define.ts";
import { providerScopeErrors, providerScopeParam } from "../signInParams.ts";

export const adminSignInProvidersList = defineMethod({
  name: "admin.signIn.providers.list",
  summary: "Lists the sign-in providers of a workspace, with those of its org, or of the org.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.teams:read"],
  rate: 2,
  params: { team_id: providerScopeParam },
  result: { providers: Type.Array(signInProviderSchema) },
  errors: providerScopeErrors,
  examples: [{ title: "Those of the org", params: {} }],
  notes: "A method of this server's own. No answer contains a client secret.",
  async handler(ctx, params) {
    const listed = await listProviders(ctx, { teamId: params.team_id });
    if (!listed.ok) return listed;
    const { providers } = listed;
    return succeed({
      providers: providers.map((provider) => presentSignInProvider(provider, providerAddresses(ctx.baseUrl, provider))),
    });
  },
});
