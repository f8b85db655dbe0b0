import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { findContact } from "../../domain/connections/findContact.ts";
import { defineMethod } from "../define.ts";
import { text } from "../params.ts";

export const usersDiscoverableContactsLookup = defineMethod({
  name: "users.discoverableContacts.lookup",
  summary: "Shows whether a person outside the org can be invited to a shared channel by e-mail address.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["conversations.connect:manage", "team:read"],
  rate: 2,
  params: { email: text({ describe: "The e-mail address." }) },
  result: { is_discoverable: Type.Boolean() },
  errors: {
    not_an_enterprise: "The caller's workspace belongs to no org.",
    restricted_action: "The caller is not an admin of the workspace; an app acts for the person who installed it.",
  },
  notes:
    "True for the confirmed address of an active person of another organization on this server. Unknown addresses and people of the caller's own org are the same: false.",
  examples: [{ title: "A customer", params: { email: "frank@birch.test" } }],
  async handler(ctx, { email }) {
    const found = await findContact(ctx, email);
    return found.ok ? succeed({ is_discoverable: found.isDiscoverable }) : found;
  },
});
