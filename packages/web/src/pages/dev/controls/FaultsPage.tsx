import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { Notice } from "../../parts/Notice.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import { useAct } from "../../parts/useAct.ts";
import { control, sayControl } from "../control.ts";
import { useControl } from "../useControl.ts";
import { FaultForm } from "./FaultForm.tsx";

interface Fault {
  readonly id: number;
  readonly method?: string;
  readonly delivery?: string;
  readonly error?: string;
  readonly retry_after_s?: number;
  readonly latency_ms?: number;
  readonly drop?: "request" | "answer";
  readonly left: number;
}

/** Orders things to go wrong, so that an app can be seen to cope. */
export function FaultsPage() {
  const faults = useControl<{ readonly faults: readonly Fault[] }>("faults.list", { everyMs: 2_000 });
  const [refusal, setRefusal] = useState<string | undefined>();
  const { isBusy, run } = useAct();
  const order = (args: Record<string, unknown>) =>
    run(async () => {
      const answer = await control("faults.add", args);
      setRefusal(answer.ok ? undefined : sayControl(answer));
      return answer.ok ? answer : { ok: true };
    });
  const clear = (id?: number) => run(() => control("faults.clear", id === undefined ? {} : { id }));
  return (
    <>
      <PageHead
        title="Faults"
        about="What is ordered here strikes the next calls of a method, or the next deliveries of an event, in this order; then it is over."
        actions={
          <Button disabled={isBusy} onClick={() => void clear()}>
            Clear all
          </Button>
        }
      />
      <Section title="Still to strike">
        <Loaded of={faults} label="Loading the faults">
          {(data) => (
            <DataTable
              label="Faults still to strike"
              rows={data.faults}
              keyOf={(fault) => String(fault.id)}
              empty={<EmptyState text="Everything works. Order a fault below." />}
              columns={[
                { head: "Strikes", cell: (fault) => <code>{fault.method ?? fault.delivery}</code> },
                { head: "As", cell: (fault) => (fault.method === undefined ? "a delivery" : "a call") },
                { head: "With", cell: sayEffect },
                { head: "Left", isNumber: true, cell: (fault) => fault.left },
                {
                  head: "Actions",
                  isActions: true,
                  cell: (fault) => (
                    <Button
                      look="quiet"
                      aria-label={`Take back the fault of ${fault.method ?? fault.delivery}`}
                      onClick={() => void clear(fault.id)}
                    >
                      Take back
                    </Button>
                  ),
                },
              ]}
            />
          )}
        </Loaded>
      </Section>
      {refusal !== undefined && <Notice tone="danger">{refusal}</Notice>}
      <Section title="Order a fault">
        <FaultForm isBusy={isBusy} onOrder={order} />
      </Section>
    </>
  );
}

function sayEffect({ error, retry_after_s: afterS, latency_ms: latencyMs, drop }: Fault): string {
  const parts: string[] = [];
  if (latencyMs !== undefined && latencyMs > 0) parts.push(`${latencyMs} ms of waiting`);
  if (error !== undefined) parts.push(afterS === undefined ? error : `${error}, come back in ${afterS} s`);
  if (drop !== undefined) parts.push(drop === "request" ? "a broken connection" : "a lost answer");
  return parts.join(", then ");
}
