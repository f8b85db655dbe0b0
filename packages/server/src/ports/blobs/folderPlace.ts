import { blobKeys, hasBlob, readBlobOwner } from "./blobFolder.ts";
import type { BlobPlace } from "./blobPlace.ts";
import { diskBlobs, openDiskBlob } from "./diskBlobs.ts";

export function folderPlace(folder: string): BlobPlace {
  return {
    name: folder,
    remedy: "Name the folder they are in with --files, mount it, or restore it from a backup.",
    readOwner: async () => readBlobOwner(folder),
    has: async (key) => hasBlob(folder, key),
    openBlob: (key) => openDiskBlob(folder, key),
    keys: () => blobKeys(folder),
    open: async (owner) => diskBlobs(folder, owner),
  };
}
