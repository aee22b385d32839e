import { Pager } from '@vumon/ui';
import type { Search } from '../navigation/paths.ts';

/** The pager of a list whose page and size are search parameters; none for an empty list. */
export const listPager = (
  page: { readonly page: number; readonly size: number; readonly total: number } | undefined,
  set: (changes: Search) => void,
) =>
  page && page.total > 0 ? (
    <Pager
      page={page.page}
      size={page.size}
      total={page.total}
      onPage={(next) => set({ page: String(next) })}
      onSize={(size) => set({ size: String(size) })}
    />
  ) : undefined;
