/** Queries and mutations of the import and of the page of duplicates. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input, Reply } from '@vumon/contract/client';
import { prepareLines } from '@vumon/question-types/line';
import { api } from '../../../api/client.ts';

export type QuestionImport = Reply<'GET /questions/import/{id}'>;
export type ImportRow = QuestionImport['rows'][number];
export type ImportPiece = QuestionImport['pieces'][number];
export type ImportObject = QuestionImport['objects'][number];
export type ImportChange = Input<'POST /questions/import/{id}/change'>['body'];
export type ImportFacts = Omit<Input<'POST /questions/import/{id}/confirm'>['body'], 'lines'>;
export type SimilarQuestion = Reply<'POST /questions/similar'>[number];
export type DuplicateGroup = Reply<'GET /questions/duplicates'>[number];

const root = 'question-imports';

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [root, 'one', id],
    queryFn: () => api('GET /questions/import/{id}', { params: { id } }),
    staleTime: 60_000,
    retry: false,
  });
export const importsQuery = queryOptions({
  queryKey: [root, 'latest'],
  queryFn: () => api('GET /questions/imports'),
  staleTime: 0,
});
export const importedQuestionQuery = (id: string, line: number) =>
  queryOptions({
    queryKey: [root, 'question', id, line],
    queryFn: () => api('GET /questions/import/{id}/question', { params: { id }, query: { line } }),
    staleTime: Infinity,
  });

export function useImportSteps() {
  const client = useQueryClient();
  return {
    check: useMutation({
      // Papers have their own route: it accepts larger files, and its errors say what to do with unreadable ones.
      mutationFn: (file: File) =>
        /\.(docx?|docm|rtf|pdf|odt|html?)$/i.test(file.name)
          ? api('POST /questions/import/paper', undefined, { file })
          : api('POST /questions/import', undefined, { file }),
      onSuccess: (result) => client.setQueryData(importQuery(result.importId).queryKey, result),
    }),
    confirm: useMutation({
      mutationFn: ({ id, ...body }: { id: string } & Input<'POST /questions/import/{id}/confirm'>['body']) =>
        api('POST /questions/import/{id}/confirm', { params: { id }, body }),
      onSuccess: () =>
        Promise.all([
          client.invalidateQueries({ queryKey: [root] }),
          client.invalidateQueries({ queryKey: ['questions'] }),
        ]),
    }),
  };
}

/** Sends the decisions of the review one after the other; predictable changes are shown before the reply. */
export function useImportChange(id: string) {
  const client = useQueryClient();
  const { queryKey } = importQuery(id);
  const mutationKey = [root, 'change', id];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (body: ImportChange) => api('POST /questions/import/{id}/change', { params: { id }, body }),
    onMutate: (change) => {
      const before = client.getQueryData(queryKey);
      if (before) client.setQueryData(queryKey, { ...before, rows: before.rows.map((row) => foreseen(row, change)) });
    },
    onSuccess: (reply) => {
      // The reply to an older decision would revert what was decided since.
      if (client.isMutating({ mutationKey }) > 1) return;
      const before = new Map(client.getQueryData(queryKey)?.rows.map(({ line, similar }) => [line, similar]));
      const rows = reply.rows.map((row) => ({ ...row, similar: row.similar ?? before.get(row.line) ?? [] }));
      client.setQueryData(queryKey, { ...reply, rows });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

function foreseen(row: ImportRow, change: ImportChange): ImportRow {
  if (change.kind === 'looked') return change.lines.includes(row.line) ? { ...row, doubtful: !change.looked } : row;
  if (change.kind === 'aside') return change.lines.includes(row.line) ? { ...row, aside: change.aside } : row;
  if (!('line' in change) || change.line !== row.line) return row;
  if (change.kind === 'level') return { ...row, level: change.level };
  const key = row.question?.answerKey as { correct?: Record<string, string[]> } | null | undefined;
  if (change.kind !== 'key' || !row.question || !key?.correct) return row;
  const answerKey = { ...key, correct: { ...key.correct, [change.item]: change.values } };
  return { ...row, question: { ...row.question, answerKey: answerKey as unknown as typeof row.question.answerKey } };
}

/** Below the key of the question bank, so that every change of questions invalidates it. */
export const duplicatesQuery = (query: Input<'GET /questions/duplicates'>['query']) =>
  queryOptions({
    queryKey: ['questions', 'duplicates', query],
    queryFn: async ({ signal }) => {
      const groups = await api('GET /questions/duplicates', { query }, { signal });
      await prepareLines(groups.data.flatMap(({ questions }) => questions.map(({ summary }) => summary)));
      return groups;
    },
    placeholderData: keepPreviousData,
  });

export const similarQuery = (body: Input<'POST /questions/similar'>['body']) =>
  queryOptions({
    queryKey: ['questions', 'similar', body],
    queryFn: ({ signal }) => api('POST /questions/similar', { body }, { signal }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });

export function useTellApart() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<'POST /questions/tell-apart'>['body']) => api('POST /questions/tell-apart', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['questions', 'duplicates'] }),
  });
}

export function useMerge() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<'POST /questions/merge'>['body']) => api('POST /questions/merge', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['questions'] }),
  });
}
