import { limits } from "@platform/protocol/limits.ts";

/** A message is in view when half of it is, or this much of a long one. */
const enoughPx = 200;
const enoughRatio = 0.5;
/** So that the browser reports a long message while it scrolls into view. */
const thresholds = Array.from({ length: 21 }, (_, at) => at / 20);
/** Where to look for something that covers the message: a long one may be cut off at either end. */
const samples = [0.5, 0.25, 0.75, 0.1, 0.9];

interface Watched {
  readonly onSeen: () => void;
  /** When it came into view; nothing while it is out of view. */
  sinceMs: number | undefined;
}

const watched = new Map<Element, Watched>();
let observer: IntersectionObserver | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls back once, when the element has been in view for a moment in a tab that is shown. What lies behind a dialog or a
 * pane is not in view. Returns what ends the watch.
 */
export function watchView(element: Element, onSeen: () => void): () => void {
  watched.set(element, { onSeen, sinceMs: undefined });
  observer ??= startObserver();
  observer.observe(element);
  return () => stopWatching(element);
}

function stopWatching(element: Element): void {
  watched.delete(element);
  observer?.unobserve(element);
}

function startObserver(): IntersectionObserver {
  document.addEventListener("visibilitychange", restart);
  return new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const known = watched.get(entry.target);
        if (known) known.sinceMs = isInView(entry) ? (known.sinceMs ?? performance.now()) : undefined;
      }
      schedule();
    },
    { threshold: thresholds },
  );
}

function isInView({ isIntersecting, intersectionRatio, intersectionRect }: IntersectionObserverEntry): boolean {
  return isIntersecting && (intersectionRatio >= enoughRatio || intersectionRect.height >= enoughPx);
}

/** The time in a hidden tab does not count: the time starts again when the tab is shown again. */
function restart(): void {
  for (const known of watched.values()) if (known.sinceMs !== undefined) known.sinceMs = performance.now();
  schedule();
}

function schedule(): void {
  const isWaiting = [...watched.values()].some(({ sinceMs }) => sinceMs !== undefined);
  if (!isWaiting || isHidden()) return;
  timer ??= setTimeout(check, limits.message_view_ms);
}

function check(): void {
  timer = undefined;
  if (isHidden()) return;
  for (const [element, { sinceMs, onSeen }] of watched) {
    if (sinceMs === undefined || performance.now() - sinceMs < limits.message_view_ms || isCovered(element)) continue;
    stopWatching(element);
    onSeen();
  }
  schedule();
}

function isHidden(): boolean {
  return document.visibilityState === "hidden";
}

/** Whether something else is on top of it at every sample; what it is a part of does not cover it. */
function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return !samples.some((part) => {
    const topmost = document.elementFromPoint(left + width / 2, top + height * part);
    return topmost !== null && (element.contains(topmost) || topmost.contains(element));
  });
}
