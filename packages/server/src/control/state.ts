import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { Snapshots } from "../storage/snapshots.ts";

/** All there is, kept under a name and put back. */
export interface State {
  snapshot(name: string): Promise<Outcome<object, "not_on_postgres" | "too_many_snapshots">>;
  restore(name: string): Promise<Outcome<object, "not_on_postgres" | "snapshot_not_found" | "snapshot_not_usable">>;
  /** Back to what was planted, with the same ids and tokens. */
  reset(): Promise<Outcome<object, "not_on_postgres" | "no_seed_kept" | "snapshot_not_usable">>;
  names(): Promise<string[]>;
}

export interface StateOptions {
  /** Nothing on PostgreSQL, whose database may be serving others too. */
  readonly snapshots: Snapshots | undefined;
  /** Called before everything is replaced; what it returns is called afterwards. */
  readonly onReplacing: () => Promise<() => Promise<void>>;
}

/** No name that anybody can give begins so. */
export const seedImage = "_seed";
const snapshotsMax = 32;
const elsewhere =
  "PostgreSQL has tools of its own for this: create a database from a template, or pg_dump and pg_restore";

export function openState({ snapshots, onReplacing }: StateOptions): State {
  const named = async (): Promise<string[]> =>
    ((await snapshots?.names()) ?? []).filter((name) => name !== seedImage).toSorted();

  async function put(kept: Snapshots, name: string): Promise<Outcome<object, "snapshot_not_usable">> {
    const finish = await onReplacing();
    const reason = await kept.restore(name);
    if (reason !== undefined) return refuse("snapshot_not_usable", reason);
    await finish();
    return succeed({});
  }

  return {
    names: named,
    async snapshot(name) {
      if (!snapshots) return refuse("not_on_postgres", elsewhere);
      const names = await named();
      if (!names.includes(name) && names.length >= snapshotsMax) return refuse("too_many_snapshots");
      await snapshots.save(name);
      return succeed({});
    },
    async restore(name) {
      if (!snapshots) return refuse("not_on_postgres", elsewhere);
      const names = await named();
      if (!names.includes(name)) {
        return refuse(
          "snapshot_not_found",
          names.length === 0 ? "there are no snapshots" : `existing snapshots: ${names.join(", ")}`,
        );
      }
      return put(snapshots, name);
    },
    async reset() {
      if (!snapshots) return refuse("not_on_postgres", elsewhere);
      if (!(await snapshots.names()).includes(seedImage)) {
        return refuse("no_seed_kept", "this store was planted without controls; start with an empty data folder");
      }
      return put(snapshots, seedImage);
    },
  };
}
