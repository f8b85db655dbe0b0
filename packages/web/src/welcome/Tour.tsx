import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { isEngaged } from "../actions/useShortcuts.ts";
import { focusComposer } from "../navigation/focusComposer.ts";
import { useScreen } from "../navigation/screen.ts";
import { choose } from "../store/preferences.ts";
import { welcomeText } from "../strings/welcome.ts";
import { announce } from "../ui/announce.ts";
import { Button } from "../ui/Button.tsx";
import { placeCard } from "./placeCard.ts";
import styles from "./Tour.module.css";
import { useAnchorBox } from "./useAnchorBox.ts";

const { stops } = welcomeText;
const route = [
  { ...stops.channels, selector: "[data-tour=channels]" },
  { ...stops.composer, selector: "main [data-part=writing]" },
  { ...stops.views, selector: "[data-tour=views]" },
  { ...stops.search, selector: "[data-tour=search]" },
] as const;

/** A narrow screen shows the composer on a page of its own, so the tour there is about the list. */
const narrowRoute = route.filter(({ selector }) => selector.startsWith("[data-tour"));

/**
 * Explains the parts of the page one after the other, beside each of them. The page stays usable: the tour takes the focus
 * only from nobody, and waits while something lies over the page.
 */
export function Tour() {
  const [all] = useState(() => (window.innerWidth < 640 ? narrowRoute : route));
  const [at, setAt] = useState(0);
  const stop = all[at] ?? route[0];
  const box = useAnchorBox(stop.selector);
  const isCovered = useScreen((state) => state.overlay !== undefined);
  const isLast = at + 1 >= all.length;
  useEscape(endTour);
  if (!box || isCovered) return null;
  return (
    <>
      <div aria-hidden="true" className={styles["ring"]} style={{ ...ringOf(box) }} />
      <Card
        key={all.length}
        box={box}
        stop={stop}
        count={welcomeText.step(at + 1, all.length)}
        nextLabel={isLast ? welcomeText.finish : welcomeText.next}
        onNext={() => (isLast ? endTour() : setAt(at + 1))}
        isLast={isLast}
      />
    </>
  );
}

interface CardProps {
  readonly box: NonNullable<ReturnType<typeof useAnchorBox>>;
  readonly stop: (typeof route)[number];
  readonly count: string;
  readonly nextLabel: string;
  readonly isLast: boolean;
  readonly onNext: () => void;
}

function Card({ box, stop, count, nextLabel, isLast, onNext }: CardProps) {
  const card = useRef<HTMLElement>(null);
  const title = useId();
  const text = useId();
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, scrollHeight: height = 0 } = card.current ?? {};
    setSize({ width, height: height + 2 });
  }, [stop]);
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) card.current?.focus();
    else if (!card.current?.contains(document.activeElement)) announce(welcomeText.tourStarted(stop.title));
  }, [stop]);
  const isRtl = document.documentElement.dir === "rtl";
  const { x, y, maxHeight } = placeCard(box, size, { width: innerWidth, height: innerHeight }, isRtl);
  return (
    <section
      ref={card}
      data-part="tour"
      tabIndex={-1}
      aria-labelledby={title}
      aria-describedby={text}
      className={styles["card"]}
      style={{ left: x, top: y, maxHeight }}
    >
      <h2 id={title} className={styles["title"]}>
        <span className="visually-hidden">{welcomeText.tour}: </span>
        {stop.title}
      </h2>
      <p id={text}>{stop.text}</p>
      <div className={styles["foot"]}>
        <span className={styles["count"]}>{count}</span>
        {!isLast && <Button onClick={endTour}>{welcomeText.skipTour}</Button>}
        <Button variant="primary" onClick={onNext}>
          {nextLabel}
        </Button>
      </div>
    </section>
  );
}

const ringPx = 3;

const ringOf = ({ x, y, width, height }: CardProps["box"]) => ({
  left: x - ringPx,
  top: y - ringPx,
  width: width + 2 * ringPx,
  height: height + 2 * ringPx,
});

function endTour(): void {
  const isInTour = document.activeElement?.closest("[data-part=tour]") !== null;
  void choose({ welcome: "done" });
  if (isInTour) focusComposer();
}

/** Before other meanings of the key: marking a conversation as read would be a surprise while the tour is shown. */
function useEscape(run: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.shiftKey || isEngaged(event)) return;
      event.preventDefault();
      event.stopPropagation();
      run();
    };
    addEventListener("keydown", onKeyDown, true);
    return () => removeEventListener("keydown", onKeyDown, true);
  }, [run]);
}
