import { type FormEvent, useRef, useState } from "react";
import { agentToolsText as text } from "../../strings/agentTools.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./AgentTools.module.css";
import { ConsentDialog } from "./ConsentDialog.tsx";
import { callTool, type PlacedTool, setConsent, titleOf, type ToolResult } from "./toolActions.ts";
import { ToolFieldInput } from "./ToolFieldInput.tsx";
import { fieldsOf, readArguments, type ToolValues } from "./toolFields.ts";
import { ToolResultView } from "./ToolResultView.tsx";

type Arguments = Readonly<Record<string, unknown>>;
type Outcome = { readonly result: ToolResult } | { readonly failure: string };

/** The form of a tool, the question before it changes something, and what it brought. */
export function ToolRun({ named, appName, host, tool }: PlacedTool) {
  const fields = fieldsOf(tool.input_schema);
  const [values, setValues] = useState<ToolValues>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [asked, setAsked] = useState<Arguments>();
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useRef<HTMLFormElement>(null);

  async function run(args: Arguments, allowOnce?: string): Promise<void> {
    setAsked(undefined);
    setOutcome(undefined);
    setRunning(true);
    setOutcome(await callTool(named, { tool: tool.name, args, allowOnce }));
    setRunning(false);
  }

  /** The call is allowed by itself as well: the description may have changed since. */
  async function runAlways(args: Arguments): Promise<void> {
    setAsked(undefined);
    setRunning(true);
    if (await setConsent(named, tool.name, tool.version)) await run(args);
    else setRunning(false);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isRunning) return;
    const read = readArguments(fields, values);
    setErrors(read.ok ? {} : read.errors);
    if (!read.ok) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
    } else if (tool.needs_consent) setAsked(read.args);
    else void run(read.args);
  }

  return (
    <>
      <form ref={form} className={styles["form"]} noValidate aria-label={titleOf(tool)} onSubmit={submit}>
        {fields.map((field) => (
          <ToolFieldInput
            key={field.name}
            field={field}
            value={values[field.name] ?? field.initial}
            error={errors[field.name]}
            onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
          />
        ))}
        <Button type="submit" variant="primary" disabled={isRunning} focusableWhenDisabled>
          {isRunning ? text.running : text.run}
        </Button>
      </form>
      <div role="status">
        {outcome && "failure" in outcome && <p className={styles["failure"]}>{outcome.failure}</p>}
        {outcome && "result" in outcome && <ToolResultView result={outcome.result} />}
      </div>
      {asked && (
        <ConsentDialog
          title={titleOf(tool)}
          name={tool.name}
          appName={appName}
          host={host}
          args={asked}
          onOnce={() => void run(asked, tool.version)}
          onAlways={() => void runAlways(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
