/** What the bank has for the cells of a test's matrix. */
import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@vumon/contract/client';
import { sumOf } from '@vumon/domain';
import { api } from '../../../../api/client.ts';
import { queryOf, type Conditions } from '../assembly/conditions.ts';
import type { Chosen } from '../model.ts';
import type { BuilderStore } from '../store.ts';

export type StockCell = Reply<'GET /itf/unit-tests/{id}/stock'>['cells'][number];

/** How many the bank has too few for what a cell still lacks. */
export const lackOf = ({ open, usable }: Pick<StockCell, 'open' | 'usable'>): number => Math.max(0, open - usable);

/** How many are missing in all, numbers and statements. */
export const lackOfAll = (cells: readonly StockCell[]): number => sumOf(cells.map(lackOf));

/** Read anew when other questions are chosen or other conditions set. */
export const stockQuery = (examId: string, store: BuilderStore, conditions: Conditions, chosen: Chosen) =>
  queryOptions({
    queryKey: [
      'exams',
      examId,
      'stock',
      conditions,
      Object.values(chosen).map((questions) => questions.map(({ id }) => id).join()),
    ],
    queryFn: async ({ signal }) => {
      // The server counts what the stored test lacks.
      await store.flush();
      return api('GET /itf/unit-tests/{id}/stock', { params: { id: examId }, query: queryOf(conditions) }, { signal });
    },
    placeholderData: (before) => before,
  });
