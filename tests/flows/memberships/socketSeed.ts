import type { SeedDocument } from "../../../packages/server/src/platform.ts";
import { readDevSeed } from "../../../packages/server/src/seed/readDevSeed.ts";

/**
 * The dev workspaces, with bob and the guest dora as members of Acme Labs, too. Without it their only membership is the
 * one in Acme. `lena` has no other membership than the one in Acme Labs.
 */
export function socketSeed(hasSecond: boolean): SeedDocument {
  const dev = readDevSeed();
  const second = ["bob", "dora"].map((name) => ({ name, account: `acme/${name}` }));
  const users = [{ name: "lena", email: "lena@acme.test" }, ...(hasSecond ? second : [])];
  return {
    ...dev,
    workspaces: dev.workspaces.map((workspace) =>
      workspace.domain === "acme-labs" ? { ...workspace, users: [...workspace.users, ...users] } : workspace,
    ),
  };
}
