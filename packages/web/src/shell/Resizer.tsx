import { useState } from "react";
import styles from "./Resizer.module.css";

interface Props {
  readonly label: string;
  readonly width: number;
  readonly min: number;
  readonly max: number;
  /** 1 when dragging to the right makes it wider. */
  readonly direction: 1 | -1;
  readonly onResize: (width: number) => void;
}

const keyStep = 20;

/** The border between two panes, by pointer and by arrow keys. */
export function Resizer({ label, width, min, max, direction, onResize }: Props) {
  const [from, setFrom] = useState<{ readonly x: number; readonly width: number }>();
  const toward = () => (document.documentElement.dir === "rtl" ? -direction : direction);
  const set = (next: number) => onResize(Math.max(min, Math.min(max, Math.round(next))));
  return (
    <div
      role="separator"
      aria-label={label}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      className={styles["resizer"]}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom({ x: event.clientX, width });
      }}
      onPointerMove={(event) => from && set(from.width + (event.clientX - from.x) * toward())}
      onPointerUp={() => setFrom(undefined)}
      onKeyDown={(event) => {
        if (event.key === "ArrowRight") set(width + keyStep * toward());
        if (event.key === "ArrowLeft") set(width - keyStep * toward());
      }}
    />
  );
}

/** A width that is remembered in this browser. */
export function useWidth(name: string, first: number): [number, (width: number) => void] {
  const key = `platform.width.${name}`;
  const [width, setWidth] = useState(() => Number(localStorage.getItem(key)) || first);
  return [
    width,
    (next) => {
      localStorage.setItem(key, String(next));
      setWidth(next);
    },
  ];
}
