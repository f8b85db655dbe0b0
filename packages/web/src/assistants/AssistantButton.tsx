import { Sparkles } from "lucide-react";
import { useLocation } from "wouter";
import { call } from "../api/call.ts";
import { useCall } from "../api/useCall.ts";
import { explain } from "../api/explain.ts";
import { threadPath } from "../navigation/paths.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { toast } from "../ui/toast.ts";
import { assistantsText } from "../strings/assistants.ts";
import { statusText } from "../strings/statuses.ts";

interface Props {
  readonly appId: string;
  /** The conversation that the person looks at, which is sent to the app. */
  readonly beside: string | undefined;
}

/** Begins a thread with an app that is an assistant; nothing for one that is none. */
export default function AssistantButton({ appId, beside }: Props) {
  const [, go] = useLocation();
  const app = useCall("client.apps.list", {}).data?.apps.find(({ id }) => id === appId);
  if (app?.assistant !== true) return null;
  const begin = async () => {
    const params = { app_id: appId, ...(beside === undefined ? {} : { channel: beside }) };
    const opened = await call("client.assistant.open", params).catch(() => undefined);
    if (opened?.ok) go(threadPath(opened.channel, opened.thread_ts));
    else toast(opened ? assistantsText.newThreadFailed(explain(opened.error)) : statusText.serverNotRespondingSentence);
  };
  return (
    <IconButton
      label={assistantsText.newThreadWith(app.name)}
      icon={<Sparkles size={16} aria-hidden="true" />}
      onClick={() => void begin()}
    />
  );
}
