import { hash } from "node:crypto";
import { Readable } from "node:stream";
import type { Context } from "../context.ts";
import type { FileKeeping } from "../files/fileKeeping.ts";
import type { PreparedPhoto } from "./preparePhoto.ts";
import { setPhoto, type StoredPhoto } from "./setPhoto.ts";

/** Stores every size of the caller's new photo and removes the former one. Returns the name of the photo. */
export async function storePhoto(
  ctx: Context,
  files: FileKeeping,
  photo: PreparedPhoto,
  nonce: string,
): Promise<string> {
  const { name } = await keepImages(ctx, files, photo, nonce, async (stored) => {
    await replacePhoto(ctx, files, stored);
    return stored;
  });
  return name;
}

/** Stores the bytes of every size, and removes them again when `record` fails or refuses. */
export async function keepImages<Result extends object>(
  ctx: Context,
  files: FileKeeping,
  { extension, images }: PreparedPhoto,
  nonce: string,
  record: (stored: StoredPhoto) => Promise<Result>,
): Promise<Result> {
  // Each photo has a name of its own, so that caches never show the former one.
  const name = `${hash("sha256", nonce).slice(0, 24)}.${extension}`;
  const stored: { size: number; blobKey: string }[] = [];
  const discard = async () => {
    for (const { blobKey } of stored) await files.discard(ctx.db, blobKey);
  };
  try {
    for (const { size, bytes } of images) {
      const { key } = await files.blobs.keep(Readable.from([bytes]));
      stored.push({ size, blobKey: key });
    }
    const result = await record({ name, images: stored });
    if ("ok" in result && result.ok === false) await discard();
    return result;
  } catch (error) {
    await discard();
    throw error;
  }
}

/** Sets the caller's photo, or removes it, and discards the bytes of the former one. */
export async function replacePhoto(ctx: Context, files: FileKeeping, photo: StoredPhoto | undefined): Promise<void> {
  const { former } = await ctx.write(setPhoto, { photo });
  for (const blobKey of former) await files.discard(ctx.db, blobKey);
}
