import { Link } from "wouter";
import { call } from "../api/call.ts";
import { reportFailure } from "../api/reportFailure.ts";
import { useCall } from "../api/useCall.ts";
import { channelTabPath } from "../navigation/channelTabs.ts";
import { channelTabsText as text } from "../strings/channelTabs.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { CanvasView } from "./CanvasView.tsx";
import styles from "./ChannelTabPage.module.css";

interface Props {
  readonly channel: string;
  readonly file: string | undefined;
}

/** The canvas of the conversation and those that were created for it. */
export function CanvasTab({ channel, file }: Props) {
  const info = useCall("conversations.info", { channel });
  if (info.isPending) return <Skeleton label={text.loading} />;
  if (info.isError) return <ErrorState text={text.failed} onRetry={() => void info.refetch()} />;
  const files = (info.data.channel.properties?.tabs ?? []).map(({ data }) => data.file_id);
  const shown = file ?? files[0];
  const create = async () => {
    const made = call("conversations.canvases.create", { channel_id: channel });
    if (await reportFailure(made, text.createFailed)) await info.refetch();
  };
  if (shown === undefined) {
    const button = (
      <Button variant="primary" onClick={() => void create()}>
        {text.createCanvas}
      </Button>
    );
    return <EmptyState text={text.noCanvas} action={button} />;
  }
  return (
    <>
      {files.length > 1 && (
        <ul aria-label={text.canvases} className={styles["links"]}>
          {files.map((id) => (
            <CanvasLink key={id} channel={channel} id={id} isShown={id === shown} />
          ))}
        </ul>
      )}
      <CanvasView key={shown} id={shown} />
    </>
  );
}

function CanvasLink({
  channel,
  id,
  isShown,
}: {
  readonly channel: string;
  readonly id: string;
  readonly isShown: boolean;
}) {
  const read = useCall("client.canvases.read", { canvas_id: id });
  return (
    <li>
      <Link href={channelTabPath(channel, "canvas", id)} aria-current={isShown ? "page" : undefined}>
        {read.data?.canvas.title ?? id}
      </Link>
    </li>
  );
}
