import { useEffect, useState } from "react";
import { explain, loadRefusals } from "./explain.ts";

/** A refusal in a sentence, also one that was stored by an earlier visit, when no sentence is loaded yet. */
export function useExplained(code: string): string {
  const [text, setText] = useState(() => explain(code));
  useEffect(() => void loadRefusals().then(() => setText(explain(code))), [code]);
  return text;
}
