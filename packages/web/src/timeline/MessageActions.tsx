import { Copy, EllipsisVertical, EyeOff, MessageSquareText, Pencil, Pin, SmilePlus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { EmojiButton } from "../emoji/EmojiButton.tsx";
import { markUnreadFrom } from "../store/marking.ts";
import { useClient } from "../store/store.ts";
import type { Message } from "../store/types.ts";
import { MessageShortcuts } from "../shortcuts/MessageShortcuts.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { Menu, MenuItem, MenuSeparator } from "../ui/Menu.tsx";
import { copyLink, togglePin, toggleReaction } from "./changeMessage.ts";
import { ConfirmDelete } from "./ConfirmDelete.tsx";
import styles from "./MessageActions.module.css";
import { threadPath } from "../navigation/paths.ts";
import { screen } from "../navigation/screen.ts";

interface Props {
  readonly channel: string;
  readonly message: Message;
  readonly isInThread: boolean;
}

/** What can be done with a message, above its corner: it takes no room, so nothing moves when it comes. */
export default function MessageActions({ channel, message, isInThread }: Props) {
  const [, go] = useLocation();
  const isMine = useClient(({ self }) => message.user === self);
  const isAdmin = useClient(({ self, people }) => people[self]?.is_admin === true);
  const [isAsking, setAsking] = useState(false);
  const isPinned = (message.pinned_to?.length ?? 0) > 0;
  const edit = () => screen.setState({ editing: { channel, ts: message.ts } });
  return (
    <div role="toolbar" aria-label="Message actions" className={styles["actions"]}>
      <EmojiButton
        label="React"
        icon={<SmilePlus size={16} />}
        onChoose={(emoji) => void toggleReaction(channel, message, emoji.name)}
      />
      {!isInThread && (
        <IconButton
          label="Reply in a thread"
          icon={<MessageSquareText size={16} />}
          onClick={() => go(threadPath(channel, message.thread_ts ?? message.ts))}
        />
      )}
      {isMine && <IconButton label="Edit" icon={<Pencil size={16} />} onClick={edit} />}
      <Menu trigger={<IconButton label="More" icon={<EllipsisVertical size={16} />} />}>
        <MenuItem icon={<Copy size={16} />} onChoose={() => void copyLink(channel, message.ts)}>
          Copy the link
        </MenuItem>
        {!isInThread && (
          <MenuItem icon={<EyeOff size={16} />} onChoose={() => void markUnreadFrom(channel, message.ts)}>
            Mark unread from here
          </MenuItem>
        )}
        <MenuItem icon={<Pin size={16} />} onChoose={() => void togglePin(channel, message)}>
          {isPinned ? "Unpin" : "Pin to the channel"}
        </MenuItem>
        <MessageShortcuts channel={channel} ts={message.ts} />
        {(isMine || isAdmin) && (
          <>
            <MenuSeparator />
            <MenuItem icon={<Trash2 size={16} />} isDangerous onChoose={() => setAsking(true)}>
              Delete
            </MenuItem>
          </>
        )}
      </Menu>
      {isAsking && <ConfirmDelete channel={channel} message={message} onClose={() => setAsking(false)} />}
    </div>
  );
}
