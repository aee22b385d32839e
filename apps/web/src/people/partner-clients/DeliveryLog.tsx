/** What was sent to a partner, the newest first: its state, its tries, and sending again. */
import { useQuery } from '@tanstack/react-query';
import type { CallbackDelivery, CallbackOverview } from '@vumon/contract';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Card, EmptyState, Segmented, SelectField, Table, Tag, toast, type Column, type Tone } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import { listPager } from '../../lists/list-pager.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import { useAnswerName } from './answer-name.ts';
import { deliveriesQuery, usePartnerChanges } from './queries.ts';
import { TriesDialog } from './TriesDialog.tsx';
import classes from './partners.module.css';

const views = ['ALL', 'RETRYING', 'ENDED'] as const;
const kinds = ['SUBMITTED', 'SCORED', 'REGRADED'] as const;
const tones = { PENDING: 'warn', DELIVERED: 'ok', WAITING: 'bad', STOPPED: 'bad' } as const satisfies Record<
  CallbackDelivery['state'],
  Tone
>;

export function DeliveryLog({ partnerId, overview }: { partnerId: string; overview: CallbackOverview }) {
  const { t } = useTranslation('partner-clients');
  const message = useErrorMessage();
  const report = useReport();
  const [url, set] = useUrlState();
  const [opened, setOpened] = useState<CallbackDelivery | null>(null);
  const { sendAgain } = usePartnerChanges();
  const show = views.find((one) => one === url['show']) ?? 'ALL';
  const kind = kinds.find((one) => one === url['kind']);
  const list = useQuery(
    deliveriesQuery(partnerId, {
      show,
      kind,
      page: Number(url['page'] ?? 0) || 0,
      size: Number(url['size'] ?? 20) || 20,
    }),
  );
  const send = async (ids: string[] | undefined) => {
    const { sentAgain } = await sendAgain.mutateAsync({ id: partnerId, ids });
    toast(t('log.sentAgain', { count: sentAgain }));
  };
  const columns = useDeliveryColumns({ onTries: setOpened, onSend: (row) => report(send([row.id])) });
  return (
    <Card title={t('log.title')} flush footer={listPager(list.data?.page, set)}>
      <div className={classes.logTools}>
        <Segmented
          aria-label={t('log.show')}
          value={show}
          onChange={(next) => set({ show: next === 'ALL' ? undefined : next, page: undefined })}
          options={[
            { value: 'ALL', label: t('log.views.ALL') },
            { value: 'RETRYING', label: t('log.views.RETRYING'), count: overview.retrying },
            { value: 'ENDED', label: t('log.views.ENDED'), count: overview.waiting },
          ]}
        />
        <SelectField
          aria-label={t('log.columns.kind')}
          placeholder={t('log.anyKind')}
          clearable
          w={170}
          data={kinds.map((one) => ({ value: one, label: t(`log.kinds.${one}`) }))}
          value={kind ?? null}
          onChange={(next) => set({ kind: next ?? undefined, page: undefined })}
        />
        <span className={classes.facts}>{t('log.hint')}</span>
        {overview.waiting > 0 && (
          <Button size="sm" loading={sendAgain.isPending} onClick={() => report(send(undefined))}>
            {t('log.sendAll')}
          </Button>
        )}
      </div>
      <Table
        bare
        aria-label={t('log.title')}
        columns={columns}
        rows={list.data?.data}
        rowKey={({ id }) => id}
        rowHeight={72}
        loading={list.isPlaceholderData}
        error={list.error && !list.data ? message(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={<EmptyState title={t('log.empty')} motif="grid" />}
      />
      {opened && <TriesDialog partnerId={partnerId} delivery={opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}

function useDeliveryColumns({
  onTries,
  onSend,
}: {
  onTries: (row: CallbackDelivery) => void;
  onSend: (row: CallbackDelivery) => void;
}): Column<CallbackDelivery>[] {
  const { t } = useTranslation('partner-clients');
  const { number } = useFormat();
  const nameOf = useAnswerName();
  const detail = ({ state, tries, nextAt, ms }: CallbackDelivery) => {
    if (state === 'PENDING')
      return tries === 0 ? t('log.soon') : t('log.next', { number: tries + 1, at: formatDayTime(nextAt!) });
    if (state !== 'DELIVERED') return t('log.waits');
    return tries > 1 ? t('log.receivedAt', { number: tries }) : `${number(ms ?? 0)} ms`;
  };
  return [
    { key: 'at', header: t('log.columns.at'), width: 104, numeric: true, cell: ({ madeAt }) => formatDayTime(madeAt) },
    {
      key: 'kind',
      header: t('log.columns.kind'),
      width: 92,
      cell: ({ kind }) => <span className={classes.strong}>{t(`log.kinds.${kind}`)}</span>,
    },
    {
      key: 'attempt',
      header: t('log.columns.attempt'),
      narrow: 'title',
      cell: ({ learner, exam, attemptId }) => (
        <span className={classes.text}>
          <span>{`${learner} · ${exam}`}</span>
          <code className={classes.facts}>{attemptId}</code>
        </span>
      ),
    },
    {
      key: 'answer',
      header: t('log.columns.answer'),
      width: 110,
      cell: ({ answer }) => (answer === null ? '–' : nameOf(answer)),
    },
    {
      key: 'state',
      header: t('log.columns.state'),
      width: 176,
      cell: (row) => (
        <span className={classes.text}>
          <span>
            <Tag tone={row.state === 'PENDING' && row.tries === 0 ? 'neutral' : tones[row.state]}>
              {t(row.state === 'PENDING' && row.tries === 0 ? 'log.states.NEW' : `log.states.${row.state}`)}
            </Tag>
          </span>
          <span className={classes.facts}>{detail(row)}</span>
        </span>
      ),
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('columns.actions')}</span>,
      label: t('columns.actions'),
      width: 196,
      align: 'right',
      cell: (row) => (
        <span className={classes.verbs}>
          {row.tries > 0 && (
            <Button
              size="sm"
              aria-label={t('log.triesOf', { learner: row.learner, number: row.tries })}
              onClick={() => onTries(row)}
            >
              {t('log.tries', { number: row.tries })}
            </Button>
          )}
          {row.state !== 'DELIVERED' && (
            <Button size="sm" aria-label={t('log.sendOf', { learner: row.learner })} onClick={() => onSend(row)}>
              {t(row.state === 'PENDING' ? 'log.sendNow' : 'log.send')}
            </Button>
          )}
        </span>
      ),
    },
  ];
}
