import { BellOff, Hash, Lock, PencilLine, UsersRound } from "lucide-react";
import { memo } from "react";
import { Link } from "wouter";
import { isHeard, mentionsIn } from "../store/counting.ts";
import { useClient } from "../store/store.ts";
import type { Channel } from "../store/types.ts";
import { classes } from "../ui/classes.ts";
import { PersonAvatar } from "../people/PersonAvatar.tsx";
import { useTitle } from "../store/titles.ts";
import { channelPath } from "../navigation/paths.ts";
import styles from "./SidebarItem.module.css";
import { QuietSign } from "../people/QuietSign.tsx";
import { StatusSign } from "../people/StatusSign.tsx";
import { sidebarText } from "../strings/sidebar.ts";

interface Props {
  readonly channel: Channel;
  readonly isCurrent: boolean;
}

export const SidebarItem = memo(function SidebarItem({ channel, isCurrent }: Props) {
  const title = useTitle(channel);
  const isUnread = useClient((state) => isHeard(state, channel.id));
  const isMuted = useClient((state) => state.preferences.muted.has(channel.id));
  const mentions = useClient((state) => mentionsIn(state, channel.id));
  const hasDraft = useClient((state) => state.drafts.has(channel.id)) && !isCurrent;
  return (
    <li className={styles["row"]}>
      <Link
        href={channelPath(channel.id)}
        data-channel={channel.id}
        data-unread={isUnread || undefined}
        aria-current={isCurrent ? "page" : undefined}
        className={classes(styles["item"], isUnread && styles["unread"], isMuted && styles["muted"])}
      >
        <Sign channel={channel} />
        <bdi className={styles["title"]}>{title}</bdi>
        {channel.is_im && <StatusSign id={channel.user ?? ""} />}
        {channel.is_im && <QuietSign id={channel.user} />}
        {hasDraft && <PencilLine size={12} role="img" aria-label={sidebarText.draft} />}
        {mentions > 0 && (
          <span className={styles["badge"]}>
            {mentions > 99 ? "99+" : mentions}
            <span className="visually-hidden"> {sidebarText.notifications(mentions)}</span>
          </span>
        )}
        {isMuted && <BellOff size={12} role="img" aria-label={sidebarText.muted} />}
        {isUnread && mentions === 0 && <span className="visually-hidden">{sidebarText.unread}</span>}
      </Link>
    </li>
  );
});

function Sign({ channel }: { readonly channel: Channel }) {
  if (channel.is_im) return <Partner id={channel.user ?? ""} />;
  const Icon = channel.is_mpim ? UsersRound : channel.is_private ? Lock : Hash;
  return <Icon size={16} aria-hidden="true" className={styles["sign"]} />;
}

function Partner({ id }: { readonly id: string }) {
  const isHere = useClient((state) => state.active.has(id));
  return (
    <span className={styles["face"]}>
      <PersonAvatar id={id} size={20} />
      <span className={classes(styles["dot"], isHere && styles["here"])} />
      <span className="visually-hidden">{isHere ? sidebarText.active : sidebarText.away}</span>
    </span>
  );
}
