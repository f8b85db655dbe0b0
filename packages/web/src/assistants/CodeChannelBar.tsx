import type { MethodResult } from "@platform/sdk";
import { Link, useLocation } from "wouter";
import { messagePath, replyPath, viewPath } from "../navigation/paths.ts";
import { codeChannelsText as text } from "../strings/codeChannels.ts";
import styles from "./CodeChannelBar.module.css";
import { ContextItem } from "./ContextItem.tsx";
import SessionBar from "./SessionBar.tsx";
import { useCodeChannel } from "./useCodeChannel.ts";
import { viewIcons } from "./viewIcons.ts";

type CodeChannel = NonNullable<
  Extract<MethodResult<"client.codeChannels.info">, { readonly ok: true }>["code_channel"]
>;

/** What a code channel has below its header: the session, the context bar, and the views of the agent. */
export default function CodeChannelBar({ channel }: { readonly channel: string }) {
  const about = useCodeChannel(channel).data?.code_channel;
  return (
    <>
      <SessionBar channel={channel} />
      {about && <Context about={about} />}
      {about && about.views.length > 0 && <Views about={about} />}
    </>
  );
}

function Context({ about }: { readonly about: CodeChannel }) {
  const { channel, context_bar_items: items, origin, summary_message: summary, agent_resource: resource } = about;
  const link =
    resource.url === undefined ? [] : [{ key: "", label: resource.title ?? resource.url, url: resource.url }];
  const isEmpty = items.length + link.length === 0 && !origin && !summary;
  if (isEmpty) return null;
  return (
    <ul aria-label={text.context} className={styles["bar"]}>
      {[...link, ...items].map((item) => (
        <li key={item.key}>
          <ContextItem channel={channel} item={item} />
        </li>
      ))}
      {origin && (
        <li>
          <Link href={messagePath(origin.channel, origin.ts)} className={styles["item"]}>
            {text.origin}
          </Link>
        </li>
      )}
      {summary && (
        <li>
          <Link href={summaryPath(channel, summary)} className={styles["item"]}>
            {text.summary}
          </Link>
        </li>
      )}
    </ul>
  );
}

type Summary = NonNullable<CodeChannel["summary_message"]>;

function summaryPath(channel: string, { message_ts: ts, thread_ts: thread }: Summary): string {
  return thread === undefined || thread === ts ? messagePath(channel, ts) : replyPath(channel, thread, ts);
}

/** Links, so that each view can be opened in a tab of the browser, too. */
function Views({ about }: { readonly about: CodeChannel }) {
  const [path] = useLocation();
  return (
    <nav aria-label={text.views} className={styles["views"]}>
      {about.views.map(({ view_id: id, type, label }) => {
        const Icon = viewIcons[type];
        const href = viewPath(about.channel, id);
        return (
          <Link
            key={id}
            href={href}
            data-view={id}
            className={styles["view"]}
            aria-current={path === href ? "page" : undefined}
          >
            <Icon size={16} aria-hidden="true" />
            <bdi className={styles["label"]}>{label}</bdi>
          </Link>
        );
      })}
    </nav>
  );
}
