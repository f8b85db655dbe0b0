import { Hash, Lock, MessageCircle, Users } from "lucide-react";
import { PersonAvatar } from "../people/PersonAvatar.tsx";
import type { MenuItem } from "./menuItem.ts";
import { menusText } from "../strings/menus.ts";

const iconSize = 14;

/** The icon before an item: a face, or the symbol of a conversation. */
export function ItemIcon({ item }: { readonly item: MenuItem }) {
  switch (item.symbol?.kind) {
    case "person":
      return <PersonAvatar id={item.id} name={item.text} size={20} />;
    case "public":
      return <Hash size={iconSize} aria-label={menusText.channel} />;
    case "private":
      return <Lock size={iconSize} aria-label={menusText.privateChannel} />;
    case "mpim":
      return <Users size={iconSize} aria-label={menusText.groupMessage} />;
    case "im":
      return <MessageCircle size={iconSize} aria-label={menusText.directMessage} />;
    case undefined:
      return null;
  }
}
