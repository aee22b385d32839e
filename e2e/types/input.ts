/** The three ways to operate a page (mouse, touch, keyboard), and a check that a test used only the one it names. */
import type { Locator, Page } from 'playwright-core';

export type InputMethod = 'pointer' | 'touch' | 'keyboard';

interface Presses {
  readonly mouse: number;
  readonly touch: number;
}

/** Counts the mouse and touch events that the page gets from now on. */
async function countPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const log = { mouse: 0, touch: 0 };
    Object.assign(window, { presses: log });
    const count = (event: PointerEvent) => {
      if (event.isTrusted) log[event.pointerType === 'touch' ? 'touch' : 'mouse'] += 1;
    };
    window.addEventListener('pointerdown', count, { capture: true });
  });
}

/** Runs `work`, and fails if it used another method than `method`. */
export async function usingOnly(page: Page, method: InputMethod, work: () => Promise<void>): Promise<void> {
  await countPresses(page);
  await work();
  const { mouse, touch } = await page.evaluate(() => (window as unknown as { presses: Presses }).presses);
  if (method === 'keyboard' && mouse + touch > 0)
    throw new Error(`the keyboard alone was meant, the page got ${mouse} presses of a mouse and ${touch} of a finger`);
  if (method === 'touch' && mouse > 0)
    throw new Error(`fingers alone were meant, the page got ${mouse} presses of a mouse`);
  if (method === 'pointer' && touch > 0)
    throw new Error(`a mouse alone was meant, the page got ${touch} presses of a finger`);
}

/** Focuses the element and presses a key. */
export async function press(target: Locator, key = 'Enter'): Promise<void> {
  await target.focus();
  await target.page().keyboard.press(key);
}

/** Presses Tab (or `key`) until the element has the focus, as somebody with only a keyboard has to. */
export async function tabTo(
  target: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowRight' = 'Tab',
  atMost = 60,
): Promise<void> {
  const page = target.page();
  for (let step = 0; step < atMost; step++) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target.toString()} was not reached by ${atMost} times ${key}`);
}

/** Where a drag starts or ends: an element, or a point on it as fractions of its width and height. */
export type Place = Locator | { readonly on: Locator; readonly x: number; readonly y: number };

async function spot(place: Place): Promise<{ x: number; y: number }> {
  const target = 'on' in place ? place.on : place;
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('the element is not visible');
  const { x, y } = 'on' in place ? place : { x: 0.5, y: 0.5 };
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

/** Drags with the mouse over some points in between. */
export async function drag(page: Page, from: Place, to: Place): Promise<void> {
  const start = await spot(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 6, start.y + 6, { steps: 2 });
  const end = await spot(to);
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
}

/** Drags with a finger, by the events that the browser itself would send. */
export async function swipe(page: Page, from: Place, to: Place): Promise<void> {
  const start = await spot(from);
  const end = await spot(to);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [start]);
  for (let step = 1; step <= 8; step++)
    await touch('touchMove', [
      { x: start.x + ((end.x - start.x) * step) / 8, y: start.y + ((end.y - start.y) * step) / 8 },
    ]);
  await touch('touchEnd', []);
  await session.detach();
}

/** Taps a point on an element, given as fractions of its width and height. */
export async function tapAt(on: Locator, x: number, y: number): Promise<void> {
  const at = await spot({ on, x, y });
  await on.page().touchscreen.tap(at.x, at.y);
}

/** Clicks a point on an element, given as fractions of its width and height. */
export async function clickAt(on: Locator, x: number, y: number): Promise<void> {
  const at = await spot({ on, x, y });
  await on.page().mouse.click(at.x, at.y);
}
