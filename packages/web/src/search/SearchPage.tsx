import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { TrackedMessage } from "../activity/TrackedMessage.tsx";
import { useCall } from "../api/useCall.ts";
import { useClient } from "../store/store.ts";
import type { Message } from "../store/types.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { Input } from "../ui/Input.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import header from "../timeline/ChannelHeader.module.css";
import { MessageBody } from "../timeline/MessageBody.tsx";
import { titleOf } from "../store/titles.ts";
import { messagePath, replyPath } from "../navigation/paths.ts";
import { msOf } from "../timeline/rows.ts";
import styles from "../timeline/MessageResults.module.css";
import { dayText, timeText } from "../timeline/times.ts";
import { buttonText } from "../strings/buttons.ts";
import { searchText } from "../strings/search.ts";

/** Full-text search of messages. The query is in the address, so that a search can be shared. */
export function SearchPage() {
  const [, go] = useLocation();
  const asked = new URLSearchParams(useSearch());
  const query = asked.get("q") ?? "";
  const [typed, setTyped] = useState(query);
  const within = useClient((state) => {
    const channel = state.channels[asked.get("in") ?? ""];
    return channel?.name === undefined ? "" : ` in:#${titleOf(state, channel)}`;
  });
  return (
    <div className={styles["page"]}>
      <header className={header["header"]}>
        <IconButton label={buttonText.back} icon={<ArrowLeft size={20} />} onClick={() => history.back()} />
        <h1 className={header["title"]}>{buttonText.search}</h1>
      </header>
      <form
        role="search"
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          const words = typed.includes("in:") ? typed : typed + within;
          go(`/search?q=${encodeURIComponent(words.trim())}`, { replace: true });
          setTyped(words.trim());
        }}
      >
        <Input
          autoFocus
          aria-label={searchText.searchMessages}
          placeholder={searchText.placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button variant="primary" type="submit">
          {buttonText.search}
        </Button>
      </form>
      <div className={styles["results"]}>{query !== "" && <Results query={query} />}</div>
    </div>
  );
}

function Results({ query }: { readonly query: string }) {
  const found = useCall("search.messages", { query, count: 50, sort: "timestamp" });
  if (found.isPending) return <Skeleton label={searchText.searching} />;
  if (found.isError) return <ErrorState text={searchText.failed} onRetry={() => void found.refetch()} />;
  const { matches, total } = found.data.messages;
  if (matches.length === 0) return <EmptyState text={searchText.noResults(query)} />;
  return (
    <>
      <p role="status" className={styles["count"]}>
        {searchText.results(total)}
      </p>
      <ul className={styles["list"]}>
        {matches.map((match) => (
          <Match key={`${match.channel.id} ${match.ts}`} match={match as unknown as FoundMessage} />
        ))}
      </ul>
    </>
  );
}

type FoundMessage = Message & { readonly channel: { readonly id: string; readonly name?: string } };

function Match({ match }: { readonly match: FoundMessage }) {
  const ms = msOf(match.ts);
  const { channel, thread_ts: thread, ts } = match;
  const path = thread !== undefined && thread !== ts ? replyPath(channel.id, thread, ts) : messagePath(channel.id, ts);
  const author = useClient((state) => state.people[match.user ?? ""]?.real_name ?? match.username ?? "");
  const place = useClient((state) => {
    const known = state.channels[channel.id];
    return known ? titleOf(state, known) : (channel.name ?? channel.id);
  });
  return (
    <li className={styles["match"]}>
      <Link href={path} className={styles["where"]}>
        {searchText.from(author, place, dayText(ms, Date.now()), timeText(ms))}
      </Link>
      <TrackedMessage channel={channel.id} message={match}>
        <MessageBody channel={channel.id} message={match} />
      </TrackedMessage>
    </li>
  );
}
