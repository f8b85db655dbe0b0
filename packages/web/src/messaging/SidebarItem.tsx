import { Hash, Lock, PencilLine, UsersRound } from "lucide-react";
import { memo } from "react";
import { Link } from "wouter";
import { nameOf, usePerson } from "../store/people.ts";
import { useClient } from "../store/store.ts";
import type { Channel } from "../store/types.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { classes } from "../ui/classes.ts";
import { useTitle } from "./names.ts";
import { channelPath } from "./paths.ts";
import styles from "./SidebarItem.module.css";

interface Props {
  readonly channel: Channel;
  readonly isCurrent: boolean;
}

export const SidebarItem = memo(function SidebarItem({ channel, isCurrent }: Props) {
  const title = useTitle(channel);
  const unread = useClient((state) => state.counts[channel.id]?.unread ?? 0);
  const mentions = useClient((state) => state.counts[channel.id]?.mentions ?? 0);
  const hasDraft = useClient((state) => state.drafts.has(channel.id)) && !isCurrent;
  return (
    <li>
      <Link
        href={channelPath(channel.id)}
        aria-current={isCurrent ? "page" : undefined}
        className={classes(styles["item"], unread > 0 && styles["unread"])}
      >
        <Sign channel={channel} />
        <bdi className={styles["title"]}>{title}</bdi>
        {hasDraft && <PencilLine size={12} role="img" aria-label="Draft" />}
        {mentions > 0 && (
          <span className={styles["badge"]}>
            {mentions > 99 ? "99+" : mentions}
            <span className="visually-hidden"> for you</span>
          </span>
        )}
        {unread > 0 && mentions === 0 && <span className="visually-hidden">, unread</span>}
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
  const person = usePerson(id);
  const isHere = useClient((state) => state.active.has(id));
  return (
    <span className={styles["face"]}>
      <Avatar id={id} name={nameOf(person)} size={20} />
      <span className={classes(styles["dot"], isHere && styles["here"])} />
      <span className="visually-hidden">{isHere ? "active," : "away,"}</span>
    </span>
  );
}
