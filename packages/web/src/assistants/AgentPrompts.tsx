import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { call } from "../api/call.ts";
import { useCall } from "../api/useCall.ts";
import { threadPath } from "../navigation/paths.ts";
import { recency } from "../navigation/recent.ts";
import { onEvent } from "../store/listeners.ts";
import { store, useClient } from "../store/store.ts";
import type { Prompts } from "../store/types.ts";
import { agentsText as text } from "../strings/agents.ts";
import { Button } from "../ui/Button.tsx";
import { sayText } from "./sayText.ts";
import styles from "./ThreadPrompts.module.css";

interface Props {
  /** The other one in the direct messages. */
  readonly bot: string | undefined;
  readonly channel: string;
}

/** In the direct messages with an agent: what it suggests to ask. Every message there begins a thread, which opens beside them. */
export default function AgentPrompts({ bot, channel }: Props) {
  const app = useCall("client.apps.list", {}).data?.apps.find(({ bot_user_id: id }) => id === bot);
  return app?.agent === true ? <Prompts key={channel} appId={app.id} channel={channel} /> : null;
}

function Prompts({ appId, channel }: { readonly appId: string; readonly channel: string }) {
  const [suggested, setSuggested] = useState<Prompts>();
  const [, go] = useLocation();
  const isOnItsWay = useClient((state) => (state.outgoing[channel]?.length ?? 0) > 0);
  useEffect(() => {
    const beside = [...recency().keys()].find((id) => id !== channel);
    const params = { app_id: appId, ...(beside === undefined ? {} : { channel: beside }) };
    // Without an answer there are no suggestions, and the conversation works as well.
    void call("client.agents.open", params)
      .then((opened) => setSuggested(opened.ok ? opened.suggested_prompts : undefined))
      .catch(() => undefined);
  }, [appId, channel]);
  useEffect(
    () =>
      onEvent("message", (event) => {
        const own = event as { channel: string; user?: string; ts: string; thread_ts?: string; subtype?: string };
        const isRoot = own.subtype === undefined && own.thread_ts === undefined;
        if (own.channel !== channel || own.user !== store.getState().self || !isRoot) return;
        if (document.visibilityState === "visible") go(threadPath(channel, own.ts));
      }),
    [channel, go],
  );
  if (!suggested || isOnItsWay) return null;
  const { title, prompts } = suggested;
  return (
    <section aria-label={title ?? text.suggestions} className={styles["prompts"]}>
      {title !== undefined && <p className={styles["title"]}>{title}</p>}
      {prompts.map((prompt) => (
        <Button key={prompt.title} onClick={() => sayText({ channel }, prompt.message)}>
          {prompt.title}
        </Button>
      ))}
    </section>
  );
}
