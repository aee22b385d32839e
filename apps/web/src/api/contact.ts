import { useQuery, queryOptions } from '@tanstack/react-query';
import type { Reply } from '@vumon/contract/client';
import { siteTextKeys } from '@vumon/domain';
import { api } from './client.ts';

export const contactQuery = queryOptions({
  queryKey: ['setting', 'site'],
  queryFn: () => api('GET /itf/app-settings/site'),
  staleTime: 300_000,
});

export type Contact = Reply<'GET /itf/app-settings/site'>['value'];
const none = Object.fromEntries(siteTextKeys.map((key) => [key, null])) as Contact;

/** Whom to ask and who operates the site, as an administrator keeps it; null until it is loaded, and for what is not set. */
export const useContact = (): Contact => useQuery(contactQuery).data?.value ?? none;
