import { after, before } from "node:test";
import { ownScim, type ScimClient } from "../../packages/server/testkit/scim.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import type { FreshPlace, StoreKind } from "./storeKinds.ts";

/** One server for all tests of a suite, and the owner's client. Each test adds people and groups of its own. */
export function scimWorld(kind: StoreKind): { readonly world: Workspace; readonly scim: ScimClient } {
  let place: FreshPlace | undefined;
  const opened: { world?: Workspace; scim?: ScimClient } = {};
  before(async () => {
    place = await kind.fresh();
    opened.world = await workspace(platformOptions(place.location));
    await opened.world.platform.listen();
    opened.scim = await ownScim(opened.world);
  });
  after(async () => {
    await opened.world?.platform.stop();
    await place?.[Symbol.asyncDispose]();
  });
  return opened as { world: Workspace; scim: ScimClient };
}

export function filtered(filter: string): string {
  return `filter=${encodeURIComponent(filter)}`;
}
