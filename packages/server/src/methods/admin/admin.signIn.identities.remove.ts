import { removeIdentity } from "../../domain/identities/removeIdentity.ts";
import { defineMethod } from "../define.ts";
import { text } from "../params.ts";
import { providerErrors, providerParam } from "../signInParams.ts";

export const adminSignInIdentitiesRemove = defineMethod({
  name: "admin.signIn.identities.remove",
  summary: "Unlinks an identity of a sign-in provider from its account.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: {
    provider_id: providerParam,
    issuer: text({ describe: "The issuer of the identity.", otherwise: "identity_not_found" }),
    subject: text({ describe: "What the issuer calls the person.", otherwise: "identity_not_found" }),
  },
  result: {},
  errors: { ...providerErrors, identity_not_found: "The provider identifies nobody by this issuer and subject." },
  examples: [
    {
      title: "Unlink a person",
      params: { provider_id: "Ip0123456789", issuer: "https://id.example.com", subject: "248289761001" },
    },
  ],
  notes: "A method of this server's own. The sessions that were opened with the identity end.",
  handler: (ctx, { provider_id: providerId, issuer, subject }) =>
    ctx.write(removeIdentity, { providerId, issuer, subject }),
});
