import { useInfiniteQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { callOrThrow } from "../api/useCall.ts";
import type { SavedState } from "../store/saved.ts";
import { laterText } from "../strings/later.ts";
import results from "../timeline/MessageResults.module.css";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { ReminderRow } from "./ReminderRow.tsx";
import { SavedRow } from "./SavedRow.tsx";
import { type SavedItem, savedKey } from "./savedItem.ts";

/** Where there are messages to save. */
function ToConversations() {
  const [, go] = useLocation();
  return <Button onClick={() => go("/")}>{laterText.toConversations}</Button>;
}

/** One tab. Pages are read as the person asks for them. */
export function SavedList({ state }: { readonly state: SavedState }) {
  const list = useInfiniteQuery({
    queryKey: ["client.saved.list", state],
    queryFn: ({ pageParam, signal }) =>
      callOrThrow("client.saved.list", { state, ...(pageParam === "" ? {} : { cursor: pageParam }) }, signal),
    initialPageParam: "",
    getNextPageParam: (page) => page.response_metadata.next_cursor || undefined,
  });
  if (list.isPending) return <Skeleton label={laterText.loading} />;
  if (list.isError) return <ErrorState text={laterText.loadFailed} onRetry={() => void list.refetch()} />;
  const items = list.data.pages.flatMap((page) => page.items as readonly SavedItem[]);
  const reminders = list.data.pages.flatMap((page) => page.reminders);
  if (items.length + reminders.length === 0)
    return <EmptyState text={laterText.empty[state]} action={<ToConversations />} />;
  return (
    <div className={results["results"]}>
      <ul className={results["list"]} aria-label={laterText.later}>
        {reminders.map((reminder) => (
          <ReminderRow key={reminder.id} reminder={reminder} state={state} />
        ))}
        {items.map((item) => (
          <SavedRow key={savedKey(item)} item={item} state={state} />
        ))}
      </ul>
      {list.hasNextPage && <Button onClick={() => void list.fetchNextPage()}>{laterText.loadMore}</Button>}
    </div>
  );
}
