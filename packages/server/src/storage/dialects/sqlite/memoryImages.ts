import { succeed } from "@platform/protocol";
import type { Images } from "../../images.ts";
import type { Writer } from "../../job.ts";
import type { SqliteConnection } from "./open.ts";
import { byNobody, putImage } from "./putImage.ts";

/** Images of a database in memory; gone with it. */
export function memoryImages(connection: SqliteConnection, writer: Writer): Images {
  const images = new Map<string, Uint8Array>();
  return {
    async save(name, like) {
      if (like !== undefined) return void images.set(name, like);
      // In its turn among the writes: between two of them the connection may be in the middle of a transaction.
      const take = async () => {
        images.set(name, connection.serialize());
        return succeed({});
      };
      await writer.write({ module: import.meta.url, run: take }, byNobody, {});
    },
    async restore(name) {
      const image = images.get(name);
      return image === undefined ? "it is gone" : putImage(writer, image);
    },
    names: async () => [...images.keys()],
  };
}
