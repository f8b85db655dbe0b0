import type { DatastoreDefinition } from "./defineDatastore.ts";
import type { FunctionDefinition } from "./defineFunction.ts";
import type { TypeDefinition } from "./defineType.ts";
import type { WorkflowDefinition } from "./defineWorkflow.ts";
import { type Parameter, type Parameters, noParameters } from "./parameters.ts";

export interface ManifestDefinition {
  readonly name: string;
  readonly description: string;
  readonly displayName?: string;
  readonly longDescription?: string;
  readonly backgroundColor?: string;
  readonly icon?: string;
  readonly botScopes: readonly string[];
  readonly functions?: readonly FunctionDefinition[];
  readonly workflows?: readonly WorkflowDefinition[];
  readonly types?: readonly TypeDefinition[];
  readonly datastores?: readonly DatastoreDefinition[];
  /** Hosts that the functions may talk to, besides the platform. */
  readonly outgoingDomains?: readonly string[];
  readonly features?: { readonly appHome?: Readonly<Record<string, boolean>> };
}

/** The app as the platform wants it. Functions that its workflows use, and types that its parameters use, come along. */
export function Manifest(definition: ManifestDefinition): Readonly<Record<string, unknown>> {
  const { name, description, displayName = name, longDescription, backgroundColor, icon } = definition;
  const workflows = definition.workflows ?? [];
  const used = workflows.flatMap((workflow) => workflow.steps).map((step) => step.function);
  const functions = unique([...(definition.functions ?? []), ...used.filter(isFunction)], "callback_id");
  const datastores = unique(definition.datastores ?? [], "name");
  const types = unique([...(definition.types ?? []), ...typesIn(functions, workflows, datastores)], "name");
  return {
    _metadata: { major_version: 2 },
    display_information: {
      name,
      description,
      ...(longDescription === undefined ? {} : { long_description: longDescription }),
      ...(backgroundColor === undefined ? {} : { background_color: backgroundColor }),
    },
    ...(icon === undefined ? {} : { icon }),
    features: {
      bot_user: { display_name: displayName },
      app_home: { home_tab_enabled: false, messages_tab_enabled: true, ...definition.features?.appHome },
    },
    oauth_config: { scopes: { bot: [...definition.botScopes] } },
    settings: { function_runtime: "slack", org_deploy_enabled: true },
    outgoing_domains: [...(definition.outgoingDomains ?? [])],
    ...section("functions", functions, "callback_id", functionJson),
    ...section("workflows", unique(workflows, "callback_id"), "callback_id", workflowJson),
    ...section("types", types, "name", (type) => parameterJson(type.definition)),
    ...section("datastores", datastores, "name", datastoreJson),
  };
}

function functionJson({ title, description, source_file, input_parameters, output_parameters }: FunctionDefinition) {
  return {
    title,
    ...(description === undefined ? {} : { description }),
    source_file,
    input_parameters: parametersJson(input_parameters),
    output_parameters: parametersJson(output_parameters),
  };
}

function workflowJson({ title, description, input_parameters, steps }: WorkflowDefinition) {
  return {
    title,
    ...(description === undefined ? {} : { description }),
    input_parameters: parametersJson(input_parameters),
    steps: steps.map(({ id, function: step, inputs }) => ({
      id,
      function_id: isFunction(step) ? `#/functions/${step.callback_id}` : String(step),
      // Templates become text here, so that what follows is plain JSON.
      inputs: JSON.parse(JSON.stringify(inputs)) as unknown,
    })),
  };
}

function datastoreJson({ primary_key, attributes, time_to_live_attribute }: DatastoreDefinition) {
  return {
    primary_key,
    attributes: mapValues(attributes, parameterJson),
    ...(time_to_live_attribute === undefined ? {} : { time_to_live_attribute }),
  };
}

function parametersJson({ properties, required }: Parameters = noParameters) {
  return { properties: mapValues(properties, parameterJson), required: [...required] };
}

function parameterJson({ type, items, properties, ...rest }: Parameter): object {
  return {
    type: typeof type === "string" ? type : `#/types/${type.name}`,
    ...rest,
    ...(items === undefined ? {} : { items: parameterJson(items) }),
    ...(properties === undefined ? {} : { properties: mapValues(properties, parameterJson) }),
  };
}

function typesIn(
  functions: readonly FunctionDefinition[],
  workflows: readonly WorkflowDefinition[],
  datastores: readonly DatastoreDefinition[],
): TypeDefinition[] {
  const groups = [
    ...functions.flatMap((one) => [one.input_parameters, one.output_parameters]),
    ...workflows.map((one) => one.input_parameters),
  ].map((parameters) => parameters?.properties ?? {});
  return [...groups, ...datastores.map((one) => one.attributes)].flatMap((group) =>
    Object.values(group).flatMap(typesOf),
  );
}

function typesOf({ type, items, properties = {} }: Parameter): TypeDefinition[] {
  const inside = [...(items ? [items] : []), ...Object.values(properties)].flatMap(typesOf);
  return typeof type === "string" ? inside : [type, ...typesOf(type.definition), ...inside];
}

/** The same definition twice is one; two under one name would overwrite each other in silence. */
function unique<T extends object, Key extends keyof T>(definitions: readonly T[], key: Key): T[] {
  const byName = new Map<unknown, T>();
  for (const definition of definitions) {
    const known = byName.get(definition[key]);
    if (known !== undefined && known !== definition) {
      throw new Error(`Two definitions have the ${String(key)} ${String(definition[key])}.`);
    }
    byName.set(definition[key], definition);
  }
  return [...byName.values()];
}

function section<T, Key extends keyof T>(name: string, definitions: readonly T[], key: Key, print: (one: T) => object) {
  if (definitions.length === 0) return {};
  return { [name]: Object.fromEntries(definitions.map((one) => [String(one[key]), print(one)])) };
}

function mapValues<T>(values: Readonly<Record<string, T>>, change: (value: T) => object): Record<string, object> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

function isFunction(value: unknown): value is FunctionDefinition {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "function";
}
