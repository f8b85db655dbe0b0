import { useState } from "react";
import { useCall } from "../../../api/useCall.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Input } from "../../../ui/Input.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Filter, FilterBar } from "../../parts/FilterBar.tsx";
import { Id } from "../../parts/Id.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { useUrlFilter } from "../../parts/useUrlFilter.ts";
import { PolicyDialog } from "./PolicyDialog.tsx";
import { ThreadsDialog } from "./ThreadsDialog.tsx";
import { adminText } from "../../../strings/admin.ts";

interface Opened {
  readonly id: string;
  readonly name: string;
}

/** The channels of a workspace, and who may post and reply in each. */
export function ChannelsPage() {
  const [text, setText] = useUrlFilter("q");
  const [opened, setOpened] = useState<Opened | undefined>();
  const [threaded, setThreaded] = useState<Opened | undefined>();
  const channels = useCall("conversations.list", { types: ["public_channel", "private_channel"], limit: 1_000 });
  return (
    <>
      <PageHead title={adminText.channels} about={adminText.channelsAbout} />
      <FilterBar label={adminText.filterChannels}>
        <Filter label={adminText.name}>
          <Input type="search" value={text} onChange={(event) => setText(event.currentTarget.value)} />
        </Filter>
      </FilterBar>
      <Loaded of={channels} label={adminText.loadingChannels}>
        {(data) => (
          <DataTable
            label={adminText.channels}
            rows={data.channels.filter(({ name = "" }) => name.includes(text.trim().toLowerCase()))}
            keyOf={(channel) => channel.id}
            empty={<EmptyState text={adminText.noChannelMatch} />}
            columns={[
              { head: adminText.channel, cell: (channel) => `#${channel.name ?? ""}` },
              { head: adminText.id, cell: (channel) => <Id id={channel.id} of={adminText.idOf(channel.name ?? "")} /> },
              {
                head: adminText.type,
                cell: (channel) => (channel.is_private ? <Badge>{adminText.private}</Badge> : adminText.public),
              },
              {
                head: adminText.members,
                isNumber: true,
                cell: (channel) => (channel.num_members ?? 0).toLocaleString(),
              },
              {
                head: adminText.actions,
                isActions: true,
                cell: ({ id, name = "" }) => (
                  <>
                    <Button
                      variant="quiet"
                      aria-label={adminText.threadsOf(name)}
                      onClick={() => setThreaded({ id, name })}
                    >
                      {adminText.threads}
                    </Button>
                    <Button
                      variant="quiet"
                      aria-label={adminText.whoCanPostIn(name)}
                      onClick={() => setOpened({ id, name })}
                    >
                      {adminText.whoCanPost}
                    </Button>
                  </>
                ),
              },
            ]}
          />
        )}
      </Loaded>
      {threaded && <ThreadsDialog channel={threaded} onClose={() => setThreaded(undefined)} />}
      {opened && <PolicyDialog channel={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
