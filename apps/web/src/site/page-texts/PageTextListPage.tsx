/** Policies and chapters of the manuals, with the state of their texts in both languages. */
import { useQuery } from '@tanstack/react-query';
import type { ListedPageText } from '@vumon/contract';
import { pageTextIds, type PageTextId } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, ErrorState, Segmented, SearchInput, Table, Tag, type Column } from '@vumon/ui';
import { useErrorMessage } from '../../forms/errors.ts';
import { ListPage } from '../../lists/ListPage.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useTyped, useUrlState } from '../../navigation/url-state.ts';
import { matches } from '../../search/match.ts';
import classes from './page-texts.module.css';
import { pageTextsQuery } from './queries.ts';
import { usePageNames } from './use-names.ts';

type States = Readonly<Record<'vi' | 'en', ListedPageText>>;
interface Row extends States {
  readonly page: PageTextId;
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
      narrow: 'title',
      cell: ({ page }) => (
        <span className={classes.state}>
          <AppLink href={`/manage/page-texts/${page}`}>
            <b>{nameOf(page)}</b>
          </AppLink>
          <small className="muted">{kindOf(page)}</small>
        </span>
      ),
    },
    language('vi'),
    language('en'),
  ];
}

export default function PageTextListPage() {
  const { t } = useTranslation('page-texts');
  const say = useErrorMessage();
  const { nameOf, kindOf } = usePageNames();
  const [url, set] = useUrlState();
  const [typed, type] = useTyped(url['search'] ?? '', (search) => set({ search }));
  const { data, error, refetch, isFetching } = useQuery(pageTextsQuery);
  const columns = useColumns();
  const state = states.find((one) => one === url['state']);
  const of = (page: PageTextId, locale: 'vi' | 'en') => data?.find((one) => one.page === page && one.locale === locale);
  const rows = pageTextIds.flatMap((page): Row[] => {
    const [vi, en] = [of(page, 'vi'), of(page, 'en')];
    if (!vi || !en || (state && stateOf(vi) !== state && stateOf(en) !== state)) return [];
    return matches(`${nameOf(page)} ${kindOf(page)}`, url['search'] ?? '') ? [{ page, vi, en }] : [];
  });
  return (
    <ListPage
      title={t('title')}
      subtitle={t('subtitle')}
      beside={
        <Segmented
          aria-label={t('state')}
          value={state ?? ''}
          options={[
            { value: '', label: t('anyState') },
            ...states.map((value) => ({ value, label: t(`states.${value}`) })),
          ]}
          onChange={(next) => set({ state: next || undefined })}
        />
      }
    >
      <div className={classes.tools}>
        <SearchInput value={typed} onChange={type} placeholder={t('search')} />
      </div>
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {say(error)}
        </ErrorState>
      ) : (
        <Table
          aria-label={t('title')}
          rows={data ? rows : undefined}
          rowKey={({ page }) => page}
          columns={columns}
          empty={
            <EmptyState
              title={t('noMatch')}
              motif="none"
              action={
                <Button
                  onClick={() => {
                    type('');
                    set({ search: undefined, state: undefined });
                  }}
                >
                  {t('clear')}
                </Button>
              }
            />
          }
        />
      )}
    </ListPage>
  );
}
