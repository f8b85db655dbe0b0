import type { ObjectKind } from "../../../packages/server/src/methods/objects.ts";
import type { Row } from "./inputs.ts";

/** Everybody whom the circle's objects are closed to. */
export const outsiderNames = ["stranger", "guest", "otherWorkspace", "otherOrg", "minimalApp"] as const;
export type OutsiderName = (typeof outsiderNames)[number];

/**
 * What an outsider may learn of an object:
 * - `hidden`: nothing; the answer is the same as for an id that names nothing,
 * - `refused`: that it exists; every call about it is refused and changes nothing,
 * - `visible`: what everybody of the workspace may; the method's own rules decide.
 */
export type Reach = "hidden" | "refused" | "visible";

type Rule = Readonly<Record<OutsiderName, Reach>>;

/** Hidden from everybody outside of the circle. */
const circleOnly: Rule = {
  stranger: "hidden",
  guest: "hidden",
  minimalApp: "hidden",
  otherWorkspace: "hidden",
  otherOrg: "hidden",
};

/** Known to everybody in the workspace. */
const workspaceWide: Rule = { ...circleOnly, stranger: "visible", guest: "visible", minimalApp: "visible" };

/** Known to everybody in the org. */
const orgWide: Rule = { ...workspaceWide, otherWorkspace: "visible" };

/** That there is such an object is known in the workspace; the rest is for the people who build the app, or run the workspace. */
const builders: Rule = { ...circleOnly, stranger: "refused", guest: "refused", minimalApp: "refused" };

/** The same for everybody on the server. */
const builtIn: Rule = { ...orgWide, otherOrg: "visible" };

export const rules: Readonly<Record<ObjectKind, Rule>> = {
  app: workspaceWide,
  app_request: builders,
  app_token: builders,
  barrier: builders,
  bookmark: circleOnly,
  bot: workspaceWide,
  call: circleOnly,
  canvas: circleOnly,
  channel: circleOnly,
  code_view: circleOnly,
  developed_app: builders,
  directory_app: builtIn,
  draft: circleOnly,
  execution: circleOnly,
  external_token: circleOnly,
  file: circleOnly,
  function: builders,
  interaction: circleOnly,
  invite_link: builders,
  invite_request: builders,
  job: builders,
  legal_hold: builders,
  sign_in_provider: builders,
  list: circleOnly,
  message: circleOnly,
  org: orgWide,
  record: circleOnly,
  reminder: circleOnly,
  remote_file: circleOnly,
  run: builders,
  scheduled_message: circleOnly,
  section: circleOnly,
  shared_invite: builders,
  team: orgWide,
  trigger: builders,
  trigger_type: builtIn,
  upload: circleOnly,
  user: workspaceWide,
  usergroup: workspaceWide,
  view: circleOnly,
  workflow: circleOnly,
};

/** Only admins of a workspace may call these, whatever object they name. */
const governing = ["not_an_admin", "not_an_owner"];

export function reachOf({ method, kind }: Row, outsider: OutsiderName): Reach {
  const rule = rules[kind as ObjectKind][outsider];
  const isGoverned = governing.some((code) => code in method.errors);
  const isRunner = outsider === "otherWorkspace" || outsider === "otherOrg";
  return isGoverned && !isRunner && rule === "visible" ? "refused" : rule;
}
