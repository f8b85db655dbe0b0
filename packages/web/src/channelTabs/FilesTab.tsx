import { useInfiniteQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { callOrThrow } from "../api/useCall.ts";
import { focusComposer } from "../navigation/focusComposer.ts";
import { channelPath } from "../navigation/paths.ts";
import { nameOf, usePerson } from "../store/people.ts";
import type { WireFile } from "../store/types.ts";
import { channelTabsText as text } from "../strings/channelTabs.ts";
import { Files } from "../timeline/Files.tsx";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./ChannelTabPage.module.css";

const pageSize = 30;
const method = "files.list";

/** What was shared in the conversation, newest first. */
export function FilesTab({ channel }: { readonly channel: string }) {
  const pages = useInfiniteQuery({
    queryKey: [method, channel],
    initialPageParam: "",
    queryFn: ({ pageParam: cursor, signal }) => callOrThrow(method, { channel, limit: pageSize, cursor }, signal),
    getNextPageParam: ({ response_metadata: more }) => more?.next_cursor || undefined,
  });
  if (pages.isPending) return <Skeleton label={text.loading} />;
  if (pages.isError) return <ErrorState text={text.failed} onRetry={() => void pages.refetch()} />;
  const files = pages.data.pages.flatMap((page) => page.files);
  if (files.length === 0) return <EmptyState text={text.noFiles} action={<ShareFile channel={channel} />} />;
  return (
    <>
      <ul className={styles["files"]}>
        {files.map((file) => (
          <li key={file.id}>
            <Shared file={file} />
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {text.moreFiles}
        </Button>
      )}
    </>
  );
}

/** Leads to the composer, which takes files. */
function ShareFile({ channel }: { readonly channel: string }) {
  const [, go] = useLocation();
  const open = () => {
    go(channelPath(channel));
    focusComposer();
  };
  return <Button onClick={open}>{text.shareFile}</Button>;
}

function Shared({ file }: { readonly file: WireFile }) {
  const author = nameOf(usePerson(file.user));
  return <Files files={[file]} author={author} ms={file.created * 1000} />;
}
