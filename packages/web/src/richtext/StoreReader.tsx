import { type ReactNode, useMemo } from "react";
import { useCall } from "../api/useCall.ts";
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
        const person = usePerson(id);
        return person && { name: nameOf(person), isOwn: id === selfId, ...(onUser && { open: () => onUser(id) }) };
      },
      useChannel(id) {
        const name = useClient((state) => state.channels[id]?.name);
        return name === undefined ? undefined : { name, ...(onChannel && { open: () => onChannel(id) }) };
      },
      useUsergroup(id) {
        const groups = useCall("usergroups.list", { include_users: true });
        const group = groups.data?.usergroups.find((one) => one.id === id);
        return group && { name: group.handle, isOwn: group.users?.includes(selfId) ?? false };
      },
      useEmoji(name) {
        const known = useCall("emoji.list", {}).data?.emoji ?? {};
        // A second name leads to the picture of the first; never further, so a ring of names ends.
        return known[known[name]?.replace(/^alias:/, "") ?? ""] ?? known[name];
      },
    }),
    [selfId, zone, onUser, onChannel],
  );
  return <ReaderContext value={reader}>{children}</ReaderContext>;
}
