import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { buttonText } from "../../../strings/buttons.ts";
import { channelRulesText } from "../../../strings/channelRules.ts";
import { retentionText } from "../../../strings/retention.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import { Preview } from "../retention/Preview.tsx";

interface Channel {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly channel: Channel;
  readonly onClose: () => void;
}

/** How long one channel keeps its messages; with a preview, because what is deleted does not come back. */
export function RetentionDialog({ channel, onClose }: Props) {
  const rule = useCall("admin.conversations.getCustomRetention", { channel_id: channel.id });
  return (
    <Dialog isOpen isWide onClose={onClose} title={channelRulesText.retentionTitle(channel.name)}>
      <Loaded of={rule} label={channelRulesText.loading}>
        {({ is_policy_enabled: hasRule, duration_days: days }) => (
          <>
            <p className={styles["note"]}>
              {hasRule ? channelRulesText.some(retentionText.days(days)) : channelRulesText.none}
            </p>
            <RuleFields channelId={channel.id} days={hasRule ? days : undefined} />
            {hasRule && (
              <Preview key={days} rule={{ channel_id: channel.id }} name={channel.name} onDone={() => undefined} />
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

const faults: Readonly<Record<string, string>> = {
  invalid_duration: channelRulesText.invalidDays,
  retention_override_not_allowed: channelRulesText.notAllowed,
  channel_type_not_supported: channelRulesText.generalStaysPublic,
};

function RuleFields({ channelId, days }: { readonly channelId: string; readonly days: number | undefined }) {
  const [typed, setTyped] = useState(days === undefined ? "" : String(days));
  const [fault, setFault] = useState<string | undefined>();
  const { isBusy, run } = useAct();
  const rule = { channel_id: channelId };
  const save = () => {
    const set = async () => {
      const wanted = { ...rule, duration_days: Number(typed) };
      const answer = await call("admin.conversations.setCustomRetention", wanted);
      setFault(answer.ok ? undefined : faults[answer.error]);
      return answer;
    };
    return run(set, retentionText.saved, faults);
  };
  const follow = async () => {
    const remove = () => call("admin.conversations.removeCustomRetention", rule);
    if (await run(remove, channelRulesText.followed)) setTyped("");
  };
  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={channelRulesText.days} hint={channelRulesText.daysHint} error={fault}>
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          required
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <p className={styles["buttons"]}>
        <Button type="submit" variant="primary" disabled={isBusy || typed === ""}>
          {buttonText.save}
        </Button>
        {days !== undefined && (
          <Button disabled={isBusy} onClick={() => void follow()}>
            {channelRulesText.follow}
          </Button>
        )}
      </p>
    </form>
  );
}
