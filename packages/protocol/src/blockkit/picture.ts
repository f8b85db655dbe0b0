import { checkSlackFile, type SlackFile } from "../objects/slack_file.ts";
import { isPictureUrl } from "../pictureUrl.ts";
import type { Tell } from "./define.ts";

/** A picture has one source: with two, which one is meant would be anybody's guess. */
export function checkPicture(
  picture: { readonly image_url?: string; readonly slack_file?: SlackFile },
  tell: Tell,
): void {
  const { image_url: url, slack_file: file } = picture;
  if (url === undefined && file === undefined) tell("missing required field: image_url");
  if (url !== undefined && file !== undefined) tell("failed to match exactly one allowed schema");
  if (url !== undefined && !isPictureUrl(url)) tell("must be a valid web address", "image_url");
  if (file) checkSlackFile(file, (message, ...below) => tell(message, "slack_file", ...below));
}
