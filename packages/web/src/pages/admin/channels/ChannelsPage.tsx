import { limits } from "@platform/protocol/limits.ts";
import { usePages } from "../../../api/usePages.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Input } from "../../../ui/Input.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { Filter, FilterBar } from "../../parts/FilterBar.tsx";
import { Id } from "../../parts/Id.tsx";
import { PagedTable } from "../../parts/PagedTable.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useUrlFilter } from "../../parts/useUrlFilter.ts";
import { useSelection } from "../../parts/useSelection.ts";
import { BulkActions } from "./BulkActions.tsx";
import { ChannelActions } from "./ChannelActions.tsx";
import { adminText } from "../../../strings/admin.ts";
import { locale } from "../../../strings/locale.ts";

/** As many as the method hands out at once. */
const pageSize = limits.found_channels_page_max;

const kinds = [
  ["", adminText.allKinds],
  ["private_exclude", adminText.publicChannels],
  ["private", adminText.privateChannels],
  ["archived", adminText.archivedChannels],
  ["external_shared", adminText.sharedChannels],
] as const;

/** The channels of a workspace, and who may post and reply in each. */
export function ChannelsPage({ teamId }: { readonly teamId: string }) {
  const [text, setText] = useUrlFilter("q");
  const [kind, setKind] = useUrlFilter("kind");
  const selection = useSelection<{ readonly name: string }>();
  const channels = usePages(
    "admin.conversations.search",
    { team_ids: [teamId], query: text.trim(), limit: pageSize, sort: "name", sort_dir: "asc", ...typesOf(kind) },
    ({ conversations }) => conversations,
  );
  return (
    <>
      <PageHead title={adminText.channels} about={adminText.channelsAbout} />
      <FilterBar label={adminText.filterChannels}>
        <Filter label={adminText.name}>
          <Input type="search" value={text} onChange={(event) => setText(event.currentTarget.value)} />
        </Filter>
        <Filter label={adminText.kindOfChannel}>
          <Select value={kind} onChoose={setKind} options={kinds} />
        </Filter>
      </FilterBar>
      <PagedTable
        listing={channels}
        label={adminText.channels}
        loading={adminText.loadingChannels}
        keyOf={(channel) => channel.id}
        empty={<EmptyState text={adminText.noChannelMatch} />}
        selection={selection}
        nameOf={({ name }) => `#${name}`}
        columns={[
          {
            head: adminText.channel,
            cell: (channel) => (
              <>
                #{channel.name} {channel.is_archived && <Badge tone="warn">{adminText.archivedBadge}</Badge>}
              </>
            ),
          },
          { head: adminText.id, cell: (channel) => <Id id={channel.id} of={adminText.idOf(channel.name)} /> },
          {
            head: adminText.type,
            cell: (channel) => (channel.is_private ? <Badge>{adminText.private}</Badge> : adminText.public),
          },
          {
            head: adminText.members,
            isNumber: true,
            cell: (channel) => channel.member_count.toLocaleString(locale),
          },
          {
            head: adminText.actions,
            isActions: true,
            cell: (channel) => <ChannelActions channel={channel} />,
          },
        ]}
      />
      <BulkActions selection={selection} />
    </>
  );
}

const typesOf = (kind: string) => (kind === "" ? {} : { search_channel_types: [kind] });
