/** One integrated exam: the address to hand to the partner, its window, and how far its learners are. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { IconCopy, IconDots } from '@tabler/icons-react';
import type { IntegratedTestDetail } from '@vumon/contract';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import {
  Avatar,
  Button,
  DataList,
  EmptyState,
  IconButton,
  LoadingState,
  Menu,
  Note,
  PageHeader,
  StatRow,
  StatTile,
  Table,
  Tag,
  TextField,
  toast,
  useConfirm,
  type Column,
} from '@vumon/ui';
import { useState } from 'react';
import { useGrades, useSeries } from '../../api/reference-data.ts';
import { DayField } from '../../forms/DayField.tsx';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { FormModal } from '../../forms/FormModal.tsx';
import { useReport } from '../../forms/report.ts';
import { TimeField } from '../../forms/TimeField.tsx';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { LoadFailed } from '../../frame/LoadFailed.tsx';
import { listPager } from '../../lists/list-pager.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { dayAndTime, momentIn } from './form.ts';
import classes from './integrated-exams.module.css';
import { IntegratedDialog } from './IntegratedDialog.tsx';
import { integratedAttemptsQuery, integratedQuery, useIntegratedChanges } from './queries.ts';
import { toneOf } from './words.ts';

export default function IntegratedExamPage() {
  const { t } = useTranslation('integrated-exams');
  const { integrateExamSlug: slug } = useParams({ strict: false }) as { integrateExamSlug: string };
  const found = useQuery(integratedQuery(slug));
  const test = found.data;
  return (
    <AppFrame breadcrumb={[{ label: t('title'), href: '/integrate-exam' }, { label: test?.title ?? t('one') }]}>
      {test ? (
        <Content test={test} />
      ) : found.error ? (
        <LoadFailed
          error={found.error}
          onRetry={() => void found.refetch()}
          back={{ label: t('title'), href: '/integrate-exam' }}
        />
      ) : (
        <LoadingState />
      )}
    </AppFrame>
  );
}

function Content({ test }: { test: IntegratedTestDetail }) {
  const { t } = useTranslation('integrated-exams');
  const format = useFormat();
  return (
    <div className={classes.page}>
      <Header test={test} />
      {test.state === 'UNPUBLISHED' && (
        <Note tone="warn" title={t('withdrawn')}>
          {test.unpublishedReason}
        </Note>
      )}
      {test.launchUrl && <Address url={test.launchUrl} />}
      {test.assignmentId && (
        <StatRow card>
          <StatTile label={t('stats.learners')} value={test.learners} />
          <StatTile label={t('stats.running')} value={test.running} />
          <StatTile label={t('stats.submitted')} value={test.submitted} tone="ok" />
          <StatTile label={t('stats.average')} value={test.average === null ? '–' : format.mark(test.average)} />
        </StatRow>
      )}
      <div className={classes.columns}>
        <Facts test={test} />
        {test.assignmentId && <Attempts test={test} assignmentId={test.assignmentId} />}
      </div>
    </div>
  );
}

function Header({ test }: { test: IntegratedTestDetail }) {
  const { t } = useTranslation('integrated-exams');
  const { t: c } = useTranslation('common');
  const report = useReport();
  const [editing, setEditing] = useState(false);
  const [moving, setMoving] = useState(false);
  const { publish, end, copy, remove } = useActions(test);
  const { abilities } = test;
  return (
    <>
      <PageHeader
        title={test.title}
        lead={<Avatar name={test.partner.name} src={test.partner.logo} size={56} />}
        beside={
          <Tag tone={toneOf[test.state]} dot>
            {t(`states.${test.state}`)}
          </Tag>
        }
        subtitle={t('of', { partner: test.partner.name })}
        actions={
          <>
            {abilities.edit && <Button onClick={() => setEditing(true)}>{c('edit')}</Button>}
            {abilities.publish && (
              <Button variant="primary" onClick={() => report(publish())}>
                {t('publish.verb')}
              </Button>
            )}
            {abilities.extend && <Button onClick={() => setMoving(true)}>{t('extend.verb')}</Button>}
            {abilities.end && <Button onClick={() => report(end())}>{t('end.verb')}</Button>}
            <Menu
              label={test.title}
              items={[
                {
                  label: t('copy.verb'),
                  icon: <IconCopy size={18} stroke={1.75} aria-hidden />,
                  onSelect: () => report(copy()),
                },
                abilities.delete && {
                  label: c('delete'),
                  danger: true,
                  divided: true,
                  onSelect: () => report(remove()),
                },
              ]}
            >
              <IconButton
                icon={<IconDots size={20} stroke={1.75} />}
                aria-label={t('actionsOf', { title: test.title })}
              />
            </Menu>
          </>
        }
      />
      {editing && <IntegratedDialog test={test} onClose={() => setEditing(false)} />}
      {moving && <EndDialog test={test} onClose={() => setMoving(false)} />}
    </>
  );
}

/** Publishing, ending, copying and deleting, each after a confirmation where it cannot be undone. */
function useActions(test: IntegratedTestDetail) {
  const { t } = useTranslation('integrated-exams');
  const confirm = useConfirm();
  const navigate = useNavigate();
  const changes = useIntegratedChanges();
  const agreed = (key: 'publish' | 'end' | 'remove', danger: boolean) =>
    confirm({
      title: t(`${key}.title`, { title: test.title }),
      body: t(`${key}.body`),
      confirmLabel: t(`${key}.verb`),
      danger,
    });
  return {
    publish: async () => {
      if (!(await agreed('publish', false))) return;
      await changes.publish.mutateAsync(test.id);
      toast(t('published'));
    },
    end: async () => {
      if (!(await agreed('end', true))) return;
      await changes.end.mutateAsync(test.id);
      toast(t('end.done'));
    },
    copy: async () => {
      const made = await changes.copy.mutateAsync(test.id);
      await navigate({ to: '/integrate-exam/$integrateExamSlug', params: { integrateExamSlug: made.slug } });
      toast(t('copy.done'));
    },
    remove: async () => {
      if (!(await agreed('remove', true))) return;
      await navigate({ to: '/integrate-exam' });
      await changes.remove.mutateAsync(test.id);
      toast(t('remove.done'));
    },
  };
}

function Address({ url }: { url: string }) {
  const { t } = useTranslation('integrated-exams');
  const { t: c } = useTranslation('common');
  const report = useReport();
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toast(c('copied'));
  };
  return (
    <div className={classes.address}>
      <TextField label={t('address')} description={t('addressHint')} value={url} readOnly />
      <Button icon={<IconCopy size={18} stroke={1.75} aria-hidden />} onClick={() => report(copy())}>
        {t('copyAddress')}
      </Button>
    </div>
  );
}

function Facts({ test }: { test: IntegratedTestDetail }) {
  const { t } = useTranslation('integrated-exams');
  const { t: c } = useTranslation('common');
  const grades = useGrades();
  const series = useSeries(null, null);
  return (
    <section className={classes.section} aria-labelledby="facts">
      <h2 id="facts" className={classes.heading}>
        {t('facts')}
      </h2>
      <DataList
        items={[
          { label: t('fields.grade'), value: grades.nameOf(test.gradeId) },
          { label: t('fields.series'), value: series.nameOf(test.seriesId) },
          { label: t('fields.test'), value: test.examName },
          { label: t('fields.questions'), value: c('questionCount', { count: test.questions }) },
          { label: t('columns.starts'), value: formatDayTime(test.startsAt) },
          { label: t('columns.ends'), value: formatDayTime(test.endsAt) },
          { label: t('fields.time'), value: c('minutes', { count: test.minutes }) },
          { label: t('fields.attempts'), value: test.attemptsAllowed },
          { label: t('fields.returns'), value: t(`returns.${test.returns}`) },
          { label: t('entry'), value: t(test.signIn ? 'entryBoth' : 'entryLaunch') },
        ]}
      />
    </section>
  );
}

function Attempts({ test, assignmentId }: { test: IntegratedTestDetail; assignmentId: string }) {
  const { t } = useTranslation('integrated-exams');
  const format = useFormat();
  const message = useErrorMessage();
  const [page, setPage] = useState({ page: 0, size: 10 });
  const found = useQuery(integratedAttemptsQuery(test.id, page));
  type Row = NonNullable<typeof found.data>['data'][number];
  const columns: Column<Row>[] = [
    {
      key: 'learner',
      header: t('attempts.learner'),
      narrow: 'title',
      cell: (row) => (
        <span className={classes.text}>
          <span className={classes.name}>{row.learner}</span>
          <span className={classes.facts}>{row.learnerId ?? t('attempts.signedIn')}</span>
        </span>
      ),
    },
    { key: 'number', header: t('attempts.number'), numeric: true, width: 64, cell: (row) => row.number },
    { key: 'state', header: t('columns.state'), width: 96, cell: (row) => t(`attempts.states.${row.status}`) },
    {
      key: 'at',
      header: t('attempts.at'),
      numeric: true,
      width: 112,
      cell: (row) => formatDayTime(row.submittedAt ?? row.startedAt),
    },
    {
      key: 'mark',
      header: t('attempts.mark'),
      numeric: true,
      width: 64,
      cell: (row) => (row.mark === null || row.provisional ? '–' : format.mark(row.mark)),
    },
  ];
  return (
    <section className={classes.section} aria-labelledby="attempts">
      <h2 id="attempts" className={classes.heading}>
        {t('attempts.title')}
      </h2>
      <p>
        <AppLink href={`/learning/${assignmentId}`}>{t('attempts.all')}</AppLink>
      </p>
      <Table
        aria-label={t('attempts.title')}
        columns={columns}
        rows={found.data?.data}
        rowKey={(row) => row.id}
        error={found.error && !found.data ? message(found.error) : undefined}
        onRetry={() => void found.refetch()}
        empty={
          <EmptyState title={t('attempts.emptyTitle')} motif="bubbles">
            {t('attempts.empty')}
          </EmptyState>
        }
        footer={
          found.data &&
          listPager(found.data.page, (changes) =>
            setPage({ page: Number(changes['page'] ?? 0), size: Number(changes['size'] ?? page.size) }),
          )
        }
      />
    </section>
  );
}

/** Lets the exam end later. */
function EndDialog({ test, onClose }: { test: IntegratedTestDetail; onClose: () => void }) {
  const { t } = useTranslation('integrated-exams');
  const message = useErrorMessage();
  const { extend } = useIntegratedChanges();
  const [end, setEnd] = useState(() => dayAndTime(Date.parse(test.endsAt)) as { day: string | null; time: string });
  const endsAt = momentIn(end.day, end.time);
  const errors = fieldErrors(extend.error);
  return (
    <FormModal
      onClose={onClose}
      size="sm"
      title={t('extend.title')}
      submitLabel={t('extend.verb')}
      busy={extend.isPending}
      className={classes.form}
      onSubmit={async (event) => {
        event.preventDefault();
        if (endsAt === null) return;
        await extend.mutateAsync({ id: test.id, endsAt }).then(
          () => {
            toast(t('extend.done'));
            onClose();
          },
          () => undefined,
        );
      }}
    >
      {extend.error !== null && Object.keys(errors).length === 0 && (
        <Note tone="bad" live>
          {message(extend.error)}
        </Note>
      )}
      <p>{t('extend.body')}</p>
      <div className={classes.two}>
        <DayField
          label={t('fields.endDay')}
          value={end.day}
          error={errors['endsAt'] ?? (endsAt === null ? t('missing.endsAt') : undefined)}
          onChange={(day) => setEnd({ ...end, day })}
        />
        <TimeField
          label={t('fields.endTime')}
          placeholder="17:00"
          value={end.time}
          onChange={(time) => setEnd({ ...end, time })}
        />
      </div>
    </FormModal>
  );
}
