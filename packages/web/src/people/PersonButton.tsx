import { lazy, Suspense, useRef } from "react";
import type { PersonButtonProps } from "../richtext/reader.ts";
import { useDelayedCard } from "./useDelayedCard.ts";

const PersonCard = lazy(() => import("./PersonCard.tsx"));

interface Props extends PersonButtonProps {
  /** One that the keyboard leaves out, because another one is beside it. */
  readonly isForPointer?: boolean;
}

/** A person's name or picture: it shows a card of them after a moment. */
export function PersonButton({ user, className, children, onOpen, isForPointer = false }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const { id, isShown, hide, handlers } = useDelayedCard();
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        tabIndex={isForPointer ? -1 : undefined}
        onClick={() => {
          hide();
          onOpen();
        }}
        {...handlers}
      >
        {children}
      </button>
      {isShown && (
        <Suspense fallback={null}>
          <PersonCard id={id} user={user} anchor={button} onClose={hide} />
        </Suspense>
      )}
    </>
  );
}
