import { readPermalink } from "@platform/protocol/permalink.ts";
import { createContext, type MouseEvent, useContext } from "react";

/** A message of this workspace that a link leads to. */
export interface MessageTarget {
  readonly channel: string;
  readonly ts: string;
  /** The thread, where the link names it. */
  readonly thread: string | undefined;
}

/** The message of a permalink, if it is one of this workspace. Others open as pages: the server knows where they lead. */
export function messageTargetOf(
  href: string | undefined,
  here: { readonly origin: string; readonly domain: string },
): MessageTarget | undefined {
  const url = href === undefined ? null : URL.parse(href);
  if (!url || url.origin !== here.origin || !url.pathname.startsWith(`/w/${here.domain}/archives/`)) return undefined;
  const linked = readPermalink(url.href);
  if (!linked) return undefined;
  const thread = url.searchParams.get("thread_ts") ?? undefined;
  return { channel: linked.channelId, ts: linked.ts, thread: thread === linked.ts ? undefined : thread };
}

export interface MessageLinks {
  readonly domain: string;
  open(target: MessageTarget): void;
}

/** Opens messages in their conversation. Nothing where links lead out of the page. */
export const MessageLinksContext = createContext<MessageLinks | undefined>(undefined);

/** What a click on a permalink does; nothing for other links. A click for a new tab opens the page of the link. */
export function useMessageLinkClick(href: string | undefined): ((event: MouseEvent) => void) | undefined {
  const links = useContext(MessageLinksContext);
  const target = links && messageTargetOf(href, { origin: location.origin, domain: links.domain });
  if (!links || !target) return undefined;
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    links.open(target);
  };
}
