import { isUserId } from "@platform/protocol/ids.ts";
import { type ReactNode, useMemo } from "react";
import { useCall } from "../api/useCall.ts";
import { emojiPicture } from "../store/emoji.ts";
import { nameOf, usePerson } from "../store/people.ts";
import { useClient } from "../store/store.ts";
import { type Reader, ReaderContext } from "./reader.ts";

interface Props {
  readonly children: ReactNode;
  readonly onUser?: ((id: string) => void) | undefined;
  readonly onChannel?: ((id: string) => void) | undefined;
}

/** Lets rich text know whom this client knows. */
export function StoreReader({ children, onUser, onChannel }: Props) {
  const selfId = useClient((state) => state.self);
  const zone = useClient((state) => state.people[state.self]?.tz);
  const reader = useMemo<Reader>(
    () => ({
      zone: zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
      locale: navigator.language,
      useUser(id) {
        const person = usePerson(isUserId(id) ? id : undefined);
        return person && { name: nameOf(person), isOwn: id === selfId, ...(onUser && { open: () => onUser(id) }) };
      },
      useChannel(id) {
        const name = useClient(({ channels }) => (Object.hasOwn(channels, id) ? channels[id]?.name : undefined));
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
    [selfId, zone, onUser, onChannel],
  );
  return <ReaderContext value={reader}>{children}</ReaderContext>;
}
