import type { PictureOptions } from "../http/pages/pictures.ts";
import type { Blobs } from "../ports/ports.ts";
import { selectPhoto } from "../storage/queries/photos.ts";
import type { Store } from "../storage/store.ts";

/** Gives the pages the photos of people, which are public like generated pictures. */
export function openPhotoReads({ db }: Store, blobs: Blobs): PictureOptions["openPhoto"] {
  return async (name, size) => {
    const key = await selectPhoto(db, name, size);
    return key === undefined ? undefined : blobs.open(key);
  };
}
