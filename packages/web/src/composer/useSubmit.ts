import { mrkdwn } from "@platform/protocol/richtext/mrkdwn/mrkdwn.ts";
import { useState } from "react";
import { type TypedCommand, typedCommand } from "../shortcuts/typedCommand.ts";
import { runClientCommand } from "../shortcuts/clientCommands.ts";
import { runCommand } from "../shortcuts/run.ts";
import { toast } from "../ui/toast.ts";
import { type Composed, deliver } from "./deliver.ts";
import { handOver } from "./handOver.ts";
import { isLargeAudience } from "./isLargeAudience.ts";
import { mentionsIn } from "./mentionsIn.ts";
import { isTooLong } from "./messageLength.ts";
import type { Way } from "./useScheduling.ts";
import { composerText } from "../strings/composer.ts";

/** A message that waits for an answer of its author. */
export interface Held {
  readonly question: "audience" | "long";
  readonly composed: Composed;
}

interface Options {
  readonly read: () => Composed;
  /** Empties the composer. Without a message after a command. */
  readonly onSent: (composed?: Composed) => void;
  /** Keeps what could not be sent where it was written. */
  readonly onFailed: (composed: Composed) => void;
  /** Hands a message over that is sent later. Returns whether it is scheduled. */
  readonly sendLater: (composed: Composed, way?: Way) => Promise<boolean>;
}

/** Sends what is in the composer, after the questions that it raises. Until then everything stays where it is. */
export function useSubmit({ read, onSent, onFailed, sendLater }: Options) {
  const [held, setHeld] = useState<Held>();

  /** The next question that it raises after those that are answered, or off it goes. */
  const proceed = (composed: Composed, answered: readonly Held["question"][]) => {
    const { block, place } = composed;
    if (block && !answered.includes("audience") && isLargeAudience(place.channel, mentionsIn(block))) {
      setHeld({ question: "audience", composed });
    } else if (block && isTooLong(block)) setHeld({ question: "long", composed });
    else sendBy(composed);
  };

  const sendBy = (composed: Composed, way?: Way) => {
    setHeld(undefined);
    void handOver(composed, {
      take: () => onSent(composed),
      send: () => (composed.atMs === undefined ? sendNow(composed, way) : sendLater(composed, way)),
      giveBack: () => onFailed(composed),
    });
  };

  const give = (composed: Composed, typed: TypedCommand) => {
    if (runClientCommand(typed.command)) return onSent();
    void handOver(composed, {
      take: () => onSent(),
      send: () => runCommand(composed.place, typed),
      giveBack: () => onFailed(composed),
    });
  };

  /** Without a time, now. */
  const submit = (atMs?: number) => {
    const composed = { ...read(), atMs };
    const { block, files } = composed;
    const typed = block && files.length === 0 && atMs === undefined ? typedCommand(mrkdwn(block)) : undefined;
    if (typed) give(composed, typed);
    else if (block || files.length > 0) proceed(composed, []);
  };

  return { submit, held, proceed, sendBy, release: () => setHeld(undefined) };
}

async function sendNow(composed: Composed, way: Way = deliver): Promise<boolean> {
  const reason = await way(composed);
  if (reason !== undefined) toast(composerText.filesFailed(reason));
  return reason === undefined;
}
