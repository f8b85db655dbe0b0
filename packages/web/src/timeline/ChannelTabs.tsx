import { Link, useLocation } from "wouter";
import { channelTabPath } from "../navigation/channelTabs.ts";
import { channelPath } from "../navigation/paths.ts";
import type { Channel } from "../store/types.ts";
import { tabsText } from "../strings/tabs.ts";
import styles from "./ChannelTabs.module.css";

/** Messages and what else a conversation has. Nothing is read for it: each tab finds out when it is opened. */
export function ChannelTabs({ channel }: { readonly channel: Channel }) {
  const [path] = useLocation();
  const shown = path.split("/")[2] ?? "";
  const isNamed = !channel.is_im && !channel.is_mpim;
  const tabs = ["canvas", "lists", "files", "pins", ...(isNamed ? ["bookmarks"] : [])] as (keyof typeof tabsText)[];
  return (
    <nav aria-label={tabsText.tabs} className={styles["tabs"]}>
      <Link
        href={channelPath(channel.id)}
        className={styles["tab"]}
        aria-current={tabs.includes(shown as keyof typeof tabsText) ? undefined : "page"}
      >
        {tabsText.messages}
      </Link>
      {tabs.map((tab) => (
        <Link
          key={tab}
          href={channelTabPath(channel.id, tab)}
          className={styles["tab"]}
          aria-current={shown === tab ? "page" : undefined}
        >
          {tabsText[tab]}
        </Link>
      ))}
    </nav>
  );
}
