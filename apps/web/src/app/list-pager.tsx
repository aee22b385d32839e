import { Pager } from '@vumon/ui';
import type { UrlState } from './url-state.ts';

/** What stands below a list whose page and size are in the address; nothing below an empty one. */
export const listPager = (page: { readonly page: number; readonly size: number; readonly total: number } | undefined, set: (changes: UrlState) => void) =>
  page && page.total > 0 ? <Pager page={page.page} size={page.size} total={page.total} onPage={(next) => set({ page: String(next) })} onSize={(size) => set({ size: String(size) })} /> : undefined;
