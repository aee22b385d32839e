import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@vumon/contract/client';
import { api } from '../../api/client.ts';
import type { Offer } from './PriceList.tsx';

export type SaleItem = Reply<'GET /sale-item'>['items'][number];

/** Prices now, with the server's time. */
export const saleItemsQuery = queryOptions({
  queryKey: ['sale-items'],
  queryFn: () => api('GET /sale-item'),
  staleTime: 60_000,
});

/** What a package costs at this moment by the server's word, and the sale that makes it so. */
export function priceNow({ code, price }: Offer, items: readonly SaleItem[]) {
  const next = items.find(({ packageCode }) => packageCode === code)?.sale;
  const sale = next?.state === 'RUNNING' ? next : null;
  return { now: sale?.price ?? price ?? 0, sale };
}
