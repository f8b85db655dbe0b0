/** A time to come, as in `Tue, Nov 19, 9:00 AM`. */
export function whenText(ms: number, { zone, locale }: { readonly zone: string; readonly locale: string }): string {
  const day = { weekday: "short", month: "short", day: "numeric" } as const;
  return new Intl.DateTimeFormat(locale, { ...day, hour: "numeric", minute: "2-digit", timeZone: zone }).format(ms);
}
