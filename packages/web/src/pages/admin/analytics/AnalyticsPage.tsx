import { Download } from "lucide-react";
import { useCall } from "../../../api/useCall.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Filter, FilterBar } from "../../parts/FilterBar.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { Notice } from "../../parts/Notice.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import { Select } from "../../parts/Select.tsx";
import { useUrlFilter } from "../../parts/useUrlFilter.ts";
import { ActivityTable } from "./ActivityTable.tsx";
import { csvOf } from "./csv.ts";
import { DayCharts } from "./DayCharts.tsx";
import { DepartmentChart } from "./DepartmentChart.tsx";
import { saveFile } from "./saveFile.ts";
import { useActivity } from "./useActivity.ts";

const spans = [
  ["7", "The last 7 days"],
  ["3", "The last 3 days"],
  ["1", "The last day"],
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
        about="How many people saw, clicked, shared and reacted to each message. Numbers count people, each once; nobody is named."
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
      {channelId !== "" && (
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
  const activity = useActivity(channelId);
  return (
    <Loaded of={activity} label="Loading the numbers">
      {(data) => {
        // The clock of the server can be moved ahead in dev mode, and what was written there is not in the future.
        const newestMs = Math.max(0, ...data.rows.map(({ timestamp }) => Number(timestamp) * 1000));
        const nowMs = Math.max(activity.dataUpdatedAt, newestMs);
        const sinceS = nowMs / 1000 - days * 86_400;
        const rows = data.rows.filter(({ timestamp }) => Number(timestamp) >= sinceS);
        if (rows.length === 0) return <EmptyState text={`Nobody has written in #${name} in this time.`} />;
        const exported = (
          <Button onClick={() => saveFile(`${name}-messages.csv`, "text/csv", csvOf(rows))}>
            <Download size={16} aria-hidden="true" />
            Export as CSV
          </Button>
        );
        return (
          <>
            {!data.isWhole && (
              <Notice>
                There are more messages than this page counts: it shows the first {data.rows.length.toLocaleString()}.
              </Notice>
            )}
            <DayCharts rows={rows} days={days} nowMs={nowMs} />
            <DepartmentChart rows={rows} />
            <Section title={`Messages of #${name}`} about="The same numbers, message by message." actions={exported}>
              <ActivityTable rows={rows} nowMs={nowMs} />
            </Section>
          </>
        );
      }}
    </Loaded>
  );
}
