/** The parts that all list pages share: header, search field and filters, table with pager. */
import {
  Button,
  EmptyState,
  PageHeader,
  SearchInput,
  SelectField,
  Table,
  type SelectFieldProps,
  type TableProps,
} from '@vumon/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorMessage } from '../forms/errors.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { listPager } from './list-pager.tsx';
import classes from './lists.module.css';
import type { List } from './use-list.ts';

export interface ListPageProps {
  readonly title: string;
  readonly subtitle?: string;
  /** Beside the title, such as the switch between own and system rows. */
  readonly beside?: ReactNode;
  /** At the end of the header, such as the button that creates a row. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Frame and header of a list that is a page of its own. */
export function ListPage({ title, subtitle, beside, actions, children }: ListPageProps) {
  return (
    <AppFrame breadcrumb={[{ label: title }]}>
      <div className={classes.page}>
        <PageHeader title={title} subtitle={subtitle} beside={beside} actions={actions} />
        {children}
      </div>
    </AppFrame>
  );
}

/** The search field, with the filters beside it. */
export function ListTools({ list, search, children }: { list: List; search: string; children?: ReactNode }) {
  return (
    <div className={classes.tools}>
      <SearchInput {...list.searchField} placeholder={search} className={classes.search} />
      {children}
    </div>
  );
}

type FilterProps = Pick<SelectFieldProps, 'data' | 'searchable' | 'w'> & {
  readonly list: List;
  /** The search parameter that holds the value. */
  readonly name: string;
  readonly label: string;
  /** Shown while the filter is not set, e.g. "All grades". */
  readonly placeholder: string;
};

/** A filter that takes one of several values. */
export function ListFilter({ list, name, label, ...rest }: FilterProps) {
  return (
    <SelectField
      aria-label={label}
      value={list.url[name] ?? null}
      onChange={(value) => list.set({ [name]: value ?? undefined })}
      clearable
      {...rest}
    />
  );
}

type ListTableProps<Row> = Omit<
  TableProps<Row>,
  'aria-label' | 'rows' | 'rowKey' | 'sort' | 'onSort' | 'error' | 'onRetry' | 'footer'
> & {
  readonly label: string;
  readonly list: List;
  /** Shown above the pager. */
  readonly note?: ReactNode;
  readonly result: UseQueryResult<{
    readonly data: readonly Row[];
    readonly page: { readonly page: number; readonly size: number; readonly total: number };
  }>;
};

/** The table of one page of the list with sorting in the address, errors with a retry button, and the pager. */
export function ListTable<Row extends { readonly id: string }>({
  label,
  list,
  note,
  result,
  ...rest
}: ListTableProps<Row>) {
  const messageOf = useErrorMessage();
  const { sort, direction } = list.query;
  return (
    <Table
      aria-label={label}
      rows={result.data?.data}
      rowKey={(row) => row.id}
      rowHeight={72}
      sort={{ key: sort, direction }}
      onSort={(next) => list.set({ sort: next.key, direction: next.direction })}
      error={result.error ? messageOf(result.error) : undefined}
      onRetry={() => void result.refetch()}
      footer={
        result.data && result.data.page.total > 0 ? (
          <>
            {note}
            {listPager(result.data.page, list.set)}
          </>
        ) : undefined
      }
      {...rest}
    />
  );
}

/**
 * Shown instead of rows: a button to clear search and filters if nothing matches them, or `children` for an empty list.
 */
export function ListEmpty({
  list,
  title,
  body,
  clear,
  children,
}: {
  readonly list: List;
  readonly title: string;
  readonly body: string;
  /** Label of the button that clears search and filters. */
  readonly clear: string;
  readonly children: ReactNode;
}) {
  if (!list.filtered) return children;
  return (
    <EmptyState title={title} motif="grid" action={<Button onClick={list.clear}>{clear}</Button>}>
      {body}
    </EmptyState>
  );
}
