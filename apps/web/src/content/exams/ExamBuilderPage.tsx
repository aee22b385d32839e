import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from '@vumon/i18n/react';
import { LoadingState } from '@vumon/ui';
import { lazy, Suspense, useState } from 'react';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { LoadFailed } from '../../frame/LoadFailed.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import { useGate } from '../../session/use-gate.ts';
import { Builder } from './builder/Builder.tsx';
import { NewExam } from './builder/NewExam.tsx';
import { ExamView } from './ExamView.tsx';
import { examQuery } from './queries.ts';

const PrintPaper = lazy(() => import('./print/PrintPaper.tsx'));

/** Creates a test, edits one, or shows one, depending on the address and the user's abilities. */
export default function ExamBuilderPage() {
  const { templateSlug: id } = useParams({ strict: false }) as { templateSlug?: string };
  const [url] = useUrlState();
  if (id === undefined) return <NewExam formatId={url['format'] ?? null} />;
  return <StoredExam key={id} id={id} />;
}

function StoredExam({ id }: { id: string }) {
  const { t } = useTranslation('exams');
  const gate = useGate('/unit-test/create');
  const exam = useQuery(examQuery(id));
  const [url] = useUrlState();
  const [loads, setLoads] = useState(0);
  const reload = async () => {
    await exam.refetch();
    setLoads(loads + 1);
  };
  if (!exam.data) {
    const list = { label: t('title'), href: '/unit-test' } as const;
    return (
      <AppFrame breadcrumb={[list]}>
        {exam.error ? (
          <LoadFailed error={exam.error} onRetry={() => void exam.refetch()} back={list} />
        ) : (
          <PageSkeleton />
        )}
      </AppFrame>
    );
  }
  // Printing needs the right to see the questions.
  if (url['print'] === 'paper' && exam.data.parts.length > 0)
    return (
      <Suspense fallback={<LoadingState />}>
        <PrintPaper
          examId={id}
          name={exam.data.name}
          unfinished={exam.data.status !== 'READY'}
          counts={exam.data.scope === 'SYSTEM' && !exam.data.abilities.edit}
        />
      </Suspense>
    );
  // Without a package for creating tests, the user may still read and assign their own.
  const mayBuild = exam.data.abilities.edit && gate === 'open';
  return mayBuild ? (
    <Builder key={loads} exam={exam.data} onReload={() => void reload()} />
  ) : (
    <ExamView exam={exam.data} />
  );
}
