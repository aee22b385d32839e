import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@vumon/contract/client';
import { api } from '../../api/client.ts';
import type { Offer } from './PriceList.tsx';

export type SaleItem = Reply<'GET /sale-item'>['items'][number];

/** Current sale prices, with the server's time. */
export const saleItemsQuery = queryOptions({
  queryKey: ['sale-items'],
  queryFn: () => api('GET /sale-item'),
  staleTime: 60_000,
});

/** The current price of a package as the server states it, and the running sale that sets this price. */
export function priceNow({ code, price }: Offer, items: readonly SaleItem[]) {
  const next = items.find(({ packageCode }) => packageCode === code)?.sale;
  const sale = next?.state === 'RUNNING' ? next : null;
  return { now: sale?.price ?? price ?? 0, sale };
}
