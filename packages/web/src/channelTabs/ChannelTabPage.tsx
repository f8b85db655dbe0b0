import { useEffect, useState } from "react";
import type { ChannelTab } from "../navigation/channelTabs.ts";
import { visitChannel } from "../store/refresh.ts";
import { useClient } from "../store/store.ts";
import { useTitle } from "../store/titles.ts";
import type { Channel } from "../store/types.ts";
import { channelTabsText as text } from "../strings/channelTabs.ts";
import { ChannelHeader } from "../timeline/ChannelHeader.tsx";
import { ChannelTabs } from "../timeline/ChannelTabs.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { CanvasTab } from "./CanvasTab.tsx";
import styles from "./ChannelTabPage.module.css";
import { FilesTab } from "./FilesTab.tsx";
import { ListsTab } from "./ListsTab.tsx";

interface Props {
  readonly id: string;
  readonly tab: ChannelTab;
  /** The canvas or the list that the address names. */
  readonly file: string | undefined;
}

const contents = { canvas: CanvasTab, lists: ListsTab, files: FilesTab };

/** A conversation with something else in the place of its messages. */
export default function ChannelTabPage({ id, tab, file }: Props) {
  const channel = useClient((state) => state.channels[id]);
  const isReady = useClient((state) => state.isReady);
  const [isMissing, setMissing] = useState(false);
  const isKnown = channel !== undefined;
  useEffect(() => {
    setMissing(false);
    if (isReady && !isKnown) void visitChannel(id).then((isThere) => setMissing(!isThere));
  }, [id, isReady, isKnown]);
  if (isMissing) return <EmptyState text={text.missing} />;
  if (!channel) return <Skeleton label={text.loading} />;
  return <Shown key={id} channel={channel} tab={tab} file={file} />;
}

function Shown({ channel, tab, file }: Omit<Props, "id"> & { readonly channel: Channel }) {
  const title = useTitle(channel);
  const Content = contents[tab];
  return (
    <div className={styles["view"]}>
      <ChannelHeader channel={channel} title={title} />
      <ChannelTabs channel={channel} />
      <div className={styles["body"]}>
        <Content channel={channel.id} file={file} />
      </div>
    </div>
  );
}
