import { limits, type Outcome, refuseTrigger, succeed } from "@platform/protocol";
import type { TriggerFault } from "@platform/protocol/triggers/fault.ts";
import { readTriggerInputs, type TriggerInputs } from "@platform/protocol/triggers/fillInputs.ts";
import type { TriggerType } from "@platform/protocol/triggers/triggerTypes.ts";
import { givenFault } from "@platform/protocol/manifest/checkGiven.ts";
import { dataTypes } from "@platform/protocol/triggers/triggerData.ts";
import { type CustomTypes, defaultOf, noTypes } from "@platform/protocol/workflows/customTypes.ts";
import { type Parameter, parametersIn } from "@platform/protocol/workflows/parameter.ts";
import { pathOf, referencesIn, typeName } from "@platform/protocol/workflows/template.ts";
import type { Typed } from "@platform/protocol/workflows/typeFit.ts";
import type { Workflow } from "../workflows/readWorkflow.ts";
import type { InputsCode } from "./definition.ts";

/** What a person can be asked for with one field of a form. */
const askable = new Set([
  "string",
  "boolean",
  "integer",
  "number",
  "date",
  "timestamp",
  "user_id",
  "channel_id",
  "rich_text",
]);

/** The inputs that a trigger gives to a workflow, when the workflow can run with them. */
export function readInputs(
  type: TriggerType,
  workflow: Pick<Workflow, "inputParameters" | "types">,
  given: unknown,
): Outcome<{ inputs: TriggerInputs }, InputsCode> {
  const parameters = parametersIn(workflow.inputParameters);
  const types = workflow.types ?? noTypes;
  const inputs = readTriggerInputs(given);
  if (!inputs) {
    return refuseTrigger("invalid_trigger_inputs", {
      message: "inputs is an object with a value, or customizable, for each input",
      pointer: "/inputs",
    });
  }
  const faults = [
    ...unknownInputs(parameters, inputs),
    ...missingInputs(parameters, inputs, types),
    ...unfitInputs(type, parameters, inputs, types),
  ];
  if (faults.length > 0) return refuseTrigger("invalid_trigger_inputs", ...faults);
  const interactive = Object.entries(inputs).find(([, { value }]) => asksForPerson(value));
  if (interactive && type !== "shortcut") {
    const message = "data.interactivity is there only when a person runs the trigger, which is of type shortcut";
    return refuseTrigger("invalid_interactive_trigger_inputs", { message, pointer: `/inputs/${interactive[0]}` });
  }
  const custom = checkCustomizable(type, parameters, inputs);
  return custom.ok ? succeed({ inputs }) : custom;
}

function unknownInputs(parameters: readonly Parameter[], inputs: TriggerInputs): TriggerFault[] {
  const faults: TriggerFault[] = [];
  for (const [name, { value }] of Object.entries(inputs)) {
    const pointer = `/inputs/${name}`;
    if (!parameters.some((known) => known.name === name)) {
      faults.push({ message: `the workflow has no input ${name}`, pointer });
    }
    const strange = referencesIn(value).find((reference) => pathOf(reference)[0] !== "data");
    if (strange !== undefined) {
      faults.push({ message: `{{${strange}}} of ${name} leads nowhere: a trigger has {{data.…}}`, pointer });
    }
  }
  return faults;
}

/** Values that no run could take, which would fail every time the trigger fires. */
function unfitInputs(
  type: TriggerType,
  parameters: readonly Parameter[],
  inputs: TriggerInputs,
  types: CustomTypes,
): TriggerFault[] {
  const ctx = { resolve: (reference: string) => ({ typed: dataType(type, reference) }) };
  return parameters.flatMap(({ name, schema }) => {
    const { value } = inputs[name] ?? {};
    if (value === undefined) return [];
    const fault = givenFault(value, { schema, types }, ctx);
    return fault === undefined ? [] : [{ message: `the input ${name} ${fault}`, pointer: `/inputs/${name}` }];
  });
}

/** What a webhook brings is up to its caller, and what is inside of a value is not declared. */
function dataType(type: TriggerType, reference: string): Typed | undefined {
  const [, name = "", ...deeper] = pathOf(reference);
  const isDeclared = type !== "webhook" && deeper.length === 0 && Object.hasOwn(dataTypes, name);
  const declared = isDeclared ? dataTypes[name] : undefined;
  return declared === undefined ? undefined : { schema: { type: declared }, types: noTypes };
}

function missingInputs(parameters: readonly Parameter[], inputs: TriggerInputs, types: CustomTypes): TriggerFault[] {
  return parameters
    .filter(({ name, isRequired, schema }) => {
      const { value, customizable = false } = inputs[name] ?? {};
      return isRequired && value === undefined && !customizable && defaultOf(schema, types) === undefined;
    })
    .map(({ name, type }) => ({
      message: `the workflow needs the input ${name}`,
      pointer: "/inputs",
      missing_parameter_name: name,
      missing_parameter_type: type,
    }));
}

function asksForPerson(value: unknown): boolean {
  return referencesIn(value).some((reference) => pathOf(reference)[1] === "interactivity");
}

function checkCustomizable(
  type: TriggerType,
  parameters: readonly Parameter[],
  inputs: TriggerInputs,
): Outcome<object, InputsCode> {
  const asked = parameters.filter(({ name }) => inputs[name]?.customizable ?? false);
  const [first] = asked;
  if (!first) return succeed({});
  const refused = <const Code extends InputsCode>(code: Code, { name }: Parameter, message: string) =>
    refuseTrigger(code, { message, pointer: `/inputs/${name}` });
  if (type !== "shortcut") {
    return refused(
      "customizable_inputs_only_allowed_on_link_triggers",
      first,
      "only a person can be asked for an input",
    );
  }
  const optional = asked.find(({ isRequired }) => !isRequired);
  if (optional) {
    const message = `${optional.name} is optional, so nobody is asked for it`;
    return refused("customizable_inputs_not_allowed_on_optional_inputs", optional, message);
  }
  const strange = asked.find((parameter) => !askable.has(typeName(parameter.type)));
  if (strange) {
    const message = `nobody can be asked for ${strange.name}, which is of type ${strange.type}`;
    return refused("customizable_input_unsupported_type", strange, message);
  }
  if (asked.length > limits.trigger_customizable_inputs_max) {
    const message = `a person can be asked for ${limits.trigger_customizable_inputs_max} inputs at most`;
    return refused("too_many_customizable_inputs", first, message);
  }
  return succeed({});
}
