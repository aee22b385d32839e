/** Before handing in, the sheet names the answers that the server has not accepted, and counts none of them as done. */
import { createI18n } from '@vumon/i18n';
import { I18nProvider } from '@vumon/i18n/react';
import { UiProvider } from '@vumon/ui';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import { playerCatalogs } from '../../catalogs.ts';
import type { Snapshot } from '../../journal/snapshot.ts';
import type { Item, Outline } from '../../session/outline.ts';
import { SubmitSheet } from './SubmitSheet.tsx';

// A sheet stands in a portal, which is rendered in a browser alone.
vi.mock('@vumon/ui', async (original) => ({
  ...(await original<object>()),
  BottomSheet: ({ subtitle, children }: { subtitle: ReactNode; children: ReactNode }) => (
    <div>
      {subtitle}
      {children}
    </div>
  ),
}));

const items = [0, 1, 2].map((at): Item => ({
  key: `q${at}:1`,
  number: at + 1,
  question: `q${at}`,
  item: '1',
  part: 0,
  group: at,
}));

const loadCatalog = playerCatalogs((_, namespace) => Promise.reject(new Error(namespace)));

async function shown(refused: readonly string[]): Promise<string> {
  const i18n = await createI18n('vi', loadCatalog, ['common', 'ui', 'player', 'attempt']);
  const snapshot = {
    refused: new Set(refused),
    conflicts: new Map(),
    flags: new Set(),
    unsaved: 0,
    state: refused.length > 0 ? 'attention' : 'saved',
    savedAt: 0,
  } as unknown as Snapshot;
  const { prelude } = await prerender(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <SubmitSheet
          opened
          outline={{ items } as unknown as Outline}
          progress={{ answered: new Set(items.map(({ key }) => key)), unanswered: [], flagged: [] }}
          snapshot={snapshot}
          current="q0:1"
          timer={null}
          onGo={vi.fn()}
          onClose={vi.fn()}
          onSubmit={vi.fn()}
        />
      </UiProvider>
    </I18nProvider>,
  );
  return (await new Response(prelude).text()).replaceAll(/<(?:style|script)[^]*?<\/(?:style|script)>|<[^>]*>/g, ' ');
}

it('names what was not accepted, and does not count it', async () => {
  const text = await shown(['q1']);
  expect(text).toMatch(/2\s*\/\s*3/);
  expect(text).toMatch(/Máy chủ chưa nhận\s+1 câu\s+2\s/);
  expect(text).toContain('1 câu máy chủ chưa nhận; máy sẽ gửi lại khi em nộp');
  expect(text).not.toContain('Em đã làm hết các câu');
});

it('says that all is done where everything was accepted', async () => {
  const text = await shown([]);
  expect(text).toMatch(/3\s*\/\s*3/);
  expect(text).toContain('Em đã làm hết các câu');
  expect(text).not.toContain('chưa nhận');
});
