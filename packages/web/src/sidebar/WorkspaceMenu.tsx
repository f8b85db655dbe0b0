import { useState } from "react";
import { knownSession } from "../api/session.ts";
import { chooseTheme, chosenTheme, type Theme } from "../ui/theme.ts";
import { Menu, MenuItem, MenuSeparator } from "../ui/Menu.tsx";
import { showOverlay } from "../navigation/screen.ts";
import { WorkspaceButton } from "./WorkspaceButton.tsx";
import styles from "./WorkspaceMenu.module.css";

const themes: readonly { readonly theme: Theme; readonly label: string }[] = [
  { theme: "system", label: "Theme of the system" },
  { theme: "light", label: "Light theme" },
  { theme: "dark", label: "Dark theme" },
];

/** What belongs to the workspace and to oneself. */
export default function WorkspaceMenu({ name }: { readonly name: string }) {
  const { user, isDev } = knownSession();
  const [theme, setTheme] = useState(chosenTheme);
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <Menu trigger={<WorkspaceButton name={name} />} align="start" isOpenAtFirst>
      {themes.map((each) => (
        <MenuItem key={each.theme} onChoose={() => choose(each.theme)}>
          {each.label}
          {each.theme === theme && <span className={styles["chosen"]}>chosen</span>}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onChoose={() => showOverlay("status")}>Set a status</MenuItem>
      <MenuItem keys="Ctrl+," onChoose={() => showOverlay("preferences")}>
        Preferences
      </MenuItem>
      <MenuItem keys="Ctrl+/" onChoose={() => showOverlay("shortcuts")}>
        Keyboard shortcuts
      </MenuItem>
      <MenuItem onChoose={() => location.assign("/apps")}>Apps</MenuItem>
      {user.is_admin && <MenuItem onChoose={() => location.assign("/admin")}>Administration</MenuItem>}
      {isDev && <MenuItem onChoose={() => location.assign("/dev")}>Developer tools</MenuItem>}
      <MenuItem onChoose={() => location.assign("/account")}>Your account</MenuItem>
      <MenuSeparator />
      <MenuItem onChoose={signOut}>Sign out {user.real_name}</MenuItem>
    </Menu>
  );
}

/** A form, because signing out is a page of the server that ends the cookie. */
function signOut(): void {
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
