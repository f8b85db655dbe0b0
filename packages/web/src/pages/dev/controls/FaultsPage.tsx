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
import { devText } from "../../../strings/dev.ts";
import { buttonText } from "../../../strings/buttons.ts";

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
        title={devText.faults}
        about={devText.faultsAbout}
        actions={
          <Button disabled={isBusy} onClick={() => void clear()}>
            {devText.clearAll}
          </Button>
        }
      />
      <Section title={devText.pendingFaults}>
        <Loaded of={faults} label={devText.loadingFaults}>
          {(data) => (
            <DataTable
              label={devText.pendingFaultsList}
              rows={data.faults}
              keyOf={(fault) => String(fault.id)}
              empty={<EmptyState text={devText.noFaults} />}
              columns={[
                { head: devText.target, cell: (fault) => <code>{fault.method ?? fault.delivery}</code> },
                {
                  head: devText.scope,
                  cell: (fault) => (fault.method === undefined ? devText.aDelivery : devText.aCall),
                },
                { head: devText.fault, cell: sayEffect },
                { head: devText.remaining, isNumber: true, cell: (fault) => fault.left },
                {
                  head: devText.actions,
                  isActions: true,
                  cell: (fault) => (
                    <Button
                      variant="quiet"
                      aria-label={devText.removeFault(fault.method ?? fault.delivery ?? "")}
                      onClick={() => void clear(fault.id)}
                    >
                      {buttonText.remove}
                    </Button>
                  ),
                },
              ]}
            />
          )}
        </Loaded>
      </Section>
      {refusal !== undefined && <Notice tone="danger">{refusal}</Notice>}
      <Section title={devText.addFaultTitle}>
        <FaultForm isBusy={isBusy} onOrder={order} />
      </Section>
    </>
  );
}

function sayEffect({ error, retry_after_s: afterS, latency_ms: latencyMs, drop }: Fault): string {
  const parts: string[] = [];
  if (latencyMs !== undefined && latencyMs > 0) parts.push(devText.delayed(latencyMs));
  if (error !== undefined) parts.push(afterS === undefined ? error : devText.retryAfter(error, afterS));
  if (drop !== undefined) parts.push(drop === "request" ? devText.resetOutcome : devText.lostOutcome);
  return parts.length === 0 ? "" : parts.reduce((first, second) => devText.inTurn(first, second));
}
