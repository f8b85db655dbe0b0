import { ArrowLeft, Pin } from "lucide-react";
import { useDeferredValue, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { usePages } from "../api/usePages.ts";
import { channelPath, threadPath } from "../navigation/paths.ts";
import { onEvent } from "../store/listeners.ts";
import { agentsText as text } from "../strings/agents.ts";
import { buttonText } from "../strings/buttons.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { Input } from "../ui/Input.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { refreshSessions } from "./sessionActions.ts";
import { SessionTools } from "./SessionTools.tsx";
import styles from "./Sessions.module.css";

const pageSize = 50;

/** The person's sessions with agents: found by title, opened, renamed, pinned and archived. */
export function SessionsPage() {
  const [, go] = useLocation();
  const [chosen, setChosen] = useState("current");
  const [query, setQuery] = useState("");
  useEffect(() => {
    refreshSessions();
    const stops = [onEvent("agent_session_changed", refreshSessions), onEvent("agent_session_marked", refreshSessions)];
    return () => stops.forEach((stop) => stop());
  }, []);
  return (
    <div className={styles["page"]}>
      <header className={styles["header"]}>
        <IconButton
          label={buttonText.back}
          className={styles["back"]}
          icon={<ArrowLeft size={20} />}
          onClick={() => go("/")}
        />
        <h1 className={styles["heading"]}>{text.title}</h1>
      </header>
      <div className={styles["body"]}>
        <Input
          type="search"
          className={styles["search"]}
          aria-label={text.find}
          placeholder={text.find}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Tabs
          label={text.sections}
          chosen={chosen}
          onChoose={setChosen}
          tabs={[
            { id: "current", label: text.current, content: <SessionList query={query} isArchived={false} /> },
            { id: "archived", label: text.archived, content: <SessionList query={query} isArchived /> },
          ]}
        />
      </div>
    </div>
  );
}

function SessionList({ query, isArchived }: { readonly query: string; readonly isArchived: boolean }) {
  const typed = useDeferredValue(query.trim());
  const params = { query: typed, archived: isArchived, limit: pageSize };
  const found = usePages("client.agents.sessions.list", params, ({ sessions }) => sessions);
  const { data, isError, refetch } = found.of;
  if (isError) return <ErrorState text={text.failed} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={text.loading} rows={4} />;
  if (data.rows.length === 0 && !found.hasMore) return <EmptyState text={emptyText(typed, isArchived)} />;
  return (
    <>
      <ul className={styles["list"]}>
        {data.rows.map((session) => (
          <SessionRow key={`${session.channel} ${session.thread_ts}`} session={session} />
        ))}
      </ul>
      {found.hasMore && (
        <Button disabled={found.isLoadingMore} focusableWhenDisabled onClick={found.loadMore}>
          {text.more}
        </Button>
      )}
    </>
  );
}

function emptyText(typed: string, isArchived: boolean): string {
  if (typed !== "") return text.noneFound;
  return isArchived ? text.noneArchived : text.none;
}

interface Listed {
  readonly channel: string;
  readonly thread_ts?: string;
  readonly title: string;
  readonly status: keyof typeof text.statuses;
  readonly is_pinned: boolean;
  readonly is_archived: boolean;
}

function SessionRow({ session }: { readonly session: Listed }) {
  const { channel, thread_ts: ts, status, is_pinned: isPinned, is_archived: isArchived } = session;
  const title = session.title === "" ? text.untitled : session.title;
  return (
    <li className={styles["row"]}>
      {isPinned && <Pin size={14} className={styles["pinned"]} aria-hidden="true" />}
      <Link href={ts === undefined ? channelPath(channel) : threadPath(channel, ts)} className={styles["link"]}>
        <bdi>{title}</bdi>
      </Link>
      <span className={styles["status"]}>{text.statuses[status]}</span>
      <SessionTools
        named={{ channel_id: channel, ...(ts !== undefined && { thread_ts: ts }) }}
        title={title}
        isPinned={isPinned}
        isArchived={isArchived}
      />
    </li>
  );
}
