import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { photoSizes } from "@platform/protocol/pictures.ts";
import type { Metadata, Sharp } from "sharp";
import { openSharp } from "../../ports/launch/sharpPackage.mjs";

/** The square of the image that becomes the photo, in its pixels; as large as possible without `width`. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number | undefined;
}

export interface PreparedPhoto {
  readonly extension: "jpg" | "png";
  /** The length of a side in pixels and the bytes; 0 for the whole image. */
  readonly images: readonly { readonly size: number; readonly bytes: Buffer }[];
}

export type PhotoCode = "bad_image" | "too_large" | "too_many_frames";

const formats: ReadonlySet<string> = new Set(["jpeg", "png", "gif"]);

/**
 * Every size of a photo. All of them are encoded again, the whole image too: the upload may contain the place where it
 * was taken, and bytes behind the image that are no image.
 */
export async function preparePhoto(
  uploaded: Buffer,
  crop: Crop | undefined,
  wantedSizes: readonly number[] = photoSizes,
): Promise<Outcome<{ photo: PreparedPhoto }, PhotoCode>> {
  if (uploaded.length > limits.photo_bytes_max) return refuse("too_large");
  const open = await openDecoder();
  // Without the limit, which would make a large image look like a damaged one: only the header is read.
  const about = await open(uploaded, false)
    .metadata()
    .catch(() => undefined);
  if (!about || !formats.has(about.format)) return refuse("bad_image");
  if ((about.pages ?? 1) > 1) return refuse("too_many_frames");
  const { width, height } = about.autoOrient;
  if (width * height > limits.photo_pixels_max) return refuse("too_large");
  const square = crop && squareOf(crop, width, height);
  if (crop && !square) return refuse("bad_image", `the crop is not inside the image of ${width} by ${height} pixels`);
  const extension = about.hasAlpha ? "png" : "jpg";
  try {
    const upright = open(uploaded).autoOrient();
    const largest = await fillSquare(square ? upright.clone().extract(square) : upright.clone(), about).toBuffer();
    const whole = { size: 0, bytes: await encode(upright, extension) };
    const sizes = wantedSizes.map(async (size) => ({
      size,
      bytes: await encode(open(largest).resize(size), extension),
    }));
    return succeed({ photo: { extension, images: [whole, ...(await Promise.all(sizes))] } });
  } catch {
    // The header was right and the pixels are not.
    return refuse("bad_image");
  }
}

function squareOf({ x, y, width: given }: Crop, width: number, height: number) {
  const side = given ?? Math.min(width - x, height - y);
  const isInside = x >= 0 && y >= 0 && side > 0 && x + side <= width && y + side <= height;
  return isInside ? { left: x, top: y, width: side, height: side } : undefined;
}

/** An image that is not square gets bars: transparent ones where it is transparent itself, else white. */
function fillSquare(image: Sharp, { hasAlpha }: Metadata): Sharp {
  const side = Math.max(...photoSizes);
  const background = hasAlpha ? { r: 0, g: 0, b: 0, alpha: 0 } : "white";
  return image.resize(side, side, { fit: "contain", background }).png({ compressionLevel: 0 });
}

function encode(image: Sharp, extension: "jpg" | "png"): Promise<Buffer> {
  return (extension === "png" ? image.png() : image.jpeg({ quality: 85 })).toBuffer();
}

type Decode = (bytes: Buffer, limitInputPixels?: number | false) => Sharp;

let decoder: Promise<Decode> | undefined;

/** Loaded with the first photo, because most servers start without one. Only the decoders of these formats are enabled. */
function openDecoder(): Promise<Decode> {
  decoder ??= openSharp().then((sharp) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadNsgif"] });
    return (bytes, limitInputPixels = limits.photo_pixels_max) => sharp(bytes, { limitInputPixels, failOn: "error" });
  });
  // It could not be fetched. The next photo may be luckier.
  decoder.catch(() => (decoder = undefined));
  return decoder;
}
