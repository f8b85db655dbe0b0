import { Hash, Lock, MessageCircle, Users } from "lucide-react";
import { PersonAvatar } from "../people/PersonAvatar.tsx";
import type { MenuItem } from "./menuItem.ts";

const iconSize = 14;

/** What stands before an item: a face, or the sign of a conversation. */
export function ItemLook({ item }: { readonly item: MenuItem }) {
  switch (item.look?.kind) {
    case "person":
      return <PersonAvatar id={item.id} name={item.text} size={20} />;
    case "public":
      return <Hash size={iconSize} aria-label="Channel" />;
    case "private":
      return <Lock size={iconSize} aria-label="Private channel" />;
    case "mpim":
      return <Users size={iconSize} aria-label="Group message" />;
    case "im":
      return <MessageCircle size={iconSize} aria-label="Direct message" />;
    case undefined:
      return null;
  }
}
