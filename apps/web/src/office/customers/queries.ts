import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: ['customers', id],
    queryFn: ({ signal }) => api('GET /itf/customers/{id}', { params: { id } }, { signal }),
  });
