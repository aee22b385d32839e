/** Saves marks. The cached lists are updated at once; the counts are fetched again. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import type { NewMark, Work } from './queries.ts';
import { workKey, type Draft } from './works.ts';

export const newMark = (work: Work, { scores, comment, notes }: Draft): NewMark => ({
  attempt: work.attempt,
  question: work.question,
  item: work.item,
  entry: work.entry,
  version: work.mark?.version ?? 0,
  scores: { ...scores },
  comment,
  notes: notes.map((note) => ({ ...note })),
});

export function useMarks(id: string) {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['marking'] }),
      client.invalidateQueries({ queryKey: ['results'] }),
      client.invalidateQueries({ queryKey: ['home'] }),
    ]);
  return useMutation({
    mutationFn: (marks: NewMark[]) =>
      api('POST /itf/classes/unit-tests-assigned/{id}/marking/marks', { params: { id }, body: { marks } }),
    onSuccess: (made) => {
      const given = new Map(made.map((one) => [workKey(one), one.mark]));
      client.setQueriesData<Work[]>({ queryKey: ['marking', id, 'works'] }, (works) =>
        works?.map((work) => {
          const mark = given.get(workKey(work));
          return mark ? { ...work, mark, draft: null } : work;
        }),
      );
      void refresh();
    },
    // Another tab has marked it, or the answer has changed: the page shows old data.
    onError: () => void refresh(),
  });
}
