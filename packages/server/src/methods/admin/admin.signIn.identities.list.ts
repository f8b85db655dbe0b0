import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listIdentities } from "../../domain/identities/listIdentities.ts";
import { pageSchema } from "../../present/page.ts";
import { identitySchema, presentIdentity } from "../../present/signInProvider.ts";
import { defineMethod } from "../define.ts";
import { cursorError, pageParams } from "../retentionParams.ts";
import { providerErrors, providerParam } from "../signInParams.ts";

export const adminSignInIdentitiesList = defineMethod({
  name: "admin.signIn.identities.list",
  summary: "Lists whom a sign-in provider identifies, and their accounts.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.teams:read"],
  rate: 2,
  params: {
    provider_id: providerParam,
    ...pageParams,
  },
  result: { identities: Type.Array(identitySchema), response_metadata: pageSchema },
  errors: { ...providerErrors, ...cursorError },
  examples: [{ title: "All of a provider", params: { provider_id: "Ip0123456789" } }],
  notes: "A method of this server's own.",
  async handler(ctx, { provider_id: providerId, cursor, limit }) {
    const listed = await listIdentities(ctx, { providerId, cursor, limit });
    if (!listed.ok) return listed;
    const { identities, next } = listed;
    return succeed({ identities: identities.map(presentIdentity), response_metadata: { next_cursor: next } });
  },
});
