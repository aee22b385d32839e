/** The parts that all list pages share: header, search field and filters, table with pager. */
import { useTranslation } from '@vumon/i18n/react';
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
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useErrorMessage } from '../forms/errors.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { listPager } from './list-pager.tsx';
import classes from './lists.module.css';
import { allPages } from './print/all-pages.ts';
import { PrintButton } from './print/PrintButton.tsx';
import { PrintedTable } from './print/Printout.tsx';
import type { List } from './use-list.ts';
import { shownColumns } from './views/queries.ts';
import { ViewsRoom } from './views/ViewsRoom.tsx';

/** Loaded by staff alone. */
const ListViewButtons = lazy(() => import('./views/ListViewButtons.tsx'));

export interface ListPageProps {
  readonly title: string;
  readonly subtitle?: string;
  /** Beside the title, such as the switch between own and system rows. */
  readonly beside?: ReactNode;
  /** At the end of the header, such as the button that creates a row. */
  readonly actions?: ReactNode;
  /** Starts with the side navigation collapsed. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Frame and header of a list that is a page of its own. */
export function ListPage({ title, subtitle, beside, actions, wide = false, children }: ListPageProps) {
  return (
    <AppFrame wide={wide} breadcrumb={[{ label: title }]}>
      <div className={classes.page}>
        <PageHeader title={title} subtitle={subtitle} beside={beside} actions={actions} />
        {children}
      </div>
    </AppFrame>
  );
}

interface ListToolsProps {
  readonly list: List;
  /** The placeholder of the search field; a list without texts to search has none. */
  readonly search?: string;
  /** All columns of a list whose columns are kept. */
  readonly columns?: TableProps<never>['columns'];
  readonly children?: ReactNode;
}

/** The search field, with the filters beside it. */
export function ListTools({ list, search, columns, children }: ListToolsProps) {
  return (
    <div className={classes.tools}>
      {search !== undefined && <SearchInput {...list.searchField} placeholder={search} className={classes.search} />}
      {children}
      {list.views && columns && (
        <Suspense fallback={<ViewsRoom columns={columns.length} />}>
          <ListViewButtons views={list.views} columns={columns} url={list.url} set={list.set} />
        </Suspense>
      )}
    </div>
  );
}

type Choices = readonly (string | { readonly value: string; readonly label?: unknown } | { readonly items: Choices })[];

/** The label of a value among the choices of a field, which may stand in groups. */
function labelIn(choices: Choices | undefined, value: string | undefined): string | undefined {
  for (const one of choices ?? []) {
    if (typeof one === 'string') {
      if (one === value) return one;
    } else if ('items' in one) {
      const found = labelIn(one.items, value);
      if (found !== undefined) return found;
    } else if (one.value === value) return typeof one.label === 'string' ? one.label : one.value;
  }
  return undefined;
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
  const chosen = labelIn(rest.data, list.url[name]);
  const { named } = list;
  useEffect(() => {
    if (chosen === undefined) return;
    const filters = named.current;
    filters.set(name, `${label}: ${chosen}`);
    return () => void filters.delete(name);
  }, [named, name, label, chosen]);
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
  readonly result: {
    readonly data: RowsOf<Row> | undefined;
    readonly error: unknown;
    refetch(): unknown;
  };
  /** Reads a page of all rows that match, so that the list can be printed whole. */
  readonly all?: (page: { page: number; size: number }) => Promise<RowsOf<Row>>;
  /** The page has a file of its own, with more in it than the rows say. */
  readonly ownFile?: boolean;
  /** Filters that are not `ListFilter`s in words, for the printed list. */
  readonly facts?: readonly (string | false | null | undefined)[];
};

export interface RowsOf<Row> {
  readonly data: readonly Row[];
  readonly page: { readonly page: number; readonly size: number; readonly total: number };
}

/** The table of one page of the list with sorting in the address, errors with a retry button, and the pager. */
export function ListTable<Row extends { readonly id: string | number }>({
  label,
  list,
  note,
  result,
  all,
  facts,
  ownFile = false,
  columns: allColumns,
  ...rest
}: ListTableProps<Row>) {
  const messageOf = useErrorMessage();
  const { sort, direction } = list.query;
  const columns = shownColumns(allColumns, list.views);
  return (
    <Table
      aria-label={label}
      columns={columns}
      rows={result.data?.data}
      rowKey={(row) => String(row.id)}
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
            {all && <PrintList {...{ label, list, all, facts, ownFile, columns }} />}
          </>
        ) : undefined
      }
      {...rest}
    />
  );
}

/** Prints all rows that match, not only those of the page that is shown. */
function PrintList<Row extends { readonly id: string | number }>({
  label,
  list,
  all,
  facts = [],
  ownFile,
  columns,
}: Pick<ListTableProps<Row>, 'label' | 'list' | 'facts' | 'ownFile' | 'columns'> &
  Required<Pick<ListTableProps<Row>, 'all'>>) {
  const { t } = useTranslation('common');
  const { search } = list.query;
  const load = async () => {
    const { rows, total } = await allPages(all);
    return {
      title: label,
      facts: [
        ...list.named.current.values(),
        ...facts,
        search && t('printedSearch', { search }),
        t('printedCount', { count: total }),
      ],
      body: <PrintedTable {...{ columns, rows, total }} rowKey={(row) => String(row.id)} />,
    };
  };
  return <PrintButton load={load} file={ownFile ? undefined : list.views?.list} />;
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
