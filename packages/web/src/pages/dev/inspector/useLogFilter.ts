import { useMemo } from "react";
import { useUrlFilter } from "../../parts/useUrlFilter.ts";
import type { LogFilter } from "./matches.ts";

export type ChangeFilter = { readonly [Name in keyof LogFilter]: (value: string) => void };

/** The filter of the page, kept in its address. */
export function useLogFilter(): readonly [LogFilter, ChangeFilter] {
  const [text, setText] = useUrlFilter("q");
  const [kind, setKind] = useUrlFilter("kind");
  const [outcome, setOutcome] = useUrlFilter("outcome");
  const [app, setApp] = useUrlFilter("app");
  const [type, setType] = useUrlFilter("type");
  const [code, setCode] = useUrlFilter("code");
  const filter = useMemo(() => ({ text, kind, outcome, app, type, code }), [text, kind, outcome, app, type, code]);
  return [filter, { text: setText, kind: setKind, outcome: setOutcome, app: setApp, type: setType, code: setCode }];
}
