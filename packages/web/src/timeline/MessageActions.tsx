import { EllipsisVertical, SmilePlus } from "lucide-react";
import { useLocation } from "wouter";
import { ActionButton } from "../actions/ActionButton.tsx";
import { ActionItems } from "../actions/ActionItems.tsx";
import { EmojiButton } from "../emoji/EmojiButton.tsx";
import { MessageShortcuts } from "../shortcuts/MessageShortcuts.tsx";
import type { Message } from "../store/types.ts";
import { messageActionsText } from "../strings/messageActions.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { Menu, MenuSeparator } from "../ui/Menu.tsx";
import { toggleReaction } from "./changeMessage.ts";
import styles from "./MessageActions.module.css";
import { edit, moreActions, remove, reply } from "./messageActions.ts";

interface Props {
  readonly channel: string;
  readonly message: Message;
  readonly isInThread: boolean;
}

/** The actions of a message, above its corner: the toolbar takes no room, so nothing moves when it appears. */
export default function MessageActions({ channel, message, isInThread }: Props) {
  const [, go] = useLocation();
  const target = { channel, message, isInThread, go };
  const canDelete = remove.isAvailable?.(target) ?? true;
  return (
    <div role="toolbar" aria-label={messageActionsText.toolbar} className={styles["actions"]}>
      <span data-action="react">
        <EmojiButton
          label={messageActionsText.react}
          icon={<SmilePlus size={16} />}
          onChoose={(emoji) => void toggleReaction(channel, message, emoji.name)}
        />
      </span>
      <ActionButton action={reply} target={target} />
      <ActionButton action={edit} target={target} />
      <Menu trigger={<IconButton label={messageActionsText.more} icon={<EllipsisVertical size={16} />} />}>
        <ActionItems actions={moreActions} target={target} />
        <MessageShortcuts channel={channel} ts={message.ts} />
        {canDelete && <MenuSeparator />}
        <ActionItems actions={[remove]} target={target} />
      </Menu>
    </div>
  );
}
