/** Puts the boot script into the head of index.html, where it runs before the app's modules. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../src/boot');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** Words of the player's start page, which the first view shows too; the plural of English is that of several. */
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

/** The scripts with their words. Comments and indentation go, the syntax stays as written: a minifier might modernise it. */
export function bootScript(): string {
  const words = { vi: JSON.parse(read('messages.vi.json')), en: JSON.parse(read('messages.en.json')) };
  return ['boot.ts', 'first-view.ts']
    .map((name) =>
      stripTypeScriptTypes(read(name))
        .replace(/\/\*[^]*?\*\//g, '')
        .replace(/^\s*\/\/.*$/gm, '')
        .replace(/^[ \t]+|[ \t]+$/gm, '')
        .replace(/\n+/g, '\n')
        // The formatter writes them, and ES5 does not know them in calls.
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
    // Before the style sheets: a script that follows them waits until they have come.
    handler: (html) => html.replace(/(?=<meta name="theme-color")/, () => `<script>${bootScript()}</script>\n`),
  },
});
