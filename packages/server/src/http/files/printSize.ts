const units = ["byte", "kilobyte", "megabyte", "gigabyte"];

/** A size for people to read. */
export function printSize(bytes: number, locale: string): string {
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  const digits = step === 0 ? 0 : 1;
  return (bytes / 1024 ** step).toLocaleString(locale, {
    style: "unit",
    unit: units[step] ?? "byte",
    unitDisplay: step === 0 ? "long" : "short",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
