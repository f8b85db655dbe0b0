import { workspace } from "../../packages/server/testkit/workspace.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { platformOptions } from "./platformPlace.ts";
import { type FreshPlace, openAt, type OpenStore, type StoreKind } from "./storeKinds.ts";

export interface SeededStore extends AsyncDisposable {
  readonly place: FreshPlace;
  readonly store: OpenStore;
  readonly teamId: string;
  /** Two channels of the team. */
  readonly keys: readonly [number, number];
}

/** The dev workspace in a store that no server uses: nothing is written or read there but by the test. */
export async function seededStore(kind: StoreKind): Promise<SeededStore> {
  await using stack = new AsyncDisposableStack();
  const place = stack.use(await kind.fresh());
  const folder = stack.use(quickFolder("seeded"));
  const world = await workspace({ dataFolder: folder.path, ...platformOptions(place.location) });
  await world[Symbol.asyncDispose]();
  const store = stack.use(await openAt(place.location));
  const rows = await store.db
    .selectFrom("channels")
    .select(["key", "team_id"])
    .where("id", "in", [world.general, world.random])
    .execute();
  const [one, other] = rows;
  if (!one || !other) throw new Error("the seed has no two channels");
  const all = stack.move();
  return {
    place,
    store,
    teamId: one.team_id,
    keys: [one.key, other.key],
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}
