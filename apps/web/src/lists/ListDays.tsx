/** The first and the last day of the rows to list, in the search parameters `from` and `to`. */
import { DayField, dayOrNull } from '../forms/DayField.tsx';
import type { List } from './use-list.ts';

interface ListDaysProps {
  readonly list: Pick<List, 'url' | 'set'>;
  /** Labels of the two fields. */
  readonly from: string;
  readonly to: string;
  /** Width of each in pixels. */
  readonly w?: number;
}

export const ListDays = ({ list, w = 150, ...labels }: ListDaysProps) =>
  (['from', 'to'] as const).map((name) => (
    <DayField
      key={name}
      aria-label={labels[name]}
      placeholder={labels[name]}
      value={list.url[name] ?? null}
      onChange={(day) => {
        if (day === dayOrNull(day)) list.set({ [name]: day ?? undefined });
      }}
      w={w}
    />
  ));
