/** Inserts the boot script into the head of index.html, where it runs before the app's modules. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../src/boot');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** Messages of the player's start page that the first view shows too. English plurals use the form for several. */
function firstViewWords(locale: 'vi' | 'en') {
  const { start } = JSON.parse(readFileSync(join(folder, `../player/messages.${locale}.json`), 'utf8'));
  const common = JSON.parse(
    readFileSync(join(folder, `../../../../packages/i18n/catalogs/common.${locale}.json`), 'utf8'),
  );
  const { rules, ruleTime, ruleSave, ruleEnd, ruleRecord, minuteUnit } = start;
  return {
    rules,
    ruleTime,
    ruleSave,
    ruleEnd,
    ruleRecord,
    minuteUnit,
    questions: common.questionCount_other,
    minutes: common.minutes_other,
  };
}

/**
 * The scripts with their messages. Comments and indentation are removed, but nothing is minified: a minifier might use
 * newer syntax.
 */
export function bootScript(): string {
  const words = { vi: JSON.parse(read('messages.vi.json')), en: JSON.parse(read('messages.en.json')) };
  return ['boot.ts', 'first-view.ts']
    .map((name) =>
      stripTypeScriptTypes(read(name))
        .replace(/\/\*[^]*?\*\//g, '')
        .replace(/^\s*\/\/.*$/gm, '')
        .replace(/^[ \t]+|[ \t]+$/gm, '')
        .replace(/\n+/g, '\n')
        // The formatter writes trailing commas, and ES5 does not allow them in calls.
        .replace(/,(\s*\))/g, '$1'),
    )
    .join('')
    .replaceAll('BOOT_WORDS', () => JSON.stringify(words))
    .replaceAll('FIRST_VIEW_WORDS', () => JSON.stringify({ vi: firstViewWords('vi'), en: firstViewWords('en') }));
}

export const bootPlugin = (): Plugin => ({
  name: 'boot-script',
  transformIndexHtml: {
    order: 'post',
    // Placed before the style sheets, because a script after them would wait until they have loaded.
    handler: (html) => html.replace(/(?=<meta name="theme-color")/, () => `<script>${bootScript()}</script>\n`),
  },
});
