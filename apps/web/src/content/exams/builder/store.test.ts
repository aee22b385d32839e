import { QueryClient } from '@tanstack/react-query';
import type { ExamDetail } from '@vumon/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { BuilderStore } from './store.ts';

const sent = vi.hoisted(() => [] as unknown[]);
vi.mock('../../../api/client.ts', () => ({
  api: (route: string, { body }: { body: { name: string } }) => {
    sent.push([route, body.name]);
    return Promise.resolve({ id: 'exam', status: 'DRAFT', updatedAt: '2026-11-27T00:00:01.000Z' });
  },
}));
beforeEach(() => {
  sent.length = 0;
});

const exam = {
  id: 'exam',
  name: 'Giữa kỳ I',
  nameEn: null,
  examType: 6,
  gradeId: 'G9',
  seriesId: null,
  minutes: 60,
  mode: 'TEST',
  rounding: '0.1',
  shuffle: true,
  labels: [],
  publisher: 'NA',
  needsCode: false,
  pool: null,
  formatId: 'format',
  formatName: 'Toán 9',
  formatNameEn: 'Maths 9',
  subject: 'MATH',
  sections: [],
  rows: [],
  parts: [],
  status: 'DRAFT',
  updatedAt: '2026-11-27T00:00:00.000Z',
} as unknown as ExamDetail;

test('while the information is incomplete nothing is sent, and what needs a stored test is told so', async () => {
  const store = new BuilderStore(exam, new QueryClient());
  const rename = (name: string) => store.change((draft) => ({ ...draft, info: { ...draft.info, name } }));
  rename('');
  expect(store.read().save.status).toBe('invalid');
  await expect(store.flush()).rejects.toThrow('incomplete');
  expect(sent).toEqual([]);
  rename('Giữa kỳ I, Toán 9');
  await store.flush();
  expect(sent).toEqual([['PUT /itf/unit-tests/update', 'Giữa kỳ I, Toán 9']]);
  expect(store.read().save.status).toBe('saved');
});
