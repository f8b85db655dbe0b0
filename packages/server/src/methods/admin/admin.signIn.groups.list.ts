import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listGroupMappings } from "../../domain/signInProviders/listGroupMappings.ts";
import { groupMappingSchema, presentGroupMapping } from "../../present/groupMapping.ts";
import { defineMethod } from "../define.ts";
import { providerErrors, providerParam } from "../signInParams.ts";

export const adminSignInGroupsList = defineMethod({
  name: "admin.signIn.groups.list",
  summary: "Lists what groups at a sign-in provider mean here.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.teams:read"],
  rate: 2,
  params: { provider_id: providerParam },
  result: { mappings: Type.Array(groupMappingSchema) },
  errors: providerErrors,
  examples: [{ title: "Those of a provider", params: { provider_id: "Ip0123456789" } }],
  notes: "A method of this server's own.",
  async handler(ctx, { provider_id: providerId }) {
    const listed = await listGroupMappings(ctx, { providerId });
    return listed.ok ? succeed({ mappings: listed.mappings.map(presentGroupMapping) }) : listed;
  },
});
