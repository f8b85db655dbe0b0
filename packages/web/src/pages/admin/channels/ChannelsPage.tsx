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
      <PageHead
        title="Channels"
        about="Who may post and reply in each channel. Whoever may not hears restricted_action_read_only_channel, restricted_action_thread_only_channel or restricted_action_non_threadable_channel."
      />
      <FilterBar label="Filter the channels">
        <Filter label="Name">
          <Input type="search" value={text} onChange={(event) => setText(event.currentTarget.value)} />
        </Filter>
      </FilterBar>
      <Loaded of={channels} label="Loading the channels">
        {(data) => (
          <DataTable
            label="Channels"
            rows={data.channels.filter(({ name = "" }) => name.includes(text.trim().toLowerCase()))}
            keyOf={(channel) => channel.id}
            empty={<EmptyState text="No channel fits this filter." />}
            columns={[
              { head: "Channel", cell: (channel) => `#${channel.name ?? ""}` },
              { head: "Id", cell: (channel) => <Id id={channel.id} of={`the id of ${channel.name ?? ""}`} /> },
              { head: "Kind", cell: (channel) => (channel.is_private ? <Badge>private</Badge> : "public") },
              { head: "Members", isNumber: true, cell: (channel) => (channel.num_members ?? 0).toLocaleString() },
              {
                head: "Actions",
                isActions: true,
                cell: ({ id, name = "" }) => (
                  <>
                    <Button look="quiet" aria-label={`Threads of ${name}`} onClick={() => setThreaded({ id, name })}>
                      Threads
                    </Button>
                    <Button look="quiet" aria-label={`Who may post in ${name}`} onClick={() => setOpened({ id, name })}>
                      Who may post
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
