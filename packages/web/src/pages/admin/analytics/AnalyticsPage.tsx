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
import { saveFile } from "../../parts/saveFile.ts";
import { useActivity } from "./useActivity.ts";
import { analyticsText } from "../../../strings/analytics.ts";
import { locale } from "../../../strings/locale.ts";

const spans = [
  ["7", analyticsText.last7Days],
  ["3", analyticsText.last3Days],
  ["1", analyticsText.today],
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
      <PageHead title={analyticsText.analytics} about={analyticsText.about} />
      <FilterBar label={analyticsText.filter}>
        <Filter label={analyticsText.channel}>
          <Select
            value={channelId}
            onChoose={choose}
            options={listed.map((channel) => [channel.id, `#${channel.name ?? ""}`] as const)}
          />
        </Filter>
        <Filter label={analyticsText.time}>
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
    <Loaded of={activity} label={analyticsText.loading}>
      {({ rows, isWhole, nowMs }) => {
        if (rows.length === 0) return <EmptyState text={analyticsText.noMessagesIn(name)} />;
        const exported = (
          <Button onClick={() => saveFile(`${name}-messages.csv`, "text/csv", csvOf(rows))}>
            <Download size={16} aria-hidden="true" />
            {analyticsText.exportAsCsv}
          </Button>
        );
        return (
          <>
            {!isWhole && <Notice>{analyticsText.truncated(rows.length.toLocaleString(locale))}</Notice>}
            <DayCharts rows={rows} days={days} nowMs={nowMs} />
            <div className={styles["parts"]}>
              <BarChart title={analyticsText.viewsByDepartment} bars={byDepartment(rows)} />
              <BarChart title={analyticsText.viewsByClient} bars={byClient(rows)} />
            </div>
            <Section title={analyticsText.messagesOf(name)} about={analyticsText.messagesAbout} actions={exported}>
              <ActivityTable channelId={channelId} rows={rows} />
            </Section>
          </>
        );
      }}
    </Loaded>
  );
}
