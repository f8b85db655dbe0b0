import { limits } from "@platform/protocol";
import type { PageDescription } from "./describePage.ts";

/** An image of a preview whose bytes are stored. */
export interface StoredPicture {
  readonly type: string;
  readonly blobKey: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

/** The preview of a link, with its images stored. The same for every message that contains the link. */
export interface LinkPreview {
  readonly url: string;
  readonly page: PageDescription | undefined;
  readonly picture: StoredPicture | undefined;
  readonly icon: StoredPicture | undefined;
}

/** Gives an image a name that only this message has, and returns its address. */
export type PublishPicture = (picture: StoredPicture) => string;

/** As Slack shows a page or an image under its link. */
export function previewAttachment({ url, page, picture, icon }: LinkPreview, publish: PublishPicture): object {
  const named = { from_url: url, original_url: url };
  if (!page) {
    return {
      ...named,
      fallback: picture && `${picture.width}x${picture.height} image`,
      ...largeImage(picture, publish),
    };
  }
  const { title, text, serviceName, authorName, authorLink, imageAlt } = page;
  const isSmall = picture && (page.isImageSmall || picture.width <= limits.preview_thumb_pixels_max);
  return {
    ...named,
    fallback: [serviceName, title].filter((words) => words !== undefined).join(": "),
    service_name: serviceName,
    ...(icon && { service_icon: publish(icon) }),
    ...(authorName !== undefined && { author_name: authorName }),
    ...(authorName !== undefined && authorLink !== undefined && { author_link: authorLink }),
    ...(title !== undefined && { title, title_link: url }),
    ...(text !== undefined && { text }),
    ...(isSmall ? smallImage(picture, publish) : largeImage(picture, publish)),
    ...(picture && imageAlt !== undefined && { image_alt: imageAlt }),
  };
}

function largeImage(picture: StoredPicture | undefined, publish: PublishPicture): object {
  if (!picture) return {};
  const { width, height, bytes } = picture;
  return { image_url: publish(picture), image_width: width, image_height: height, image_bytes: bytes };
}

function smallImage(picture: StoredPicture, publish: PublishPicture): object {
  return { thumb_url: publish(picture), thumb_width: picture.width, thumb_height: picture.height };
}
