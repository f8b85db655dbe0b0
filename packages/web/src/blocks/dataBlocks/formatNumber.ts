import { locale } from "../../strings/locale.ts";

const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
const short = new Intl.NumberFormat(locale, { notation: "compact", maximumSignificantDigits: 4 });
const shares = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
const [manyFrom, fewTo] = [1e15, 1e-4];
const scientific = new Intl.NumberFormat(locale, { notation: "scientific", maximumSignificantDigits: 4 });

/** Numbers that would be a row of zeros are written with an exponent. */
function isLong(value: number): boolean {
  const size = Math.abs(value);
  return size >= manyFrom || (size > 0 && size < fewTo);
}

export const exactNumber = (value: number): string => (isLong(value) ? scientific : exact).format(value);
/** For the ticks of an axis. */
export const shortNumber = (value: number): string => (isLong(value) ? scientific : short).format(value);
export const percent = (share: number): string => shares.format(share);
