/** What is selected in a list of staff, on whichever page, and the button that selects all rows that the filters find. */
import { useTranslation, useFormat } from '@vumon/i18n/react';
import { Button, SelectionBar, toast } from '@vumon/ui';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useReport } from '../forms/report.ts';
import type { RowsOf } from './ListPage.tsx';
import { allPages } from './print/all-pages.ts';

interface FoundSelectionProps<Row> {
  /** How many are selected, in words. */
  readonly label: string;
  /** The page of the list that is on show. */
  readonly shown: RowsOf<Row> | undefined;
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: Set<string>) => void;
  /** Reads a page of all rows that match. */
  readonly all: (page: { page: number; size: number }) => Promise<RowsOf<Row>>;
  /** What can be done to the selected rows. */
  readonly children: ReactNode;
}

/** Where the bar stands; it disappears with the selection, and with it the button that was pressed. */
export const placeOf = (event: MouseEvent): Element | null =>
  event.currentTarget.closest('[role=region]')!.parentElement;

/** Moves the focus to the box that selects the rows of the list below the bar. */
export const focusOnList = (place: Element | null): void =>
  place?.querySelector<HTMLInputElement>('thead input[type=checkbox]')?.focus();

export function FoundSelection<Row extends { readonly id: string | number }>({
  label,
  shown,
  selected,
  onChange,
  all,
  children,
}: FoundSelectionProps<Row>) {
  const { t } = useTranslation('list-views');
  const { number } = useFormat();
  const report = useReport();
  const [reading, setReading] = useState(false);
  if (selected.size === 0) return null;
  const total = shown?.page.total ?? 0;
  const wholePage = shown !== undefined && shown.data.every(({ id }) => selected.has(String(id)));
  const select = async (place: Element | null) => {
    setReading(true);
    try {
      const { rows, total: found } = await allPages(all);
      onChange(new Set(rows.map(({ id }) => String(id))));
      if (found > rows.length) toast(t('foundFirst', { count: rows.length }), { tone: 'info', duration: 4000 });
      // The pressed button disappears; the last one of the bar stays.
      place?.querySelector<HTMLButtonElement>('[role=region] > button:last-child')?.focus();
    } finally {
      setReading(false);
    }
  };
  return (
    <SelectionBar label={label}>
      {wholePage && total > selected.size && (
        <Button variant="link" size="sm" loading={reading} onClick={(event) => report(select(placeOf(event)))}>
          {t('found', { count: total, number: number(total) })}
        </Button>
      )}
      {children}
      <Button
        variant="link"
        size="sm"
        onClick={(event) => {
          focusOnList(placeOf(event));
          onChange(new Set());
        }}
      >
        {t('unselect')}
      </Button>
    </SelectionBar>
  );
}
