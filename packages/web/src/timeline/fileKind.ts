import type { WireFile } from "../store/types.ts";

const units = ["kilobyte", "megabyte", "gigabyte"] as const;

/** Pictures that every browser shows and that hold nothing that could run. */
export function isPicture({ mimetype }: WireFile): boolean {
  return /^image\/(png|jpeg|gif|webp)$/.test(mimetype);
}

export function isVideo({ mimetype }: WireFile): boolean {
  return /^video\/(mp4|webm|quicktime)$/.test(mimetype);
}

export function isSound({ mimetype }: WireFile): boolean {
  return /^audio\/(mpeg|mp4|ogg|wav)$/.test(mimetype);
}

/** How large it is, in the unit that leaves the fewest digits; nothing is smaller than 1 kB to anybody. */
export function sizeText({ size }: Pick<WireFile, "size">): string {
  const kilobytes = Math.max(1, size / 1000);
  const step = Math.min(units.length - 1, Math.floor(Math.log10(kilobytes) / 3));
  const format = new Intl.NumberFormat(undefined, { style: "unit", unit: units[step], maximumFractionDigits: 1 });
  return format.format(kilobytes / 1000 ** step);
}
