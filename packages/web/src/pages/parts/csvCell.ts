/** Quoted where it must be; and never a formula, which a spreadsheet would run. */
export function csvCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Lines of cells as a file for a spreadsheet. */
export function csvFile(lines: readonly (readonly (string | number)[])[]): string {
  return lines.map((line) => line.map(csvCell).join(",")).join("\r\n") + "\r\n";
}
