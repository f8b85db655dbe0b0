import type { AppStage } from "./appStage.ts";

/** The same as `TriggerContextData.Shortcut` of the SDK. */
const data = {
  interactivity: { value: "{{data.interactivity}}" },
  who: { value: "{{data.user_id}}" },
  channel: { value: "{{data.channel_id}}" },
  from: { value: "{{data.location}}" },
};

const inputs = {
  interactivity: { type: "slack#/types/interactivity" },
  who: { type: "slack#/types/user_id" },
  channel: { type: "slack#/types/channel_id" },
  from: { type: "string" },
};

const said = (message: string) => ({
  id: "say",
  function_id: "slack#/functions/send_message",
  inputs: { channel_id: "{{inputs.channel}}", message },
});

const form = {
  id: "form",
  function_id: "slack#/functions/open_form",
  inputs: {
    title: "Ask for help",
    interactivity: "{{inputs.interactivity}}",
    fields: { elements: [{ name: "note", title: "What happened?", type: "string" }], required: ["note"] },
  },
};

const workflows = {
  help: {
    title: "Ask for help",
    input_parameters: { properties: inputs, required: Object.keys(inputs) },
    steps: [form, said("{{inputs.who}} asked, from a {{inputs.from}}: {{steps.form.fields.note}}")],
  },
  greet: {
    title: "Greet",
    input_parameters: { properties: inputs, required: ["who", "channel"] },
    steps: [said("Greetings to {{inputs.who}}, from a {{inputs.from}}")],
  },
  order: {
    title: "Order",
    input_parameters: {
      properties: { ...inputs, dish: { type: "string", title: "Dish" } },
      required: ["channel", "dish"],
    },
    steps: [said("Ordered: {{inputs.dish}}")],
  },
};

/** One input of every type that a person can be asked for. */
export const asked = {
  line: { type: "string", title: "Line" },
  count: { type: "integer", title: "Count" },
  share: { type: "number", title: "Share" },
  day: { type: "slack#/types/date", title: "Day" },
  time: { type: "slack#/types/timestamp", title: "Time" },
  sure: { type: "boolean", title: "Sure" },
  person: { type: "slack#/types/user_id", title: "Person" },
  place: { type: "slack#/types/channel_id", title: "Place" },
  text: { type: "slack#/types/rich_text", title: "Text" },
};

/** A link that asks for all of them, and says what it was given. */
export async function makeAskingLink(stage: AppStage): Promise<LinkTrigger> {
  const { appId: app_id, dev } = stage;
  const names = Object.keys(asked);
  const { manifest } = await stage.call("apps.manifest.export", { app_id }, dev.config_token);
  const given = said(names.map((name) => `${name}={{inputs.${name}}}`).join("; "));
  const ask = {
    title: "Ask for everything",
    input_parameters: { properties: { ...inputs, ...asked }, required: ["channel", ...names] },
    steps: [given],
  };
  const before = manifest as { readonly workflows?: object };
  const changed = { ...before, workflows: { ...before.workflows, ask } };
  await stage.call("apps.manifest.update", { app_id, manifest: changed }, dev.config_token);
  const { trigger } = await stage.call("workflows.triggers.create", {
    type: "shortcut",
    name: "Ask for everything",
    workflow: "#/workflows/ask",
    inputs: { ...data, ...Object.fromEntries(names.map((name) => [name, { customizable: true }])) },
  });
  return trigger as LinkTrigger;
}

export interface LinkTrigger {
  readonly id: string;
  readonly shortcut_url: string;
}

/** Gives the dev app workflows that are started by links: one with a form, one without, and one that asks for an input. */
export async function makeLinks(stage: AppStage): Promise<Record<keyof typeof workflows, LinkTrigger>> {
  const { appId: app_id, dev } = stage;
  const { manifest } = await stage.call("apps.manifest.export", { app_id }, dev.config_token);
  const changed = { ...(manifest as object), workflows };
  await stage.call("apps.manifest.update", { app_id, manifest: changed }, dev.config_token);
  const make = async (workflow: string, more: object) => {
    const asked = { type: "shortcut", workflow: `#/workflows/${workflow}`, inputs: data, ...more };
    return (await stage.call("workflows.triggers.create", asked))["trigger"] as LinkTrigger;
  };
  return {
    help: await make("help", { name: "Ask for help", description: "Reaches the people on call." }),
    greet: await make("greet", { name: "Greet me", shortcut: { button_text: "Say hello" } }),
    order: await make("order", { name: "Order lunch", inputs: { ...data, dish: { customizable: true } } }),
  };
}
