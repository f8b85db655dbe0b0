import { limits } from "@platform/protocol";
import { type Outgoing, OutgoingFault } from "../../ports/outgoing/outgoing.ts";
import { typeOfBytes } from "../files/fileTypes.ts";
import { readImageSize } from "../files/imageSize.ts";
import { fetchLink, LinkUnavailable } from "./fetchLink.ts";

export interface Picture {
  readonly type: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Formats that every browser shows and that cannot contain scripts or load anything. */
const formats: ReadonlySet<string> = new Set(["image/png", "image/jpeg", "image/gif", "image/webp"]);

/** An image that is one by its bytes, whatever its server calls it; undefined for everything else. */
export async function fetchPicture(
  outgoing: Outgoing,
  url: string,
  { bytesMax, endsMs }: { readonly bytesMax: number; readonly endsMs: number },
): Promise<Picture | undefined> {
  try {
    const limitOf = (type: string) => (type.startsWith("image/") ? { bytesMax, isBeginningEnough: false } : undefined);
    const fetched = await fetchLink(outgoing, url, { accept: "image/*", endsMs, limitOf });
    return fetched && readPicture(fetched.body);
  } catch (error) {
    if (error instanceof OutgoingFault || error instanceof LinkUnavailable) return undefined;
    throw error;
  }
}

export function readPicture(bytes: Buffer): Picture | undefined {
  const type = typeOfBytes(bytes)?.mimetype ?? "";
  const size = formats.has(type) ? readImageSize(type, bytes) : undefined;
  // A few bytes can claim any size, and every reader's browser would make room for it.
  return size && size.width * size.height <= limits.photo_pixels_max ? { type, bytes, ...size } : undefined;
}
