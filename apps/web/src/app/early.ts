/**
 * The first script of a page behind the sign-in that the server has drawn: hands the replies that it was drawn with to
 * the app, shows what was drawn until the app has drawn the page, and then does what was pressed before.
 */
interface EarlyReply {
  readonly reply: Promise<Response>;
  readonly askedAt: number;
  readonly cameAt: number;
}

const view = document.getElementById('early-view')!;
const root = document.getElementById('root')!;
const cameAt = performance.now();
const replies = JSON.parse(document.getElementById('early-replies')!.textContent) as Record<string, unknown>;
(globalThis as { early?: Record<string, EarlyReply> }).early = Object.fromEntries(
  Object.entries(replies).map(([url, reply]) => [
    url,
    { reply: Promise.resolve(new Response(JSON.stringify(reply))), askedAt: 0, cameAt },
  ]),
);

/** Without its fonts the page would move when they come, and be drawn anew. */
const longestFontsMs = 1_000;
const show = () => void (view.style.visibility = 'visible');
setTimeout(show, longestFontsMs);
Promise.all(
  ['400', '500', '600', '700']
    .map((weight) => `${weight} 14px 'Be Vietnam Pro'`)
    .concat("14px 'Inter Variable'")
    .map((font) => document.fonts.load(font)),
).then(show, show);

const pressable = 'a, button';
/** What screen readers and readers call it. */
const nameOf = (control: Element): string =>
  [control.tagName, control.getAttribute('aria-label'), control.textContent].join('|');
/** What was pressed last: nobody saw an effect of what was pressed before. */
let lastPress: HTMLElement | undefined;

function rememberPress({ clientX: x, clientY: y }: MouseEvent): void {
  const found = [...view.querySelectorAll<HTMLElement>(pressable)].filter((control) => {
    const box = control.getBoundingClientRect();
    return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
  });
  lastPress?.removeAttribute('aria-busy');
  // The bar at the bottom of phones is drawn above the rest, and stands behind it.
  lastPress = found.at(-1);
  lastPress?.setAttribute('aria-busy', 'true');
}

/** Presses what has the same name in the same place among its like. */
function pressAgain(): void {
  if (!lastPress) return;
  const name = nameOf(lastPress);
  const like = (within: Element) =>
    [...within.querySelectorAll<HTMLElement>(pressable)].filter((one) => nameOf(one) === name);
  const at = like(view).indexOf(lastPress);
  like(root)[at]?.click();
}

/** What a page waits for. Some of it may come later than the page. */
const waitsOf = (within: Element): number => within.querySelectorAll('main :is([aria-busy], [role=status])').length;
const drawnWaits = waitsOf(view);
/** A page that waits for more than it did here is shown nevertheless. */
const longestStayMs = 2_000;
let waitsSince = 0;

// It keeps its size, so that what measures itself finds what it will have.
root.style.visibility = 'hidden';
addEventListener('click', rememberPress, true);
const watcher = new MutationObserver(look);
watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });

function look(): void {
  if (!view.isConnected) return;
  // The root is gone where the app cannot start (boot.ts).
  if (root.isConnected && !root.querySelector('h1, [role=alert]')) return;
  if (waitsOf(root) > drawnWaits) {
    if (waitsSince === 0) setTimeout(look, longestStayMs);
    waitsSince ||= performance.now();
    if (performance.now() - waitsSince < longestStayMs) return;
  }
  watcher.disconnect();
  removeEventListener('click', rememberPress, true);
  root.style.visibility = '';
  pressAgain();
  view.remove();
  dispatchEvent(new Event('app-there'));
}
