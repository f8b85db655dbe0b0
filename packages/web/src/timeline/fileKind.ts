import type { WireFile } from "../store/types.ts";
import { locale } from "../strings/locale.ts";

const units = ["kilobyte", "megabyte", "gigabyte"] as const;

/** Whether there is something to open. Of a deleted file, and of one that an import could not keep, only the id is left. */
export function hasContent({ mode, size }: Pick<WireFile, "mode" | "size">): boolean {
  return mode !== "tombstone" && mode !== "hidden_by_limit" && Number.isFinite(size);
}

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
  const format = new Intl.NumberFormat(locale, { style: "unit", unit: units[step], maximumFractionDigits: 1 });
  return format.format(kilobytes / 1000 ** step);
}
