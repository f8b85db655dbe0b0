import type { MethodResult } from "@platform/sdk";
import { useState } from "react";
import { Refused } from "../api/Refused.ts";
import { useCall } from "../api/useCall.ts";
import { showOverlay, useScreen } from "../navigation/screen.ts";
import { useClient } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { AskedField, type Given } from "./AskedField.tsx";
import type { TriggerPlace } from "../navigation/triggerOpener.ts";
import { explainRefusal, startTrigger } from "./startTrigger.ts";
import styles from "./StartWorkflow.module.css";
import { statusText } from "../strings/statuses.ts";
import { buttonText } from "../strings/buttons.ts";
import { workflowsText } from "../strings/workflows.ts";

type Trigger = Extract<MethodResult<"client.triggers.info">, { readonly ok: true }>["trigger"];

const close = () => showOverlay(undefined);

/** Says what a link starts, asks for what the trigger needs, and starts it in the conversation that the person is in. */
export function StartWorkflow() {
  const workflow = useScreen((state) => state.workflow);
  return workflow && <Asking key={workflow.triggerId} {...workflow} />;
}

function Asking({ triggerId, place }: { readonly triggerId: string; readonly place: TriggerPlace }) {
  const found = useCall("client.triggers.info", { trigger_id: triggerId });
  if (found.isSuccess) return <Form trigger={found.data.trigger} place={place} />;
  const code = found.error instanceof Refused ? found.error.code : undefined;
  const why = code === undefined ? statusText.serverNotRespondingSentence : explainRefusal(code);
  return (
    <Dialog
      isOpen
      onClose={close}
      title={found.isPending ? workflowsText.workflow : workflowsText.notStartable}
      actions={<Button onClick={close}>{buttonText.close}</Button>}
    >
      {found.isPending ? <Skeleton rows={2} /> : <p role="alert">{why}</p>}
    </Dialog>
  );
}

function Form({ trigger, place }: { readonly trigger: Trigger; readonly place: TriggerPlace }) {
  const { id, name, description, app, inputs, button_text: label = workflowsText.start } = trigger;
  const channel = useClient((state) => state.channels[place.channel]);
  const [given, setGiven] = useState<Readonly<Record<string, Given>>>({});
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [isStarting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    const wrong = await startTrigger({ triggerId: id, name, place, inputs: given });
    setStarting(false);
    setFaults(wrong);
    if (wrong.length === 0) close();
  };
  const isNamed = channel !== undefined && !channel.is_im && !channel.is_mpim;
  return (
    <FormDialog
      title={name}
      action={label}
      isIncomplete={isStarting}
      isActionFocused={inputs.length === 0}
      onSubmit={() => void start()}
      onClose={close}
    >
      {description !== "" && <p className={styles["text"]}>{description}</p>}
      <p className={styles["about"]}>
        {workflowsText.runsIn(app.name, isNamed ? `#${channel.name}` : workflowsText.thisConversation)}
      </p>
      {inputs.map((input, at) => (
        <AskedField
          key={input.name}
          input={input}
          isFirst={at === 0}
          channel={place.channel}
          value={given[input.name]}
          onChange={(value) => setGiven((before) => ({ ...before, [input.name]: value }))}
        />
      ))}
      {faults.length > 0 && (
        <p role="alert" className={styles["fault"]}>
          {faults.join(" ")}
        </p>
      )}
    </FormDialog>
  );
}
