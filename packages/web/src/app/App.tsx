import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { queries } from "../api/useCall.ts";
import { ToastHost } from "../ui/ToastHost.tsx";
import { TooltipLayer } from "../ui/TooltipLayer.tsx";
import { Routes } from "./routes.tsx";
import { SessionGate } from "./SessionGate.tsx";
import { WorkspaceGate } from "./WorkspaceGate.tsx";

/** The frame of every page. */
export function App() {
  return (
    // The policy of the page takes no style elements; what they would hold is in base.css.
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queries}>
        <WorkspaceGate>
          <SessionGate>
            <Routes />
          </SessionGate>
        </WorkspaceGate>
        <ToastHost />
        <TooltipLayer />
      </QueryClientProvider>
    </CSPProvider>
  );
}
