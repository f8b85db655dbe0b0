import type { ChannelSection } from "../store/types.ts";
import { ArrowDown, ArrowUp, ArrowDownAZ, BellOff, BellRing, Clock, PenLine, Trash2 } from "lucide-react";
import { useLocation } from "wouter";
import { ActionItems } from "../actions/ActionItems.tsx";
import type { Action } from "../actions/action.ts";
import { createSection, filterUnreads } from "../actions/pageActions.ts";
import { editSection } from "../navigation/screen.ts";
import { deleteSection, moveSection, muteSection, sortSection } from "../store/sections.ts";
import { store } from "../store/store.ts";
import { sectionsText } from "../strings/sections.ts";
import { Menu, MenuSeparator } from "../ui/Menu.tsx";
import { SectionButton } from "./SectionButton.tsx";

type SectionAction = Action<ChannelSection>;

const isCustom = ({ type }: ChannelSection) => type === "custom";
const areMuted = ({ channels }: ChannelSection) =>
  channels.length > 0 && channels.every((id) => store.getState().preferences.muted.has(id));

const orderActions: readonly SectionAction[] = [
  {
    id: "section.byName",
    label: sectionsText.sortByName,
    icon: ArrowDownAZ,
    isOn: ({ sort }) => sort === "name",
    run: ({ id }) => void sortSection(id, "name"),
  },
  {
    id: "section.byRecency",
    label: sectionsText.sortByRecency,
    icon: Clock,
    isOn: ({ sort }) => sort === "recent",
    run: ({ id }) => void sortSection(id, "recent"),
  },
];

const ownActions: readonly SectionAction[] = [
  {
    id: "section.rename",
    label: sectionsText.rename,
    icon: PenLine,
    isAvailable: isCustom,
    run: ({ id }) => editSection({ id }),
  },
  {
    id: "section.mute",
    label: sectionsText.muteAll,
    icon: BellOff,
    isAvailable: (section) => isCustom(section) && section.channels.length > 0 && !areMuted(section),
    run: ({ id }) => void muteSection(id, true),
  },
  {
    id: "section.unmute",
    label: sectionsText.unmuteAll,
    icon: BellRing,
    isAvailable: (section) => isCustom(section) && areMuted(section),
    run: ({ id }) => void muteSection(id, false),
  },
  {
    id: "section.up",
    label: sectionsText.moveUp,
    icon: ArrowUp,
    isAvailable: ({ id }) => store.getState().sections[0]?.id !== id,
    run: ({ id }) => void moveSection(id, -1),
  },
  {
    id: "section.down",
    label: sectionsText.moveDown,
    icon: ArrowDown,
    isAvailable: ({ id }) => store.getState().sections.at(-1)?.id !== id,
    run: ({ id }) => void moveSection(id, 1),
  },
];

const deletion: SectionAction = {
  id: "section.delete",
  label: sectionsText.deleteSection,
  icon: Trash2,
  isDangerous: true,
  isAvailable: isCustom,
  run: ({ id }) => void deleteSection(id),
};

/** What can be done with a section; its conversations stay whatever happens to it. */
export default function SectionMenu({ section }: { readonly section: ChannelSection }) {
  const [, go] = useLocation();
  return (
    <Menu trigger={<SectionButton section={section} />} align="start" isOpenAtFirst>
      <ActionItems actions={orderActions} target={section} />
      <ActionItems actions={[filterUnreads]} target={{ current: undefined, go }} />
      <MenuSeparator />
      <ActionItems actions={ownActions} target={section} />
      <ActionItems actions={[createSection]} target={{ current: undefined, go }} />
      <ActionItems actions={[deletion]} target={section} />
    </Menu>
  );
}
