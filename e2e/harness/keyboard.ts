/** Working a page with the keyboard alone: reaches elements by Tab, and the focus must be visible all the way. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Keys {
  /** Presses Tab until the element with this name has the focus. */
  reach(name: string | RegExp): Promise<void>;
  /** Waits until the page itself gives the focus to it. */
  focused(role: 'textbox' | 'button' | 'searchbox' | 'checkbox', name: string): Promise<void>;
  /** Opens the menu of the focused button and chooses an item. */
  chooseFromMenu(item: string): Promise<void>;
  /** Chooses an option in the focused field, whose list opens with an arrow key. */
  chooseFromList(option: string): Promise<void>;
}

/** The focused element: its name for screen readers, and whether the focus is visible. Runs in the browser. */
function focusedElement(): { name: string; seen: boolean } {
  const at = document.activeElement as HTMLInputElement | null;
  const name =
    at?.getAttribute('aria-label') ?? at?.labels?.[0]?.textContent ?? (at?.textContent || at?.placeholder) ?? '';
  // The focus ring may be drawn around an ancestor (a search field with its icon) or a sibling (the drawn box of a
  // checkbox).
  let seen = at === null || at === document.body;
  for (
    let element: Element | null = at, height = 0;
    element && height < 3;
    element = element.parentElement, height += 1
  ) {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    seen ||= outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  }
  return { name: name.trim(), seen };
}

/** The bar of navigation that lies over the focused element on a phone, as the element's name. Runs in the browser. */
function underTheBar(): string | null {
  const at = document.activeElement;
  const bar = [...document.querySelectorAll('nav')].find((nav) => getComputedStyle(nav).position === 'fixed');
  if (!at || !bar || bar.contains(at) || at === document.body) return null;
  const hidden = at.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1;
  return hidden ? (at.getAttribute('aria-label') ?? at.textContent ?? at.tagName) : null;
}

/** Presses Tab so many times: the bar at the bottom of a phone never lies over what has the focus. */
export async function expectNothingUnderTheBar(page: Page, presses: number): Promise<void> {
  const hidden: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(underTheBar);
    if (name !== null) hidden.push(name);
  }
  expect(hidden).toEqual([]);
}

export function keysOf(page: Page): Keys {
  const { keyboard } = page;
  const walk = async (option: ReturnType<Page['locator']>, within: 'focus' | 'selection') => {
    await option.waitFor();
    const there = () =>
      option.evaluate(
        (element, kind) =>
          kind === 'focus' ? element === document.activeElement : element.hasAttribute('data-combobox-selected'),
        within,
      );
    for (let step = 0; step < 40 && !(await there()); step += 1) await keyboard.press('ArrowDown');
    expect(await there(), String(option)).toBe(true);
    await keyboard.press('Enter');
    await option.waitFor({ state: 'hidden' });
  };
  return {
    async reach(name) {
      let last = '';
      await expect
        .poll(
          async () => {
            await keyboard.press('Tab');
            const at = await page.evaluate(focusedElement);
            expect(at.seen, `the focus shows on "${at.name}"`).toBe(true);
            last = at.name;
            return typeof name === 'string' ? at.name === name : name.test(at.name);
          },
          { timeout: 20_000, interval: 30, message: `${String(name)}, after ${last}` },
        )
        .toBe(true);
    },
    async focused(role, name) {
      await expect
        .poll(
          () =>
            page
              .getByRole(role, { name, exact: true })
              .evaluateAll((found) => found.includes(document.activeElement as HTMLElement)),
          { message: `the focus on ${name}` },
        )
        .toBe(true);
    },
    async chooseFromMenu(item) {
      await keyboard.press('Enter');
      await walk(page.getByRole('menuitem', { name: item, exact: true }), 'focus');
    },
    async chooseFromList(option) {
      await keyboard.press('ArrowDown');
      await walk(page.getByRole('option', { name: option, exact: true }), 'selection');
    },
  };
}
