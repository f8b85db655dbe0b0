import { cutCharacters } from "@platform/protocol/characters.ts";
import { parseMrkdwn } from "@platform/protocol/richtext/mrkdwn/parseMrkdwn.ts";
import { plainText } from "@platform/protocol/richtext/plainText.ts";
import { useMemo } from "react";
import { useCall } from "../../../api/useCall.ts";
import { inWorkspace } from "../../../navigation/inWorkspace.ts";
import { messagePath } from "../../../navigation/paths.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Id } from "../../parts/Id.tsx";
import { useZone } from "../../../store/zone.ts";
import { sayFull } from "../../parts/sayFull.ts";
import { type Activity, measures } from "./activity.ts";
import { analyticsText } from "../../../strings/analytics.ts";
import { locale } from "../../../strings/locale.ts";

const inUtc = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

const wordsMax = 60;

interface Props {
  readonly channelId: string;
  readonly rows: readonly Activity[];
}

/** The numbers, message by message; the latest first. */
export function ActivityTable({ channelId, rows }: Props) {
  const texts = useTexts(channelId, rows);
  return (
    <DataTable
      label={analyticsText.messages}
      rows={rows.toReversed()}
      keyOf={(row) => row.timestamp}
      empty={<EmptyState text={analyticsText.noMessages} />}
      columns={[
        { head: analyticsText.timeUtc, cell: (row) => <Time ms={Number(row.timestamp) * 1000} /> },
        {
          head: analyticsText.message,
          cell: (row) => <Said channelId={channelId} ts={row.timestamp} text={texts.get(row.timestamp)} />,
        },
        ...measures.map(([measure, head]) => ({
          head,
          isNumber: true,
          cell: (row: Activity) => row[measure].toLocaleString(locale),
        })),
      ]}
    />
  );
}

/** In the zone that days are counted in, so that a message stands under the day of its bar. */
function Time({ ms }: { readonly ms: number }) {
  return (
    <time dateTime={new Date(ms).toISOString()} title={sayFull(ms, useZone())}>
      {inUtc.format(ms)}
    </time>
  );
}

interface SaidProps {
  readonly channelId: string;
  readonly ts: string;
  /** Nothing for a message that the reader may not see, or that is gone. */
  readonly text: string | undefined;
}

/** How a message begins; leads to it. */
function Said({ channelId, ts, text }: SaidProps) {
  if (text === undefined) return <Id id={ts} of={analyticsText.theTimestamp} />;
  const begin = cutCharacters(text, wordsMax);
  return (
    <a href={inWorkspace(`/client${messagePath(channelId, ts)}`)}>
      <bdi>{begin === "" ? ts : begin.length < text.length ? `${begin}…` : begin}</bdi>
    </a>
  );
}

/** What the messages say, as far as the reader may see them: those of the table are the newest of the channel. */
function useTexts(channelId: string, rows: readonly Activity[]): ReadonlyMap<string, string> {
  const oldest = rows[0]?.timestamp ?? "0";
  const history = useCall("conversations.history", { channel: channelId, oldest, inclusive: true, limit: 999 });
  return useMemo(() => {
    const messages = history.data?.messages ?? [];
    return new Map(messages.map(({ ts, text }) => [ts, plainText(parseMrkdwn(text))]));
  }, [history.data]);
}
