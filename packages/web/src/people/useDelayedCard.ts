import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

const showAfterMs = 500;

/** Shows a card after the pointer or the keyboard has rested on something for a moment. */
export function useDelayedCard() {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  const showSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(true), showAfterMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const handlers = {
    onPointerEnter: (event: { readonly pointerType: string }) => event.pointerType === "mouse" && showSoon(),
    onPointerLeave: hide,
    onFocus: (event: { readonly currentTarget: HTMLElement }) =>
      event.currentTarget.matches(":focus-visible") && showSoon(),
    onBlur: hide,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !isShown) return;
      // Escape closes the card alone, not what it is shown in.
      event.stopPropagation();
      hide();
    },
    "aria-describedby": isShown ? id : undefined,
  };
  return { id, isShown, hide, handlers };
}
