/** Texts of public pages as operators keep them. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isPolicy, type PageText, type PageTextId } from '@vumon/domain';
import { api } from '../../api/client.ts';
import { shippedChapter } from '../manuals/index.ts';
import { shippedPolicy } from '../policies/index.ts';

export interface Place {
  readonly page: PageTextId;
  readonly locale: 'vi' | 'en';
}

export const pageTextsQuery = queryOptions({
  queryKey: ['page-texts'],
  queryFn: ({ signal }) => api('GET /itf/page-texts', undefined, { signal }),
});

/** A text with its draft, and what ships with the product. */
export const pageTextQuery = (place: Place) =>
  queryOptions({
    queryKey: ['page-texts', place.page, place.locale],
    queryFn: async ({ signal }) => {
      const { page, locale } = place;
      const [managed, shipped] = await Promise.all([
        api('GET /itf/page-texts/{page}/{locale}', { params: place }, { signal }),
        isPolicy(page) ? shippedPolicy(page, locale) : shippedChapter(page, locale),
      ]);
      return { ...managed, shipped };
    },
  });

export const pageTextHistoryQuery = (place: Place) =>
  queryOptions({
    queryKey: ['page-texts', place.page, place.locale, 'history'],
    queryFn: ({ signal }) => api('GET /itf/page-texts/{page}/{locale}/history', { params: place }, { signal }),
  });

export function usePageTextChanges(params: Place) {
  const client = useQueryClient();
  const onSuccess = () =>
    Promise.all(['page-texts', 'policy', 'manual'].map((key) => client.invalidateQueries({ queryKey: [key] })));
  return {
    keep: useMutation({
      mutationFn: ({ draftRevision, text }: { draftRevision: number; text: PageText }) =>
        api('PUT /itf/page-texts/{page}/{locale}/draft', {
          params,
          body: { draftRevision, text },
        }),
      onSuccess,
    }),
    discard: useMutation({
      mutationFn: (draftRevision: number) =>
        api('POST /itf/page-texts/{page}/{locale}/discard', { params, body: { draftRevision } }),
      onSuccess,
    }),
    publish: useMutation({
      mutationFn: (draftRevision: number) =>
        api('POST /itf/page-texts/{page}/{locale}/publish', { params, body: { draftRevision } }),
      onSuccess,
    }),
    undo: useMutation({
      mutationFn: (revision: number) =>
        api('POST /itf/page-texts/{page}/{locale}/undo', { params, body: { revision } }),
      onSuccess,
    }),
  };
}
