import { useMemo } from "react";
import { devText } from "../../../strings/dev.ts";
import { Input } from "../../../ui/Input.tsx";
import { Select } from "../../../ui/Select.tsx";
import { Filter, FilterBar } from "../../parts/FilterBar.tsx";
import type { Entry } from "./entry.ts";
import { choicesIn, type LogFilter } from "./matches.ts";
import type { ChangeFilter } from "./useLogFilter.ts";

const kinds = [
  ["", devText.everything],
  ["call", devText.calls],
  ["write", devText.writes],
  ["event", devText.events],
  ["delivery", devText.deliveries],
  ["interaction", devText.interactions],
  ["response", devText.responses],
] as const;

const outcomes = [
  ["", devText.anyOutcome],
  ["ok", devText.succeeded],
  ["refused", devText.failed],
] as const;

interface Props {
  readonly filter: LogFilter;
  readonly entries: readonly Entry[];
  readonly onChange: ChangeFilter;
}

export function InspectorFilters({ filter, entries, onChange }: Props) {
  const choices = useMemo(() => choicesIn(entries, filter), [entries, filter]);
  return (
    <FilterBar label={devText.filterLog}>
      <Filter label={devText.contains}>
        <Input
          type="search"
          value={filter.text}
          placeholder={devText.filterPlaceholder}
          onChange={(event) => onChange.text(event.currentTarget.value)}
        />
      </Filter>
      <Filter label={devText.kind}>
        <Select value={filter.kind} onChoose={onChange.kind} options={kinds} />
      </Filter>
      <Filter label={devText.outcome}>
        <Select value={filter.outcome} onChoose={onChange.outcome} options={outcomes} />
      </Filter>
      <Filter label={devText.app}>
        <Select value={filter.app} onChoose={onChange.app} options={optionsOf(devText.anyApp, choices.apps)} />
      </Filter>
      <Filter label={devText.type}>
        <Select value={filter.type} onChoose={onChange.type} options={optionsOf(devText.anyType, choices.types)} />
      </Filter>
      <Filter label={devText.code}>
        <Select value={filter.code} onChoose={onChange.code} options={optionsOf(devText.anyCode, choices.codes)} />
      </Filter>
    </FilterBar>
  );
}

function optionsOf(any: string, values: readonly string[]): readonly (readonly [string, string])[] {
  return [["", any], ...values.map((value) => [value, value] as const)];
}
