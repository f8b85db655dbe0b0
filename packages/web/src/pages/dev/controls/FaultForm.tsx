import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { Select } from "../../../ui/Select.tsx";
import styles from "./Bench.module.css";
import { devText } from "../../../strings/dev.ts";

interface Props {
  readonly isBusy: boolean;
  readonly onOrder: (args: Record<string, unknown>) => Promise<boolean>;
}

const effects = [
  ["error", devText.errorCode],
  ["ratelimited", devText.tooManyRequests429],
  ["latency", devText.delayOnly],
  ["request", devText.connectionReset],
  ["answer", devText.responseLost],
] as const;

/** What goes wrong, with what, how often. */
export function FaultForm({ isBusy, onOrder }: Props) {
  const [target, setTarget] = useState("method");
  const [effect, setEffect] = useState<string>("error");
  const order = (data: FormData) => void onOrder(faultOf(target, effect, data));
  return (
    <form action={order} className={styles["order"]}>
      <Field label={devText.target}>
        <Select
          value={target}
          onChoose={setTarget}
          options={[
            ["method", devText.methodCalls],
            ["delivery", devText.eventDeliveries],
          ]}
        />
      </Field>
      <Field label={target === "method" ? devText.method : devText.eventType}>
        <Input
          name="target"
          required
          autoComplete="off"
          placeholder={target === "method" ? devText.methodPlaceholder : devText.eventPlaceholder}
        />
      </Field>
      <Field label={devText.fault}>
        <Select
          value={effect}
          onChoose={setEffect}
          options={target === "method" ? effects : effects.filter(([name]) => name === "latency" || name === "request")}
        />
      </Field>
      {effect === "error" && target === "method" && (
        <Field label={devText.code}>
          <Input name="error" required autoComplete="off" placeholder={devText.codePlaceholder} />
        </Field>
      )}
      {effect === "ratelimited" && (
        <Field label={devText.retryAfterS}>
          <Input name="retry_after_s" type="number" min="1" defaultValue="2" />
        </Field>
      )}
      <Field label={devText.delay}>
        <Input name="latency_ms" type="number" min="0" defaultValue={effect === "latency" ? "1000" : "0"} />
      </Field>
      <Field label={devText.times}>
        <Input name="count" type="number" min="1" defaultValue="1" />
      </Field>
      <Button variant="primary" type="submit" disabled={isBusy}>
        {devText.addFault}
      </Button>
    </form>
  );
}

function faultOf(target: string, effect: string, data: FormData): Record<string, unknown> {
  const field = (name: string) => fieldOf(data, name);
  const isDrop = effect === "request" || effect === "answer";
  return {
    [target]: field("target"),
    count: Number(field("count")),
    latency_ms: Number(field("latency_ms")),
    ...(effect === "error" && target === "method" ? { error: field("error") } : {}),
    ...(effect === "ratelimited" ? { error: "ratelimited", retry_after_s: Number(field("retry_after_s")) } : {}),
    ...(isDrop ? { drop: effect } : {}),
  };
}
