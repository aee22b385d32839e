/** Groups of questions of the own bank that read alike: one is kept, the others go to the trash. */
import { useQuery } from '@tanstack/react-query';
import { IconCheck, IconEye } from '@tabler/icons-react';
import { formatDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, EmptyState, ErrorState, IconButton, LoadingState, PageHeader, Pager, Radio, Tag, toast } from '@vumon/ui';
import { useId, useState } from 'react';
import { AppFrame } from '../../app/AppFrame.tsx';
import { useErrorMessage } from '../../app/form-errors.ts';
import { useUrlState } from '../../app/url-state.ts';
import { duplicatesQuery, useMerge, type DuplicateGroup } from './import-queries.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { titleOf } from './QuestionTable.tsx';
import { useBank } from './use-bank.ts';
import { useBulk } from './useBulk.ts';
import classes from './question-bank.module.css';

const size = 10;

export default function DuplicatesPage() {
  const { t } = useTranslation('question-bank');
  const messageOf = useErrorMessage();
  const { base, teacher } = useBank();
  const [url, set] = useUrlState();
  const page = Math.max(0, Math.floor(Number(url['page'])) || 0);
  const list = useQuery(duplicatesQuery({ page, size }));
  const [previewed, setPreviewed] = useState<string | null>(null);
  const crumbs = [{ label: t('title'), href: base }, ...(teacher ? [{ label: t('scopes.mine'), href: `${base}?m=mine` }] : []), { label: t('duplicates.title') }];
  const total = list.data?.page.total ?? 0;
  return (
    <AppFrame breadcrumb={crumbs}>
      <div className={classes.page}>
        <PageHeader title={t('duplicates.title')} subtitle={t('duplicates.subtitle')} />
        {list.isError && !list.data ? <ErrorState onRetry={() => void list.refetch()}>{messageOf(list.error)}</ErrorState>
          : !list.data ? <LoadingState />
          : list.data.data.length === 0 ? <Card><EmptyState motif="bubbles" title={t('duplicates.emptyTitle')}>{t('duplicates.empty')}</EmptyState></Card>
          : list.data.data.map((group) => <Group key={group.questions.map(({ id }) => id).join()} group={group} onPreview={setPreviewed} />)}
        {total > size && <Pager page={page} size={size} total={total} onPage={(next) => set({ page: next === 0 ? undefined : String(next) })} />}
      </div>
      <PreviewDialog id={previewed} onClose={() => setPreviewed(null)} />
    </AppFrame>
  );
}

function Group({ group: { exact, questions }, onPreview }: { group: DuplicateGroup; onPreview(id: string): void }) {
  const { t } = useTranslation('question-bank');
  const { t: c } = useTranslation('common');
  const messageOf = useErrorMessage();
  const merge = useMerge();
  const bulk = useBulk();
  const name = useId();
  // The one that tests use most is the one to keep, the oldest of equals.
  const [keep, setKeep] = useState(() => questions.reduce((best, one) => (one.uses > best.uses ? one : best)).id);
  const others = questions.filter(({ id }) => id !== keep).map(({ id }) => id);
  const apply = async () => {
    try {
      const { removed } = await merge.mutateAsync({ keep, remove: others });
      toast(t('duplicates.merged', { count: removed.length }), { action: { label: t('takeBack'), onAction: () => void bulk.run(removed, { kind: 'restore' }) } });
    } catch (error) {
      toast(messageOf(error), { tone: 'bad', duration: 4000 });
    }
  };
  return (
    <section className={classes.group}>
      <div className={classes.groupHead}>
        <Tag tone={exact ? 'warn' : 'info'}>{t(exact ? 'duplicates.exact' : 'duplicates.near')}</Tag>
        <Button size="sm" loading={merge.isPending} icon={<IconCheck size={16} stroke={2} aria-hidden />} onClick={() => void apply()}>{t('duplicates.merge', { count: others.length })}</Button>
      </div>
      <ul className={classes.groupList} role="radiogroup" aria-label={t('duplicates.keep')}>
        {questions.map((question) => (
          <li key={question.id} role="presentation">
            <Radio name={name} checked={question.id === keep} onChange={() => setKeep(question.id)} label={titleOf(question)}
              description={[question.type, c(`skills.${question.skill}`), question.uses > 0 ? t('uses', { count: question.uses }) : t('unused'), formatDay(question.updatedAt)].join(' · ')} />
            <IconButton icon={<IconEye size={20} stroke={1.75} aria-hidden />} aria-label={t('previewOf', { name: titleOf(question) })} onClick={() => onPreview(question.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
