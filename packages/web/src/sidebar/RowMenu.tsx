import { FolderMinus, FolderPlus } from "lucide-react";
import { useLocation } from "wouter";
import { ActionItems } from "../actions/ActionItems.tsx";
import { editSection } from "../navigation/screen.ts";
import { placeIn } from "../store/sections.ts";
import { useClient } from "../store/store.ts";
import { useTitle } from "../store/titles.ts";
import { sectionsText } from "../strings/sections.ts";
import { AnchoredMenu, type MenuAnchor } from "../ui/AnchoredMenu.tsx";
import { MenuGroup, MenuItem, MenuSeparator } from "../ui/Menu.tsx";
import { endActions, placeActions, rowActions } from "./rowActions.ts";
import { sectionTitle } from "./sectionTitle.ts";

interface Props {
  readonly channel: string;
  readonly current: string | undefined;
  readonly anchor: MenuAnchor;
  readonly onClose: () => void;
}

/** What can be done with a conversation of the sidebar. */
export default function RowMenu({ channel: id, current, anchor, onClose }: Props) {
  const [, go] = useLocation();
  const channel = useClient((state) => state.channels[id]);
  const title = useTitle(channel);
  if (!channel) return null;
  const target = { channel, current, go };
  return (
    <AnchoredMenu anchor={anchor} label={sectionsText.conversationMenu(title)} onClose={onClose}>
      <ActionItems actions={rowActions} target={target} />
      <MenuSeparator />
      <MoveItems channel={id} />
      <MenuSeparator />
      <ActionItems actions={placeActions} target={target} />
      <MenuSeparator />
      <ActionItems actions={endActions} target={target} />
    </AnchoredMenu>
  );
}

function MoveItems({ channel }: { readonly channel: string }) {
  const sections = useClient((state) => state.sections);
  const isStarred = useClient((state) => state.channels[channel]?.is_starred === true);
  const custom = sections.filter(({ type }) => type === "custom");
  const own = isStarred ? undefined : custom.find(({ channels }) => channels.includes(channel));
  return (
    <MenuGroup label={sectionsText.moveTo}>
      {custom.map((section) => (
        <MenuItem
          key={section.id}
          isChosen={section === own}
          isDisabled={section === own}
          onChoose={() => void placeIn(channel, section.id)}
        >
          {sectionTitle(section)}
        </MenuItem>
      ))}
      <MenuItem icon={<FolderPlus size={16} aria-hidden="true" />} onChoose={() => editSection({ channel })}>
        {sectionsText.newSection}
      </MenuItem>
      {own && (
        <MenuItem
          icon={<FolderMinus size={16} aria-hidden="true" />}
          onChoose={() => void placeIn(channel, "LCHANNELS")}
        >
          {sectionsText.leaveSection}
        </MenuItem>
      )}
    </MenuGroup>
  );
}
