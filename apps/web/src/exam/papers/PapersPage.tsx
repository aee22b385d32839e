/** Codes and papers of a test: the options on the left, the progress and the files on the right. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Subject } from '@vumon/domain';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, Note, PageHeader } from '@vumon/ui';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { LoadFailed } from '../../frame/LoadFailed.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useState } from 'react';
import { useRestorableState } from '../../forms/restorable-state.ts';
import { examQuery } from '../../content/exams/index.ts';
import { FileList } from './FileList.tsx';
import { KeyTable } from './KeyTable.tsx';
import { freshOptions, OptionsForm } from './OptionsForm.tsx';
import { PaperPreview, usePaperPage } from './PaperPreview.tsx';
import classes from './papers.module.css';
import { setsQuery, usePapers, type PaperOptions, type PaperSet } from './queries.ts';

export default function PapersPage() {
  const { slug: id } = useParams({ strict: false }) as { slug: string };
  const { t } = useTranslation('papers');
  const { t: e } = useTranslation('exams');
  const exam = useQuery(examQuery(id));
  const sets = useQuery(setsQuery(id));
  const error = exam.error ?? sets.error;
  const home = { label: e('title'), href: '/unit-test' as const };
  if (!exam.data || !sets.data)
    return (
      <AppFrame breadcrumb={[home, { label: t('crumb') }]}>
        {error ? (
          <LoadFailed error={error} onRetry={() => void Promise.all([exam.refetch(), sets.refetch()])} back={home} />
        ) : (
          <PageSkeleton />
        )}
      </AppFrame>
    );
  return (
    <AppFrame
      wide
      breadcrumb={[home, { label: exam.data.name, href: `/unit-test/${id}` as const }, { label: t('crumb') }]}
      title={t('title')}
    >
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle', { name: exam.data.name, count: exam.data.totalQuestions, minutes: exam.data.minutes })}
        actions={
          <Button renderRoot={(props) => <AppLink href={`/unit-test/${id}?print=paper`} {...props} />}>
            {t('printView')}
          </Button>
        }
      />
      {exam.data.status === 'READY' ? (
        <Desk id={id} subject={exam.data.subject} sets={sets.data} />
      ) : (
        <Note tone="warn" title={t('unfinished')}>
          {t('unfinishedBody')}
        </Note>
      )}
    </AppFrame>
  );
}

function Desk({ id, subject, sets }: { id: string; subject: Subject; sets: readonly PaperSet[] }) {
  const { t } = useTranslation('papers');
  const { make } = usePapers(id);
  const page = useLocale();
  // "Question 1" and T/F are proposed for a test of English, whatever language its teacher works in.
  const fresh = freshOptions(subject === 'ENGLISH' ? 'en' : page);
  const [form, setForm] = useRestorableState<PaperOptions>('papers', { ...fresh, ...sets[0]?.options });
  // The preview and the files use the same seed, so that the files look like the preview.
  const [seed, setSeed] = useState(newSeed);
  const shown = usePaperPage(id, form, seed);
  const heard = shown.drawn.data?.heard ?? null;
  const asked = heard === false ? { ...form, extras: form.extras.filter((extra) => extra !== 'audio') } : form;
  const shuffled = form.codes > 0 && (form.shuffleQuestions || form.shuffleOptions);
  const keyed = sets.find((set) => set.state === 'DONE' && set.options.extras.includes('key'));
  return (
    <div className={classes.desk}>
      <OptionsForm
        form={asked}
        heard={heard}
        onChange={setForm}
        pending={make.isPending}
        error={make.error}
        onMake={() => make.mutate({ ...asked, seed })}
      />
      <PaperPreview shown={shown} onShuffle={shuffled ? () => setSeed(newSeed()) : null} />
      <div className={classes.results}>
        {sets.length === 0 ? (
          <EmptyState title={t('none')}>{t('noneBody')}</EmptyState>
        ) : (
          sets.map((set) => <FileList key={set.id} examId={id} set={set} />)
        )}
        {keyed && <KeyTable key={keyed.id} set={keyed} />}
      </div>
    </div>
  );
}

const seedLength = 12;
const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(seedLength)), (byte) => (byte % 36).toString(36)).join('');
