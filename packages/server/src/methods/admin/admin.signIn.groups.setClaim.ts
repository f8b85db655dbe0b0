import { limits, succeed } from "@platform/protocol";
import { providerAddresses } from "../../domain/signInProviders/providerAddresses.ts";
import { setGroupsClaim } from "../../domain/signInProviders/setGroupsClaim.ts";
import { presentSignInProvider, signInProviderSchema } from "../../present/signInProvider.ts";
import { defineMethod } from "../define.ts";
import { text } from "../params.ts";
import { providerErrors, providerParam } from "../signInParams.ts";

export const adminSignInGroupsSetClaim = defineMethod({
  name: "admin.signIn.groups.setClaim",
  summary: "Says in which claim, or for SAML in which attribute, a sign-in provider names the groups of a person.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: {
    provider_id: providerParam,
    claim: text({
      describe: "The claim, such as `groups`; empty when groups at the provider mean nothing here, as at first.",
      otherwise: "invalid_claim",
    }),
  },
  result: { provider: signInProviderSchema },
  errors: { ...providerErrors, invalid_claim: `\`claim\` is longer than ${limits.groups_claim_chars_max} characters.` },
  examples: [{ title: "The usual claim", params: { provider_id: "Ip0123456789", claim: "groups" } }],
  notes:
    "A method of this server's own. Without a claim, user groups and roles stay as they are when people sign in, whatever is mapped.",
  async handler(ctx, { provider_id: providerId, claim }) {
    const set = await ctx.write(setGroupsClaim, { providerId, claim });
    if (!set.ok) return set;
    return succeed({ provider: presentSignInProvider(set.provider, providerAddresses(ctx.baseUrl, set.provider)) });
  },
});
