import { hash } from "node:crypto";
import { iconSizes, picturePath, profilePictureSizes } from "@platform/protocol/pictures.ts";
import { Type } from "typebox";

const url = Type.String();

export const iconsSchema = Type.Object({ image_36: url, image_48: url, image_72: url });

/** Everybody has a picture, and the same one for as long as they are here. Nobody's id can be read off its address. */
function pictureHash(userId: string): string {
  return hash("sha256", userId).slice(0, 12);
}

/** With the whole address: apps put it into pages, messages and mails of their own. */
export function presentPictures(userId: string, baseUrl: string) {
  const avatar_hash = pictureHash(userId);
  return { avatar_hash, ...imagesOf(avatar_hash, baseUrl, profilePictureSizes) };
}

/** The same picture as that of the app's user. */
export function presentIcons(userId: string, baseUrl: string) {
  return imagesOf(pictureHash(userId), baseUrl, iconSizes);
}

function imagesOf<Size extends number>(name: string, baseUrl: string, sizes: readonly Size[]) {
  const images = sizes.map((size) => [`image_${size}`, `${baseUrl}${picturePath(name, size)}`] as const);
  return Object.fromEntries(images) as Record<`image_${Size}`, string>;
}
