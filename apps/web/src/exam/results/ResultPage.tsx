/** Results of one assigned test, by learner and by question. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { AssignmentView } from '@vumon/contract';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Card, Columns, EmptyState, LoadingState, StatRow, StatTile } from '@vumon/ui';
import { Suspense, lazy, useEffect, useRef, useState, type ReactNode } from 'react';
import { lateDialog } from '../../connection/lateDialog.tsx';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { inLibrary } from '../../frame/in-library.tsx';
import { LoadFailed } from '../../frame/LoadFailed.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { useRestorableState } from '../../forms/restorable-state.ts';
import { useUrlState } from '../../navigation/url-state.ts';
import { EditAssignmentDialog } from '../assignments/form/EditAssignmentDialog.tsx';
import { assignmentQuery } from '../assignments/index.ts';
import { StudentControlDialog } from '../assignments/StudentControlDialog.tsx';
import { TopicShares } from './TopicShares.tsx';
import { histogramBars } from './marks.ts';
import { resultsQuery, type ResultSort, type Results } from './queries.ts';
import { KeyNote } from './KeyNote.tsx';
import { ReleaseNote } from './ReleaseNote.tsx';
import { ResultHeader } from './ResultHeader.tsx';
import { ResultGrid } from './grid/ResultGrid.tsx';
import classes from './results.module.css';

// Loaded on demand: they need the definitions of every question type, and the grid does not.
const Analysis = lazy(inLibrary(async () => ({ default: (await import('./Analysis.tsx')).Analysis })));
const Projector = lazy(inLibrary(() => import('./projector/Projector.tsx')));
const Remote = lazy(inLibrary(() => import('./projector/Remote.tsx')));
const AttemptView = lazy(inLibrary(async () => ({ default: (await import('./AttemptView.tsx')).AttemptView })));
const AllAttempts = lateDialog(
  async () => ({ default: (await import('./AllAttempts.tsx')).AllAttempts }),
  ({ onClose }) => onClose(),
);
const CertificatesDialog = lateDialog(
  async () => ({ default: (await import('../certificates/CertificatesDialog.tsx')).CertificatesDialog }),
  ({ onClose }) => onClose(),
);

const crumbOf = (title: string) => ({ label: title, href: '/learning' }) as const;

export default function ResultPage() {
  const { learningSlug: id } = useParams({ strict: false }) as { learningSlug: string };
  const { t } = useTranslation('results');
  const [url, set] = useUrlState();
  const sort = url['sort'] === 'name' ? 'name' : 'mark';
  const results = useQuery(resultsQuery(id, sort));
  // Results stay readable after a package has ended, but without the actions that change the test. The page waits for
  // either: those actions take lines of their own on a phone.
  const given = useQuery({ ...assignmentQuery(id), retry: false });
  const crumb = crumbOf(t('title'));

  if (url['paper']) {
    return (
      <Suspense
        fallback={
          <AppFrame wide breadcrumb={[crumb, { label: '…' }]} title={t('title')}>
            <PageSkeleton />
          </AppFrame>
        }
      >
        <AttemptView attemptId={url['paper']} assignmentId={id} />
      </Suspense>
    );
  }
  if (!results.data || given.isLoading) {
    return (
      <AppFrame wide breadcrumb={[crumb, { label: results.error ? t('notLoaded') : '…' }]} title={t('title')}>
        {results.error ? (
          <LoadFailed error={results.error} onRetry={() => void results.refetch()} back={crumb} />
        ) : (
          <PageSkeleton />
        )}
      </AppFrame>
    );
  }
  const show = (next: number | undefined) => set({ show: next === undefined ? undefined : String(next) });
  if (url['show'] && results.data.stats.scored > 0) {
    const close = () => set({ show: undefined, remote: undefined });
    const Lesson = url['remote'] ? Remote : Projector;
    return (
      <Suspense fallback={<LoadingState />}>
        <Lesson assignmentId={id} results={results.data} number={Number(url['show'])} onNumber={show} onClose={close} />
      </Suspense>
    );
  }
  return <OfClass id={id} results={results.data} given={given.data} sort={sort} onShow={() => show(0)} />;
}

interface OfClassProps {
  readonly id: string;
  readonly results: Results;
  readonly given: AssignmentView | undefined;
  readonly sort: ResultSort;
  readonly onShow: () => void;
}

/** Figures, grid and the chosen question. */
function OfClass({ id, results, given, sort, onShow }: OfClassProps) {
  const { t } = useTranslation('results');
  const [url, set] = useUrlState();
  const navigate = useNavigate();
  const [editing, setEditing] = useRestorableState<AssignmentView | null>('assignment dialog', null);
  const [controlled, control] = useState<string | null>(null);
  const [certifying, certify] = useState(false);
  const [listing, listAll] = useState(false);
  const { assignment, stats } = results;
  const number = Number(url['q'] ?? 0);
  // Before the first scored attempt there is nothing to analyse.
  const chosen = stats.scored === 0 ? null : (results.columns.find((column) => column.number === number) ?? null);
  return (
    <AppFrame
      wide
      breadcrumb={[
        crumbOf(t('title')),
        ...(assignment.classId
          ? [{ label: assignment.className, href: `/classes/${assignment.classId}` as const }]
          : []),
        { label: assignment.title },
      ]}
    >
      <ResultHeader
        id={id}
        results={results}
        given={given}
        onAttempts={() => listAll(true)}
        onShow={onShow}
        onCertificates={() => certify(true)}
        onEdit={setEditing}
      />
      <Summary stats={stats} />
      <KeyNote access={results.keyAccess} />
      <ReleaseNote id={id} release={results.release} />
      {results.rows.length === 0 ? (
        <Card>
          <EmptyState title={t('nobody.title')} motif="bubbles">
            {t('nobody.body')}
          </EmptyState>
        </Card>
      ) : (
        <ResultGrid
          results={results}
          sort={sort}
          onSort={(next) => set({ sort: next === 'name' ? 'name' : undefined })}
          chosen={chosen?.number ?? null}
          onChoose={(next) => set({ q: next === null ? undefined : String(next) })}
          onControl={control}
          onPaper={(paper) =>
            void navigate({ to: '/learning/$learningSlug', params: { learningSlug: id }, search: { ...url, paper } })
          }
        />
      )}
      {chosen && (
        <InSight key={id} at={chosen.number}>
          <Suspense fallback={<LoadingState />}>
            <Analysis
              subject={results.assignment.subject}
              assignmentId={id}
              columns={results.columns}
              number={chosen.number}
              onNumber={(next) => set({ q: next === null ? undefined : String(next) })}
            />
          </Suspense>
        </InSight>
      )}
      <TopicShares topics={results.topics} />
      {listing && <AllAttempts id={id} onClose={() => listAll(false)} />}
      {certifying && <CertificatesDialog id={id} onClose={() => certify(false)} />}
      <StudentControlDialog assignmentId={id} studentId={controlled} onClose={() => control(null)} />
      <EditAssignmentDialog value={editing} onClose={() => setEditing(null)} />
    </AppFrame>
  );
}

function Summary({ stats }: { stats: Results['stats'] }) {
  const { t } = useTranslation('results');
  const format = useFormat();
  const mark = (value: number | null) => (value === null ? '–' : format.mark(value));
  const bars = histogramBars(stats);
  return (
    <div className={classes.summary}>
      <StatRow card>
        <StatTile label={t('stats.submitted')} value={stats.submitted} unit={`/${stats.enrolled}`} />
        <StatTile label={t('stats.average')} value={mark(stats.average)} />
        <StatTile label={t('stats.median')} value={mark(stats.median)} />
        <StatTile label={t('stats.passed')} value={stats.passed} unit={`/${stats.final}`} />
      </StatRow>
      <div className={classes.histogram}>
        {stats.final > 0 && (
          <p className={classes.says}>
            {t('stats.says', {
              count: stats.passed,
              final: stats.final,
              average: mark(stats.average),
            })}
          </p>
        )}
        {stats.final > 0 ? (
          <Columns
            dense
            height={86}
            data={bars.map((bar) => ({ ...bar, tone: bar.value === 0 ? 'plain' : bar.tone }))}
            aria-label={t('stats.histogram')}
          />
        ) : (
          <p className={classes.muted}>{t(stats.scored > 0 ? 'stats.nothingFinal' : 'stats.nothingScored')}</p>
        )}
        {stats.final > 0 && stats.final < stats.scored && (
          <p className={classes.muted}>{t('stats.provisional', { count: stats.scored - stats.final })}</p>
        )}
      </div>
    </div>
  );
}

/** Brings the analysis into view whenever another question is chosen. */
function InSight({ at, children }: { at: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({
      block: 'nearest',
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
  }, [at]);
  return (
    <div ref={box} className={classes.inSight}>
      {children}
    </div>
  );
}
