import { Camera, MessageSquareText, PencilLine, Smile, X } from "lucide-react";
import { useLocation } from "wouter";
import { Emoji } from "../richtext/Emoji.tsx";
import { useNow } from "../richtext/useNow.ts";
import { nameOf, usePerson } from "../store/people.ts";
import { useClient } from "../store/store.ts";
import type { Person } from "../store/types.ts";
import { Button } from "../ui/Button.tsx";
import { classes } from "../ui/classes.ts";
import { deferred } from "../ui/deferred.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { toast } from "../ui/toast.ts";
import { localTime } from "../people/localTime.ts";
import { PersonAvatar } from "../people/PersonAvatar.tsx";
import { QuietSign } from "../people/QuietSign.tsx";
import { openDirect } from "../navigation/openDirect.ts";
import { CustomFacts } from "./CustomFacts.tsx";
import pane from "./Pane.module.css";
import { channelPath } from "../navigation/paths.ts";
import styles from "./ProfilePane.module.css";
import { showOverlay } from "../navigation/screen.ts";
import { statusOf } from "../people/status.ts";
import { profileEditingText } from "../strings/profileEditing.ts";
import { profileText } from "../strings/profile.ts";

const AgentTools = deferred(async () => (await import("../assistants/tools/AgentTools.tsx")).AgentTools, null);

interface Props {
  readonly id: string;
  /** The conversation beside it; without one it stands alone. */
  readonly channel: string | undefined;
}

/** A person's profile: name, title, status, local time. */
export default function ProfilePane({ id, channel }: Props) {
  const [, go] = useLocation();
  const person = usePerson(id);
  const isAlone = channel === undefined;
  // Alone it is the page, which begins with a heading of the first level.
  const Title = isAlone ? "h1" : "h2";
  return (
    <aside aria-label={profileText.profile} className={pane["pane"]}>
      <header className={pane["header"]}>
        <Title className={pane["title"]}>{profileText.profile}</Title>
        <IconButton
          label={profileText.close}
          icon={<X size={20} />}
          onClick={() => go(channel === undefined ? "/" : channelPath(channel))}
        />
      </header>
      <div className={pane["body"]}>
        {person ? <Profile person={person} isAlone={isAlone} /> : <Skeleton rows={3} />}
      </div>
    </aside>
  );
}

function Profile({ person, isAlone }: { readonly person: Person; readonly isAlone: boolean }) {
  const Name = isAlone ? "h2" : "h3";
  const isSelf = useClient((state) => state.self === person.id);
  const isHere = useClient((state) => state.active.has(person.id));
  const name = nameOf(person);
  const { title, pronouns } = person.profile;
  return (
    <div className={styles["profile"]}>
      <PersonAvatar id={person.id} size={64} />
      <Name className={styles["name"]}>
        <bdi>{name}</bdi>
        {!isSelf && <QuietSign id={person.id} />}
        {pronouns && <span className={styles["aside"]}>{pronouns}</span>}
      </Name>
      {title !== "" && <p>{title}</p>}
      {!person.is_bot && !person.deleted && (
        <p className={styles["presence"]}>
          <span className={classes(styles["dot"], isHere && styles["here"])} />
          {isHere ? profileText.active : profileText.away}
        </p>
      )}
      {person.deleted && <p>{profileText.deactivated}</p>}
      <Status person={person} />
      <Facts person={person} />
      {!person.is_bot && <CustomFacts user={person.id} />}
      <div className={styles["actions"]}>
        {!person.deleted && <MessageButton id={person.id} isSelf={isSelf} />}
        {isSelf && (
          <>
            <Button onClick={() => showOverlay("status")}>
              <Smile size={16} aria-hidden="true" />
              {profileText.setAStatus}
            </Button>
            <Button onClick={() => showOverlay("photo")}>
              <Camera size={16} aria-hidden="true" />
              {profileEditingText.changePhoto}
            </Button>
            <Button onClick={() => showOverlay("profile")}>
              <PencilLine size={16} aria-hidden="true" />
              {profileText.edit}
            </Button>
          </>
        )}
      </div>
      {person.is_bot && !person.deleted && <AgentTools bot={person.id} />}
    </div>
  );
}

function Status({ person }: { readonly person: Person }) {
  const { emoji, text } = statusOf(person, useNow());
  if (emoji === "" && text === "") return null;
  return (
    <p className={styles["status"]}>
      {emoji !== "" && <Emoji name={emoji} />} {text}
    </p>
  );
}

function Facts({ person }: { readonly person: Person }) {
  const nowMs = useNow();
  const { email, phone } = person.profile;
  const facts = [
    [profileText.username, `@${person.name}`],
    [profileText.localTime, person.is_bot ? "" : localTime(person, nowMs)],
    [profileText.email, email ?? ""],
    [profileText.phone, phone ?? ""],
  ].filter(([, value]) => value !== "");
  return (
    <dl className={styles["facts"]}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function MessageButton({ id, isSelf }: { readonly id: string; readonly isSelf: boolean }) {
  const [, go] = useLocation();
  const open = async () => {
    const path = await openDirect([id]);
    if (path === undefined) toast(profileText.openFailed);
    else go(path);
  };
  return (
    <Button variant="primary" onClick={() => void open()}>
      <MessageSquareText size={16} aria-hidden="true" />
      {isSelf ? profileText.messageYourself : profileText.message}
    </Button>
  );
}
