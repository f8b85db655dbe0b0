import type { ChannelSection } from "../store/types.ts";
import { EllipsisVertical } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import { sectionsText } from "../strings/sections.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { sectionTitle } from "./sectionTitle.ts";
import styles from "./Section.module.css";

const SectionMenu = lazy(() => import("./SectionMenu.tsx"));

interface Props extends Partial<ComponentProps<typeof IconButton>> {
  readonly section: ChannelSection;
}

export function SectionButton({ section, ...rest }: Props) {
  return (
    <IconButton
      {...rest}
      label={sectionsText.sectionMenu(sectionTitle(section))}
      className={styles["tool"]}
      icon={<EllipsisVertical size={16} />}
    />
  );
}

/** The options of a section; their menu is loaded on demand. */
export function SectionOptions({ section }: { readonly section: ChannelSection }) {
  const [isWanted, setWanted] = useState(false);
  const button = <SectionButton section={section} aria-haspopup="menu" onClick={() => setWanted(true)} />;
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <SectionMenu section={section} />
    </Suspense>
  );
}
