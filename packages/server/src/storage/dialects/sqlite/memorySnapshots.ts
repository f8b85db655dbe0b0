import { succeed } from "@platform/protocol";
import type { Snapshots } from "../../snapshots.ts";
import type { Writer } from "../../job.ts";
import { namedBlobsOf } from "../../transfer/namedBlobs.ts";
import { openSqliteInMemory, type SqliteConnection } from "./open.ts";
import { keepOpen } from "./openImage.ts";
import { byNobody, putImage } from "./putImage.ts";

/** Images of a database in memory; gone with it. */
export function memorySnapshots(connection: SqliteConnection, writer: Writer): Snapshots {
  const snapshots = new Map<string, Uint8Array>();
  return {
    async save(name, like) {
      if (like !== undefined) return void snapshots.set(name, like);
      // In its turn among the writes: between two of them the connection may be in the middle of a transaction.
      const take = async () => {
        snapshots.set(name, connection.serialize());
        return succeed({});
      };
      await writer.write({ module: import.meta.url, run: take }, byNobody, {});
    },
    async restore(name) {
      const image = snapshots.get(name);
      if (image === undefined) return "it is gone";
      // A fault is the same one for putImage, which returns it.
      await keepOpen(image).catch(() => undefined);
      return putImage(writer, image);
    },
    names: async () => [...snapshots.keys()],
    async blobKeys() {
      return new Set([...snapshots.values()].flatMap((image) => [...namedInImage(image)]));
    },
  };
}

function namedInImage(image: Uint8Array): Set<string> {
  const copy = openSqliteInMemory(Buffer.from(image));
  try {
    return namedBlobsOf(copy);
  } finally {
    copy.close();
  }
}
