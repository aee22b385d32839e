import { useQuery, queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';

const contactQuery = queryOptions({
  queryKey: ['setting', 'contact'],
  queryFn: () => api('GET /itf/app-settings/{id}', { params: { id: 'contact' } }),
  staleTime: 300_000,
});

/** Phone number and e-mail address for questions, from the installation's settings; null until they are loaded. */
export const useContact = (): { hotline: string | null; email: string | null } =>
  useQuery(contactQuery).data?.value ?? { hotline: null, email: null };
