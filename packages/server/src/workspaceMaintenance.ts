import { cutCharacters, limits, type Outcome, refuse } from "@platform/protocol";
import { readPublicUrl } from "./domain/store/publicUrl.ts";
import { openTeam, type OpenTeamCode } from "./domain/teams/openTeam.ts";
import { teamDomainOf } from "./domain/teams/teamDomain.ts";
import { type MaintenancePlace, openOperatedStore } from "./operatedStore.ts";
import { selectLiveTeams, selectOrg } from "./storage/queries/teams.ts";

export interface ListedWorkspace {
  readonly id: string;
  readonly name: string;
  readonly domain: string;
  readonly org: string | undefined;
}

export type WorkspaceCode = OpenTeamCode | "name_missing";

/** Workspaces of a store, for commands that run beside a server or without one. */
export interface WorkspaceMaintenance extends AsyncDisposable {
  /** Where the server that was last started on this store is reached. */
  readonly baseUrl: string | undefined;
  list(): Promise<ListedWorkspace[]>;
  /** Creates a workspace. The link is for its owner. Without a domain, it follows from the name. */
  create(input: {
    readonly name: string;
    readonly domain: string | undefined;
    readonly ownerEmail: string;
  }): Promise<Outcome<{ teamId: string; domain: string; path: string }, WorkspaceCode>>;
}

export async function openWorkspaceMaintenance(place: MaintenancePlace): Promise<WorkspaceMaintenance> {
  const { store, operator, write } = await openOperatedStore(place);
  return {
    baseUrl: await readPublicUrl(store.db),
    async list() {
      const teams = await selectLiveTeams(store.db);
      return Promise.all(
        teams.map(async ({ id, name, domain, org_id: orgId }) => {
          const org = orgId === null ? undefined : await selectOrg(store.db, orgId);
          return { id, name, domain, org: org?.name };
        }),
      );
    },
    async create({ name: given, domain: wanted, ownerEmail }) {
      const name = cutCharacters(given.trim(), limits.profile_name_chars_max);
      if (name === "") return refuse("name_missing");
      const domain = wanted ?? teamDomainOf(name);
      const opened = await write(openTeam, { name, domain, ownerEmail, operator });
      return opened.ok ? { ...opened, domain } : opened;
    },
    [Symbol.asyncDispose]: () => store.close(),
  };
}
