import type { CodeView } from "@platform/protocol/resources/codeChannel.ts";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { useCodeChannel } from "../assistants/useCodeChannel.ts";
import { CanvasView } from "../channelTabs/CanvasView.tsx";
import { channelPath } from "../navigation/paths.ts";
import pane from "../panes/Pane.module.css";
import { codeChannelsText as text } from "../strings/codeChannels.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { HtmlView } from "./HtmlView.tsx";
import { PullRequestView } from "./PullRequestView.tsx";
import { ReadView } from "./ReadView.tsx";

interface Props {
  readonly channel: string;
  readonly id: string;
}

/** What an agent shows in a code channel, beside its messages. */
export default function CodeViewPane({ channel, id }: Props) {
  const [, go] = useLocation();
  const read = useCodeChannel(channel);
  const view = read.data?.code_channel?.views.find(({ view_id }) => view_id === id);
  const title = useRef<HTMLHeadingElement>(null);
  // The person asked for it, so the keyboard goes on from here.
  useEffect(() => title.current?.focus(), []);

  function close(): void {
    go(channelPath(channel));
    // Back to where the person came from.
    document.querySelector<HTMLElement>(`[data-view="${CSS.escape(id)}"]`)?.focus();
  }

  return (
    <aside aria-labelledby="code-view-title" className={pane["pane"]}>
      <header className={pane["header"]}>
        <h2 ref={title} id="code-view-title" tabIndex={-1} className={pane["title"]}>
          <bdi>{view?.label ?? text.views}</bdi>
        </h2>
        <IconButton label={text.closeView} icon={<X size={20} />} onClick={close} />
      </header>
      <div className={pane["body"]}>
        {read.isPending && <Skeleton rows={4} label={text.loading} />}
        {read.isError && <ErrorState text={text.failed} onRetry={() => void read.refetch()} />}
        {read.isSuccess && (view ? <Content channel={channel} view={view} /> : <EmptyState text={text.gone} />)}
      </div>
    </aside>
  );
}

function Content({ channel, view }: { readonly channel: string; readonly view: CodeView }) {
  switch (view.type) {
    case "html":
      return <HtmlView channel={channel} view={view} />;
    case "canvas":
      return <CanvasView id={view.file_id ?? ""} />;
    case "pull_request":
      return <PullRequestView view={view} />;
    default:
      return <ReadView channel={channel} view={view} />;
  }
}
