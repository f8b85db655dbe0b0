import { Code, LayoutGrid, LogOut, Monitor, Moon, ShieldCheck, SquarePlus, Sun, UserRound } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { knownSession } from "../api/session.ts";
import { inWorkspace, pageInWorkspace } from "../navigation/inWorkspace.ts";
import { forgetSearches } from "../store/recentSearches.ts";
import { submitForm } from "../navigation/submitForm.ts";
import { actionsText } from "../strings/actions.ts";
import { workspacesText } from "../strings/workspaces.ts";
import { chooseTheme, chosenTheme, type Theme } from "../ui/theme.ts";
import type { Action } from "./action.ts";
import type { PageTarget } from "./pageActions.ts";

type AccountAction = Action<PageTarget>;

export const themeActions: readonly AccountAction[] = [
  theme("system", actionsText.systemTheme, Monitor),
  theme("light", actionsText.lightTheme, Sun),
  theme("dark", actionsText.darkTheme, Moon),
];

/** Pages outside the client: apps, administration, one's own account. */
export const accountPages: readonly AccountAction[] = [
  page("openApps", actionsText.apps, () => inWorkspace("/apps"), LayoutGrid),
  {
    ...page("openAdmin", actionsText.administration, () => inWorkspace("/admin"), ShieldCheck),
    isAvailable: () => knownSession().user.is_admin,
  },
  {
    ...page("openDev", actionsText.developerTools, () => inWorkspace("/dev"), Code),
    isAvailable: () => knownSession().isDev,
  },
  page("openAccount", actionsText.yourAccount, () => pageInWorkspace("/account"), UserRound),
];

/** Signs in to another account. This one stays signed in. */
export const addWorkspace: AccountAction = page(
  "addWorkspace",
  workspacesText.add,
  () => "/sign-in?add=1&redirect=/client",
  SquarePlus,
);

export const signOut: AccountAction = {
  id: "signOut",
  label: () => actionsText.signOut(knownSession().user.real_name),
  icon: LogOut,
  run: submitSignOut,
};

export const accountActions: readonly AccountAction[] = [...themeActions, ...accountPages, addWorkspace, signOut];

function theme(name: Theme, label: string, icon: LucideIcon): AccountAction {
  return {
    id: `theme.${name}`,
    label,
    icon,
    isOn: () => chosenTheme() === name,
    run: () => chooseTheme(name),
  };
}

function page(id: string, label: string, path: () => string, icon: LucideIcon): AccountAction {
  return { id, label, icon, run: () => location.assign(path()) };
}

/** A form, because signing out is a page of the server that ends the cookie. */
function submitSignOut(): void {
  forgetSearches();
  submitForm("/sign-out", { page_user: knownSession().user.id });
}
