import { lazy, Suspense, useMemo } from "react";
import type { Message } from "../store/types.ts";
import { triggerIdsOf } from "../navigation/triggerLinks.ts";

const TriggerCard = lazy(() => import("./TriggerCard.tsx"));

const shownMax = 5;

interface Props {
  readonly channel: string;
  readonly message: Message;
}

/** Below a message that links to workflows: what each does, and a button that starts it here. */
export function TriggerCards({ channel, message }: Props) {
  const { ts, text, blocks } = message;
  const ids = useMemo(() => triggerIdsOf({ text, blocks }, location.origin).slice(0, shownMax), [text, blocks]);
  if (ids.length === 0) return null;
  return (
    <Suspense fallback={null}>
      {ids.map((id) => (
        <TriggerCard key={id} triggerId={id} place={{ channel, ts }} />
      ))}
    </Suspense>
  );
}
