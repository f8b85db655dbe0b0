/** Cells as CSV (RFC 4180). Absent values are empty cells, and a list is one cell. */
export function writeCsv(rows: readonly (readonly unknown[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");
}

function cellOf(value: unknown): string {
  const text = guard(textOf(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map(textOf).join("; ");
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** A spreadsheet would run an answer that begins like a formula. A leading quote makes it a text. */
function guard(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
}
