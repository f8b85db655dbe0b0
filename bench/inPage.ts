/** What is measured inside of the page. Texts, because they run there and not here. */

/** When there is a message to read and a field to write in, counted from the beginning of the visit. */
export const whenUsable = `new Promise((done) => {
  const look = () => {
    const isUsable = document.querySelector("[role=article]") && document.querySelector("[role=textbox][contenteditable=true]");
    if (isUsable) done(performance.now());
    else requestAnimationFrame(look);
  };
  look();
})`;

const whenFound = (selector: string): string => `new Promise((done) => {
  const look = () => (document.querySelector(${JSON.stringify(selector)}) ? done(performance.now()) : requestAnimationFrame(look));
  look();
})`;

export const whenSidebarIsThere = whenFound("nav [data-channel]");
export const whenComposerIsThere = whenFound("[role=textbox][contenteditable=true]");

/** When a message of the conversation that was read last is there. */
export const whenConversationIsThere = (name: string): string => whenFound(`[aria-label$="#${name}"] [role=article]`);

/** When a text is in a message, by the clock that both browsers share. */
export const whenSeen = (text: string): string => `new Promise((done) => {
  const look = () => [...document.querySelectorAll("[role=article]")].slice(-3).some((row) => row.textContent.includes(${JSON.stringify(text)}));
  const watch = new MutationObserver(() => {
    if (!look()) return;
    watch.disconnect();
    done(performance.timeOrigin + performance.now());
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
})`;

/** Notes when the next key comes, by the same clock. */
export const noteKey = `void addEventListener("keydown", () => {
  globalThis.keyAt = performance.timeOrigin + performance.now();
}, { once: true, capture: true })`;

/** How long each frame took, until half a second passes without scrolling. */
export const frameTimes = `new Promise((done) => {
  const times = [];
  let before = performance.now();
  let scrolledAt = before + 5000;
  addEventListener("scroll", () => (scrolledAt = performance.now()), { capture: true, passive: true });
  const next = (now) => {
    times.push(now - before);
    before = now;
    if (now - scrolledAt > 500) done(times.slice(2));
    else requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
})`;

/** From each key to the page laid out with what it wrote. */
export const keyTimes = (count: number): string => `new Promise((done) => {
  const times = [];
  let began = 0;
  addEventListener("keydown", () => (began = performance.now()), true);
  addEventListener("input", () => queueMicrotask(() => {
    document.body.getBoundingClientRect();
    times.push(performance.now() - began);
    if (times.length >= ${count} - 2) done(times);
  }));
  setTimeout(() => done(times), 20000);
})`;

/** From the click on a conversation in the sidebar to its messages, laid out. */
export const switchTime = (name: string, text: string): string => `new Promise((done) => {
  const link = [...document.querySelectorAll("nav a")].find((one) => one.textContent.includes(${JSON.stringify(name)}));
  const began = performance.now();
  const look = () => {
    const isThere = [...document.querySelectorAll("[role=article]")].some((row) => row.textContent.includes(${JSON.stringify(text)}));
    if (!isThere) return false;
    document.body.getBoundingClientRect();
    watch.disconnect();
    // The next one begins when this one has settled.
    const ms = performance.now() - began;
    setTimeout(() => done(ms), 100);
    return true;
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  link.click();
})`;

/** From the click on the button for emoji to the first one in the page. */
export const pickerTime = `new Promise((done) => {
  const began = performance.now();
  new MutationObserver((_changes, observer) => {
    if (document.querySelector("#emoji-grid [role=option]") === null) return;
    observer.disconnect();
    done(performance.now() - began);
  }).observe(document.body, { childList: true, subtree: true });
  document.querySelector('[data-part=writing] [aria-label="Emoji"]').click();
})`;
