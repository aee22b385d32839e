/**
 * The manuals quote words of the screen as `[[namespace:key]]`, so that they never name a button that has another name
 * by now. The build puts the catalogs' words there; a key that no catalog has ends it.
 */
import type { Plugin } from 'vite';
import { messageCatalogs, readCatalog, type MessageCatalog } from '../../../tools/messages.ts';

const manual = /\/site\/manuals\/\w+-manual\/messages\.(vi|en)\.json$/;
const quote = /\[\[([\w-]+):([\w.-]+)\]\]/g;

/** The words of one message; throws if there are none, or if they are not the same on every screen. */
function wordsOf(catalogs: readonly MessageCatalog[], namespace: string, key: string, locale: string): string {
  for (const catalog of catalogs) {
    if (catalog.namespace !== namespace) continue;
    const messages: unknown = readCatalog(catalog.file.replace(/\.vi\.json$/, `.${locale}.json`));
    const words = key
      .split('.')
      .reduce((node, step) => (node as Readonly<Record<string, unknown>> | undefined)?.[step], messages);
    if (typeof words === 'string' && !words.includes('{{')) return words;
  }
  throw new Error(`no words to quote: ${namespace}:${key} (${locale})`);
}

/** A manual's catalog with its quotes as `[[words]]`, which the page shows in bold. */
export function quoteWords(json: string, locale: string): string {
  // Read once for a text: to look for them in all folders takes a tenth of a second, and a manual has a hundred quotes.
  const catalogs = messageCatalogs();
  return json.replaceAll(
    quote,
    (_, namespace: string, key: string) =>
      `[[${JSON.stringify(wordsOf(catalogs, namespace, key, locale)).slice(1, -1)}]]`,
  );
}

export const manualWords = (): Plugin => ({
  name: 'manual-words',
  enforce: 'pre',
  transform(code, id) {
    const locale = manual.exec(id.split('?')[0]!)?.[1];
    return locale === undefined ? null : { code: quoteWords(code, locale), map: null };
  },
});
