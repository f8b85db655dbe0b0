import { type Static, Type } from "typebox";
import type { MenuConversation } from "../domain/menus/listMenuConversations.ts";
import type { MenuPerson } from "../domain/menus/listMenuPeople.ts";

const named = { id: Type.String(), text: Type.String({ description: "What it is called in the menu." }) };

export const menuPersonSchema = Type.Object(
  {
    ...named,
    real_name: Type.String(),
    title: Type.String(),
    color: Type.String(),
    is_bot: Type.Boolean(),
    deleted: Type.Boolean(),
  },
  { title: "MenuPerson" },
);

export const menuConversationSchema = Type.Object(
  {
    ...named,
    kind: Type.Enum(["public", "private", "im", "mpim", "record"]),
    user: Type.Optional(Type.String({ description: "The other person of a DM." })),
    is_archived: Type.Boolean(),
  },
  { title: "MenuConversation" },
);

export function presentMenuPerson({ id, text, person }: MenuPerson): Static<typeof menuPersonSchema> {
  const { real_name, title, color } = person;
  return { id, text, real_name, title, color, is_bot: person.bot_id !== null, deleted: person.deactivated_ms !== null };
}

export function presentMenuConversation({
  id,
  text,
  channel,
}: MenuConversation): Static<typeof menuConversationSchema> {
  const { kind, partner_id: user } = channel;
  return { id, text, kind, ...(user !== null && { user }), is_archived: channel.is_archived === 1 };
}
