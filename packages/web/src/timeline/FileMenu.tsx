import { AlarmClock, Bookmark, Copy, EllipsisVertical } from "lucide-react";
import type { Action } from "../actions/action.ts";
import { ActionItems } from "../actions/ActionItems.tsx";
import { chooseReminder } from "../navigation/screen.ts";
import { save } from "../store/saved.ts";
import type { WireFile } from "../store/types.ts";
import { laterText } from "../strings/later.ts";
import { messageActionsText } from "../strings/messageActions.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { Menu } from "../ui/Menu.tsx";
import { copyFileLink } from "./copyFileLink.ts";

const fileActions: readonly Action<WireFile>[] = [
  { id: "file.save", label: laterText.save, icon: Bookmark, run: ({ id }) => void save({ file: id }) },
  { id: "file.remind", label: laterText.remind, icon: AlarmClock, run: ({ id }) => chooseReminder({ file: id }) },
  { id: "file.copyLink", label: messageActionsText.copyLink, icon: Copy, run: (file) => void copyFileLink(file) },
];

/** The actions of a file, wherever it is shown. */
export default function FileMenu({ file }: { readonly file: WireFile }) {
  const label = laterText.fileActions(file.title || file.name);
  return (
    <Menu trigger={<IconButton label={label} icon={<EllipsisVertical size={16} />} />}>
      <ActionItems actions={fileActions} target={file} />
    </Menu>
  );
}
