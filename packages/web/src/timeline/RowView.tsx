import type { ReactNode } from "react";
import { DayRow, UnreadRow } from "./DividerRows.tsx";
import { MessageRow } from "./MessageRow.tsx";
import { NoticesRow } from "./NoticesRow.tsx";
import { OutgoingRow } from "./OutgoingRow.tsx";
import type { Row } from "./rows.ts";

interface Props {
  readonly row: Row;
  readonly channel: string;
  readonly isInThread: boolean;
  readonly beginning: ReactNode;
}

/** One line of the list. */
export function RowView({ row, channel, isInThread, beginning }: Props) {
  switch (row.kind) {
    case "beginning":
      return <>{beginning}</>;
    case "day":
      return <DayRow ms={row.ms} />;
    case "unread":
      return <UnreadRow ms={row.ms} count={row.count} />;
    case "outgoing":
      return <OutgoingRow item={row.item} isGrouped={row.isGrouped} />;
    case "notices":
      return <NoticesRow channel={channel} messages={row.messages} isInThread={isInThread} />;
    case "message":
      return <MessageRow channel={channel} message={row.message} isGrouped={row.isGrouped} isInThread={isInThread} />;
  }
}
