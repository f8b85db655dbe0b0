import { X } from "lucide-react";
import { useLocation } from "wouter";
import { call } from "../api/call.ts";
import { nameOf, usePerson } from "../store/people.ts";
import { refreshConversations } from "../store/refresh.ts";
import { useClient } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { classes } from "../ui/classes.ts";
import { toast } from "../ui/toast.ts";
import styles from "./AboutPane.module.css";
import { PersonAvatar } from "../people/PersonAvatar.tsx";
import { explain } from "../api/explain.ts";
import browse from "../ui/PickList.module.css";
import pane from "./Pane.module.css";
import { archive, isOpenTo } from "../timeline/archiving.ts";
import { channelPath } from "../navigation/paths.ts";
import { ProfileButton } from "../people/ProfileButton.tsx";
import { addPeople, editChannel } from "../navigation/screen.ts";
import { useMembers } from "../people/useMembers.ts";
import { panesText } from "../strings/panes.ts";
import { buttonText } from "../strings/buttons.ts";

/** What a channel is for, and who is in it. */
export function AboutPane({ id }: { readonly id: string }) {
  const [, go] = useLocation();
  const channel = useClient((state) => state.channels[id]);
  const members = useMembers(id);
  const leave = async () => {
    const left = await call("conversations.leave", { channel: id });
    if (!left.ok) return toast(panesText.leaveFailed(explain(left.error)));
    await refreshConversations();
    go("/");
  };
  return (
    <aside aria-label={panesText.about} className={pane["pane"]}>
      <header className={pane["header"]}>
        <h2 className={pane["title"]}>{channel?.name}</h2>
        <IconButton label={buttonText.close} icon={<X size={20} />} onClick={() => go(channelPath(id))} />
      </header>
      <div className={classes(pane["body"], styles["about"])}>
        {channel?.topic.value && <p>{channel.topic.value}</p>}
        {channel?.purpose.value && <p>{channel.purpose.value}</p>}
        {isOpenTo(channel) && <Button onClick={() => editChannel(id)}>{panesText.editChannel}</Button>}
        <div className={styles["members"]}>
          <h3>{panesText.members}</h3>
          {isOpenTo(channel) && <Button onClick={() => addPeople(id)}>{panesText.addPeople}</Button>}
        </div>
        <ul className={browse["list"]}>
          {members.ids.map((member) => (
            <Member key={member} id={member} channel={id} />
          ))}
        </ul>
        {members.readMore && <Button onClick={members.readMore}>{panesText.showMorePeople}</Button>}
        {isOpenTo(channel) && !channel.is_general && (
          <div className={styles["endings"]}>
            <Button onClick={() => void leave()}>{panesText.leave}</Button>
            <ConfirmButton
              label={panesText.archive}
              title={panesText.archiveTitle(channel.name ?? "")}
              onConfirm={() => archive(channel.id)}
            >
              <p>{panesText.archiveBody}</p>
              <p>{panesText.archiveUndo}</p>
            </ConfirmButton>
          </div>
        )}
      </div>
    </aside>
  );
}

function Member({ id, channel }: { readonly id: string; readonly channel: string }) {
  const person = usePerson(id);
  const isHere = useClient((state) => state.active.has(id));
  return (
    <li className={browse["item"]}>
      <PersonAvatar id={id} size={24} />
      <span>
        <ProfileButton user={id} channel={channel}>
          <strong>{nameOf(person)}</strong>
        </ProfileButton>
        <span className={browse["purpose"]}>
          {[isHere ? panesText.active : panesText.away, person?.profile.title].filter(Boolean).join(" · ")}
        </span>
      </span>
    </li>
  );
}
