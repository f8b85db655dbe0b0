import { Code, LayoutGrid, LogOut, Monitor, Moon, ShieldCheck, Sun, UserRound } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { knownSession } from "../api/session.ts";
import { inWorkspace, pageInWorkspace } from "../navigation/inWorkspace.ts";
import { actionsText } from "../strings/actions.ts";
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

export const signOut: AccountAction = {
  id: "signOut",
  label: () => actionsText.signOut(knownSession().user.real_name),
  icon: LogOut,
  run: submitSignOut,
};

export const accountActions: readonly AccountAction[] = [...themeActions, ...accountPages, signOut];

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
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/sign-out";
  const pageUser = document.createElement("input");
  pageUser.type = "hidden";
  pageUser.name = "page_user";
  pageUser.value = knownSession().user.id;
  form.append(pageUser);
  document.body.append(form);
  form.submit();
}
