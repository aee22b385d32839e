import type { Column } from '@vumon/ui';
import type { KeptViews } from './queries.ts';

/** The columns without those that the user has hidden; the first, and the one with the actions, stay. */
export const shownColumns = <Row>(columns: readonly Column<Row>[], views: KeptViews | undefined): Column<Row>[] =>
  columns.filter((column, at) => at === 0 || column.key === 'actions' || !views?.kept.hidden.includes(column.key));
