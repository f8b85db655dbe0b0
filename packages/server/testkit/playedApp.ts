import type { PlatformOptions } from "../src/platform.ts";

type Ask = NonNullable<PlatformOptions["ask"]>;
type Payload = Readonly<Record<string, unknown>>;
type Answering = (payload: Payload) => unknown;

/** An app that a test plays: it records everything, and gives the prepared answers. */
export interface PlayedApp {
  readonly ask: Ask;
  /** What it was asked, oldest first. */
  readonly heard: Payload[];
  /** How it answers from now on; nothing, unless told. */
  answers(how: Answering): void;
  /** From now on it does not answer at all. */
  hangs(): void;
  last(): Payload;
}

export function playApp(): PlayedApp {
  const heard: Payload[] = [];
  let answering: Answering | undefined = () => ({});
  return {
    heard,
    async ask(_appId, { payload }) {
      heard.push(payload);
      if (!answering) return { answered: false, why: "timeout" };
      return { answered: true, body: await answering(payload) };
    },
    answers: (how) => void (answering = how),
    hangs: () => void (answering = undefined),
    last: () => heard.at(-1) ?? {},
  };
}
