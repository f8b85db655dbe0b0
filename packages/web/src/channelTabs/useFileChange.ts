import { useEffect } from "react";
import { onEvent } from "../store/listeners.ts";

/** Reads a canvas or a list again when another person or an app has changed it. */
export function useFileChange(file: string, refetch: () => unknown): void {
  useEffect(
    () =>
      onEvent("file_change", (event) => {
        if (event.file_id === file) void refetch();
      }),
    [file, refetch],
  );
}
