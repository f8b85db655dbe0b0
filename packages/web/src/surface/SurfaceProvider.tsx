import type { Confirm } from "@platform/protocol/objects/confirm.ts";
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from "react";
import type { AnyBlock } from "./elements.ts";
import type { Place } from "./place.ts";
import { type Surface, SurfaceContext, type SurfaceKind } from "./SurfaceContext.ts";
import { createSurfaceStore, surfaceStoreOf } from "./surfaceStore.ts";
import type { StateValues } from "@platform/protocol/elementValues/stateValue.ts";

const ConfirmDialog = lazy(() => import("./ConfirmDialog.tsx"));

interface Props {
  readonly kind: SurfaceKind;
  readonly place?: Place | undefined;
  readonly blocks: readonly AnyBlock[];
  readonly held?: StateValues | undefined;
  readonly conversationId?: string | undefined;
  readonly selfId?: string | undefined;
  readonly children: ReactNode;
}

export function surfaceName(place: Place): string {
  return place.kind === "view" ? `view ${place.viewId}` : `message ${place.channelId} ${place.ts}`;
}

/** Gives blocks their surface, the entered values, and a way to confirm before an action. */
export function SurfaceProvider({ kind, place, blocks, held, conversationId, selfId, children }: Props) {
  const shown = useRef(blocks);
  shown.current = blocks;
  const [asking, setAsking] = useState<{ question: Confirm; answer: (isYes: boolean) => void }>();
  const name = place && surfaceName(place);
  const store = useMemo(() => (name === undefined ? createSurfaceStore() : surfaceStoreOf(name)), [name]);
  const confirm = useCallback((question: Confirm) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setAsking({ question, answer: resolve });
    return promise;
  }, []);
  const surface = useMemo<Surface>(
    () => ({ kind, place, store, held, conversationId, selfId, confirm, blocks: () => shown.current }),
    // The place is named by its fields: messages make a new object for it whenever they are drawn.
    [kind, name, store, held, conversationId, selfId, confirm],
  );
  return (
    <SurfaceContext value={surface}>
      {children}
      {asking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            question={asking.question}
            onAnswer={(isYes) => {
              asking.answer(isYes);
              setAsking(undefined);
            }}
          />
        </Suspense>
      )}
    </SurfaceContext>
  );
}
