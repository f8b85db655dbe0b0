import { useState } from "react";
import { adminText } from "../../../strings/admin.ts";
import { channelRulesText } from "../../../strings/channelRules.ts";
import { Button } from "../../../ui/Button.tsx";
import { Convert } from "./Convert.tsx";
import { PolicyDialog } from "./PolicyDialog.tsx";
import { RetentionDialog } from "./RetentionDialog.tsx";
import { ThreadsDialog } from "./ThreadsDialog.tsx";

interface Props {
  readonly channel: {
    readonly id: string;
    readonly name: string;
    readonly is_private: boolean;
    readonly is_general: boolean;
  };
}

/** What can be decided about one channel. */
export function ChannelActions({ channel }: Props) {
  const [opened, setOpened] = useState<"threads" | "policy" | "retention" | undefined>();
  const close = () => setOpened(undefined);
  const { name } = channel;
  return (
    <>
      <Button variant="quiet" aria-label={adminText.threadsOf(name)} onClick={() => setOpened("threads")}>
        {adminText.threads}
      </Button>
      <Button variant="quiet" aria-label={adminText.whoCanPostIn(name)} onClick={() => setOpened("policy")}>
        {adminText.whoCanPost}
      </Button>
      {!channel.is_general && (
        <>
          <Button
            variant="quiet"
            aria-label={channelRulesText.retentionOf(name)}
            onClick={() => setOpened("retention")}
          >
            {channelRulesText.retention}
          </Button>
          <Convert channel={channel} />
        </>
      )}
      {opened === "threads" && <ThreadsDialog channel={channel} onClose={close} />}
      {opened === "policy" && <PolicyDialog channel={channel} onClose={close} />}
      {opened === "retention" && <RetentionDialog channel={channel} onClose={close} />}
    </>
  );
}
