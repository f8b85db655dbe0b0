import { useEffect, useLayoutEffect, useRef, useState } from "react";
import styles from "./TooltipLayer.module.css";

interface Tip {
  readonly text: string;
  /** Where the thing is that it is about. */
  readonly of: DOMRect;
}

const afterMs = 400;
const gap = 6;
const margin = 4;

/** Shows the words of whatever the pointer rests on or the keyboard reaches. Escape takes them away. */
export function TooltipLayer() {
  const [tip, setTip] = useState<Tip>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (tip && box.current) place(box.current, tip);
  }, [tip]);
  useEffect(() => {
    const hide = () => {
      clearTimeout(timer.current);
      setTip(undefined);
    };
    const rest = (event: Event) => {
      const target = (event.target as Element | null)?.closest?.("[data-tip]");
      hide();
      if (target) timer.current = setTimeout(() => setTip(tipOf(target)), afterMs);
    };
    const reach = (event: Event) => {
      const target = event.target as Element;
      if (target.matches("[data-tip]:focus-visible")) setTip(tipOf(target));
    };
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && hide();
    document.addEventListener("pointerover", rest);
    document.addEventListener("pointerdown", hide);
    document.addEventListener("focusin", reach);
    document.addEventListener("focusout", hide);
    document.addEventListener("keydown", onKey);
    document.addEventListener("scroll", hide, { capture: true, passive: true });
    return () => {
      hide();
      document.removeEventListener("pointerover", rest);
      document.removeEventListener("pointerdown", hide);
      document.removeEventListener("focusin", reach);
      document.removeEventListener("focusout", hide);
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("scroll", hide, { capture: true });
    };
  }, []);
  if (!tip) return null;
  return (
    <div ref={box} aria-hidden="true" className={styles["tip"]}>
      {tip.text}
    </div>
  );
}

function tipOf(target: Element): Tip | undefined {
  const text = target.getAttribute("data-tip");
  if (text === null || !target.isConnected || target.getAttribute("aria-expanded") === "true") return undefined;
  return { text, of: target.getBoundingClientRect() };
}

/** Above what it is about, or below when there is no room; never beyond the edge of the window, however long it is. */
function place(box: HTMLElement, { of }: Tip): void {
  const { width, height } = box.getBoundingClientRect();
  const left = of.left + of.width / 2 - width / 2;
  const above = of.top - height - gap;
  box.style.left = `${Math.max(margin, Math.min(window.innerWidth - width - margin, left))}px`;
  box.style.top = `${above < margin ? of.bottom + gap : above}px`;
}
