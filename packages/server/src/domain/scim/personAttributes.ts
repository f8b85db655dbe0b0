import { scimUrns } from "@platform/protocol/scim.ts";
import type { UserRow } from "../../storage/tables/memberships.ts";
import { isGuest } from "../caller.ts";
import type { Entry, Tree } from "./attributeTree.ts";
import type { ScimPerson } from "./findPeople.ts";

/** Attributes that no column here has: they are stored as given. */
const asGiven = ["profileUrl", "addresses", "photos", "roles", "userType", "preferredLanguage"] as const;

/** The attributes of a person: what is stored here, over what the client gave. */
export function personAttributes({ user, isActive, stored, groups }: ScimPerson): Tree {
  const given = stored ? (JSON.parse(stored.attributes) as Tree) : {};
  const tree: Tree = {};
  for (const name of asGiven) if (given[name] !== undefined) tree[name] = given[name];
  const emails = withPrimary(given["emails"], user.email);
  const phones = withPrimary(given["phoneNumbers"], user.phone);
  const extensions = extensionsOf(user, given);
  return {
    ...tree,
    userName: user.name,
    nickName: typeof given["nickName"] === "string" ? given["nickName"] : user.display_name,
    name: nameOf(user, given["name"]),
    displayName: user.display_name,
    title: user.title,
    emails,
    ...(phones.length > 0 && { phoneNumbers: phones }),
    locale: user.locale,
    timezone: user.tz,
    active: isActive,
    groups: groups.map(({ id, name }) => ({ value: id, display: name })),
    ...(typeof stored?.external_id === "string" && { externalId: stored.external_id }),
    ...extensions,
  };
}

/** What of the attributes is stored as given. */
export function storedAttributes(tree: Tree): Tree {
  const { enterprise, profile } = scimUrns;
  const { department: _department, ...employment } = (tree[enterprise.v2] ?? {}) as Entry;
  const names = [...asGiven, "nickName", "name", "emails", "phoneNumbers"];
  const stored = Object.fromEntries(names.filter((name) => tree[name] !== undefined).map((name) => [name, tree[name]]));
  return {
    ...stored,
    ...(Object.keys(employment).length > 0 && { [enterprise.v2]: employment }),
    ...(tree[profile.v2] !== undefined && { [profile.v2]: tree[profile.v2] }),
  };
}

/** The parts that the client gave, as long as they are still the name. */
function nameOf({ real_name: whole }: UserRow, stored: unknown): Entry {
  const given = (stored ?? {}) as Entry;
  const [first = "", ...others] = whole.split(" ");
  const isSame = wholeName(given) === whole;
  const { givenName = "", familyName = "" } = isSame ? given : { givenName: first, familyName: others.join(" ") };
  const { honorificPrefix } = given;
  return { formatted: whole, givenName, familyName, ...(honorificPrefix !== undefined && { honorificPrefix }) };
}

export function wholeName({ givenName, familyName }: Entry): string {
  return [givenName, familyName]
    .filter((part) => typeof part === "string" && part.trim() !== "")
    .join(" ")
    .trim();
}

/** The list that the client gave, with the value that is in use as its primary one. */
function withPrimary(stored: unknown, value: string | null): Entry[] {
  if (value === null || value === "") return [];
  const given = (stored ?? []) as Entry[];
  const isInUse = (entry: Entry) => String(entry["value"]).toLowerCase() === value.toLowerCase();
  const inUse = given.find(isInUse);
  // Clients look for the address of work, and this one came from elsewhere.
  if (!inUse) return [{ value, type: "work", primary: true }];
  return given.map((entry) => (entry === inUse ? { ...entry, value, primary: true } : { ...entry, primary: false }));
}

function extensionsOf(user: UserRow, given: Tree): Tree {
  const { enterprise, guest, profile } = scimUrns;
  const employment = { ...(given[enterprise.v2] as Entry | undefined) };
  if (user.department !== "") employment["department"] = user.department;
  const expiration = user.expires_ms === null ? {} : { expiration: new Date(user.expires_ms).toISOString() };
  return {
    ...(Object.keys(employment).length > 0 && { [enterprise.v2]: employment }),
    ...(isGuest(user) && { [guest.v2]: { type: "multi", ...expiration } }),
    ...(given[profile.v2] !== undefined && { [profile.v2]: given[profile.v2] }),
  };
}
