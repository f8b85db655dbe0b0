import { type Outcome, refuse } from "@platform/protocol";
import { type ShownKind, showToken } from "./domain/apps/showToken.ts";
import { findTeam, type TeamCode } from "./domain/store/findTeam.ts";
import { type MaintenancePlace, openOperatedStore } from "./operatedStore.ts";
import type { Db } from "./storage/db.ts";
import { selectApp, selectAppsNamed, selectInstallation } from "./storage/queries/apps.ts";
import { selectLiveTeams } from "./storage/queries/teams.ts";
import type { AppRow } from "./storage/tables/apps.ts";

export type { ShownKind } from "./domain/apps/showToken.ts";

export type AppCode = TeamCode | "app_not_found" | "app_ambiguous" | "no_token";

export interface PrintedToken {
  readonly token: string;
  readonly app: { readonly id: string; readonly name: string };
  readonly workspace: string;
  readonly scopes: readonly string[];
  readonly expiresMs: number | undefined;
}

/** Apps of a store, for commands that run beside a server or without one. */
export interface AppMaintenance extends AsyncDisposable {
  readonly workspaces: readonly string[];
  /** The token that an app uses in a workspace. The app is named by its id, or by its name. */
  token(input: {
    readonly app: string;
    readonly kind: ShownKind;
    readonly workspace: string | undefined;
  }): Promise<Outcome<PrintedToken, AppCode>>;
}

export async function openAppMaintenance(place: MaintenancePlace): Promise<AppMaintenance> {
  const { store, operator, write } = await openOperatedStore(place);
  const teams = await selectLiveTeams(store.db);
  return {
    workspaces: teams.map(({ domain }) => domain),
    async token({ app: wanted, kind, workspace }) {
      const found = findTeam(teams, workspace);
      if (!found.ok) return found;
      const { team } = found;
      const apps = await findApps(store.db, wanted, team.id);
      const [app] = apps;
      if (!app) return refuse("app_not_found");
      if (apps.length > 1) return refuse("app_ambiguous");
      const shown = await write(showToken, { appId: app.id, teamId: team.id, kind, operator });
      if (!shown.ok) return shown;
      return { ...shown, app: { id: app.id, name: app.name }, workspace: team.domain };
    },
    [Symbol.asyncDispose]: () => store.close(),
  };
}

/** Those that were created in the workspace or are installed there. */
async function findApps(db: Db, wanted: string, teamId: string): Promise<AppRow[]> {
  const named = await selectApp(db, wanted);
  const candidates = named ? [named] : await selectAppsNamed(db, wanted);
  const here = await Promise.all(
    candidates.map(
      async (app) => app.team_id === teamId || (await selectInstallation(db, app.id, teamId)) !== undefined,
    ),
  );
  return candidates.filter((_, at) => here[at]);
}
