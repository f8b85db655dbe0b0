import { Ban, Zap } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Refused } from "../api/Refused.ts";
import { useCall } from "../api/useCall.ts";
import { openWorkflow } from "../navigation/screen.ts";
import { Button } from "../ui/Button.tsx";
import type { TriggerPlace } from "../navigation/triggerOpener.ts";
import { explainRefusal, startTrigger } from "./startTrigger.ts";
import styles from "./TriggerCard.module.css";
import { workflowsText } from "../strings/workflows.ts";
import { statusText } from "../strings/statuses.ts";

interface Props {
  readonly triggerId: string;
  readonly place: TriggerPlace;
}

/** A workflow that a message links to. It keeps its room while it loads, so that nothing moves. */
export default function TriggerCard({ triggerId, place }: Props) {
  const found = useCall("client.triggers.info", { trigger_id: triggerId });
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [isStarting, setStarting] = useState(false);
  if (found.isPending)
    return <Card icon={<Zap size={20} />} title={workflowsText.workflow} detail={statusText.loading} />;
  if (found.isError) {
    const code = found.error instanceof Refused ? found.error.code : undefined;
    const detail = code === undefined ? statusText.serverNotRespondingSentence : explainRefusal(code);
    return (
      <Card icon={<Ban size={20} className={styles["refused"]} />} title={workflowsText.workflow} detail={detail} />
    );
  }
  const { name, description, app, inputs, button_text: label = workflowsText.start } = found.data.trigger;
  const start = async () => {
    if (inputs.length > 0) return openWorkflow(triggerId, place);
    setStarting(true);
    setFaults(await startTrigger({ triggerId, name, place }));
    setStarting(false);
  };
  return (
    <Card
      icon={<Zap size={20} />}
      title={name}
      detail={description}
      about={workflowsText.workflowBy(app.name)}
      faults={faults}
    >
      <Button
        aria-label={`${label}: ${name}`}
        aria-busy={isStarting}
        disabled={isStarting}
        focusableWhenDisabled
        onClick={() => void start()}
      >
        {label}
      </Button>
    </Card>
  );
}

interface CardProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly detail: string;
  /** Whose it is, which no one but the server can say. */
  readonly about?: string;
  readonly faults?: readonly string[];
  readonly children?: ReactNode;
}

function Card({ icon, title, detail, about, faults = [], children }: CardProps) {
  return (
    <div role="group" aria-label={workflowsText.workflowNamed(title)} className={styles["card"]}>
      <span className={styles["icon"]} aria-hidden="true">
        {icon}
      </span>
      <div className={styles["words"]}>
        <strong className={styles["title"]}>
          <bdi>{title}</bdi>
        </strong>
        {detail !== "" && (
          <p className={styles["detail"]}>
            <bdi>{detail}</bdi>
          </p>
        )}
        {about !== undefined && <p className={styles["about"]}>{about}</p>}
        {faults.length > 0 && (
          <p role="alert" className={styles["fault"]}>
            {faults.join(" ")}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
