import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installProject } from "./installProject.ts";

/** What the tests use of the package `chat`, as its documentation describes it. */
export interface ChatPackage {
  readonly Chat: new (config: object) => Bot;
  readonly Plan: new (options: object) => Plan & object;
  readonly StreamingPlan: new (stream: AsyncIterable<unknown>, options: object) => object;
  readonly emoji: Readonly<Record<string, object>>;
  readonly Card: (options: object) => object;
  readonly Section: (children: readonly object[]) => object;
  readonly CardText: (content: string) => object;
  readonly Fields: (children: readonly object[]) => object;
  readonly Field: (options: object) => object;
  readonly Table: (options: object) => object;
  readonly Actions: (children: readonly object[]) => object;
  readonly Button: (options: object) => object;
  readonly Select: (options: object) => object;
  readonly SelectOption: (options: object) => object;
  readonly Modal: (options: object) => object;
  readonly TextInput: (options: object) => object;
  readonly ExternalSelect: (options: object) => object;
}

export interface Plan {
  addTask(options: object): Promise<unknown>;
  complete(options: object): Promise<void>;
}

export interface Sent {
  readonly id: string;
  edit(content: unknown): Promise<Sent>;
  delete(): Promise<void>;
  addReaction(emoji: unknown): Promise<void>;
  removeReaction(emoji: unknown): Promise<void>;
}

export interface Thread {
  readonly id: string;
  readonly signal: AbortSignal;
  readonly allMessages: AsyncIterable<Message>;
  post(content: unknown): Promise<Sent>;
  postEphemeral(user: string, content: unknown, options: object): Promise<unknown>;
  schedule(content: unknown, options: object): Promise<{ cancel(): Promise<void> }>;
  startTyping(status?: string): Promise<void>;
  subscribe(): Promise<void>;
  mentionUser(id: string): string;
}

export interface Message {
  readonly id: string;
  readonly text: string;
  readonly author: { readonly userId: string; readonly fullName: string };
  readonly attachments: readonly { fetchData?(): Promise<Buffer> }[];
}

export interface Happening {
  readonly user: { readonly userId: string };
  readonly thread: Thread;
  readonly threadId: string;
  readonly threadTs: string;
  readonly channelId: string;
  readonly channel: { readonly id: string; post(content: unknown): Promise<Sent> };
  readonly text: string;
  readonly query: string;
  readonly value: string;
  readonly title: string;
  readonly previousTitle?: string;
  readonly added: boolean;
  readonly rawEmoji: string;
  readonly values: Readonly<Record<string, string>>;
  readonly relatedThread: Thread;
  /** What the person looks at beside a thread with an assistant. */
  readonly context: { readonly channelId?: string };
  readonly entities?: readonly object[];
  readonly streamingMessageTs: readonly string[];
  openModal(modal: object): Promise<unknown>;
}

type Handle = (happening: Happening) => Promise<unknown>;
type HandleMessage = (thread: Thread, message: Message) => Promise<unknown>;

export interface Bot {
  readonly webhooks: { slack(request: Request, options: object): Promise<Response> };
  initialize(): Promise<void>;
  shutdown(): Promise<void>;
  openDM(user: string): Promise<Thread>;
  getUser(id: string): Promise<{ readonly fullName: string } | null>;
  onNewMention(handler: HandleMessage): void;
  onDirectMessage(handler: HandleMessage): void;
  onSubscribedMessage(handler: HandleMessage): void;
  onReaction(handler: Handle): void;
  onAction(ids: string, handler: Handle): void;
  onOptionsLoad(ids: string, handler: Handle): void;
  onModalSubmit(id: string, handler: Handle): void;
  onSlashCommand(command: string, handler: Handle): void;
  onAssistantThreadStarted(handler: Handle): void;
  onAssistantContextChanged(handler: Handle): void;
  onAgentSessionStopped(handler: Handle): void;
  onAgentSessionTitleChanged(handler: Handle): void;
  onAppHomeOpened(handler: Handle): void;
  onAppContextChanged(handler: Handle): void;
}

export interface SlackAdapter {
  addReaction(threadId: string, messageId: string, emoji: unknown): Promise<void>;
  publishHomeView(user: string, view: object): Promise<void>;
  setAssistantTitle(channel: string, threadTs: string, title: string): Promise<void>;
  fetchThread(threadId: string): Promise<{ readonly channelName?: string }>;
  fetchMessage(threadId: string, id: string): Promise<Message | null>;
  fetchChannelInfo(id: string): Promise<{ readonly name?: string; readonly memberCount?: number }>;
  fetchChannelMessages(id: string, options: object): Promise<{ readonly messages: readonly Message[] }>;
  listThreads(id: string): Promise<{ readonly threads: readonly { readonly id: string }[] }>;
  disconnect(): Promise<void>;
}

export interface ChatSdk extends ChatPackage {
  readonly createSlackAdapter: (config: object) => SlackAdapter;
  readonly createMemoryState: () => object;
}

/** The Chat SDK with its adapter for Slack, as npm has them. They are modules that `require` does not find. */
export async function loadChatSdk(): Promise<ChatSdk> {
  const installed = join(installProject("chatSdk"), "node_modules");
  const load = async (name: string): Promise<object> => {
    const { main } = JSON.parse(readFileSync(join(installed, name, "package.json"), "utf8")) as { main: string };
    return (await import(pathToFileURL(join(installed, name, main)).href)) as object;
  };
  const parts = await Promise.all(["chat", "@chat-adapter/slack", "@chat-adapter/state-memory"].map(load));
  return Object.assign({}, ...parts) as ChatSdk;
}
