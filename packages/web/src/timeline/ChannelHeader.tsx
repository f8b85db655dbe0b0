import { ArrowLeft, Hash, Lock } from "lucide-react";
import { lazy, Suspense } from "react";
import { useLocation } from "wouter";
import { ActionButton } from "../actions/ActionButton.tsx";
import { QuietSign } from "../people/QuietSign.tsx";
import { usePerson } from "../store/people.ts";
import { useClient } from "../store/store.ts";
import type { Channel } from "../store/types.ts";
import { buttonText } from "../strings/buttons.ts";
import { IconButton } from "../ui/IconButton.tsx";
import {
  appOf,
  chooseNotifications,
  mute,
  openHome,
  searchHere,
  showAbout,
  showBookmarks,
  showPins,
} from "./channelActions.ts";
import styles from "./ChannelHeader.module.css";

const AssistantButton = lazy(() => import("../assistants/AssistantButton.tsx"));

const before = [searchHere, mute, chooseNotifications, showPins];
const after = [openHome, showBookmarks, showAbout];

interface Props {
  readonly channel: Channel;
  readonly title: string;
}

/** The title of the conversation, and its actions. */
export function ChannelHeader({ channel, title }: Props) {
  const [, go] = useLocation();
  // Subscribes to what the actions ask the store: whose home there is, and whether the conversation is muted.
  usePerson(channel.is_im ? channel.user : undefined);
  useClient((state) => state.preferences.muted);
  const target = { channel, go };
  const appId = appOf(target);
  const isNamed = !channel.is_im && !channel.is_mpim;
  const icon = channel.is_private ? <Lock size={16} aria-hidden="true" /> : <Hash size={16} aria-hidden="true" />;
  return (
    <header className={styles["header"]}>
      <IconButton
        label={buttonText.back}
        className={styles["back"]}
        icon={<ArrowLeft size={20} />}
        onClick={() => go("/")}
      />
      <h1 className={styles["title"]}>
        {isNamed && icon}
        <bdi>{title}</bdi>
        {channel.is_im && <QuietSign id={channel.user} />}
      </h1>
      {isNamed && channel.topic.value !== "" && <p className={styles["topic"]}>{channel.topic.value}</p>}
      <div className={styles["tools"]}>
        {before.map((action) => (
          <ActionButton key={action.id} action={action} target={target} />
        ))}
        {appId !== undefined && (
          <Suspense fallback={null}>
            <AssistantButton appId={appId} beside={channel.id} />
          </Suspense>
        )}
        {after.map((action) => (
          <ActionButton key={action.id} action={action} target={target} />
        ))}
      </div>
    </header>
  );
}
