import { basePathOf } from "@platform/protocol/clientPath.ts";
import { lazy, Suspense, useCallback, useEffect, useMemo } from "react";
import { Redirect, useLocation } from "wouter";
import { Composer } from "../../composer/DeferredComposer.tsx";
import { initialChannelOf } from "../../navigation/initialChannel.ts";
import { Layout } from "../../shell/Layout.tsx";
import { knownSession } from "../../api/session.ts";
import { type MessageLinks, MessageLinksContext } from "../../navigation/messageLinks.ts";
import { openMessageLink } from "../../navigation/openMessageLink.ts";
import { channelTabOf } from "../../navigation/channelTabs.ts";
import { profilePath } from "../../navigation/paths.ts";
import { viewOf, views } from "../../navigation/views.ts";
import { noteVisit } from "../../navigation/recent.ts";
import { screen, useScreen } from "../../navigation/screen.ts";
import { PersonButton } from "../../people/PersonButton.tsx";
import { Sidebar } from "../../sidebar/Sidebar.tsx";
import { StoreReader } from "../../richtext/StoreReader.tsx";
import { TopBar } from "../../shell/TopBar.tsx";
import { useNotifications } from "../../notifications/useNotifications.ts";
import { PageActionButton } from "../../actions/PageActionButton.tsx";
import { browseChannels } from "../../actions/pageActions.ts";
import { useShortcuts } from "../../actions/useShortcuts.ts";
import { useTitleBadge } from "../../notifications/useTitleBadge.ts";
import { setOnScreen, start } from "../../store/run.ts";
import { useClient } from "../../store/store.ts";
import type { Channel } from "../../store/types.ts";
import { deferred } from "../../ui/deferred.tsx";
import { hasOtherWorkspaces } from "../../store/workspaces.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { toast } from "../../ui/toast.ts";
import { Modals } from "../../views/Modals.tsx";
import { shellText } from "../../strings/shell.ts";
import { viewPages } from "./viewPages.tsx";

const Welcome = lazy(() => import("../../welcome/Welcome.tsx"));
const Overlays = lazy(() => import("../../dialogs/Overlays.tsx"));
const ChannelTabPage = lazy(() => import("../../channelTabs/ChannelTabPage.tsx"));
const AppHomePage = lazy(() => import("../../views/AppHomePage.tsx"));
const WorkspaceRail = lazy(() => import("../../sidebar/WorkspaceRail.tsx"));
const SharePage = lazy(() => import("./SharePage.tsx"));
const ProfilePane = lazy(() => import("../../panes/ProfilePane.tsx"));
const AboutPane = lazy(async () => ({ default: (await import("../../panes/AboutPane.tsx")).AboutPane }));
const BookmarksPane = lazy(async () => ({ default: (await import("../../panes/BookmarksPane.tsx")).BookmarksPane }));
const EntityPane = lazy(() => import("../../panes/EntityPane.tsx"));
const CodeViewPane = lazy(() => import("../../codeViews/CodeViewPane.tsx"));
const PinsPane = lazy(async () => ({ default: (await import("../../panes/PinsPane.tsx")).PinsPane }));
const ThreadPane = deferred(async () => (await import("../../panes/ThreadPane.tsx")).ThreadPane, <Skeleton />);
const ChannelView = deferred(async () => (await import("../../timeline/ChannelView.tsx")).ChannelView, <Skeleton />);

/** First words of addresses that name no conversation. */
const pages = new Set(["", "app", "share", ...views.map(({ name }) => name)]);

let hasBegun = false;

/** Also before anything is shown: what the page needs is then on its way while it is drawn for the first time. */
export function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  // The list of conversations is drawn first; what a conversation needs comes meanwhile. A failure shows where they are drawn.
  void ChannelView.load()
    .then(Composer.load)
    .catch(() => undefined);
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
  const isNew = useClient((state) => state.preferences.welcome !== "done");
  const onChannel = useCallback((id: string) => go(`/${id}`), [go]);
  const onUser = useCallback((id: string) => go(profilePath(channel, id)), [go, channel]);
  const links = useMemo<MessageLinks>(
    () => ({ domain: knownSession().team.domain, open: (target) => void openMessageLink(target, go) }),
    [go],
  );
  useShortcuts(channel);
  useTitleBadge(channel);
  // With a canvas in their place, the messages are not seen.
  const inView = channelTabOf(what) === undefined ? channel : undefined;
  useNotifications(inView, thread);
  useEffect(begin, []);
  useEffect(() => {
    if (channel !== undefined) noteVisit(channel);
    if (inView === undefined) return setOnScreen([]);
    setOnScreen([{ channel: inView }, ...(thread === undefined ? [] : [{ channel: inView, thread }])]);
  }, [channel, inView, thread]);
  const flashed = target ?? reply;
  useEffect(() => screen.setState({ flashed, editing: undefined }), [flashed, channel]);

  const pane = paneOf(channel, what, ts, reply);
  const shown = path === "/" ? "sidebar" : pane === null ? "main" : "pane";
  return (
    <MessageLinksContext value={links}>
      <StoreReader onChannel={onChannel} onUser={onUser} PersonButton={PersonButton}>
        <Layout
          top={isReady ? <TopBar current={channel} /> : null}
          rail={hasOtherWorkspaces() ? <Suspense>{isReady && <WorkspaceRail />}</Suspense> : null}
          sidebar={isReady ? <Sidebar current={channel} /> : null}
          main={
            <Suspense fallback={<Skeleton />}>
              <Main path={path} channel={channel} what={what} item={ts} target={target} />
            </Suspense>
          }
          pane={pane && <Suspense fallback={<Skeleton />}>{pane}</Suspense>}
          shown={shown}
        />
        {hasOverlay && (
          <Suspense fallback={null}>
            <Overlays />
          </Suspense>
        )}
        {isReady && isNew && (
          <Suspense fallback={null}>
            <Welcome />
          </Suspense>
        )}
        {isReady && <Modals />}
      </StoreReader>
    </MessageLinksContext>
  );
}

interface MainProps {
  readonly path: string;
  readonly channel: string | undefined;
  readonly what: string | undefined;
  /** What is after it in the address. */
  readonly item: string | undefined;
  readonly target: string | undefined;
}

function Main({ path, channel, what, item, target }: MainProps) {
  const isReady = useClient((state) => state.isReady);
  if (path.startsWith("/people/") && what !== undefined) return <ProfilePane id={what} channel={undefined} />;
  if (path.startsWith("/app/") && what !== undefined) return <AppHomePage appId={what} />;
  if (path === "/share") return isReady ? <SharePage /> : <Skeleton />;
  const view = viewOf(path);
  if (view !== undefined) {
    const Page = viewPages[view];
    return <Page />;
  }
  if (channel === undefined) return <Start />;
  const tab = channelTabOf(what);
  if (tab !== undefined) return <ChannelTabPage id={channel} tab={tab} file={item} />;
  return <ChannelView id={channel} target={target} />;
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
  if (what === "entity" && ts !== undefined && reply !== undefined) {
    return <EntityPane key={`${ts} ${reply}`} channel={channel} ts={ts} attachment={Number(reply)} />;
  }
  if (what === "view" && ts !== undefined) return <CodeViewPane key={ts} channel={channel} id={ts} />;
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
  if (id === undefined)
    return <EmptyState text={shellText.noConversations} action={<PageActionButton action={browseChannels} />} />;
  return window.innerWidth < 640 ? <h1>{shellText.browse}</h1> : <Redirect to={`/${id}`} replace />;
}
