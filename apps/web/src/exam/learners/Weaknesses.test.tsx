/** The page shows the weakest topics until it is asked for all; paper has all. */
import { createI18n } from '@vumon/i18n';
import { I18nProvider } from '@vumon/i18n/react';
import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import { loadCatalog } from '../../app/catalogs.ts';
import type { LearnerProgress } from './queries.ts';
import { PrintedWeaknesses, Weaknesses } from './Weaknesses.tsx';

// Modules of the page listen to events of the window once they are loaded; there is none here.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined));

const topics = Array.from({ length: 22 }, (_, at) => ({
  subject: 'ENGLISH' as const,
  key: `Topic ${at + 1}.`,
  points: at,
  max: 22,
  items: 3,
}));
const progress = { tests: 4, marks: [], average: 683, skills: [], levels: [], topics } as unknown as LearnerProgress;

async function topicsOf(Shown: typeof Weaknesses): Promise<number> {
  const i18n = await createI18n('vi', loadCatalog, ['common', 'ui', 'learners']);
  const { prelude } = await prerender(
    <I18nProvider i18n={i18n}>
      <Shown progress={progress} />
    </I18nProvider>,
  );
  return (await new Response(prelude).text()).match(/Topic \d+\./g)!.length;
}

it('prints every topic', async () => {
  expect(await topicsOf(Weaknesses)).toBe(7);
  expect(await topicsOf(PrintedWeaknesses)).toBe(22);
});
