import { useEffect, useRef, useState } from "react";
import styles from "./TooltipLayer.module.css";

interface Tip {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly isBelow: boolean;
}

const afterMs = 400;
const room = 36;

/** Shows the words of whatever the pointer rests on or the keyboard reaches. Escape takes them away. */
export function TooltipLayer() {
  const [tip, setTip] = useState<Tip>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
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
  const { text, left, top, isBelow } = tip;
  return (
    <div aria-hidden="true" className={styles["tip"]} data-below={isBelow} style={{ left, top }}>
      {text}
    </div>
  );
}

function tipOf(target: Element): Tip | undefined {
  const text = target.getAttribute("data-tip");
  if (text === null || !target.isConnected || target.getAttribute("aria-expanded") === "true") return undefined;
  const { left, width, top, bottom } = target.getBoundingClientRect();
  const isBelow = top < room;
  const centre = Math.max(80, Math.min(window.innerWidth - 80, left + width / 2));
  return { text, left: centre, top: isBelow ? bottom + 6 : top - 6, isBelow };
}
