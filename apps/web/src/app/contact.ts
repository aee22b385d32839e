import { useQuery, queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

const contactQuery = queryOptions({ queryKey: ['setting', 'contact'], queryFn: () => api('GET /itf/app-settings/{id}', { params: { id: 'contact' } }), staleTime: 300_000 });

/** Whom this installation names for questions; nulls until known. */
export const useContact = (): { hotline: string | null; email: string | null } => useQuery(contactQuery).data?.value ?? { hotline: null, email: null };
