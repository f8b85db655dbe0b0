import { limits } from "@platform/protocol/limits.ts";
import { useState } from "react";
import { call } from "../api/call.ts";
import { explain } from "../api/explain.ts";
import { asChannelName, wrongName } from "../dialogs/channelName.ts";
import { refreshConversations } from "../store/refresh.ts";
import { statusText } from "../strings/statuses.ts";
import { welcomeText } from "../strings/welcome.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Input } from "../ui/Input.tsx";
import type { StepProps } from "./Setup.tsx";
import styles from "./Setup.module.css";

const { channelExamples: examples } = welcomeText;

export function ChannelsStep({ count, onNext, onClose }: StepProps) {
  const [names, setNames] = useState<readonly string[]>(examples.map(() => ""));
  const [fault, setFault] = useState<{ readonly at: number; readonly sentence: string }>();
  const create = async () => {
    const failed = await createAll(names);
    await refreshConversations().catch(() => undefined);
    setFault(failed);
    // Those before it exist now.
    if (failed) setNames(names.map((name, at) => (at < failed.at ? "" : name)));
    else onNext();
  };
  return (
    <FormDialog
      title={welcomeText.channelsTitle}
      action={welcomeText.createChannels}
      isIncomplete={names.every((name) => name === "")}
      otherAction={<Button onClick={onNext}>{welcomeText.skip}</Button>}
      onSubmit={() => void create()}
      onClose={onClose}
    >
      <p className={styles["about"]}>{welcomeText.channelsAbout}</p>
      {names.map((name, at) => (
        <Field
          key={examples[at]}
          label={welcomeText.channelName(at + 1)}
          isOptional={at > 0}
          error={fault?.at === at ? fault.sentence : undefined}
        >
          <Input
            autoFocus={at === 0}
            placeholder={examples[at]}
            value={name}
            maxChars={limits.channel_name_chars_max}
            onChange={(event) => setNames(names.with(at, asChannelName(event.target.value)))}
          />
        </Field>
      ))}
      <p className={styles["count"]}>{count}</p>
    </FormDialog>
  );
}

/** Creates the channels in their order; returns the first that could not be, and why. */
async function createAll(names: readonly string[]) {
  for (const [at, name] of names.entries()) {
    if (name === "") continue;
    const made = await call("conversations.create", { name }).catch(() => undefined);
    if (made?.ok) continue;
    const reason = made ? (wrongName(made.error) ?? explain(made.error)) : statusText.serverNotRespondingSentence;
    return { at, sentence: welcomeText.channelFailed(name, reason) };
  }
  return undefined;
}
