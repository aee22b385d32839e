import type { KeptList } from '@vumon/domain';
import { useRef, type RefObject } from 'react';
import type { Search } from '../navigation/paths.ts';
import { useTyped, useUrlState } from '../navigation/url-state.ts';
import { useListViews, type KeptViews } from './views/queries.ts';

export interface ListOptions<Sort extends string> {
  /** Columns by which the list can be sorted, the default first. */
  readonly sorts: readonly [Sort, ...Sort[]];
  /** The default direction; ascending when left out. */
  readonly direction?: 'asc' | 'desc';
  /** Names of the search parameters that filter the list, beside `search`. */
  readonly filters: readonly string[];
  /** Set for a list of the back office, whose columns and views each of the staff keeps. */
  readonly keep?: KeptList | undefined;
}

/** State of a list page, stored in the search parameters of its address. */
export interface List<Sort extends string = string> {
  readonly url: Search;
  readonly set: (changes: Search) => void;
  /** Search text, order and page, as parameters of the API's list routes. */
  readonly query: {
    readonly search: string | undefined;
    readonly sort: Sort;
    readonly direction: 'asc' | 'desc';
    readonly page: number;
    readonly size: number;
  };
  /** Props of the search field; typed text is written to the address after a debounce. */
  readonly searchField: {
    readonly ref: RefObject<HTMLInputElement | null>;
    readonly value: string;
    readonly onChange: (text: string) => void;
  };
  /** The filters that are set, in words: each `ListFilter` writes its own, a printed list reads them. */
  readonly named: RefObject<Map<string, string>>;
  /** Whether a search text or a filter is set. */
  readonly filtered: boolean;
  /** Removes search text and filters. The focus goes to the search field, because the pressed button disappears. */
  readonly clear: () => void;
  /** Which columns are hidden, and the saved views; absent where nothing is kept. */
  readonly views?: KeptViews;
}

export function useList<const Sort extends string>({
  sorts,
  direction = 'asc',
  filters,
  keep,
}: ListOptions<Sort>): List<Sort> {
  const [url, set] = useUrlState();
  const [typed, type] = useTyped(url['search'] ?? '', (search) => set({ search }));
  const field = useRef<HTMLInputElement>(null);
  const views = useListViews(keep ?? 'users', keep !== undefined);
  const named = useRef(new Map<string, string>());
  const names = ['search', ...filters];
  const other = direction === 'asc' ? 'desc' : 'asc';
  return {
    url,
    set,
    query: {
      search: url['search'],
      sort: sorts.find((one) => one === url['sort']) ?? sorts[0],
      direction: url['direction'] === other ? other : direction,
      page: Number(url['page'] ?? 0) || 0,
      size: Number(url['size'] ?? 20) || 20,
    },
    searchField: { ref: field, value: typed, onChange: type },
    named,
    ...(keep !== undefined && { views }),
    filtered: names.some((name) => url[name]),
    clear: () => {
      type('');
      set(Object.fromEntries(names.map((name) => [name, undefined])));
      field.current?.focus();
    },
  };
}
