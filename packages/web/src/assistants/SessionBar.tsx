import { Bot, Square } from "lucide-react";
import { useEffect, useState } from "react";
import { useCall } from "../api/useCall.ts";
import { onEvent } from "../store/listeners.ts";
import { agentsText as text } from "../strings/agents.ts";
import { Button } from "../ui/Button.tsx";
import { LoadingLine } from "./LoadingLine.tsx";
import { refreshSessions, type SessionName, stopSession } from "./sessionActions.ts";
import { SessionTools } from "./SessionTools.tsx";
import styles from "./Sessions.module.css";

interface Props {
  readonly channel: string;
  /** Left out for the session of a code channel. */
  readonly thread?: string;
}

/** What a session with an agent is about and what the agent is at, with the button that stops it. */
export default function SessionBar({ channel, thread }: Props) {
  const named = { channel_id: channel, ...(thread !== undefined && { thread_ts: thread }) };
  const { data, dataUpdatedAt } = useCall("client.agents.sessions.info", named);
  useEffect(() => {
    const onChange = (event: { readonly channel: string; readonly thread_ts?: string }) => {
      if (event.channel === channel && event.thread_ts === thread) refreshSessions();
    };
    const stops = [
      onEvent("agent_session_changed", onChange),
      onEvent("agent_session_marked", onChange),
      onEvent("assistant_thread_status", onChange),
    ];
    return () => stops.forEach((stop) => stop());
  }, [channel, thread]);
  const session = data?.session;
  const shown = data?.statuses.find(({ cleared }) => cleared === undefined);
  if (!session) return null;
  const title = session.title === "" ? text.untitled : session.title;
  const { is_pinned: isPinned, is_archived: isArchived, status } = session;
  return (
    <section aria-label={text.session} className={styles["bar"]}>
      <p className={styles["about"]}>
        <Bot size={16} aria-hidden="true" />
        <bdi className={styles["title"]}>{title}</bdi>
        <span className={styles["status"]}>{text.statuses[status]}</span>
      </p>
      {shown && <LoadingLine key={shown.since} status={shown} readMs={dataUpdatedAt} />}
      {session.can_stop && <StopButton key={session.agents[0]?.since} named={named} />}
      <SessionTools named={named} title={title} isPinned={isPinned} isArchived={isArchived} />
    </section>
  );
}

/** The status stays until the agent changes it, so the button says that the agent knows. */
function StopButton({ named }: { readonly named: SessionName }) {
  const [isStopping, setStopping] = useState(false);
  const stop = async () => {
    setStopping(true);
    if (!(await stopSession(named))) setStopping(false);
  };
  return (
    <Button disabled={isStopping} focusableWhenDisabled onClick={() => void stop()}>
      <Square size={14} aria-hidden="true" /> {isStopping ? text.stopping : text.stop}
    </Button>
  );
}
