import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { scimUrns } from "@platform/protocol/scim.ts";
import { knownZone } from "../users/knownZone.ts";
import type { Entry, Tree } from "./attributeTree.ts";
import { wholeName } from "./personAttributes.ts";

/** What a client wants a person to be. What is undefined stays as it is. */
export interface PersonWish {
  /** A handle, or an address, from which a free handle is made. */
  readonly userName: string | undefined;
  readonly realName: string | undefined;
  readonly displayName: string | undefined;
  readonly title: string | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly locale: string | undefined;
  readonly tz: string | undefined;
  readonly department: string | undefined;
  readonly isActive: boolean | undefined;
  readonly externalId: string | null;
  /** False makes a guest a member. */
  readonly guest: { readonly expiresMs: number } | false | undefined;
}

type Wished = Outcome<{ wish: PersonWish }, "invalid_value">;

const addressShape = /^[^\s@]{1,64}@[^\s@]{1,189}$/;

/** Reads the attributes of a person. `before` is what they were, for a change of some of them. */
export function readWish(tree: Tree, before?: Tree): Wished {
  const email = preferredOf(tree["emails"]) ?? addressIn(text(tree["userName"]));
  const old = preferredOf(before?.["emails"]);
  if (email !== undefined && email !== old && !addressShape.test(email))
    return refuse("invalid_value", "emails has no complete address");
  if (email === undefined && (before === undefined || old !== undefined))
    return refuse("invalid_value", "emails needs at least one address");
  const userName = text(tree["userName"]);
  if (userName === undefined) return refuse("invalid_value", "userName is missing");
  const zone = text(tree["timezone"]);
  const tz = zone === undefined || zone === text(before?.["timezone"]) ? undefined : knownZone(zone);
  if (zone !== undefined && tz === undefined && zone !== text(before?.["timezone"]))
    return refuse("invalid_value", "timezone is not a zone of the IANA database");
  const externalId = text(tree["externalId"]) ?? null;
  if (externalId !== null && isLongerThan(externalId, limits.scim_external_id_chars_max))
    return refuse("invalid_value", `externalId has more than ${limits.scim_external_id_chars_max} characters`);
  const guest = readGuest(tree, before);
  if (!guest.ok) return guest;
  const employment = tree[scimUrns.enterprise.v2] as Entry | undefined;
  const isOfBefore = before?.[scimUrns.enterprise.v2] !== undefined;
  return succeed({
    wish: {
      userName: userName === text(before?.["userName"]) ? undefined : userName,
      realName: readName(tree, before),
      displayName: readDisplayName(tree, before),
      title: text(tree["title"]) ?? "",
      phone: preferredOf(tree["phoneNumbers"]) ?? "",
      email: email === old ? undefined : email,
      locale: localeIn(text(tree["locale"])),
      tz,
      department: employment || isOfBefore ? (text(employment?.["department"]) ?? "") : undefined,
      isActive: typeof tree["active"] === "boolean" ? tree["active"] : undefined,
      externalId,
      guest: guest.guest,
    },
  });
}

/** A change of the whole name counts where the parts are as before. */
function readName(tree: Tree, before: Tree | undefined): string | undefined {
  const name = (tree["name"] ?? {}) as Entry;
  const old = (before?.["name"] ?? {}) as Entry;
  const parts = wholeName(name);
  const formatted = text(name["formatted"]);
  if (before && formatted !== undefined && parts === wholeName(old) && formatted !== old["formatted"]) return formatted;
  return parts === "" ? formatted : parts;
}

function readDisplayName(tree: Tree, before: Tree | undefined): string | undefined {
  const nickName = text(tree["nickName"]);
  const displayName = text(tree["displayName"]);
  const isNickChanged = before !== undefined && nickName !== text(before["nickName"]);
  const isSame = before !== undefined && displayName === text(before["displayName"]);
  return isNickChanged && isSame ? nickName : (displayName ?? nickName);
}

function readGuest(tree: Tree, before: Tree | undefined): Outcome<Pick<PersonWish, "guest">, "invalid_value"> {
  const given = tree[scimUrns.guest.v2] as Entry | undefined;
  if (given === undefined || Object.keys(given).length === 0)
    return succeed({ guest: before?.[scimUrns.guest.v2] === undefined ? undefined : false });
  const type = text(given["type"]);
  if (type !== undefined && type.toLowerCase() !== "multi")
    return refuse("invalid_value", "the type of a guest has to be multi");
  const expiration = text(given["expiration"]);
  const expiresMs = expiration === undefined ? 0 : Date.parse(expiration);
  return Number.isNaN(expiresMs)
    ? refuse("invalid_value", "expiration has to be a date in ISO 8601")
    : succeed({ guest: { expiresMs } });
}

/** The value of the primary entry, or else of the one for work, or else of the first. */
function preferredOf(list: unknown): string | undefined {
  const entries = ((list ?? []) as Entry[]).filter(({ value }) => text(value) !== undefined);
  const isWork = ({ type }: Entry) => typeof type === "string" && type.toLowerCase() === "work";
  return text((entries.find(({ primary }) => primary === true) ?? entries.find(isWork) ?? entries[0])?.["value"]);
}

function addressIn(userName: string | undefined): string | undefined {
  return userName?.includes("@") ? userName : undefined;
}

/** Clients write `de_DE`, too. What is no locale is passed over, because directories have free text there. */
function localeIn(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  try {
    return Intl.getCanonicalLocales(given.replaceAll("_", "-"))[0];
  } catch {
    return undefined;
  }
}

/** Nothing for an empty text. */
function text(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}
