import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Snapshots } from "../../snapshots.ts";
import type { Writer } from "../../job.ts";

const suffix = ".db";

/** Images of a database file, as files in a folder beside it. */
export function fileSnapshots(databasePath: string, writer: Writer): Snapshots {
  const folder = join(dirname(databasePath), "snapshots");
  const fileOf = (name: string): string => join(folder, `${name}${suffix}`);
  const names = async (): Promise<string[]> => {
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((file) => file.endsWith(suffix))
      .map((file) => file.slice(0, -suffix.length));
  };
  return {
    async save(name) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const partial = `${fileOf(name)}.partial-${process.pid}`;
      rmSync(partial, { force: true });
      const { copyDatabase } = await import("../../transfer/copyDatabase.ts");
      await copyDatabase({ from: databasePath, to: partial });
      renameSync(partial, fileOf(name));
    },
    async restore(name) {
      // Loads all migrations, for snapshots of older versions. The thread that answers calls needs none of them.
      const { putImage } = await import("./putImage.ts");
      return putImage(writer, readFileSync(fileOf(name)));
    },
    names,
    async blobKeys() {
      const { readNamedBlobs } = await import("../../transfer/namedBlobs.ts");
      return new Set((await names()).flatMap((name) => [...readNamedBlobs(fileOf(name))]));
    },
  };
}
