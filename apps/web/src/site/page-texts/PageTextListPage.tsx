/** Policies and chapters of the manuals, with the state of their texts in both languages. */
import { useQuery } from '@tanstack/react-query';
import type { ListedPageText } from '@vumon/contract';
import { pageTextIds, type PageTextId } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { EmptyState, Tag, type Column } from '@vumon/ui';
import { ListFilter, ListPage, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { useList, type List } from '../../lists/use-list.ts';
import { NoMatch } from '../../lists/views/NoMatch.tsx';
import { pageOfWhole } from '../../lists/whole-list.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import classes from './page-texts.module.css';
import { pageTextsQuery } from './queries.ts';
import { kindOfPage, kinds, usePageNames } from './use-names.ts';

type States = Readonly<Record<'vi' | 'en', ListedPageText>>;
interface Row extends States {
  readonly id: PageTextId;
}

const states = ['draft', 'changed', 'shipped'] as const;
const stateOf = ({ draft, revision }: ListedPageText) => (draft ? 'draft' : revision > 0 ? 'changed' : 'shipped');
const tones = { draft: 'warn', changed: 'ok', shipped: 'neutral' } as const;

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('page-texts');
  const { nameOf, kindOf } = usePageNames();
  const language = (locale: 'vi' | 'en'): Column<Row> => ({
    key: locale,
    header: t(`languages.${locale}`),
    width: 220,
    cell: (row) => {
      const { changedAt, changedBy } = row[locale];
      return (
        <span className={classes.state}>
          <Tag tone={tones[stateOf(row[locale])]}>{t(`states.${stateOf(row[locale])}`)}</Tag>
          {changedAt && (
            <small className="muted">{t('changed', { by: changedBy ?? '', at: formatDayTime(changedAt) })}</small>
          )}
        </span>
      );
    },
  });
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sortable: true,
      narrow: 'title',
      cell: ({ id }) => (
        <span className={classes.state}>
          <AppLink href={`/manage/page-texts/${id}`}>
            <b>{nameOf(id)}</b>
          </AppLink>
          <small className="muted">{kindOf(id)}</small>
        </span>
      ),
    },
    language('vi'),
    language('en'),
  ];
}

/** One row a page, with the states of its languages. */
function usePageList(list: List<'place' | 'name'>) {
  const { nameOf, kindOf } = usePageNames();
  const loaded = useQuery(pageTextsQuery);
  const { data } = loaded;
  const state = states.find((one) => one === list.url['state']);
  const kind = kinds.find((one) => one === list.url['kind']);
  const of = (page: PageTextId, locale: 'vi' | 'en') => data?.find((one) => one.page === page && one.locale === locale);
  const rows = pageTextIds.flatMap((page): Row[] => {
    const [vi, en] = [of(page, 'vi'), of(page, 'en')];
    return vi && en ? [{ id: page, vi, en }] : [];
  });
  const pageAt = (part: { page: number; size: number }) =>
    pageOfWhole<Row, 'place' | 'name'>(
      {
        rows,
        textOf: ({ id }) => `${nameOf(id)} ${kindOf(id)}`,
        passes: ({ id, vi, en }) =>
          (state === undefined || stateOf(vi) === state || stateOf(en) === state) &&
          (kind === undefined || kindOfPage(id) === kind),
        orders: { place: null, name: ({ id }) => nameOf(id) },
      },
      { ...list.query, ...part },
    );
  return { loaded, pageAt };
}

export default function PageTextListPage() {
  const { t } = useTranslation('page-texts');
  const list = useList({ keep: 'page-texts', sorts: ['place', 'name'], filters: ['state', 'kind'] });
  const { loaded, pageAt } = usePageList(list);
  const columns = useColumns();
  return (
    <ListPage title={t('title')} subtitle={t('subtitle')}>
      <ListTools list={list} search={t('search')} columns={columns}>
        <ListFilter
          list={list}
          name="kind"
          label={t('kind')}
          placeholder={t('anyKind')}
          data={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          w={220}
        />
        <ListFilter
          list={list}
          name="state"
          label={t('state')}
          placeholder={t('anyState')}
          data={states.map((value) => ({ value, label: t(`states.${value}`) }))}
          w={190}
        />
      </ListTools>
      <ListTable
        label={t('title')}
        list={list}
        result={{ ...loaded, data: loaded.data && pageAt(list.query) }}
        all={(part) => Promise.resolve(pageAt(part))}
        columns={columns}
        empty={
          <NoMatch list={list}>
            <EmptyState title={t('none')} motif="none" />
          </NoMatch>
        }
      />
    </ListPage>
  );
}
