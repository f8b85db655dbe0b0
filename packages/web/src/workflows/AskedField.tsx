import { typeName } from "@platform/protocol/workflows/template.ts";
import { useEffect, useMemo } from "react";
import { Select } from "../ui/Select.tsx";
import { nameOf } from "../store/people.ts";
import { useClient } from "../store/store.ts";
import { useZone } from "../store/zone.ts";
import { zonedMs } from "../store/zonedMs.ts";
import { Field } from "../ui/Field.tsx";
import { Input, TextArea } from "../ui/Input.tsx";
import { Switch } from "../ui/Switch.tsx";
import { locale } from "../strings/locale.ts";
import { workflowsText } from "../strings/workflows.ts";

interface Asked {
  readonly name: string;
  readonly type: string;
  readonly title: string;
  readonly description?: string | undefined;
}

/** What a person gave for an input. */
export type Given = string | number | boolean;

interface Props {
  readonly input: Asked;
  /** It takes the focus when the dialog opens. */
  readonly isFirst: boolean;
  /** Where the workflow is started: the channel that is chosen at first. */
  readonly channel: string;
  readonly value: Given | undefined;
  readonly onChange: (value: Given) => void;
}

/** One input that a trigger asks for, with the control that fits its type. All of them are required. */
export function AskedField(props: Props) {
  switch (typeName(props.input.type)) {
    case "boolean":
      return <BooleanField {...props} />;
    case "user_id":
      return <UserField {...props} />;
    case "channel_id":
      return <ChannelField {...props} />;
    case "timestamp":
      return <TimeField {...props} />;
    case "rich_text":
      return <LongField {...props} />;
    default:
      return <LineField {...props} />;
  }
}

const inputTypes: Readonly<Record<string, string>> = { integer: "number", number: "number", date: "date" };

function LineField({ input, isFirst, value, onChange }: Props) {
  const type = typeName(input.type);
  return (
    <Field label={input.title} hint={input.description}>
      <Input
        required
        autoFocus={isFirst}
        type={inputTypes[type] ?? "text"}
        step={type === "number" ? "any" : undefined}
        value={String(value ?? "")}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

function LongField({ input, isFirst, value, onChange }: Props) {
  return (
    <Field label={input.title} hint={input.description}>
      <TextArea
        required
        autoFocus={isFirst}
        rows={4}
        value={String(value ?? "")}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

/** A time on the person's own clock, handed over in seconds. */
function TimeField({ input, isFirst, onChange }: Props) {
  const zone = useZone();
  return (
    <Field label={input.title} hint={input.description}>
      <Input
        required
        autoFocus={isFirst}
        type="datetime-local"
        onChange={({ target }) => onChange(Math.floor(zonedMs(target.value, zone) / 1000))}
      />
    </Field>
  );
}

function BooleanField({ input, value, onChange }: Props) {
  useEffect(() => {
    // Left alone it means no, which has to be said, too.
    if (value === undefined) onChange(false);
  });
  return <Switch label={input.title} isOn={value === true} onChange={onChange} />;
}

function UserField({ input, isFirst, value, onChange }: Props) {
  const people = useClient((state) => state.people);
  const options = useMemo(() => {
    const known = Object.values(people).filter(({ deleted, is_bot: isBot }) => !deleted && !isBot);
    const named = known.map((person) => [person.id, nameOf(person)] as const);
    return [
      ["", workflowsText.chooseAPerson] as const,
      ...named.toSorted(([, a], [, b]) => a.localeCompare(b, locale)),
    ];
  }, [people]);
  return (
    <Field label={input.title} hint={input.description}>
      <Select required autoFocus={isFirst} value={String(value ?? "")} options={options} onChoose={onChange} />
    </Field>
  );
}

function ChannelField({ input, isFirst, channel, value, onChange }: Props) {
  const channels = useClient((state) => state.channels);
  const options = useMemo(() => {
    const named = Object.values(channels).filter(({ is_im: isDm, is_mpim: isGroup }) => !isDm && !isGroup);
    return named
      .map(({ id, name }) => [id, `#${name}`] as const)
      .toSorted(([, a], [, b]) => a.localeCompare(b, locale));
  }, [channels]);
  useEffect(() => {
    if (value === undefined && options.some(([id]) => id === channel)) onChange(channel);
  });
  return (
    <Field label={input.title} hint={input.description}>
      <Select
        required
        autoFocus={isFirst}
        value={String(value ?? "")}
        options={value === undefined ? [["", workflowsText.chooseAChannel], ...options] : options}
        onChoose={onChange}
      />
    </Field>
  );
}
