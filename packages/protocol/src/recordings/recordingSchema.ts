import { type Static, Type } from "typebox";

/** The version of the format that this server writes and reads. */
export const recordingVersion = 1;

const after = {
  after_ms: Type.Integer({
    minimum: 0,
    description: "Milliseconds of the platform's time since the last action; of an action, since the action before it.",
  }),
};
const makes = Type.Optional(
  Type.Array(Type.String(), { description: "The names of what it created, for example `{{message:1.2}}`." }),
);
const code = Type.String({ description: "`ok`, or the error." });
const fields = Type.Record(Type.String(), Type.Unknown());

const action = Type.Object(
  {
    kind: Type.Literal("action"),
    ...after,
    user: Type.Optional(Type.String({ description: "The name of the person; an event that was sent has none." })),
    name: Type.String({ description: "A method of the Web API, or a control such as `person.act`." }),
    args: fields,
    makes,
  },
  { additionalProperties: false, description: "What a person did. A replay does it again." },
);

const event = Type.Object(
  { kind: Type.Literal("event"), ...after, type: Type.String(), code: Type.String(), event: fields },
  { additionalProperties: false, description: "An event that was delivered to the app. A replay does not compare it." },
);

const call = Type.Object(
  { kind: Type.Literal("call"), ...after, method: Type.String(), args: fields, code, makes },
  { additionalProperties: false, description: "A call of the app." },
);

const stream = Type.Object(
  {
    kind: Type.Literal("stream"),
    ...after,
    args: Type.Record(Type.String(), Type.Unknown(), {
      description: "The arguments of the start and the end, without chunks.",
    }),
    text: Type.String({ description: "The text of all chunks together, which is what a replay compares." }),
    chunks: Type.Array(fields, { description: "The chunks as they were sent." }),
    code: Type.String({ description: "`ok`, or the error of the first refused call." }),
    is_ended: Type.Boolean({ description: "Whether the app stopped the stream." }),
    makes,
  },
  { additionalProperties: false, description: "A message that the app streamed." },
);

const interaction = Type.Object(
  {
    kind: Type.Literal("interaction"),
    ...after,
    type: Type.String(),
    code: Type.String({ description: "`acknowledged`, or why the app did not answer." }),
    answer: Type.Optional(Type.Unknown({ description: "What the app answered, unless it was empty." })),
  },
  { additionalProperties: false, description: "The answer of the app to a command, a button or a view." },
);

const response = Type.Object(
  { kind: Type.Literal("response"), ...after, payload: Type.Unknown(), code },
  { additionalProperties: false, description: "What the app sent to a response URL." },
);

export const recordingSchema = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    version: Type.Literal(recordingVersion),
    context: Type.Object(
      {
        workspace: Type.String({ description: "The domain of the workspace." }),
        app: Type.String({ description: "The name of the app." }),
        manifest: Type.Optional(Type.String({ description: "The name in the app's manifest." })),
        channel: Type.Optional(Type.String({ description: "The only channel that was recorded." })),
        people: Type.Array(Type.String(), { description: "The people who have to exist for a replay." }),
        channels: Type.Array(Type.String(), { description: "The channels that occur." }),
        messages: Type.Optional(
          Type.Record(
            Type.String(),
            Type.Object({ channel: Type.String(), text: Type.String() }, { additionalProperties: false }),
            { description: "Earlier messages that people acted on. A replay finds them by their text." },
          ),
        ),
      },
      { additionalProperties: false, description: "What the conversation began with." },
    ),
    ignore: Type.Array(Type.String(), {
      description: "What a replay does not compare: `text`, `chat.postMessage:blocks`, or `users.*:*` for whole calls.",
    }),
    lasts_ms: Type.Integer({ minimum: 0, description: "How long the app was recorded after the last action." }),
    steps: Type.Array(Type.Union([action, event, call, stream, interaction, response])),
  },
  {
    additionalProperties: false,
    title: "Recording",
    description: "A recorded conversation with an app. `{{user:alice}}`, `{{message:1.2}}` and such stand for ids.",
  },
);

export type Recording = Static<typeof recordingSchema>;
export type RecordedStep = Recording["steps"][number];
export type RecordedAction = Static<typeof action>;
export type RecordedStream = Static<typeof stream>;
/** What the app did. */
export type AppStep = Exclude<RecordedStep, { readonly kind: "action" } | { readonly kind: "event" }>;
