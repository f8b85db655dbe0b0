import { type Outcome, succeed } from "@platform/protocol";
import { scimUserAttributes, type ScimVersion } from "@platform/protocol/scim.ts";
import { lockAccount } from "../../storage/queries/memberships.ts";
import { lockRedemption } from "../../storage/queries/oneTimeLinks.ts";
import { governTeam } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";
import { applyOperation, type ScimOperation } from "./applyOperation.ts";
import { applyWish } from "./applyWish.ts";
import type { Tree } from "./attributeTree.ts";
import type { BodyCode, PersonCode } from "./codes.ts";
import { openDirectory } from "./directory.ts";
import { managedFields } from "./findManaged.ts";
import { findPerson, type ScimPerson } from "./findPeople.ts";
import { personAttributes } from "./personAttributes.ts";
import { readWish } from "./personWish.ts";
import { readPatch } from "./readPatch.ts";
import { storePerson } from "./storePerson.ts";

export interface PersonChange {
  readonly id: string;
  readonly version: ScimVersion;
  /** `replace` gives the whole resource, `patch` what changes. */
  readonly kind: "replace" | "patch";
  readonly body: Tree;
}

/** Changes a person of the directory, all of it or nothing. */
export const changeScimPerson = defineOperation(
  import.meta,
  async (ctx, input: PersonChange): Promise<Outcome<object, PersonCode>> => {
    const opened = await openDirectory(ctx);
    if (!opened.ok) return opened;
    const { directory } = opened;
    await lockRedemption(ctx.db);
    await lockAccount(ctx.db, input.id);
    const found = await findPerson(ctx, directory, input.id);
    if (!found.ok) return found;
    const { person } = found;
    const governed = await governTeam(ctx, person.user.team_id);
    if (!governed.ok) return governed;
    const changed = changeTree(person, input);
    if (!changed.ok) return changed;
    const { tree, before, touched } = changed;
    const wished = readWish(tree, before);
    if (!wished.ok) return wished;
    const applied = await applyWish(ctx, directory, person, wished.wish);
    if (!applied.ok) return applied;
    const { externalId, userName } = wished.wish;
    const managed = input.kind === "patch" ? managedOf(person) : [];
    return storePerson(ctx, directory, person, { tree, touched, externalId, userName, managed });
  },
);

type ChangedTree = Outcome<
  { readonly tree: Tree; readonly before: Tree | undefined; readonly touched: ReadonlySet<string> },
  BodyCode
>;

function changeTree(person: ScimPerson, { version, kind, body }: PersonChange): ChangedTree {
  const attributes = personAttributes(person);
  const touched = new Set<string>();
  if (kind === "replace") {
    const tree = leftAlone(person, attributes);
    const read = applyOperation(scimUserAttributes, tree, { kind: "replace", path: undefined, value: body }, touched);
    return read.ok ? succeed({ tree, before: undefined, touched }) : read;
  }
  const patch = readPatch(version, body);
  if (!patch.ok) return patch;
  const tree = structuredClone(attributes);
  for (const operation of patch.operations) {
    const done = applyOperation(scimUserAttributes, tree, operation satisfies ScimOperation, touched);
    if (!done.ok) return done;
  }
  return succeed({ tree, before: attributes, touched });
}

/** What people chose themselves stays when a client that never gave it leaves it out. */
function leftAlone(person: ScimPerson, attributes: Tree): Tree {
  const managed = managedOf(person);
  const names = ["title", "phoneNumbers"].filter((name) => !managed.includes(managedFields[name] ?? ""));
  return structuredClone(Object.fromEntries(names.map((name) => [name, attributes[name]])));
}

function managedOf({ stored }: ScimPerson): readonly string[] {
  return stored ? (JSON.parse(stored.managed) as string[]) : [];
}
