/**
 * A message's `ts` on the wire is text, `<seconds>.<six digits>`. Inside it is an integer of microseconds:
 * 1.8e15 fits a double exactly, and any scaling of it would not, so two messages would silently become one.
 */
const wireShape = /^(\d{1,10})(?:\.(\d{1,6})\d*)?$/;

export function printTs(us: number): string {
  const text = String(us).padStart(7, "0");
  return `${text.slice(0, -6)}.${text.slice(-6)}`;
}

/** Without the decimals beyond microseconds, which clients that calculate with floating-point numbers add. */
export function truncateTs(text: string): string {
  const point = text.indexOf(".");
  return point < 0 ? text : text.slice(0, point + 7);
}

/** Microseconds, or undefined when the text is no timestamp. A missing fraction is zero; decimals after six are ignored. */
export function parseTs(text: string): number | undefined {
  const parts = wireShape.exec(text);
  if (!parts) return undefined;
  return Number(parts[1]) * 1_000_000 + Number((parts[2] ?? "").padEnd(6, "0"));
}
