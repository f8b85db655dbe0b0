import { anything, either, flag, type HookFault, list, object, record, required, type Shaped, text } from "./shape.ts";

const failure = object({ message: text });

const release = object({
  name: required(text),
  current: text,
  latest: text,
  update: flag,
  breaking: flag,
  message: text,
  url: text,
  error: failure,
});

const updateShape = object({
  name: required(text),
  releases: required(list(release)),
  message: text,
  url: text,
  error: failure,
});

/** What the typed-runtime SDK answers to `install-update` instead of `releases`. */
const installedShape = object({
  name: required(text),
  updates: required(
    list(
      object({
        name: required(text),
        previous: text,
        installed: text,
        message: text,
        url: text,
        error: failure,
      }),
    ),
  ),
  message: text,
  url: text,
  error: failure,
});

/** `error` is a string by the book, and an object with a message in SDKs of the field. */
const doctorShape = object({
  versions: required(
    list(object({ name: required(text), current: required(text), message: text, error: either(text, failure) })),
  ),
});

const triggerShape = object({
  type: text,
  name: text,
  description: text,
  workflow: text,
  workflow_app_id: text,
  inputs: record(object({ value: text })),
});

const manifestShape = record(anything);

export type UpdateAnswer = Shaped<typeof updateShape>;
export type InstalledAnswer = Shaped<typeof installedShape>;
export type Release = UpdateAnswer["releases"][number];
export type DoctorAnswer = Shaped<typeof doctorShape>;
export type TriggerAnswer = Shaped<typeof triggerShape> & Readonly<Record<string, unknown>>;
export type ManifestAnswer = Shaped<typeof manifestShape>;

/** What each hook that answers must answer. `start` may answer anything, and the others nothing. */
export interface HookAnswers {
  readonly "get-manifest": ManifestAnswer;
  readonly "get-trigger": TriggerAnswer;
  readonly "check-update": UpdateAnswer;
  readonly "install-update": UpdateAnswer | InstalledAnswer;
  readonly doctor: DoctorAnswer;
}

const shapes = {
  "get-manifest": manifestShape,
  "get-trigger": triggerShape,
  "check-update": updateShape,
  "install-update": either(updateShape, installedShape),
  doctor: doctorShape,
} as const;

/** Everything that is wrong with the answer of a hook. */
export function checkHookAnswer(hook: keyof HookAnswers, value: unknown): readonly HookFault[] {
  return shapes[hook].check(value, "");
}

/** What `start` gets on STDIN when the command line keeps the socket. */
export interface StartInput {
  readonly body: unknown;
  readonly context: {
    readonly bot_access_token: string;
    readonly app_id: string;
    readonly team_id: string;
    readonly variables: Readonly<Record<string, string>>;
  };
}
