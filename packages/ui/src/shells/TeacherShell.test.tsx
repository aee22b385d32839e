import { createI18n } from '@vumon/i18n';
import { I18nProvider } from '@vumon/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import messages from '../messages.en.json' with { type: 'json' };
import { TeacherShell } from './TeacherShell.tsx';

const keys = ['home', 'questions', 'tests', 'classes', 'results'];

/** What the bar of phones shows as current, with the page of `key` open. */
async function currentInBar(key: string): Promise<string[]> {
  const items = keys.map((each) => ({ key: each, href: `/${each}`, label: each, icon: null, active: each === key }));
  const i18n = await createI18n('en', () => Promise.resolve(messages), ['ui']);
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <TeacherShell brand="" mark="" homeHref="/home" homeLabel="home" items={items}>
        text
      </TeacherShell>
    </I18nProvider>,
  );
  const bar = markup.slice(markup.lastIndexOf('<nav'));
  return [...bar.matchAll(/aria-current="(\w+)"/g)].map(([, value]) => value ?? '');
}

test('the bar of phones marks the page, or "more" where the page is in its list', async () => {
  expect(await Promise.all(keys.map(currentInBar))).toEqual([['page'], ['page'], ['page'], ['page'], ['true']]);
});
