import { Download } from "lucide-react";
import { useCall } from "../../../api/useCall.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Filter, FilterBar } from "../../parts/FilterBar.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { Notice } from "../../parts/Notice.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useUrlFilter } from "../../parts/useUrlFilter.ts";
import styles from "../Admin.module.css";
import { byClient, byDepartment } from "./activity.ts";
import { ActivityTable } from "./ActivityTable.tsx";
import { BarChart } from "./BarChart.tsx";
import { csvOf } from "./csv.ts";
import { DayCharts } from "./DayCharts.tsx";
import { saveFile } from "./saveFile.ts";
import { useActivity } from "./useActivity.ts";

const spans = [
  ["7", "Last 7 days"],
  ["3", "Last 3 days"],
  ["1", "Today"],
] as const;

/** How many people saw, clicked, shared and reacted to the messages of a channel. */
export default function AnalyticsPage() {
  const channels = useCall("conversations.list", { types: ["public_channel", "private_channel"], limit: 1_000 });
  const [chosen, choose] = useUrlFilter("channel");
  const [span, setSpan] = useUrlFilter("days");
  const listed = channels.data?.channels ?? [];
  const channelId = chosen === "" ? (listed.find((one) => one.is_general)?.id ?? listed[0]?.id ?? "") : chosen;
  const name = listed.find(({ id }) => id === channelId)?.name ?? channelId;
  return (
    <>
      <PageHead
        title="Analytics"
        about="How many people saw, clicked, shared and reacted to each message. Numbers count people, each once; nobody is named. Days are in UTC, and a number belongs to the day of its message."
      />
      <FilterBar label="What to look at">
        <Filter label="Channel">
          <Select
            value={channelId}
            onChoose={choose}
            options={listed.map((channel) => [channel.id, `#${channel.name ?? ""}`] as const)}
          />
        </Filter>
        <Filter label="Time">
          <Select value={span === "" ? "7" : span} onChoose={setSpan} options={spans} />
        </Filter>
      </FilterBar>
      {!channels.isPending && channelId !== "" && (
        <ChannelActivity key={channelId} channelId={channelId} name={name} days={Number(span) || 7} />
      )}
    </>
  );
}

interface Props {
  readonly channelId: string;
  readonly name: string;
  readonly days: number;
}

function ChannelActivity({ channelId, name, days }: Props) {
  const activity = useActivity(channelId, days);
  return (
    <Loaded of={activity} label="Loading the numbers">
      {({ rows, isWhole, nowMs }) => {
        if (rows.length === 0) return <EmptyState text={`Nobody has written in #${name} in this time.`} />;
        const exported = (
          <Button onClick={() => saveFile(`${name}-messages.csv`, "text/csv", csvOf(rows))}>
            <Download size={16} aria-hidden="true" />
            Export as CSV
          </Button>
        );
        return (
          <>
            {!isWhole && (
              <Notice>
                There are more messages than this page counts: it shows the first {rows.length.toLocaleString()}.
              </Notice>
            )}
            <DayCharts rows={rows} days={days} nowMs={nowMs} />
            <div className={styles["parts"]}>
              <BarChart title="Views by department" bars={byDepartment(rows)} />
              <BarChart title="Views by client" bars={byClient(rows)} />
            </div>
            <Section title={`Messages of #${name}`} about="The same numbers, message by message." actions={exported}>
              <ActivityTable rows={rows} />
            </Section>
          </>
        );
      }}
    </Loaded>
  );
}
