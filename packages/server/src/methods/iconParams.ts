import { limits } from "@platform/protocol";
import { imageParam } from "./fileParams.ts";
import { manifestErrors } from "./manifestParams.ts";

/** The image of an icon, sent as a part of a form. */
export const iconParam = { ...imageParam, otherwise: "unable_to_open_file" as const };

/** The refusals of setting an icon, worded once. */
export const iconErrors = {
  invalid_app_id: manifestErrors.invalid_app_id,
  invalid_app: "`app_id` names no app of the workspace.",
  access_denied: manifestErrors.access_denied,
  error_bad_format: "The image is not a GIF, JPEG or PNG, is animated, or is damaged.",
  invalid_icon_size: `The image is not square, or its sides are not ${limits.icon_pixels_min} to ${limits.icon_pixels_max} pixels.`,
};

export const iconNote =
  "Send `file` in a multipart form. The icon becomes the picture of the app's bot in every workspace in which the app is installed, in every size and encoded again without metadata. Install the app first.";
