/** Every state of `/dev/states` is rendered in both languages, without a browser. */
import { createI18n, locales } from '@vumon/i18n';
import { prerender } from 'react-dom/static';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { loadCatalog } from '../catalogs.ts';
import { catalogsOfStates, componentStates } from './files.ts';
import { StatesPage } from './StatesPage.tsx';

// Modules of the page listen to events of the window once they are loaded; there is none here.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined));
afterAll(() => vi.unstubAllGlobals());

/** What stands on the page or is read out: texts between tags, names and titles. */
function wordsOf(html: string): string[] {
  const texts = html.split(/<[^>]*>/);
  const read = [...html.matchAll(/(?:aria-label|title|placeholder)="([^"]*)"/g)].map(([, text]) => text!);
  return [...texts, ...read].map((text) => text.trim()).filter((text) => text !== '');
}
/** A message that is missing is shown as its key. */
const isKey = (text: string): boolean => /^[a-z][\w-]*(?:\.[\w-]+)+$/i.test(text);

describe.each(locales)('states of components in %s', (locale) => {
  it('shows each of them, in words of the catalogs', async () => {
    const i18n = await createI18n(locale, loadCatalog, catalogsOfStates);
    // Views of question types are loaded when they are first shown; this waits for them.
    const { prelude } = await prerender(<StatesPage i18n={i18n} scheme="light" />);
    const html = await new Response(prelude).text();
    const shown = [...html.matchAll(/data-state-of="([^"]*)"/g)].map(([, name]) => name);
    expect(shown).toEqual(
      componentStates.flatMap(({ component, states }) => Object.keys(states).map((name) => `${component} ${name}`)),
    );
    expect(shown.length).toBeGreaterThan(40);
    expect(wordsOf(html).filter(isKey)).toEqual([]);
  });
});
