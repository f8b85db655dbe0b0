import { useInfiniteQuery } from "@tanstack/react-query";
import { Hash, Lock } from "lucide-react";
import { type ReactNode, useMemo, useRef } from "react";
import { Link } from "wouter";
import { callOrThrow } from "../api/useCall.ts";
import { channelPath } from "../navigation/paths.ts";
import { PersonRow } from "../people/PersonRow.tsx";
import { usePeople } from "../people/usePeople.ts";
import { searchText } from "../strings/search.ts";
import { Found } from "./Found.tsx";
import styles from "./Results.module.css";
import { useHighlights } from "./useHighlights.ts";

const pageSize = 50;
const method = "client.menus.conversations";

/** Channels whose names have the words in them; those that one has not joined, too. */
export function ChannelResults({ words }: { readonly words: string }) {
  const found = useInfiniteQuery({
    queryKey: [method, words],
    initialPageParam: "",
    queryFn: ({ pageParam: cursor, signal }) =>
      callOrThrow(method, { query: words, cursor, limit: pageSize, include: ["public", "private"] }, signal),
    getNextPageParam: ({ response_metadata: more }) => more.next_cursor || undefined,
  });
  const channels = found.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Found answer={found} query={words} count={channels.length} label={searchText.found}>
      <NameList words={words}>
        {channels.map(({ id, text, kind }) => (
          <li key={id}>
            <Link href={channelPath(id)} className={styles["channel"]}>
              {kind === "private" ? <Lock size={16} aria-hidden="true" /> : <Hash size={16} aria-hidden="true" />}
              <bdi>{text}</bdi>
            </Link>
          </li>
        ))}
      </NameList>
    </Found>
  );
}

export function PeopleResults({ words }: { readonly words: string }) {
  const { people, ...found } = usePeople({ query: words });
  return (
    <Found answer={found} query={words} count={people.length} label={searchText.found}>
      <NameList words={words}>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </NameList>
    </Found>
  );
}

/** The server compares names with all that was typed, so that is what is marked. */
function NameList({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  const frame = useRef<HTMLUListElement>(null);
  const parts = useMemo(() => [words], [words]);
  useHighlights(frame, parts, true);
  return (
    <ul ref={frame} className={styles["list"]}>
      {children}
    </ul>
  );
}
