/**
 * The home page of a new teacher: three lines that are ticked by what happened, not by clicks. The ready test is assigned
 * to a sample class, sat on the teacher's own phone, and seen in the live room.
 */
import { useQuery } from '@tanstack/react-query';
import { IconCheck, IconInfoCircle, IconRefresh } from '@tabler/icons-react';
import type { FirstPage as Page } from '@vumon/contract';
import { subjects, type Subject } from '@vumon/domain';
import { formatTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, ErrorState, Note, PageHeader, Segmented, Sheet, cx } from '@vumon/ui';
import { useState, type ReactNode } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useProfile } from '../../session/profile.ts';
import { QrCode, countdown, useServerNow } from '../assignments/index.ts';
import { linesOf, type LineState } from './lines.ts';
import { firstPageQuery, ownCell, seatLink, seatPath, useFirstPageChanges } from './queries.ts';
import classes from './first-page.module.css';

interface FirstPageProps {
  /** "Chào thầy Vinh" */
  readonly greeting: string;
  /** How the own cell is called. */
  readonly ownName: string;
  readonly onLeave: () => void;
}

export default function FirstPage({ greeting, ownName, onLeave }: FirstPageProps) {
  const { t } = useTranslation('first-page');
  const messageOf = useErrorMessage();
  const { data: page, error, refetch, dataUpdatedAt } = useQuery(firstPageQuery);
  const { assign, renew, later, teach } = useFirstPageChanges();
  if (!page)
    return error ? <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState> : <PageSkeleton />;
  const { states, done, minutesLeft } = linesOf(page);
  const failure = assign.error ?? renew.error ?? teach.error;
  const over = done === 3;
  return (
    <>
      <PageHeader
        size="lg"
        title={greeting}
        subtitle={t('subtitle')}
        actions={
          <Button
            variant="link"
            loading={later.isPending}
            onClick={() => (over ? onLeave() : later.mutate(undefined, { onSettled: onLeave }))}
          >
            {t(over ? 'home' : 'later')}
          </Button>
        }
      />
      {failure && <Note tone="bad">{messageOf(failure)}</Note>}
      <Sheet title={t('title')} aside={<Progress done={done} minutesLeft={minutesLeft} />} className={classes.sheet!}>
        <Line
          number={1}
          state={states[0]!}
          action={
            states[0] === 'open' ? (
              <Button variant="tint" loading={assign.isPending} onClick={() => assign.mutate()}>
                {t(page.given ? 'assign.again' : 'assign.verb')}
              </Button>
            ) : (
              <Button
                variant="link"
                renderRoot={(props) => <AppLink href={`/learning/${page.given!.assignmentId}/live`} {...props} />}
              >
                {t('assign.see')}
              </Button>
            )
          }
        >
          <Title>{t('assign.title')}</Title>
          <p className={classes.fact}>{assignText(page, states[0]!, t)}</p>
          {!page.given && <SubjectChoice onChoose={(subject) => teach.mutate(subject)} />}
        </Line>
        <Seat
          page={page}
          readAt={dataUpdatedAt}
          state={states[1]!}
          renewing={renew.isPending}
          onRenew={() => renew.mutate()}
        />
        <Line number={3} state={states[2]!}>
          <div className={classes.lineHead}>
            <Title>{t('watch.title')}</Title>
            {page.given && (
              <span className={classes.live}>
                <IconRefresh size={18} stroke={1.75} aria-hidden />
                {t('watch.live')}
              </span>
            )}
          </div>
          {page.cells.length > 0 ? (
            <Cells page={page} ownName={ownName} />
          ) : (
            <p className={classes.fact}>{t('watch.before')}</p>
          )}
          {page.cells.length > 0 && (
            <p className={classes.fact}>
              {t(over ? 'watch.done' : 'watch.text')}{' '}
              {over && <AppLink href={`/learning/${page.given!.assignmentId}`}>{t('watch.results')}</AppLink>}
            </p>
          )}
        </Line>
      </Sheet>
      <div className={classes.foot}>
        <IconInfoCircle size={20} stroke={1.75} aria-hidden />
        <p>{t('foot')}</p>
        <AppLink href="/classes" className={classes.footLink!}>
          {t('real')}
        </AppLink>
      </div>
    </>
  );
}

/** Which subject the ready test is of; it is also the one that lists and forms begin with. */
function SubjectChoice({ onChoose }: { onChoose: (subject: Subject) => void }) {
  const { t } = useTranslation('first-page');
  const { t: c } = useTranslation('common');
  const { subject } = useProfile();
  const [chosen, setChosen] = useState(subject);
  return (
    <div className={classes.subject}>
      <span>{t('assign.subject')}</span>
      <Segmented<Subject | ''>
        aria-label={t('assign.subject')}
        value={chosen ?? ''}
        onChange={(value) => {
          if (value === '') return;
          setChosen(value);
          onChoose(value);
        }}
        options={subjects.map((value) => ({ value, label: c(`subjects.${value}`) }))}
      />
    </div>
  );
}

const Title = ({ children }: { children: ReactNode }) => <h3 className={classes.title}>{children}</h3>;

function assignText(page: Page, state: LineState, t: ReturnType<typeof useTranslation<'first-page'>>['t']): string {
  const { test, given } = page;
  if (!test) return '';
  const facts = { title: test.title, minutes: test.minutes, count: test.questions };
  if (state === 'done') return t('assign.done', { ...facts, at: formatTime(given!.at) });
  return t(given ? 'assign.over' : 'assign.text', facts);
}

function Progress({ done, minutesLeft }: { done: number; minutesLeft: number }) {
  const { t } = useTranslation('first-page');
  return (
    <span className={classes.progress} role="status">
      <span className={classes.bubbles} aria-hidden="true">
        {[0, 1, 2].map((at) => (
          <i key={at} className={cx(at < done && classes.full, at === done && classes.next)} />
        ))}
      </span>
      {done === 3 ? t('progress.all') : t('progress.some', { done, count: minutesLeft })}
    </span>
  );
}

interface LineProps {
  readonly number: number;
  readonly state: LineState;
  readonly action?: ReactNode;
  /** Under the number, while the line is open. */
  readonly takes?: string;
  readonly children: ReactNode;
}

function Line({ number, state, action, takes, children }: LineProps) {
  const { t } = useTranslation('first-page');
  return (
    <Sheet.Row
      tone={state === 'open' ? 'chosen' : 'plain'}
      className={classes.line!}
      action={action}
      margin={
        <>
          <span>{number}</span>
          {state === 'done' && <Tick label={t('ticked')} />}
          {state === 'open' && takes !== undefined && <small className={classes.takes}>{takes}</small>}
        </>
      }
    >
      {children}
    </Sheet.Row>
  );
}

/** A tick as a pen draws it. */
function Tick({ label }: { label: string }) {
  return (
    <svg className={classes.tick} viewBox="0 0 36 32" width="34" height="30" role="img" aria-label={label}>
      <path d="M4 17.5c2.4 2.6 4.3 5.6 6 9.5C14.6 17 21.5 9.5 32 4" pathLength="1" />
    </svg>
  );
}

interface SeatProps {
  readonly page: Page;
  readonly readAt: number;
  readonly state: LineState;
  readonly renewing: boolean;
  readonly onRenew: () => void;
}

/** The teacher's own seat: a QR code with the ink edge, and the same code in letters. */
function Seat({ page, readAt, state, renewing, onRenew }: SeatProps) {
  const { t } = useTranslation('first-page');
  const now = useServerNow(page.serverTime, readAt, 1_000);
  const { seat, seatedAt } = page;
  const left = seat === null ? 0 : Date.parse(seat.expiresAt) - now;
  if (state !== 'open') {
    return (
      <Line number={2} state={state}>
        <Title>{t('seat.title')}</Title>
        <p className={classes.fact}>
          {state === 'done' && seatedAt !== null ? t('seat.done', { at: formatTime(seatedAt) }) : t('seat.before')}
        </p>
      </Line>
    );
  }
  return (
    <Line number={2} state={state} takes={t('seat.takes')}>
      <div className={classes.seat}>
        <div>
          <Title>{t('seat.title')}</Title>
          <ol className={classes.steps}>
            {(['scan', 'answer', 'look'] as const).map((step, at) => (
              <li key={step}>
                <span aria-hidden="true">{at + 1}</span>
                {t(`seat.${step}`)}
              </li>
            ))}
          </ol>
          {left > 0 && seat && (
            <p className={classes.type}>
              {t('seat.noScan')} <b>{location.host + seatPath()}</b>
              {t('seat.enter')}{' '}
              <span className={classes.code} role="img" aria-label={[...seat.code].join(' ')}>
                {[...seat.code].map((letter, at) => (
                  <kbd key={at}>{letter}</kbd>
                ))}
              </span>
            </p>
          )}
        </div>
        {left > 0 && seat ? (
          <figure className={classes.qr}>
            <QrCode link={seatLink(seat.code)} label={t('seat.qr')} />
            <figcaption>{t('seat.left', { left: countdown(left) })}</figcaption>
          </figure>
        ) : (
          <div className={classes.renew}>
            <p className={classes.fact}>{t(seatedAt === null ? 'seat.over' : 'seat.arriving')}</p>
            <Button variant="outline" loading={renewing} onClick={onRenew}>
              {t('seat.renew')}
            </Button>
          </div>
        )}
      </div>
    </Line>
  );
}

/** The live room of the sample class: the own cell is dashed until the phone is in. */
function Cells({ page, ownName }: { page: Page; ownName: string }) {
  const { t } = useTranslation('first-page');
  const questions = page.test?.questions ?? 0;
  const own = ownCell(page);
  return (
    <>
      <ul className={classes.cells}>
        {page.cells.map(({ name, own: mine, state, answered, submittedAt }) => (
          <li key={name + String(mine)} className={cx(classes.cell, classes[state], mine && classes.own)}>
            <b>{mine ? ownName : name.split(' ').slice(-2).join(' ')}</b>
            {state === 'NOT_STARTED' ? (
              <span>{t('cell.waiting')}</span>
            ) : state === 'SUBMITTED' ? (
              <span className={classes.handedIn}>
                <IconCheck size={16} stroke={2} aria-hidden />
                <span className="visually-hidden">{t('cell.submitted')} </span>
                {submittedAt !== null && formatTime(submittedAt)}
              </span>
            ) : (
              <span className={classes.count}>
                <span aria-hidden="true">
                  <strong>{answered}</strong> /{questions}
                </span>
                <span className="visually-hidden">{t('cell.answered', { answered, questions })}</span>
                <i aria-hidden="true" style={{ width: `${Math.round((answered / Math.max(1, questions)) * 100)}%` }} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {/* The own cell alone is announced: it is what the page is about. */}
      <p className="visually-hidden" role="status">
        {own?.state === 'RUNNING' && t('cell.own', { answered: own.answered, questions })}
        {own?.state === 'SUBMITTED' && t('cell.ownSubmitted')}
      </p>
    </>
  );
}
