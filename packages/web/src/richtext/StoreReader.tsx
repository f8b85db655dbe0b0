import { isUserId } from "@platform/protocol/ids.ts";
import { type ReactNode, useMemo } from "react";
import { useCall } from "../api/useCall.ts";
import { emojiPicture } from "../store/emoji.ts";
import { keywordPattern } from "@platform/protocol/keywords.ts";
import { nameOf, usePerson } from "../store/people.ts";
import { useClient } from "../store/store.ts";
import { useZone } from "../store/zone.ts";
import { locale } from "../strings/locale.ts";
import { type Reader, ReaderContext } from "./reader.ts";
import { useChannelName } from "./useChannelName.ts";

interface Props {
  readonly children: ReactNode;
  readonly onUser?: ((id: string) => void) | undefined;
  readonly onChannel?: ((id: string) => void) | undefined;
  readonly PersonButton?: Reader["PersonButton"];
}

/** Lets rich text know whom this client knows. */
export function StoreReader({ children, onUser, onChannel, PersonButton }: Props) {
  const selfId = useClient((state) => state.self);
  const zone = useZone();
  const keywords = useClient((state) => keywordPattern(state.preferences.keywords));
  const reader = useMemo<Reader>(
    () => ({
      keywords,
      zone,
      locale,
      PersonButton,
      useUser(id) {
        const person = usePerson(isUserId(id) ? id : undefined);
        return person && { name: nameOf(person), isOwn: id === selfId, ...(onUser && { open: () => onUser(id) }) };
      },
      useChannel(id) {
        const name = useChannelName(id);
        return name === undefined ? undefined : { name, ...(onChannel && { open: () => onChannel(id) }) };
      },
      useUsergroup(id) {
        const groups = useCall("usergroups.list", { include_users: true });
        const group = groups.data?.usergroups.find((one) => one.id === id);
        return group && { name: group.handle, isOwn: group.users?.includes(selfId) ?? false };
      },
      useEmoji(name) {
        return useClient(({ emoji }) => emojiPicture(emoji, name));
      },
    }),
    [selfId, zone, keywords, onUser, onChannel, PersonButton],
  );
  return <ReaderContext value={reader}>{children}</ReaderContext>;
}
