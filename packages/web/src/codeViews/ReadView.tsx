import type { CodeView } from "@platform/protocol/resources/codeChannel.ts";
import { useCall } from "../api/useCall.ts";
import { Blocks } from "../blocks/Blocks.tsx";
import { codeChannelsText as text } from "../strings/codeChannels.ts";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./CodeViews.module.css";
import { DiffView } from "./DiffView.tsx";
import { Branches } from "./PullRequestView.tsx";

interface Props {
  readonly channel: string;
  readonly view: CodeView;
}

/** A view whose content the client draws itself. Blocks are for reading: nothing that is done in them is sent. */
export function ReadView({ channel, view }: Props) {
  const read = useCall("client.codeChannels.view", { channel, view_id: view.view_id });
  if (read.isPending) return <Skeleton rows={6} label={text.loading} />;
  if (read.isError) return <ErrorState text={text.failed} onRetry={() => void read.refetch()} />;
  const { diff, blocks } = read.data;
  return (
    <div className={styles["about"]}>
      <Branches view={view} />
      {diff !== undefined && <DiffView diff={diff} />}
      {blocks && <Blocks blocks={blocks as readonly object[]} surface="message" conversationId={channel} />}
    </div>
  );
}
