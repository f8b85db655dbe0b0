import { limits } from "@platform/protocol";
import type { MethodName } from "@platform/protocol/contract/methods.ts";
import { steer } from "./controls.ts";
import { recordCode } from "./ledger.ts";
import { configuring } from "./openConfig.ts";
import type { Actor, Workspace } from "./workspace.ts";

type Args = Readonly<Record<string, unknown>>;
type Conditions = Readonly<Record<string, (world: Workspace) => Promise<string>>>;
/** What the method needs besides the content, for this actor. */
type Place = (world: Workspace, actor: Actor) => Args | Promise<Args>;

const longText = { type: "mrkdwn", text: "x".repeat(limits.text_object_chars_max) };
export const longBlocks = Array.from({ length: 5 }, () => ({ type: "section", text: longText }));

/** A piece of a stream with as many blocks as all of its pieces together may have. */
export const fullOfBlocks = {
  type: "blocks",
  blocks: Array.from({ length: limits.message_blocks_max }, () => ({ type: "divider" })),
};

/** How to cause each refusal of a message's content, for `refuses` in the spec of every method that takes it. */
export function contentRefusals(method: MethodName, place: Place): Conditions {
  const send = async (world: Workspace, content: Args) =>
    world.bot.refused(method, { ...(await place(world, world.bot)), ...content });
  return {
    no_text: (world) => send(world, { text: "  ", attachments: [] }),
    markdown_text_conflict: (world) => send(world, { text: "hi", markdown_text: "# hi" }),
    msg_too_long: (world) => send(world, { markdown_text: "x".repeat(limits.markdown_chars_max + 1) }),
    invalid_blocks_format: (world) => send(world, { text: "hi", blocks: "not JSON" }),
    invalid_blocks: (world) => send(world, { text: "hi", blocks: [{ type: "header" }] }),
    msg_blocks_too_long: (world) => send(world, { text: "hi", blocks: longBlocks }),
    invalid_attachments: (world) => send(world, { attachments: ["not an object"] }),
    too_many_attachments: (world) =>
      send(world, { attachments: Array.from({ length: limits.attachments_max + 1 }, () => ({ text: "one more" })) }),
  };
}

export const taskCreated = {
  title: "Task created",
  type: "object",
  properties: { id: { type: "string" }, assignee: { type: "slack#/types/user_id" }, points: { type: "integer" } },
  required: ["id"],
  additionalProperties: false,
};

/** The author of the dev app declares what the metadata of one type looks like. */
export async function declareEvent(world: Workspace): Promise<void> {
  const author = await configuring(world, "alice");
  const app_id = world.dev.apps.find((app) => app.name === "Dev App")?.id ?? "";
  const { manifest } = await author.does("apps.manifest.export", { app_id });
  await author.does("apps.manifest.update", {
    app_id,
    manifest: { ...manifest, events: { task_created: taskCreated } },
  });
}

/** The same for what apps attach. */
export function metadataRefusals(method: MethodName, place: Place): Conditions {
  const send = async (world: Workspace, metadata: unknown) =>
    world.bot.refused(method, { ...(await place(world, world.bot)), text: "hi", metadata });
  return {
    invalid_metadata_format: (world) => send(world, { event_type: "task_created" }),
    metadata_too_large: (world) => {
      const text = "x".repeat(limits.metadata_bytes_max);
      return send(world, { event_type: "task_created", event_payload: { text } });
    },
    async invalid_metadata_schema(world) {
      await declareEvent(world);
      return send(world, { event_type: "task_created", event_payload: { id: "T1", points: "three" } });
    },
    async metadata_must_be_sent_from_app(world) {
      const metadata = { event_type: "task_created", event_payload: {} };
      const args = { ...(await place(world, world.alice)), text: "hi", metadata };
      return refusedToPerson(world, method, args);
    },
  };
}

/** Alice calls a method herself, through no app, as people do from the client; tells the code. */
export async function refusedToPerson(world: Workspace, method: MethodName, args: Args): Promise<string> {
  const { answer } = await steer(world.platform).does("person.call", { user: "alice", method, args });
  const { error = "" } = answer as { readonly error?: string };
  recordCode(method, error);
  return error;
}
