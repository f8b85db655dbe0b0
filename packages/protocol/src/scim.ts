/** The two versions of SCIM that are served: 1.1, and 2.0 of RFC 7643 and RFC 7644. */
export type ScimVersion = "v1" | "v2";

interface Urns {
  readonly v1: string;
  readonly v2: string;
}

export const scimUrns = {
  user: { v1: "urn:scim:schemas:core:1.0", v2: "urn:ietf:params:scim:schemas:core:2.0:User" },
  group: { v1: "urn:scim:schemas:core:1.0", v2: "urn:ietf:params:scim:schemas:core:2.0:Group" },
  enterprise: {
    v1: "urn:scim:schemas:extension:enterprise:1.0",
    v2: "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User",
  },
  guest: {
    v1: "urn:scim:schemas:extension:slack:guest:1.0",
    v2: "urn:ietf:params:scim:schemas:extension:slack:guest:2.0:User",
  },
  profile: {
    v1: "urn:scim:schemas:extension:slack:profile:1.0",
    v2: "urn:ietf:params:scim:schemas:extension:slack:profile:2.0:User",
  },
} as const satisfies Record<string, Urns>;

/** One attribute of a resource. Bodies, paths of changes and `/Schemas` are derived from these. */
export interface ScimAttribute {
  readonly name: string;
  /** `list` is multi-valued and complex; `extension` is a complex attribute under the URN of its schema. */
  readonly kind: "string" | "boolean" | "complex" | "list" | "extension";
  readonly describe: string;
  readonly isRequired?: true;
  /** Sent back, but never taken. */
  readonly isReadOnly?: true;
  /** Taken and not stored: it never comes back. */
  readonly isWriteOnly?: true;
  readonly subs?: readonly ScimAttribute[];
}

export type ScimSchema = readonly ScimAttribute[];

const string = (name: string, describe: string): ScimAttribute => ({ name, kind: "string", describe });

const list = (name: string, describe: string, subs: readonly ScimAttribute[] = valueSubs): ScimAttribute => ({
  name,
  kind: "list",
  describe,
  subs,
});

const valueSubs: readonly ScimAttribute[] = [
  string("value", "The value itself."),
  string("type", "Such as work or home."),
  string("display", "What people read instead of the value."),
  { name: "primary", kind: "boolean", describe: "Whether it is the preferred one of its list." },
];

export const scimUserAttributes: ScimSchema = [
  {
    ...string("userName", "The handle. An email address is turned into a handle that is free."),
    isRequired: true,
  },
  {
    name: "name",
    kind: "complex",
    describe: "The real name.",
    subs: [
      string("givenName", "The first name."),
      string("familyName", "The last name."),
      string("formatted", "The whole name."),
      string("honorificPrefix", "A title before the name."),
    ],
  },
  string("displayName", "The display name."),
  string("nickName", "The display name where displayName is missing."),
  string("profileUrl", "The address of a page about the person."),
  { ...list("emails", "The primary one is the address of the account."), isRequired: true },
  list("addresses", "Stored as given.", [
    string("streetAddress", "Street and number."),
    string("locality", "The city."),
    string("region", "The state or region."),
    string("postalCode", "The postal code."),
    string("country", "The country."),
    string("formatted", "The whole address."),
    ...valueSubs,
  ]),
  list("phoneNumbers", "The primary one is the phone number of the profile."),
  list("photos", "Stored as given."),
  list("roles", "Stored as given. They give no rights here."),
  string("userType", "Stored as given."),
  string("title", "The job title."),
  string("preferredLanguage", "Stored as given."),
  string("locale", "Such as de-DE."),
  string("timezone", "A zone of the IANA database, such as Europe/Berlin."),
  { name: "active", kind: "boolean", describe: "Whether the person may use the workspace." },
  { ...string("password", "Not stored: people sign in by a link, or at the identity provider."), isWriteOnly: true },
  { ...list("groups", "The user groups of the person."), isReadOnly: true },
  string("externalId", "The id that the client gave. Each client has its own."),
  {
    name: scimUrns.enterprise.v2,
    kind: "extension",
    describe: "Employment.",
    subs: [
      string("employeeNumber", "Stored as given."),
      string("costCenter", "Stored as given."),
      string("organization", "Stored as given."),
      string("division", "Stored as given."),
      string("department", "The department."),
      {
        name: "manager",
        kind: "complex",
        describe: "The id of the manager, stored as given.",
        subs: [string("managerId", "The id of the person."), string("displayName", "The name of the person.")],
      },
    ],
  },
  {
    name: scimUrns.guest.v2,
    kind: "extension",
    describe: "Present for guests of several channels.",
    subs: [string("type", "Always multi."), string("expiration", "When the guest loses access, in ISO 8601.")],
  },
  {
    name: scimUrns.profile.v2,
    kind: "extension",
    describe: "More of the profile.",
    subs: [string("startDate", "The first day of work, stored as given.")],
  },
];

export const scimGroupAttributes: ScimSchema = [
  { ...string("displayName", "The name of the user group."), isRequired: true },
  string("externalId", "The id that the client gave. Each client has its own."),
  list("members", "The people in the group.", [
    string("value", "The id of a person."),
    string("display", "The name of the person."),
    string("type", "Always User."),
    string("operation", "In version 1: delete removes the member."),
  ]),
];
