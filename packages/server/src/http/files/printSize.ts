const units = ["bytes", "KB", "MB", "GB"];

/** A size for people to read. */
export function printSize(bytes: number): string {
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  const amount = bytes / 1024 ** step;
  return `${step === 0 ? amount : amount.toFixed(1)} ${units[step] ?? ""}`;
}
