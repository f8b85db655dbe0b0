import type { SeedDocument } from "../../../packages/server/src/platform.ts";
import { readDevSeed } from "../../../packages/server/src/seed/readDevSeed.ts";

const [acme] = readDevSeed().workspaces;
const [model] = acme?.apps ?? [];
const scopes = { bot_scopes: [...(model?.bot_scopes ?? []), "mcp:connect"], user_scopes: model?.user_scopes ?? [] };
const app = (name: string) => ({ name, channels: ["general"], ...scopes });
const channels = [{ name: "general", general: true }];

/**
 * Alice's circle in Acme, and everybody it is closed to: Carol and the guest Dora of the same workspace, Erin of another
 * workspace of the org, Frank of another org. Erin and Frank own their workspaces, so that a refusal is never due to rank.
 * Gina's workspace shares a channel with the circle, Hank's is about to move into Alice's org.
 */
export const stageSeed: SeedDocument = {
  orgs: [
    { name: "Acme Corporation", domain: "acme-corp" },
    { name: "Birch Group", domain: "birch-group" },
  ],
  workspaces: [
    {
      name: "Acme",
      domain: "acme",
      org: "acme-corp",
      users: [
        { name: "alice", email: "alice@acme.test", role: "primary_owner", org_role: "owner" },
        { name: "bob", email: "bob@acme.test" },
        { name: "carol", email: "carol@acme.test" },
        { name: "dora", email: "dora@partner.test", role: "multi_channel_guest" },
        { name: "ivan", email: "ivan@acme.test" },
        { name: "judy", email: "judy@acme.test" },
        { name: "kim", email: "kim@acme.test" },
        { name: "lea", email: "lea@acme.test" },
      ],
      channels: [...channels, { name: "lobby", members: ["dora"] }],
      apps: [
        { ...app("Circle App"), app_scopes: ["connections:write", "authorizations:read"] },
        app("Other App"),
        app("Minimal App"),
        { name: "Org App", org_wide: true, granted: ["acme", "acme-labs"], ...scopes },
      ],
    },
    {
      name: "Acme Labs",
      domain: "acme-labs",
      org: "acme-corp",
      users: [
        { name: "erin", email: "erin@acme.test", role: "primary_owner" },
        { name: "paul", email: "paul@acme.test" },
        { name: "quin", email: "quin@acme.test" },
      ],
      channels,
      apps: [app("Labs App")],
    },
    {
      name: "Birch",
      domain: "birch",
      org: "birch-group",
      users: [
        { name: "frank", email: "frank@birch.test", role: "primary_owner", org_role: "owner" },
        { name: "ruth", email: "ruth@birch.test" },
        { name: "sven", email: "sven@birch.test" },
      ],
      channels,
      apps: [app("Birch App")],
    },
    {
      name: "Cedar",
      domain: "cedar",
      users: [{ name: "gina", email: "gina@cedar.test", role: "primary_owner" }],
      channels,
    },
    {
      name: "Dogwood",
      domain: "dogwood",
      users: [{ name: "hank", email: "hank@dogwood.test", role: "primary_owner" }],
      channels,
    },
  ],
};
