import { basePathOf } from "@platform/protocol/clientPath.ts";
import { lazy, Suspense, useCallback, useEffect } from "react";
import { Redirect, useLocation } from "wouter";
import { AboutPane } from "../../panes/AboutPane.tsx";
import { ChannelView } from "../../timeline/ChannelView.tsx";
import { initialChannelOf } from "../../navigation/initialChannel.ts";
import { Layout } from "../../shell/Layout.tsx";
import { profilePath } from "../../navigation/paths.ts";
import { BookmarksPane } from "../../panes/BookmarksPane.tsx";
import { PinsPane } from "../../panes/PinsPane.tsx";
import { noteVisit } from "../../navigation/recent.ts";
import { screen, useScreen } from "../../navigation/screen.ts";
import { Sidebar } from "../../sidebar/Sidebar.tsx";
import { StoreReader } from "../../richtext/StoreReader.tsx";
import { ThreadPane } from "../../panes/ThreadPane.tsx";
import { useNotifications } from "../../notifications/useNotifications.ts";
import { useShortcuts } from "../../actions/useShortcuts.ts";
import { useTitleBadge } from "../../notifications/useTitleBadge.ts";
import { setOnScreen, start } from "../../store/run.ts";
import { useClient } from "../../store/store.ts";
import type { Channel } from "../../store/types.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { toast } from "../../ui/toast.ts";
import { Modals } from "../../views/Modals.tsx";
import { shellText } from "../../strings/shell.ts";

const Overlays = lazy(() => import("../../dialogs/Overlays.tsx"));
const AppHomePage = lazy(() => import("../../views/AppHomePage.tsx"));
const ProfilePane = lazy(() => import("../../panes/ProfilePane.tsx"));
const SearchPage = lazy(async () => ({ default: (await import("../../search/SearchPage.tsx")).SearchPage }));

/** First words of addresses that name no conversation. */
const pages = new Set(["", "search", "app", "people"]);

let hasBegun = false;

/** Also before anything is shown: what the page needs is then on its way while it is drawn for the first time. */
export function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  start(firstShown).catch(() => toast(shellText.loadFailed, { label: shellText.reload, run: () => location.reload() }));
}

/** The end of which conversation will be shown first. An address that names a message wants what surrounds it instead. */
function firstShown(channels: Readonly<Record<string, Channel>>): string | undefined {
  const { pathname } = location;
  const [, first = "", what] = pathname.slice(basePathOf(pathname).length).split("/");
  if (first === "") return initialChannelOf(channels);
  return what !== "at" && channels[first] ? first : undefined;
}

/** Everything under `/client`: one conversation, with a pane beside it. */
export default function ClientPages() {
  const [path, go] = useLocation();
  const [, first = "", what, ts, , reply] = path.split("/");
  const channel = pages.has(first) ? undefined : first;
  const thread = what === "thread" ? ts : undefined;
  const target = what === "at" ? ts : undefined;
  const isReady = useClient((state) => state.isReady);
  const hasOverlay = useScreen((state) => state.overlay !== undefined);
  const onChannel = useCallback((id: string) => go(`/${id}`), [go]);
  const onUser = useCallback((id: string) => go(profilePath(channel, id)), [go, channel]);
  useShortcuts(channel);
  useTitleBadge(channel);
  useNotifications(channel, thread);
  useEffect(begin, []);
  useEffect(() => {
    if (channel === undefined) return setOnScreen([]);
    noteVisit(channel);
    setOnScreen([{ channel }, ...(thread === undefined ? [] : [{ channel, thread }])]);
  }, [channel, thread]);
  const flashed = target ?? reply;
  useEffect(() => screen.setState({ flashed, editing: undefined }), [flashed, channel]);

  const pane = paneOf(channel, what, ts, reply);
  const shown = path === "/" ? "sidebar" : pane === null ? "main" : "pane";
  return (
    <StoreReader onChannel={onChannel} onUser={onUser}>
      <Layout
        sidebar={isReady ? <Sidebar current={channel} /> : null}
        main={
          <Suspense fallback={<Skeleton />}>
            <Main path={path} channel={channel} what={what} target={target} />
          </Suspense>
        }
        pane={pane}
        shown={shown}
      />
      {hasOverlay && (
        <Suspense fallback={null}>
          <Overlays />
        </Suspense>
      )}
      {isReady && <Modals />}
    </StoreReader>
  );
}

interface MainProps {
  readonly path: string;
  readonly channel: string | undefined;
  readonly what: string | undefined;
  readonly target: string | undefined;
}

function Main({ path, channel, what, target }: MainProps) {
  if (path.startsWith("/search")) return <SearchPage />;
  if (path.startsWith("/people/") && what !== undefined) return <ProfilePane id={what} channel={undefined} />;
  if (path.startsWith("/app/") && what !== undefined) return <AppHomePage appId={what} />;
  return channel === undefined ? <Start /> : <ChannelView id={channel} target={target} />;
}

function paneOf(
  channel: string | undefined,
  what: string | undefined,
  ts: string | undefined,
  reply: string | undefined,
) {
  if (channel === undefined) return null;
  if (what === "thread" && ts !== undefined) return <ThreadPane channel={channel} ts={ts} target={reply} />;
  if (what === "profile" && ts !== undefined) {
    return (
      <Suspense fallback={<Skeleton />}>
        <ProfilePane id={ts} channel={channel} />
      </Suspense>
    );
  }
  if (what === "pins") return <PinsPane channel={channel} />;
  if (what === "bookmarks") return <BookmarksPane channel={channel} />;
  return what === "about" ? <AboutPane id={channel} /> : null;
}

/** Goes on where the person was; on a narrow screen the list is the start. */
function Start() {
  const channels = useClient((state) => state.channels);
  const isReady = useClient((state) => state.isReady);
  if (!isReady) return <Skeleton label={shellText.loadingWorkspace} />;
  const id = initialChannelOf(channels);
  if (id === undefined) return <EmptyState text={shellText.noConversations} />;
  return window.innerWidth < 640 ? <h1>{shellText.browse}</h1> : <Redirect to={`/${id}`} replace />;
}
