import { ArrowLeft, Bell } from "lucide-react";
import { useLocation, useSearch } from "wouter";
import { PageActionButton } from "../actions/PageActionButton.tsx";
import { browseChannels } from "../actions/pageActions.ts";
import { activityText } from "../strings/activityFeed.ts";
import { buttonText } from "../strings/buttons.ts";
import header from "../timeline/ChannelHeader.module.css";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import styles from "./Activity.module.css";
import { FeedEntry } from "./FeedEntry.tsx";
import { type FeedType, feedTypes, itemKey, useFeed } from "./useFeed.ts";

const filters: Readonly<Record<string, { readonly label: string; readonly types: readonly FeedType[] }>> = {
  all: { label: activityText.all, types: feedTypes },
  mentions: { label: activityText.mentions, types: ["mention"] },
  reactions: { label: activityText.reactions, types: ["reaction"] },
  threads: { label: activityText.threads, types: ["thread"] },
  invitations: { label: activityText.invitations, types: ["invitation"] },
};

/** Mentions, reactions, replies and invitations, the latest first. The filter is in the address. */
export function ActivityPage() {
  const [, go] = useLocation();
  const asked = new URLSearchParams(useSearch()).get("show") ?? "all";
  const chosen = filters[asked] ? asked : "all";
  return (
    <div className={styles["page"]}>
      <header className={header["header"]}>
        <IconButton
          label={buttonText.back}
          className={header["back"]}
          icon={<ArrowLeft size={20} />}
          onClick={() => history.back()}
        />
        <h1 className={header["title"]}>{activityText.title}</h1>
      </header>
      <div className={styles["feed"]}>
        <Tabs
          label={activityText.filters}
          chosen={chosen}
          onChoose={(id) => go(`/activity?show=${id}`, { replace: true })}
          tabs={Object.entries(filters).map(([id, { label, types }]) => ({
            id,
            label,
            content: <Feed key={id} types={types} />,
          }))}
        />
      </div>
    </div>
  );
}

function Feed({ types }: { readonly types: readonly FeedType[] }) {
  const { items, fault, hasMore, readMore, readAgain } = useFeed(types);
  if (fault !== undefined) return <ErrorState text={activityText.failed(fault)} onRetry={readAgain} />;
  if (items === undefined) return <Skeleton label={activityText.loading} />;
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<Bell size={20} aria-hidden="true" />}
        text={activityText.empty}
        action={<PageActionButton action={browseChannels} />}
      />
    );
  }
  return (
    <>
      <ul aria-label={activityText.title} className={styles["list"]}>
        {items.map((item) => (
          <FeedEntry key={itemKey(item)} item={item} />
        ))}
      </ul>
      {hasMore && <Button onClick={readMore}>{activityText.loadMore}</Button>}
    </>
  );
}
