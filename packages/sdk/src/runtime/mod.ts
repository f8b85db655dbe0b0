/** The typed-runtime SDK: an app as code. Runs on Deno and on Node, and needs nothing else. */
export type { BuiltinFunctions } from "./builtins.ts";
export { type FunctionClient, functionClient } from "./client.ts";
export type { Constraint } from "./constraint.ts";
export { type DatastoreDefinition, DefineDatastore } from "./defineDatastore.ts";
export { DefineFunction, type FunctionDefinition } from "./defineFunction.ts";
export { DefineType, type TypeDefinition } from "./defineType.ts";
export { DefineWorkflow, type Step, type WorkflowDefinition } from "./defineWorkflow.ts";
export {
  type Action,
  type FunctionModule,
  type FunctionResult,
  type HandlerArguments,
  type Interaction,
  PlatformFunction,
  type View,
} from "./functionModule.ts";
export { Manifest, type ManifestDefinition } from "./manifest.ts";
export type { FormFields, Interactivity, Parameter, Parameters, ValueOf, ValuesOf } from "./parameters.ts";
export { Schema } from "./schema.ts";
export {
  type FilterNode,
  type Frequency,
  type Trigger,
  TriggerContextData,
  TriggerEventTypes,
  type TriggerFilter,
  TriggerTypes,
} from "./trigger.ts";
export type { Template } from "./template.ts";
