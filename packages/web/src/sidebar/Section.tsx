import { ChevronDown, Plus } from "lucide-react";
import { type DragEvent, memo, useState } from "react";
import { browseChannels, newMessage, type PageTarget } from "../actions/pageActions.ts";
import type { SidebarSection } from "../navigation/sidebarOrder.ts";
import { collapseSection, placeIn } from "../store/sections.ts";
import { sidebarText } from "../strings/sidebar.ts";
import { classes } from "../ui/classes.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { SectionOptions } from "./SectionButton.tsx";
import { SidebarItem } from "./SidebarItem.tsx";
import { sectionTitle } from "./sectionTitle.ts";
import styles from "./Section.module.css";

/** What a dragged conversation is called: links from elsewhere are not dropped here. */
export const dragType = "application/x-conversation";

const adding = {
  channels: { label: sidebarText.addChannels, action: browseChannels },
  direct_messages: { label: sidebarText.startDirect, action: newMessage },
  stars: undefined,
  custom: undefined,
};

interface Props {
  readonly list: SidebarSection;
  readonly current: string | undefined;
  readonly go: PageTarget["go"];
}

/** A heading and the conversations under it, which other conversations can be dragged to. */
export const Section = memo(function Section({ list: { section, channels, shown }, current, go }: Props) {
  const [isOver, setOver] = useState(false);
  const title = sectionTitle(section);
  const add = adding[section.type];
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(dragType)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      const channel = event.dataTransfer.getData(dragType);
      setOver(false);
      if (channel === "") return;
      event.preventDefault();
      void placeIn(channel, section.id);
    },
  };
  return (
    <section aria-label={title} className={classes(styles["section"], isOver && styles["over"])} {...drop}>
      <div className={styles["heading"]} data-tour={section.type}>
        <h2>
          <button
            type="button"
            aria-expanded={!section.is_collapsed}
            className={styles["toggle"]}
            onClick={() => void collapseSection(section.id, !section.is_collapsed)}
          >
            <ChevronDown size={12} aria-hidden="true" />
            <bdi>{title}</bdi>
          </button>
        </h2>
        <SectionOptions section={section} />
        {add && (
          <IconButton
            label={add.label}
            className={styles["tool"]}
            icon={<Plus size={16} />}
            onClick={() => add.action.run({ current, go })}
          />
        )}
      </div>
      {section.type === "direct_messages" && channels.length === 0 && (
        <button type="button" className={styles["none"]} onClick={() => newMessage.run({ current, go })}>
          {sidebarText.noDirects}
        </button>
      )}
      <ul className={styles["list"]}>
        {shown.map((channel) => (
          <SidebarItem key={channel.id} channel={channel} isCurrent={channel.id === current} />
        ))}
      </ul>
    </section>
  );
});
