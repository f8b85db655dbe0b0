import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/jetbrains-mono/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { prepareFirstPage } from "./app/routes.tsx";
import { openSession } from "./api/session.ts";
import { followSession } from "./app/followSession.ts";
import { keepAtHand } from "./app/keepAtHand.ts";
import { keepSubscribed } from "./app/keepSubscribed.ts";
import { followTheme } from "./ui/theme.ts";

followTheme();
prepareFirstPage();
// A page that could not be opened has nothing to protect; the gate shows why.
openSession().then(followSession, () => undefined);
openSession().then(keepSubscribed, () => undefined);
keepAtHand();
const root = document.getElementById("root");
if (!root) throw new Error("the page has no place for the client");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
