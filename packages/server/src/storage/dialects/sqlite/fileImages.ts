import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Images } from "../../images.ts";
import type { Writer } from "../../job.ts";
import { replaceContent } from "./replaceContent.ts";

const suffix = ".db";

/** Images of a database file, as files in a folder beside it. */
export function fileImages(databasePath: string, writer: Writer): Images {
  const folder = join(dirname(databasePath), "snapshots");
  const fileOf = (name: string): string => join(folder, `${name}${suffix}`);
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
      const image = readFileSync(fileOf(name));
      return replaceWith(writer, image);
    },
    async names() {
      if (!existsSync(folder)) return [];
      return readdirSync(folder)
        .filter((file) => file.endsWith(suffix))
        .map((file) => file.slice(0, -suffix.length));
    },
  };
}

/** What is wrong with an image is told; what is wrong with the store is thrown. */
export async function replaceWith(writer: Writer, image: Uint8Array): Promise<string | undefined> {
  const fault = await faultOf(image);
  if (fault === undefined) await writer.write(replaceContent, undefined, { image });
  return fault;
}

async function faultOf(image: Uint8Array): Promise<string | undefined> {
  const [{ default: Sqlite }, { migrate }, { kyselyOnSqlite }] = await Promise.all([
    import("better-sqlite3"),
    import("../../migrations/migrate.ts"),
    import("./driver.ts"),
  ]);
  const copy = new Sqlite(Buffer.from(image));
  try {
    await migrate(kyselyOnSqlite(copy));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    copy.close();
  }
}
