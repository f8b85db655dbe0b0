import type { SeedDocument } from "../../../packages/server/src/platform.ts";
import { stageSeed } from "../objects/stageSeed.ts";

/**
 * People with memberships in Acme (A) and in Acme Labs (B), each beside a twin with the same role and no other membership.
 * All names have the same length, so that texts which quote them do, too.
 */
const inA = [
  { name: "bothy", role: "member" },
  { name: "gusto", role: "multi_channel_guest" },
  { name: "adama", role: "admin" },
  { name: "remov", role: "member" },
  { name: "twina", role: "member" },
  { name: "gtwin", role: "multi_channel_guest" },
  { name: "atwin", role: "admin" },
] as const;

const inB = ["bothy", "gusto", "adama", "remov"] as const;

export type Persona = (typeof inB)[number];

/** The people with one membership whose answers every answer is compared with; nobody is like a removed member. */
export const twins: Readonly<Record<Persona, { readonly A: string | undefined; readonly B: string }>> = {
  bothy: { A: "twina", B: "twinb" },
  gusto: { A: "gtwin", B: "twinb" },
  adama: { A: "atwin", B: "twinb" },
  remov: { A: undefined, B: "twinb" },
};

export const membershipSeed: SeedDocument = {
  ...stageSeed,
  workspaces: stageSeed.workspaces.map((workspace) => {
    if (workspace.domain === "acme") {
      const users = inA.map((user) => ({ ...user, email: `${user.name}@acme.test` }));
      return { ...workspace, users: [...workspace.users, ...users] };
    }
    if (workspace.domain !== "acme-labs") return workspace;
    const members = inB.map((name) => ({ name, account: `acme/${name}` }));
    return { ...workspace, users: [...workspace.users, ...members, { name: "twinb", email: "twinb@acme.test" }] };
  }),
};
