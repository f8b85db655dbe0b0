import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { Select } from "../../../ui/Select.tsx";
import styles from "./Bench.module.css";

interface Props {
  readonly isBusy: boolean;
  readonly onOrder: (args: Record<string, unknown>) => Promise<boolean>;
}

const effects = [
  ["error", "An error code"],
  ["ratelimited", "Too many requests (429)"],
  ["latency", "Only waiting"],
  ["request", "A broken connection"],
  ["answer", "A lost answer"],
] as const;

/** What goes wrong, with what, how often. */
export function FaultForm({ isBusy, onOrder }: Props) {
  const [target, setTarget] = useState("method");
  const [effect, setEffect] = useState<string>("error");
  const order = (data: FormData) => void onOrder(faultOf(target, effect, data));
  return (
    <form action={order} className={styles["order"]}>
      <Field label="Strikes">
        <Select
          value={target}
          onChoose={setTarget}
          options={[
            ["method", "Calls of a method"],
            ["delivery", "Deliveries of an event"],
          ]}
        />
      </Field>
      <Field label={target === "method" ? "Method" : "Type of event"}>
        <Input
          name="target"
          required
          autoComplete="off"
          placeholder={target === "method" ? "chat.postMessage, or *" : "message, or *"}
        />
      </Field>
      <Field label="With">
        <Select
          value={effect}
          onChoose={setEffect}
          options={target === "method" ? effects : effects.filter(([name]) => name === "latency" || name === "request")}
        />
      </Field>
      {effect === "error" && target === "method" && (
        <Field label="Code">
          <Input name="error" required autoComplete="off" placeholder="channel_not_found" />
        </Field>
      )}
      {effect === "ratelimited" && (
        <Field label="Retry after (s)">
          <Input name="retry_after_s" type="number" min="1" defaultValue="2" />
        </Field>
      )}
      <Field label="Wait first (ms)">
        <Input name="latency_ms" type="number" min="0" defaultValue={effect === "latency" ? "1000" : "0"} />
      </Field>
      <Field label="How often">
        <Input name="count" type="number" min="1" defaultValue="1" />
      </Field>
      <Button look="primary" type="submit" disabled={isBusy}>
        Order the fault
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
