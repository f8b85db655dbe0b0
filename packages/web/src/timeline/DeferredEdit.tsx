import type { ComponentProps } from "react";
import { deferred } from "../ui/deferred.tsx";
import type { EditMessage as Loaded } from "./EditMessage.tsx";

/** It needs the editor, which comes after the messages. */
export const EditMessage = deferred<ComponentProps<typeof Loaded>>(
  async () => (await import("./EditMessage.tsx")).EditMessage,
  null,
);
