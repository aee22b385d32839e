/** Questions of the system that were reported, are suspected, or were found by the machine check: the worst first. */
import { useQuery } from '@tanstack/react-query';
import { checkSources, type CheckSource } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { EmptyState, ErrorState, LoadingState, PageHeader, Pager, Segmented, cx } from '@vumon/ui';
import { useRef, type KeyboardEvent } from 'react';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { useUrlState } from '../../navigation/url-state.ts';
import { CheckPanel } from './CheckPanel.tsx';
import { checksQuery, countsQuery, type ListedCheck } from './queries.ts';
import { useSigns } from './signs.ts';
import classes from './checks.module.css';

const size = 20;

/** The sign in the margin, and what it means in words. */
function Row({ check, chosen, onChoose }: { check: ListedCheck; chosen: boolean; onChoose(): void }) {
  const signs = useSigns();
  const { short, below, sentence } = signs.of(check);
  return (
    <li>
      <button
        type="button"
        className={cx(classes.row, chosen && classes.chosen)}
        aria-current={chosen ? 'true' : undefined}
        data-check={check.id}
        onClick={onChoose}
      >
        <span className={classes.sign}>
          {short} <small>{below}</small>
        </span>{' '}
        <span className={classes.words}>
          <b>{check.summary}</b> <span>{sentence}</span>
        </span>
      </button>
    </li>
  );
}

export default function QuestionChecksPage() {
  const { t } = useTranslation('question-reports');
  const { number } = useFormat();
  const messageOf = useErrorMessage();
  const [url, set] = useUrlState();
  const list = useRef<HTMLOListElement>(null);
  const source = checkSources.find((one) => one === url['source']);
  const page = Number(url['page'] ?? 0) || 0;
  const result = useQuery(checksQuery({ ...(source && { source }), page, size }));
  const counts = useQuery(countsQuery);
  const rows = result.data?.data ?? [];
  const current = url['id'] ?? rows[0]?.id;
  const choose = (id: string | undefined) => set({ id });

  /** J and K, or the arrows, while the focus is in the list: no shortcut of the whole page. */
  const move = (event: KeyboardEvent) => {
    const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = rows[Math.min(rows.length - 1, Math.max(0, rows.findIndex(({ id }) => id === current) + step))];
    if (!next) return;
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-check="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <AppFrame wide breadcrumb={[{ label: t('title') }]}>
      <div className={classes.page}>
        <PageHeader
          title={t('title')}
          subtitle={t('subtitle')}
          beside={
            <Segmented<CheckSource | 'ALL'>
              aria-label={t('source')}
              value={source ?? 'ALL'}
              options={(['ALL', ...checkSources] as const).map((value) => ({
                value,
                label: t(`sources.${value}`),
                ...(counts.data && { count: counts.data[value] }),
              }))}
              onChange={(value) => set({ source: value === 'ALL' ? undefined : value, id: undefined, page: undefined })}
            />
          }
        />
        {result.isError && !result.data ? (
          <ErrorState onRetry={() => void result.refetch()}>{messageOf(result.error)}</ErrorState>
        ) : !result.data ? (
          <LoadingState />
        ) : rows.length === 0 ? (
          <EmptyState title={t(source ? 'noneOfSource' : 'none')} motif="grid" />
        ) : (
          <div className={classes.desk}>
            <section className={classes.list} aria-label={t('list')}>
              <p className={classes.head}>
                <b>{t('worstFirst')}</b>
                <span>{t('keys')}</span>
              </p>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move between the buttons inside */}
              <ol ref={list} className={classes.rows} onKeyDown={move}>
                {rows.map((check) => (
                  <Row key={check.id} check={check} chosen={check.id === current} onChoose={() => choose(check.id)} />
                ))}
              </ol>
              <p className={classes.foot}>
                {t('shown', { shown: number(rows.length, 0), count: result.data.page.total })}
              </p>
              {result.data.page.total > size && (
                <Pager
                  page={page}
                  size={size}
                  total={result.data.page.total}
                  onPage={(next) => set({ page: String(next), id: undefined })}
                />
              )}
            </section>
            {current !== undefined && <CheckPanel key={current} id={current} onDone={() => choose(undefined)} />}
          </div>
        )}
      </div>
    </AppFrame>
  );
}
