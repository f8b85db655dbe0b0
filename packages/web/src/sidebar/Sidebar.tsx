import { Plus, Search } from "lucide-react";
import { memo, useMemo } from "react";
import { useLocation } from "wouter";
import { labelOf } from "../actions/action.ts";
import { ActionButton } from "../actions/ActionButton.tsx";
import { keysText } from "../actions/keys.ts";
import { browseChannels, newMessage, openSwitcher, searchMessages } from "../actions/pageActions.ts";
import { knownSession } from "../api/session.ts";
import { nameOf } from "../store/people.ts";
import { useClient } from "../store/store.ts";
import type { Channel } from "../store/types.ts";
import { sidebarText } from "../strings/sidebar.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { PersonAvatar } from "../people/PersonAvatar.tsx";
import { profilePath } from "../navigation/paths.ts";
import styles from "./Sidebar.module.css";
import { SidebarItem } from "./SidebarItem.tsx";
import { sidebarOrder } from "../navigation/sidebarOrder.ts";
import { StatusSign } from "../people/StatusSign.tsx";
import { Workspace } from "./WorkspaceButton.tsx";

/** Everything one is in: what is new is bold, what is for oneself has a number. */
export const Sidebar = memo(function Sidebar({ current }: { readonly current: string | undefined }) {
  const [, go] = useLocation();
  const channels = useClient((state) => state.channels);
  const people = useClient((state) => state.people);
  const self = useClient((state) => state.self);
  const sections = useMemo(() => sidebarOrder({ channels, people, self }), [channels, people, self]);
  const target = { current, go };
  return (
    <nav data-part aria-label={sidebarText.conversations} className={styles["sidebar"]}>
      <div className={styles["top"]}>
        <Workspace name={knownSession().team.name} />
        <ActionButton action={newMessage} target={target} className={styles["tool"]} />
      </div>
      <button type="button" className={styles["find"]} onClick={() => openSwitcher.run(target)}>
        <Search size={16} aria-hidden="true" />
        <span>{sidebarText.find}</span>
        <kbd>{keysText(openSwitcher.keys ?? "")}</kbd>
      </button>
      <div className={styles["lists"]}>
        <Section
          title={sidebarText.channels}
          action={sidebarText.addChannels}
          onAdd={() => browseChannels.run(target)}
          list={sections.channels}
          current={current}
        />
        <Section
          title={sidebarText.directMessages}
          action={sidebarText.startDirect}
          onAdd={() => newMessage.run(target)}
          list={sections.directs}
          current={current}
        />
      </div>
      <button type="button" className={styles["self"]} onClick={() => go(profilePath(current, self))}>
        <PersonAvatar id={self} size={24} />
        <span className="visually-hidden">{sidebarText.yourProfile} </span>
        <bdi>{nameOf(people[self])}</bdi>
        <StatusSign id={self} />
      </button>
      <button type="button" className={styles["find"]} onClick={() => searchMessages.run(target)}>
        <Search size={16} aria-hidden="true" />
        <span>{labelOf(searchMessages, target)}</span>
      </button>
    </nav>
  );
});

interface SectionProps {
  readonly title: string;
  readonly action: string;
  readonly onAdd: () => void;
  readonly list: readonly Channel[];
  readonly current: string | undefined;
}

function Section({ title, action, onAdd, list, current }: SectionProps) {
  return (
    <section aria-label={title}>
      <div className={styles["heading"]}>
        <h2>{title}</h2>
        <IconButton label={action} className={styles["tool"]} icon={<Plus size={16} />} onClick={onAdd} />
      </div>
      <ul className={styles["list"]}>
        {list.map((channel) => (
          <SidebarItem key={channel.id} channel={channel} isCurrent={channel.id === current} />
        ))}
      </ul>
    </section>
  );
}
