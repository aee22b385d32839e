/** Marking an assigned test: by question or by learner, with or without names, from the keyboard if wished. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { IconArrowLeft, IconCircleCheck, IconKeyboard, IconUsersPlus } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Kbd,
  LoadingState,
  PageHeader,
  ProgressBar,
  Segmented,
  Switch,
  cx,
} from '@vumon/ui';
import { useRef, useState, type RefObject } from 'react';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { LoadFailed } from '../../frame/LoadFailed.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { useUrlState } from '../../navigation/url-state.ts';
import { useTypeName } from '../../api/reference-data.ts';
import { Groups } from './Groups.tsx';
import { MarkersDialog } from './MarkersDialog.tsx';
import { overviewQuery, worksQuery, type MarkedLearner, type Overview, type Work } from './queries.ts';
import { Task } from './Task.tsx';
import { useLeftDrafts } from './useDraft.ts';
import { noEarlyKeys, type EarlyKeys } from './useMarkKeys.ts';
import { WorkCard } from './WorkCard.tsx';
import { workKey } from './works.ts';
import classes from './marking.module.css';

export default function MarkingPage() {
  const { learningSlug: id } = useParams({ strict: false }) as { learningSlug: string };
  const { t } = useTranslation('marking');
  const [url] = useUrlState();
  const blind = url['blind'] === '1';
  const overview = useQuery(overviewQuery(id, blind));
  const [inviting, setInviting] = useState(false);
  useLeftDrafts(id);
  const home = { label: t('results'), href: '/learning' } as const;
  if (!overview.data) {
    return (
      <AppFrame wide breadcrumb={[home, { label: t('title') }]} title={t('title')}>
        {overview.error ? (
          // Shown also to a colleague whose invitation has ended.
          <LoadFailed error={overview.error} onRetry={() => void overview.refetch()} back={home} />
        ) : (
          <PageSkeleton />
        )}
      </AppFrame>
    );
  }
  const { assignment, desk, items, learners, running } = overview.data;
  const total = items.reduce((sum, item) => sum + item.total, 0);
  const done = items.reduce((sum, item) => sum + item.done, 0);
  const byLearner = url['by'] === 'learner';
  return (
    <AppFrame
      wide
      breadcrumb={[
        home,
        { label: assignment.title, ...(!desk.invited && { href: `/learning/${id}` }) },
        { label: t('title') },
      ]}
    >
      <PageHeader
        title={t('titleOf', { title: assignment.title })}
        subtitle={assignment.className}
        actions={
          <>
            {!desk.invited && (
              <Button icon={<IconUsersPlus size={18} stroke={1.75} aria-hidden />} onClick={() => setInviting(true)}>
                {t('markers.button')}
              </Button>
            )}
            <Button
              icon={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
              renderRoot={(props) => <AppLink href={desk.invited ? '/learning' : `/learning/${id}`} {...props} />}
            >
              {t(desk.invited ? 'backToList' : 'back')}
            </Button>
          </>
        }
      />
      {total === 0 ? (
        <Card>
          <EmptyState title={t('nothing.title')} motif="scales">
            {t(running > 0 ? 'nothing.running' : 'nothing.body', { count: running })}
          </EmptyState>
        </Card>
      ) : (
        <>
          <DeskTools overview={overview.data} byLearner={byLearner} blind={blind} total={total} done={done} />
          {running > 0 && <p className={classes.muted}>{t('running', { count: running })}</p>}
          <Desk
            key={`${byLearner}:${blind}`}
            id={id}
            overview={overview.data}
            learners={learners}
            byLearner={byLearner}
          />
          <Keys />
        </>
      )}
      <MarkersDialog id={id} opened={inviting} onClose={() => setInviting(false)} />
    </AppFrame>
  );
}

/** How the answers are listed, whether names are shown, and how far the marking is. */
function DeskTools({
  overview,
  byLearner,
  blind,
  total,
  done,
}: {
  overview: Overview;
  byLearner: boolean;
  blind: boolean;
  total: number;
  done: number;
}) {
  const { t } = useTranslation('marking');
  const [, set] = useUrlState();
  return (
    <div className={classes.tools}>
      <Segmented
        aria-label={t('by.label')}
        value={byLearner ? 'learner' : 'question'}
        onChange={(by) => set({ by: by === 'learner' ? by : undefined, at: undefined, one: undefined })}
        options={[
          { value: 'question', label: t('by.question') },
          { value: 'learner', label: t('by.learner') },
        ]}
      />
      {overview.desk.namesHidden ? (
        <span className={classes.muted}>{t('namesHidden')}</span>
      ) : (
        <Switch
          label={t('blind')}
          checked={blind}
          onChange={(on) => set({ blind: on ? '1' : undefined, at: undefined, one: undefined })}
        />
      )}
      <span className={classes.progress}>
        <span>
          {done === total
            ? t('allDone')
            : `${t('left', { count: total - done })} · ${t('papersLeft', { count: overview.learners.filter((one) => one.done < one.total).length })}`}
        </span>
        <ProgressBar
          value={done}
          max={total}
          width={160}
          tone={done === total ? 'ok' : 'ink'}
          aria-label={t('progress', { done, total })}
        />
        <b className={classes.numeral}>
          {done}/{total}
        </b>
      </span>
    </div>
  );
}

interface DeskProps {
  id: string;
  overview: Overview;
  learners: readonly MarkedLearner[];
  byLearner: boolean;
}

/** "Câu 3 · Viết lại câu". */
function useItemName({ content }: Overview): (item: { number: number; type: string }) => string {
  const { t } = useTranslation('marking');
  const typeName = useTypeName();
  return ({ number, type }) => t('item', { number, type: typeName(type, content.subject) });
}

const itemKey = ({ question, item }: { question: string; item: string }) => `${question}:${item}`;

/** The task on the left, the learners' answers on the right. */
function Desk({ id, overview, learners, byLearner }: DeskProps) {
  const { t } = useTranslation('marking');
  const [url, set] = useUrlState();
  const itemName = useItemName(overview);
  const { items } = overview;
  const chosenItem =
    items.find((item) => itemKey(item) === url['at']) ?? items.find(({ done, total }) => done < total) ?? items[0]!;
  const chosenLearner =
    learners.find(({ attempt }) => attempt === url['at']) ??
    learners.find(({ done, total }) => done < total) ??
    learners[0]!;
  // Groups that were open when the page loaded stay open after they are marked.
  const [first] = useState(byLearner ? chosenLearner.attempt : itemKey(chosenItem));
  const at = url['at'] ?? first;
  const earlyRef = useRef(noEarlyKeys());
  const nameOf = ({ learner, label }: MarkedLearner) =>
    learner ? [learner.lastName, learner.firstName].filter(Boolean).join(' ') : t('work', { label });
  const rows = byLearner
    ? learners.map((one) => ({
        key: one.attempt,
        name: nameOf(one),
        done: one.done,
        total: one.total,
        drafts: one.drafts,
      }))
    : items.map((one) => ({
        key: itemKey(one),
        name: itemName(one),
        done: one.done,
        total: one.total,
        drafts: one.drafts,
      }));
  return (
    <div className={classes.desk}>
      <nav className={classes.list} aria-label={t(byLearner ? 'by.learner' : 'by.question')}>
        {rows.map(({ key, name, done, total, drafts }) => (
          <button
            key={key}
            type="button"
            className={cx(classes.row, key === at && classes.on)}
            aria-current={key === at || undefined}
            onClick={() => set({ at: key, one: undefined })}
          >
            <span>
              {name}
              {drafts > 0 && <small>{t('drafts', { count: drafts })}</small>}
            </span>
            {done === total ? (
              <IconCircleCheck size={20} stroke={1.75} className={classes.done} aria-label={t('markedAll')} />
            ) : (
              <span className={classes.numeral}>
                {done}/{total}
              </span>
            )}
          </button>
        ))}
      </nav>
      <Works
        key={at}
        id={id}
        overview={overview}
        learners={learners}
        nameOf={nameOf}
        byLearner={byLearner}
        at={at}
        earlyRef={earlyRef}
        onDone={() => {
          const place = rows.findIndex(({ key }) => key === at);
          const next = [...rows.slice(place + 1), ...rows.slice(0, place)].find(({ done, total }) => done < total);
          if (next) set({ at: next.key, one: undefined });
          return next !== undefined;
        }}
      />
    </div>
  );
}

interface WorksProps extends DeskProps {
  nameOf(learner: MarkedLearner): string;
  at: string;
  earlyRef: RefObject<EarlyKeys>;
  /** Continues after the last answer; returns whether an answer is left to mark. */
  onDone(): boolean;
}

function Works({ id, overview, learners, nameOf, byLearner, at, earlyRef, onDone }: WorksProps) {
  const { t } = useTranslation('marking');
  const messageOf = useErrorMessage();
  const [url, set] = useUrlState();
  const itemName = useItemName(overview);
  // The answer stays visible until the teacher continues, even if a colleague marks it meanwhile.
  const [shown, setShown] = useState<string>();
  const [question = '', item = ''] = at.split(':');
  const works = useQuery(worksQuery(id, byLearner ? { attempt: at } : { question, item }, overview.desk.together));
  const place = new Map(learners.map(({ attempt }, index) => [attempt, index]));
  // When a refetch for colleagues' marks fails, the answers that are already loaded stay on show.
  if (!works.data)
    return works.isError ? (
      <ErrorState onRetry={() => void works.refetch()}>{messageOf(works.error)}</ErrorState>
    ) : (
      <LoadingState />
    );
  // Numbered in list order, because names are hidden.
  const ordered = works.data.toSorted(
    (a, b) => (place.get(a.attempt) ?? 0) - (place.get(b.attempt) ?? 0) || a.number - b.number,
  );
  const itemOf = (work: Work) => overview.items.find((one) => itemKey(one) === itemKey(work))!;
  const open = ordered.find((work) => workKey(work) === url['one']);
  const grouped = !byLearner && overview.items.find((one) => itemKey(one) === at)?.marking.kind === 'steps';
  if (ordered.length === 0)
    return (
      <Card>
        <EmptyState compact motif="none">
          {t('nothing.body')}
        </EmptyState>
      </Card>
    );
  if (grouped && !open) {
    return (
      <div className={classes.works}>
        <Task overview={overview} question={question} />
        <Groups id={id} works={ordered} earlyRef={earlyRef} onOpen={(work) => set({ one: workKey(work) })} />
      </div>
    );
  }
  const work =
    open ??
    ordered.find((one) => workKey(one) === shown) ??
    ordered.find(({ mark }) => mark === null || mark.points === null) ??
    ordered[0]!;
  if (shown !== workKey(work)) setShown(workKey(work));
  const index = ordered.indexOf(work);
  const learner = learners.find(({ attempt }) => attempt === work.attempt);
  const asked = itemOf(work);
  const title = [learner ? nameOf(learner) : '', byLearner ? itemName(asked) : ''].filter(Boolean).join(' · ');
  return (
    <WorkCard
      key={workKey(work)}
      id={id}
      work={work}
      item={asked}
      title={title}
      place={`${index + 1}/${ordered.length}`}
      task={<Task overview={overview} question={work.question} />}
      onStep={(by) => {
        const next = ordered[index + by];
        if (next) set({ one: workKey(next) });
        return next ? true : by === 1 && onDone();
      }}
      earlyRef={earlyRef}
    />
  );
}

const keys = [['0', '9'], [','], ['↑', '↓'], ['N'], ['P'], ['C'], ['L'], ['Ctrl', 'Enter']] as const;

function Keys() {
  const { t } = useTranslation('marking');
  return (
    <details className={classes.help}>
      <summary>
        <IconKeyboard size={20} stroke={1.75} aria-hidden /> {t('keys.title')}
      </summary>
      <dl>
        {keys.map((combination, at) => (
          <div key={at}>
            <dt>
              {combination.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{t(`keys.${at}` as 'keys.0')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
