import { printDate } from "@platform/protocol/richtext/dates/printDate.ts";
import type { DateElement } from "@platform/protocol/richtext/elements/date.ts";
import { useNow } from "./useNow.ts";
import { useReader } from "./reader.ts";
import { SafeLink } from "./SafeLink.tsx";
import { Styled } from "./Styled.tsx";

/** A moment in the reader's zone and language; relative times are kept up to date. */
export function DateText({ date }: { readonly date: DateElement }) {
  const { zone, locale, hour12 } = useReader();
  const nowMs = useNow();
  const reader = { zone, locale, nowMs, ...(hour12 !== undefined && { hour12 }) };
  const words = printDate(date, reader);
  const moment = new Date(date.timestamp * 1000);
  const isKnown = !Number.isNaN(moment.getTime());
  const full = isKnown
    ? moment.toLocaleString(locale, { dateStyle: "full", timeStyle: "long", timeZone: zone })
    : words;
  const text = (
    <Styled style={date.style}>
      <time dateTime={isKnown ? moment.toISOString() : undefined} title={full}>
        {words}
      </time>
    </Styled>
  );
  return date.url === undefined ? text : <SafeLink url={date.url}>{text}</SafeLink>;
}
