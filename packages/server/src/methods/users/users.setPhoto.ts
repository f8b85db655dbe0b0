import { limits, refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { preparePhoto } from "../../domain/photos/preparePhoto.ts";
import { storePhoto } from "../../domain/photos/storePhoto.ts";
import { takeUpload } from "../../domain/photos/takeUpload.ts";
import { photoPicturesSchema, presentPhoto } from "../../present/picture.ts";
import { defineMethod } from "../define.ts";
import { imageParam } from "../fileParams.ts";
import { count, optional } from "../params.ts";

const pixels = { min: 0, max: limits.photo_pixels_max };

export const usersSetPhoto = defineMethod({
  name: "users.setPhoto",
  summary: "Sets the caller's profile photo.",
  http: "POST",
  tokens: ["user"],
  scopes: ["users.profile:write"],
  rate: 2,
  needs: ["files", "nonce"],
  params: {
    image: imageParam,
    crop_x: optional(count({ describe: "The left edge of the square to use, in pixels of the image.", ...pixels })),
    crop_y: optional(count({ describe: "Its upper edge.", ...pixels })),
    crop_w: optional(count({ describe: "Its width; as large as possible when left out.", ...pixels })),
  },
  result: { profile: Type.Object(photoPicturesSchema, { title: "PhotoPictures" }) },
  errors: {
    bad_image: "There is no image, it is not a GIF, JPEG or PNG, it is damaged, or the crop is not inside of it.",
    too_large: `The image has more than ${limits.photo_bytes_max / 1024 ** 2} MiB or ${limits.photo_pixels_max / 1e6} million pixels.`,
    too_many_frames: "The image is animated.",
  },
  notes:
    "Send a multipart form. An image that is not square is shown whole, with bars, unless `crop_x`, `crop_y` or `crop_w` is given. Every size is encoded again without metadata. The workspaces of the person receive `user_change` and `user_profile_changed`.",
  examples: [{ title: "A square of 512 pixels", params: { crop_x: 10, crop_y: 20, crop_w: 512 } }],
  async handler(ctx, { image, crop_x: x, crop_y: y, crop_w: width }) {
    const bytes = image && (await takeUpload(ctx.files, image));
    if (!bytes) return refuse("bad_image");
    const isCropped = x !== undefined || y !== undefined || width !== undefined;
    const prepared = await preparePhoto(bytes, isCropped ? { x: x ?? 0, y: y ?? 0, width } : undefined);
    if (!prepared.ok) return prepared;
    const name = await storePhoto(ctx, ctx.files, prepared.photo, ctx.nonce());
    return succeed({ profile: presentPhoto(name, ctx.baseUrl) });
  },
});
