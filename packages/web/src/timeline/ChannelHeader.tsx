import { ArrowLeft, Bell, BellOff, Bookmark, Hash, House, Lock, Pin, Search, UsersRound } from "lucide-react";
import { lazy, Suspense } from "react";
import { useLocation } from "wouter";
import { usePerson } from "../store/people.ts";
import { setMuted } from "../store/preferences.ts";
import { useClient } from "../store/store.ts";
import type { Channel } from "../store/types.ts";
import { IconButton } from "../ui/IconButton.tsx";
import styles from "./ChannelHeader.module.css";

const AssistantButton = lazy(() => import("../assistants/AssistantButton.tsx"));

interface Props {
  readonly channel: Channel;
  readonly title: string;
}

/** What one looks at, and what else there is to it. */
export function ChannelHeader({ channel, title }: Props) {
  const [, go] = useLocation();
  const appId = usePerson(channel.is_im ? channel.user : undefined)?.profile.api_app_id;
  const isNamed = !channel.is_im && !channel.is_mpim;
  const icon = channel.is_private ? <Lock size={16} aria-hidden="true" /> : <Hash size={16} aria-hidden="true" />;
  return (
    <header className={styles["header"]}>
      <IconButton label="Back" className={styles["back"]} icon={<ArrowLeft size={20} />} onClick={() => go("/")} />
      <h1 className={styles["title"]}>
        {isNamed && icon}
        <bdi>{title}</bdi>
      </h1>
      {isNamed && channel.topic.value !== "" && <p className={styles["topic"]}>{channel.topic.value}</p>}
      <div className={styles["tools"]}>
        <IconButton
          label="Search"
          keys="Ctrl+F"
          icon={<Search size={16} />}
          onClick={() => go(`/search?in=${channel.id}`)}
        />
        <MuteButton id={channel.id} />
        <IconButton label="Pinned messages" icon={<Pin size={16} />} onClick={() => go(`/${channel.id}/pins`)} />
        {appId !== undefined && (
          <Suspense fallback={null}>
            <AssistantButton appId={appId} beside={channel.id} />
          </Suspense>
        )}
        {appId !== undefined && (
          <IconButton label="Home of this app" icon={<House size={16} />} onClick={() => go(`/app/${appId}`)} />
        )}
        {isNamed && (
          <>
            <IconButton
              label="Bookmarks"
              icon={<Bookmark size={16} />}
              onClick={() => go(`/${channel.id}/bookmarks`)}
            />
            <IconButton
              label="About this channel"
              icon={<UsersRound size={16} />}
              onClick={() => go(`/${channel.id}/about`)}
            />
          </>
        )}
      </div>
    </header>
  );
}

function MuteButton({ id }: { readonly id: string }) {
  const isMuted = useClient((state) => state.preferences.muted.has(id));
  return (
    <IconButton
      label="Mute"
      aria-pressed={isMuted}
      icon={isMuted ? <BellOff size={16} /> : <Bell size={16} />}
      onClick={() => void setMuted(id, !isMuted)}
    />
  );
}
