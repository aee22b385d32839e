/**
 * Groups of similar questions in the user's bank. The user keeps one and deletes the others, or marks them as
 * different.
 */
import { useQuery } from '@tanstack/react-query';
import { IconArrowBackUp, IconArrowsSplit2, IconCheck, IconEye } from '@tabler/icons-react';
import { formatDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Line } from '@vumon/question-types/line';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  IconButton,
  LoadingState,
  PageHeader,
  Pager,
  Radio,
  Segmented,
  Tag,
  toast,
} from '@vumon/ui';
import { useId, useState } from 'react';
import { AppFrame } from '../../../frame/AppFrame.tsx';
import { useErrorMessage } from '../../../forms/errors.ts';
import { useUrlState } from '../../../navigation/url-state.ts';
import { duplicatesQuery, useMerge, useTellApart, type DuplicateGroup } from '../import/import-queries.ts';
import { PreviewDialog } from '../list/PreviewDialog.tsx';
import { titleOf, wordsOf } from '../list/QuestionTable.tsx';
import { useBank } from '../use-bank.ts';
import { useBulk } from '../list/useBulk.ts';
import classes from '../question-bank.module.css';

const size = 10;

export default function DuplicatesPage() {
  const { t } = useTranslation('question-bank');
  const messageOf = useErrorMessage();
  const { crumbsTo } = useBank();
  const [url, set] = useUrlState();
  const page = Math.max(0, Math.floor(Number(url['page'])) || 0);
  const apart = url['apart'] === 'true';
  const list = useQuery(duplicatesQuery({ page, size, ...(apart && { apart: 'true' }) }));
  const [previewed, setPreviewed] = useState<string | null>(null);
  const crumbs = crumbsTo(t('duplicates.title'));
  const total = list.data?.page.total ?? 0;
  return (
    <AppFrame breadcrumb={crumbs}>
      <div className={classes.page}>
        <PageHeader title={t('duplicates.title')} subtitle={t('duplicates.subtitle')} />
        <div>
          <Segmented
            aria-label={t('duplicates.views')}
            value={apart ? 'apart' : 'alike'}
            onChange={(view) => set({ apart: view === 'apart' ? 'true' : undefined })}
            options={[
              { value: 'alike', label: t('duplicates.alike') },
              { value: 'apart', label: t('duplicates.apart') },
            ]}
          />
        </div>
        {list.isError && !list.data ? (
          <ErrorState onRetry={() => void list.refetch()}>{messageOf(list.error)}</ErrorState>
        ) : !list.data ? (
          <LoadingState />
        ) : list.data.data.length === 0 ? (
          <Card>
            <EmptyState motif="bubbles" title={t(apart ? 'duplicates.noneApart' : 'duplicates.emptyTitle')}>
              {t(apart ? 'duplicates.noneApartBody' : 'duplicates.empty')}
            </EmptyState>
          </Card>
        ) : apart ? (
          list.data.data.map((group) => (
            <ToldApart key={group.questions.map(({ id }) => id).join()} group={group} onPreview={setPreviewed} />
          ))
        ) : (
          list.data.data.map((group) => (
            <Group key={group.questions.map(({ id }) => id).join()} group={group} onPreview={setPreviewed} />
          ))
        )}
        {total > size && (
          <Pager
            page={page}
            size={size}
            total={total}
            onPage={(next) => set({ page: next === 0 ? undefined : String(next) })}
          />
        )}
      </div>
      <PreviewDialog id={previewed} onClose={() => setPreviewed(null)} />
    </AppFrame>
  );
}

interface GroupProps {
  group: DuplicateGroup;
  onPreview(id: string): void;
}
type Question = DuplicateGroup['questions'][number];

function useDetails(): (question: Question) => string {
  const { t } = useTranslation('question-bank');
  const { t: c } = useTranslation('common');
  return ({ type, skill, uses, updatedAt }) =>
    [type, c(`skills.${skill}`), uses > 0 ? t('uses', { count: uses }) : t('unused'), formatDay(updatedAt)].join(' · ');
}

function PreviewButton({ question, onPreview }: { question: Question; onPreview(id: string): void }) {
  const { t } = useTranslation('question-bank');
  return (
    <IconButton
      icon={<IconEye size={20} stroke={1.75} aria-hidden />}
      aria-label={t('previewOf', { name: titleOf(question) })}
      onClick={() => onPreview(question.id)}
    />
  );
}

/** Marks all questions of a group as different, or undoes it. */
function useApart({ questions }: DuplicateGroup) {
  const { t } = useTranslation('question-bank');
  const messageOf = useErrorMessage();
  const tell = useTellApart();
  const run = async (apart: boolean): Promise<void> => {
    try {
      await tell.mutateAsync({ ids: questions.map(({ id }) => id), apart });
      toast(t(apart ? 'duplicates.toldApart' : 'duplicates.comparedAgain'), {
        action: { label: t('takeBack'), onAction: () => void run(!apart) },
      });
    } catch (error) {
      toast(messageOf(error), { tone: 'bad', duration: 4000 });
    }
  };
  return { run, pending: tell.isPending };
}

function ToldApart({ group, onPreview }: GroupProps) {
  const { t } = useTranslation('question-bank');
  const detailsOf = useDetails();
  const apart = useApart(group);
  return (
    <section className={classes.group}>
      <div className={classes.groupHead}>
        <Tag>{t('duplicates.apart')}</Tag>
        <Button
          size="sm"
          loading={apart.pending}
          icon={<IconArrowBackUp size={16} stroke={2} aria-hidden />}
          onClick={() => void apart.run(false)}
        >
          {t('duplicates.compareAgain')}
        </Button>
      </div>
      <ul className={classes.groupList}>
        {group.questions.map((question) => (
          <li key={question.id}>
            <span>
              <Line text={wordsOf(question)} />
              <br />
              <small className={classes.details}>{detailsOf(question)}</small>
            </span>
            <PreviewButton question={question} onPreview={onPreview} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Group({ group, onPreview }: GroupProps) {
  const { exact, questions } = group;
  const { t } = useTranslation('question-bank');
  const detailsOf = useDetails();
  const apart = useApart(group);
  const messageOf = useErrorMessage();
  const merge = useMerge();
  const bulk = useBulk();
  const name = useId();
  // Preselects the question that most tests use; among equals, the first in the list.
  const [keep, setKeep] = useState(() => questions.reduce((best, one) => (one.uses > best.uses ? one : best)).id);
  const others = questions.filter(({ id }) => id !== keep).map(({ id }) => id);
  const apply = async () => {
    try {
      const { removed } = await merge.mutateAsync({ keep, remove: others });
      toast(t('duplicates.merged', { count: removed.length }), {
        action: { label: t('takeBack'), onAction: () => void bulk.run(removed, { kind: 'restore' }) },
      });
    } catch (error) {
      toast(messageOf(error), { tone: 'bad', duration: 4000 });
    }
  };
  return (
    <section className={classes.group}>
      <div className={classes.groupHead}>
        <Tag tone={exact ? 'warn' : 'info'}>{t(exact ? 'duplicates.exact' : 'duplicates.near')}</Tag>
        <span className={classes.groupDeeds}>
          <Button
            size="sm"
            variant="link"
            loading={apart.pending}
            disabled={merge.isPending}
            icon={<IconArrowsSplit2 size={16} stroke={2} aria-hidden />}
            onClick={() => void apart.run(true)}
          >
            {t('duplicates.tellApart')}
          </Button>
          <Button
            size="sm"
            loading={merge.isPending}
            disabled={apart.pending}
            icon={<IconCheck size={16} stroke={2} aria-hidden />}
            onClick={() => void apply()}
          >
            {t('duplicates.merge', { count: others.length })}
          </Button>
        </span>
      </div>
      <ul className={classes.groupList} role="radiogroup" aria-label={t('duplicates.keep')}>
        {questions.map((question) => (
          <li key={question.id} role="presentation">
            <Radio
              name={name}
              checked={question.id === keep}
              onChange={() => setKeep(question.id)}
              label={<Line text={wordsOf(question)} />}
              description={detailsOf(question)}
            />
            <PreviewButton question={question} onPreview={onPreview} />
          </li>
        ))}
      </ul>
    </section>
  );
}
