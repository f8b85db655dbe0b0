import { succeed } from "@platform/protocol";
import { deletePhotosOf, insertPhotos } from "../../storage/queries/photos.ts";
import { updateUser } from "../../storage/queries/users.ts";
import { accessSelf } from "../access/accessSelf.ts";
import { defineOperation } from "../context.ts";
import { emitProfileEvents } from "../users/emitUserEvents.ts";

export interface StoredPhoto {
  readonly name: string;
  readonly images: readonly { readonly size: number; readonly blobKey: string }[];
}

/** Replaces the caller's photo, or removes it. Returns the bytes that no row names any more. */
export const setPhoto = defineOperation(
  import.meta,
  async (ctx, { photo }: { readonly photo: StoredPhoto | undefined }) => {
    const user = await accessSelf(ctx);
    const former = await deletePhotosOf(ctx.db, user.id);
    if (photo) {
      const { name, images } = photo;
      await insertPhotos(
        ctx.db,
        images.map(({ size, blobKey }) => ({ name, size, user_id: user.id, blob_key: blobKey })),
      );
    }
    const change = { photo: photo?.name ?? null, updated_ms: ctx.nowMs };
    if (change.photo === user.photo) return succeed({ former });
    await updateUser(ctx.db, user, change);
    await emitProfileEvents(ctx, user, { ...user, ...change });
    return succeed({ former });
  },
);
