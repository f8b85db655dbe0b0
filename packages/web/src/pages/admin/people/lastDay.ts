/** Without it browsers take years of six digits. */
export const lastDayOfAll = "9999-12-30";

/** The second in which a day of this browser's calendar, as in `2027-03-31`, is over. */
export function endOfDay(day: string): number {
  const end = new Date(`${day}T00:00`);
  end.setDate(end.getDate() + 1);
  return Math.floor(end.getTime() / 1000);
}

/** The last whole or begun day before a second; empty for 0, which is no end. */
export function lastDayOf(second: number): string {
  if (second === 0) return "";
  const last = new Date(second * 1000 - 1);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${last.getFullYear()}-${two(last.getMonth() + 1)}-${two(last.getDate())}`;
}
