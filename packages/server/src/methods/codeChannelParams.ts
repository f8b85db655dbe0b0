import { isLongerThan, limits } from "@platform/protocol";
import { isReservedCommand } from "@platform/protocol/builtinCommands.ts";
import { describeFaults } from "@platform/protocol/manifest/describeFaults.ts";
import { agentResourceSchema, contextBarItemSchema, viewCspSchema } from "@platform/protocol/resources/codeChannel.ts";
import { type Static, type TSchema, Type } from "typebox";
import { Check, Errors } from "typebox/value";
import type { CodeCommand } from "../domain/codeChannels/setCodeCommands.ts";
import { decodeJson, Fault, id, type Param, storable } from "./params.ts";

export const codeChannelParam = id({
  object: "channel",
  describe: "The code channel.",
  otherwise: "channel_not_found",
});

export const codeCanvasParams = {
  channel: codeChannelParam,
  canvas_id: id({ object: "canvas", describe: "A canvas that the channel shows.", otherwise: "canvas_not_found" }),
};

/** Refusals that these methods share, worded once. */
export const codeChannelErrors = {
  channel_not_found: "The channel is missing, unknown, or not visible to the app.",
  channel_type_not_supported: "The channel is an ordinary one.",
  feature_not_enabled: "The manifest of the app does not turn on `features.code_channels`.",
  is_archived: "The channel is archived.",
  not_in_channel: "The app is not a member of the channel.",
};

/** A JSON value of a shape, whose faults name the place. */
function shaped<Schema extends TSchema>(schema: Schema, describe: string): Param<Static<Schema>> {
  return {
    schema,
    required: true,
    describe,
    otherwise: undefined,
    fallback: undefined,
    isJson: true,
    decode(raw) {
      const value = decodeJson(raw);
      if (Check(schema, value)) return value;
      const [fault] = describeFaults(Errors(schema, value));
      return new Fault(fault ? `has a fault at ${fault.pointer}: ${fault.message}` : "must be of the shape");
    },
  };
}

const summarySchema = Type.Object({ message_ts: Type.String(), thread_ts: Type.Optional(Type.String()) });

const propertiesShape = shaped(
  Type.Object({
    context_bar_items: Type.Optional(Type.Array(contextBarItemSchema, { maxItems: limits.context_bar_items_max })),
    summary_message: Type.Optional(summarySchema),
  }),
  "What the client shows: `context_bar_items`, which replaces the items, and `summary_message`.",
);

export const codePropertiesParam: typeof propertiesShape = {
  ...propertiesShape,
  decode(raw) {
    const decoded = propertiesShape.decode(raw);
    if (decoded instanceof Fault) return decoded;
    const { context_bar_items: items = [] } = decoded;
    if (new Set(items.map(({ key }) => key)).size < items.length) return new Fault("must not have a key twice");
    const address = items.find(({ url }) => url !== undefined && !isWebAddress(url));
    return address ? new Fault(`must have a web address as the url of ${address.key}`) : decoded;
  },
};

const resourceShape = shaped(agentResourceSchema, "The resource of another system that the session is about.");

export const agentResourceParam: typeof resourceShape = {
  ...resourceShape,
  decode(raw) {
    const decoded = resourceShape.decode(raw);
    if (decoded instanceof Fault || decoded.url === undefined || isWebAddress(decoded.url)) return decoded;
    return new Fault("must have a web address as its url");
  },
};

/** Only these are safe in a link that people click. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s/?#]+[^\s]*$/.test(address) && URL.canParse(address);
}

const commandSchema = Type.Object({
  name: Type.String({
    minLength: 1,
    maxLength: limits.code_command_name_chars_max,
    description: "Without the slash, and no command of the platform.",
  }),
  description: Type.Optional(Type.String({ maxLength: limits.code_command_text_chars_max })),
  argument_hint: Type.Optional(Type.String({ maxLength: limits.code_command_text_chars_max })),
  should_escape: Type.Optional(Type.Boolean()),
});

const commandsShape = shaped(
  Type.Array(commandSchema, { maxItems: limits.code_commands_max }),
  "All commands of the app in the channel; an empty list removes them.",
);

export const codeCommandsParam: Param<readonly CodeCommand[]> = {
  ...commandsShape,
  fallback: undefined,
  decode(raw) {
    const decoded = commandsShape.decode(raw);
    if (decoded instanceof Fault) return decoded;
    const commands = decoded.map((command) => ({
      name: storable(command.name).toLowerCase(),
      description: storable(command.description ?? ""),
      argumentHint: storable(command.argument_hint ?? ""),
      shouldEscape: command.should_escape === true,
    }));
    const faulty = commands.find(({ name }) => !/^[^\s/]+$/u.test(name));
    if (faulty) return new Fault("must have names without slashes and spaces");
    const reserved = commands.find(({ name }) => isReservedCommand(name));
    if (reserved) return new Fault(`must not have ${reserved.name}, a command of the platform`);
    const isUnique = new Set(commands.map(({ name }) => name)).size === commands.length;
    return isUnique ? commands : new Fault("must not have a name twice");
  },
};

const cspShape = shaped(viewCspSchema, "Where an HTML view may load from: `connect_domains` and `resource_domains`.");

export const cspParam: typeof cspShape = {
  ...cspShape,
  decode(raw) {
    const decoded = cspShape.decode(raw);
    if (decoded instanceof Fault) return decoded;
    const { connect_domains: connect = [], resource_domains: resource = [] } = decoded;
    const faulty = [...connect, ...resource].find((domain) => !isPublicDomain(domain));
    if (faulty !== undefined) return new Fault("must have domains of https addresses on the web");
    return { connect_domains: connect.map(originOf), resource_domains: resource.map(originOf) };
  },
};

const domainShape = /^(https:\/\/)?(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*(:\d{1,5})?$/;
/** Endings of names that exist only inside of a network. */
const innerEnding = /\.(local|localhost|internal|intranet|lan|home|corp|test|invalid|arpa)(:\d+)?$/;

/** An address by numbers is none: its last part would begin with a digit. */
function isPublicDomain(domain: string): boolean {
  if (isLongerThan(domain, limits.code_view_domain_chars_max)) return false;
  return domainShape.test(domain) && !innerEnding.test(domain);
}

const originOf = (domain: string): string => (domain.startsWith("https://") ? domain : `https://${domain}`);
