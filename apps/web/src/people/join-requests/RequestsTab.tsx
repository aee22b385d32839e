/** Who asks to join a class, and the ways in: code, link, QR code, and inviting who has an account. */
import { useQuery } from '@tanstack/react-query';
import { IconUserCheck } from '@tabler/icons-react';
import type { ClassView, JoinRequest } from '@vumon/contract';
import { formatPhone } from '@vumon/domain';
import { formatDay, formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  LoadingState,
  Note,
  Pager,
  Sheet,
  Tag,
  TextAreaField,
  toast,
} from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { packagesFor } from '../../navigation/to-packages.ts';
import { useUrlState } from '../../navigation/url-state.ts';
import { InvitePanel } from './InvitePanel.tsx';
import classes from './join-requests.module.css';
import { requestsQuery, useTeacherAnswers, type AnswerBody } from './queries.ts';

const longestReason = 255;

export function RequestsTab({ klass }: { klass: ClassView }) {
  const { t } = useTranslation('join-requests');
  const message = useErrorMessage();
  const [url, set] = useUrlState();
  const list = useQuery(requestsQuery(klass.id, 'PENDING', Number(url['page']) || 0));
  const { answer } = useTeacherAnswers(klass.id);
  const rows = list.data?.data;
  const total = list.data?.page.total ?? 0;
  // Requests of learners who are probably in the list already are answered one by one.
  const plain = rows?.filter(({ matches }) => matches.length === 0) ?? [];
  const manages = klass.abilities['manage-students'];
  const packages = packagesFor(answer.error);

  const send = async (body: Omit<AnswerBody, 'classId'>, confirmation: string) => {
    await answer.mutateAsync(body);
    toast(confirmation);
  };
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        {answer.error && (
          <Note tone="bad" live action={packages ? <AppLink href={packages}>{t('seePackages')}</AppLink> : undefined}>
            {message(answer.error)}
          </Note>
        )}
        {list.error && !rows ? (
          <ErrorState onRetry={() => void list.refetch()}>{message(list.error)}</ErrorState>
        ) : !rows ? (
          <LoadingState />
        ) : rows.length === 0 ? (
          <EmptyState title={t('waiting.none')} motif="bubbles">
            {t(klass.joinOpen ? 'waiting.noneBody' : 'waiting.closed')}
          </EmptyState>
        ) : (
          <Sheet
            title={t('waiting.title', { count: total })}
            aside={
              manages &&
              plain.length > 0 && (
                <span className={classes.end}>
                  <span className={classes.muted}>
                    {t('waiting.then', { students: klass.students + plain.length, limit: klass.studentLimit })}
                  </span>
                  <Button
                    size="sm"
                    variant="primary"
                    loading={answer.isPending}
                    onClick={() =>
                      void send(
                        { ids: plain.map(({ id }) => id), status: 'ACCEPTED' },
                        t('waiting.acceptedMany', { count: plain.length }),
                      ).catch(() => undefined)
                    }
                  >
                    {t('waiting.acceptAll', { count: plain.length })}
                  </Button>
                </span>
              )
            }
          >
            {rows.map((row, at) => (
              <Sheet.Row key={row.id} margin={(list.data!.page.page * list.data!.page.size + at + 1).toString()}>
                <Request row={row} manages={manages} busy={answer.isPending} send={send} />
              </Sheet.Row>
            ))}
          </Sheet>
        )}
        {list.data && total > list.data.page.size && (
          <Pager
            page={list.data.page.page}
            size={list.data.page.size}
            total={total}
            onPage={(page) => set({ page: String(page) })}
          />
        )}
        <Answered klass={klass} />
      </div>
      <InvitePanel klass={klass} />
    </div>
  );
}

interface RequestProps {
  row: JoinRequest;
  manages: boolean;
  busy: boolean;
  send: (body: Omit<AnswerBody, 'classId'>, said: string) => Promise<void>;
}

function Request({ row, manages, busy, send }: RequestProps) {
  const { t } = useTranslation('join-requests');
  const [refusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const match = row.matches[0];
  const known = match ? (match.code ?? match.fullName) : '';
  const accept = (mergeWith?: string) =>
    void send(
      { ids: [row.id], status: 'ACCEPTED', ...(mergeWith && { mergeWith }) },
      t('waiting.accepted', { name: row.fullName }),
    ).catch(() => undefined);
  const refuse = () => {
    if (reason.trim() === '') return setMissing(true);
    void send({ ids: [row.id], status: 'REJECTED', reason }, t('waiting.refused', { name: row.fullName })).catch(
      () => undefined,
    );
  };
  const facts = [
    row.phone ? formatPhone(row.phone) : row.email,
    row.birthday && t('waiting.born', { day: formatDay(row.birthday) }),
  ];
  return (
    <div className={classes.request}>
      <div className={classes.top}>
        <b className={classes.name}>{row.fullName}</b>
        <span className={classes.when}>{formatDayTime(row.requestedAt)}</span>
      </div>
      <span className={classes.muted}>{facts.filter(Boolean).join(' · ')}</span>
      {!refusing && match && (
        <Note tone="info" icon={<IconUserCheck size={20} stroke={1.75} aria-hidden />}>
          {t('match.text', { by: match.by.map((one) => t(`match.by.${one}`)).join(', '), known })}
        </Note>
      )}
      {!manages ? null : refusing ? (
        <form
          className={classes.reasons}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            refuse();
          }}
        >
          <TextAreaField
            label={t('refusal.label')}
            description={t('refusal.help', { name: row.fullName })}
            value={reason}
            maxLength={longestReason}
            autosize
            minRows={2}
            autoFocus
            error={missing && reason.trim() === '' ? t('refusal.missing') : undefined}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <div className={classes.end}>
            {(['notHere', 'otherAccount', 'wrongName'] as const).map((one) => (
              <Button key={one} size="sm" type="button" onClick={() => setReason(t(`refusal.ready.${one}`))}>
                {t(`refusal.ready.${one}`)}
              </Button>
            ))}
          </div>
          <div className={classes.end}>
            <Button type="submit" variant="danger" loading={busy}>
              {t('refusal.send')}
            </Button>
            <Button type="button" variant="link" onClick={() => setRefusing(false)}>
              {t('refusal.back')}
            </Button>
            <span className={classes.count}>
              {reason.length}/{longestReason}
            </span>
          </div>
        </form>
      ) : (
        <div className={classes.end}>
          {match && (
            <Button variant="tint" disabled={busy} onClick={() => accept(match.id)}>
              {t('match.merge', { known })}
            </Button>
          )}
          <Button variant={match ? 'outline' : 'tint'} disabled={busy} onClick={() => accept()}>
            {t(match ? 'match.asNew' : 'waiting.accept')}
          </Button>
          <Button variant="link" disabled={busy} onClick={() => setRefusing(true)}>
            {t('waiting.refuse')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The latest answered requests; all of them on demand. */
function Answered({ klass }: { klass: ClassView }) {
  const { t } = useTranslation('join-requests');
  const [page, setPage] = useState(0);
  const [all, setAll] = useState(false);
  const list = useQuery(requestsQuery(klass.id, 'ANSWERED', page));
  const rows = list.data?.data ?? [];
  if (rows.length === 0) return null;
  const { total, size } = list.data!.page;
  return (
    <Card
      flush
      title={t('answered.title')}
      aside={
        !all && total > 3 ? (
          <MoreButton onClick={() => setAll(true)}>{t('answered.all', { count: total })}</MoreButton>
        ) : undefined
      }
    >
      <ul className={classes.list}>
        {rows.slice(0, all ? rows.length : 3).map((row) => (
          <li key={row.id} className={classes.line}>
            <div className={classes.rowText}>
              <b>{row.fullName}</b>
              {row.reason && <span className={classes.muted}>{row.reason}</span>}
            </div>
            <div className={classes.end}>
              {row.code && <span className={classes.muted}>{row.code}</span>}
              <span className={classes.muted}>{row.reviewedAt && formatDayTime(row.reviewedAt)}</span>
              <Tag tone={row.status === 'ACCEPTED' ? 'ok' : 'bad'}>{t(`status.${row.status}`)}</Tag>
            </div>
          </li>
        ))}
      </ul>
      {all && total > size && <Pager page={page} size={size} total={total} onPage={setPage} />}
    </Card>
  );
}

const MoreButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button size="sm" variant="link" onClick={onClick}>
    {children}
  </Button>
);
