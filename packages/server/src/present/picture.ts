import { hash } from "node:crypto";
import { photoPicturesSchema } from "@platform/protocol/resources/user.ts";
import {
  iconSizes,
  photoPath,
  photoSizes,
  picturePath,
  profilePictureSizes,
  teamIconSizes,
} from "@platform/protocol/pictures.ts";
import { Type } from "typebox";
import type { TeamRow } from "../domain/access/accessTeam.ts";

const url = Type.String();

export const iconsSchema = Type.Object({ image_36: url, image_48: url, image_72: url });

export { photoPicturesSchema };

export const teamIconSchema = Type.Object({
  image_default: Type.Boolean({ description: "Whether the picture is drawn from the id of the workspace." }),
  image_34: url,
  image_44: url,
  image_68: url,
  image_88: url,
  image_102: url,
  image_132: url,
  image_230: url,
  image_original: Type.Optional(Type.String({ description: "The whole image, where administrators have set one." })),
});

/** As much of a person as decides about the picture. */
export interface Pictured {
  readonly id: string;
  readonly photo: string | null;
}

/** A generated picture stays the same for as long as its person is here. Nobody's id can be read off its address. */
function pictureHash(userId: string): string {
  return hash("sha256", userId).slice(0, 12);
}

/** The photo of a person, or the generated picture. With the whole address: apps put it into pages, messages and mails of their own. */
export function presentPictures({ id, photo }: Pictured, baseUrl: string) {
  if (photo !== null) return { ...presentPhoto(photo, baseUrl), is_custom_image: true };
  const avatar_hash = pictureHash(id);
  return { avatar_hash, ...imagesOf(profilePictureSizes, (size) => `${baseUrl}${picturePath(avatar_hash, size)}`) };
}

/** A photo that a person uploaded. */
export function presentPhoto(name: string, baseUrl: string) {
  const addressOf = (size: number): string => `${baseUrl}${photoPath(name, size)}`;
  const [avatar_hash = ""] = name.split(".");
  return { avatar_hash, ...imagesOf(photoSizes, addressOf), image_original: addressOf(0) };
}

/** The same picture as that of the app's user. */
export function presentIcons({ id, photo }: Pictured, baseUrl: string) {
  // Photos have no 36 pixels; the next larger size is scaled down by the client.
  const addressOf = (size: number): string =>
    photo === null ? picturePath(pictureHash(id), size) : photoPath(photo, Math.max(size, 48));
  return imagesOf(iconSizes, (size) => `${baseUrl}${addressOf(size)}`);
}

/** The icon that administrators have set, or a picture that is drawn from the id of the workspace. */
export function presentTeamIcon({ id, icon }: Pick<TeamRow, "id" | "icon">, baseUrl: string) {
  if (icon !== null) {
    const addressOf = (size: number): string => `${baseUrl}${photoPath(icon, size)}`;
    return { image_default: false, ...imagesOf(teamIconSizes, addressOf), image_original: addressOf(0) };
  }
  const name = pictureHash(id);
  return { image_default: true, ...imagesOf(teamIconSizes, (size) => `${baseUrl}${picturePath(name, size)}`) };
}

function imagesOf<Size extends number>(sizes: readonly Size[], addressOf: (size: Size) => string) {
  const images = sizes.map((size) => [`image_${size}`, addressOf(size)] as const);
  return Object.fromEntries(images) as Record<`image_${Size}`, string>;
}
