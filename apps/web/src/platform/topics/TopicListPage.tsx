/** The topics of the curriculum by subject and grade: rename, reorder, hide and add. */
import { useQuery } from '@tanstack/react-query';
import {
  IconArrowBackUp,
  IconChevronDown,
  IconChevronUp,
  IconEye,
  IconEyeOff,
  IconHistory,
  IconPencil,
  IconPlus,
} from '@tabler/icons-react';
import type { KeptTopic } from '@vumon/contract';
import { subjects } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import {
  Button,
  EmptyState,
  Segmented,
  SelectField,
  SkillDot,
  Table,
  Tag,
  toast,
  type Column,
  type Hue,
} from '@vumon/ui';
import { useState } from 'react';
import { useGrades } from '../../api/reference-data.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import { HistoryDialog } from '../../lists/HistoryDialog.tsx';
import { ListPage } from '../../lists/ListPage.tsx';
import { rowActions } from '../../lists/row-actions.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import { managedTopicsQuery, topicHistoryQuery, useTopicChanges } from './queries.ts';
import { TopicDialog } from './TopicDialog.tsx';
import classes from './topics.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const noGrade = '-';

function useTopicColumns(
  rows: readonly KeptTopic[] | undefined,
  onEdit: (topic: KeptTopic) => void,
  onHistory: (topic: KeptTopic) => void,
): Column<KeptTopic>[] {
  const { t } = useTranslation('topics');
  const { t: c } = useTranslation('common');
  const report = useReport();
  const { t: h } = useTranslation('history');
  const { change, move, undo } = useTopicChanges();
  const takeBack = async ({ id, revision }: KeptTopic) => {
    await undo.mutateAsync({ id, revision });
    toast(t('undone'));
  };
  const show = async (topic: KeptTopic, active: boolean) => {
    await change.mutateAsync({ id: topic.id, name: topic.name, nameEn: topic.nameEn, active });
    toast(t(active ? 'shown' : 'hidden', { name: topic.name }));
  };
  return [
    {
      key: 'number',
      header: t('columns.number'),
      width: 56,
      numeric: true,
      narrow: 'plain',
      cell: (topic) => (rows?.indexOf(topic) ?? 0) + 1,
    },
    {
      key: 'name',
      header: t('columns.name'),
      narrow: 'title',
      cell: (topic) => (
        <span className={classes.text}>
          <span>{topic.name}</span>
          <small lang="en">{topic.nameEn}</small>
        </span>
      ),
    },
    {
      key: 'strand',
      header: t('columns.strand'),
      width: 210,
      cell: (topic) =>
        topic.strand ? (
          <SkillDot hue={topic.strand.toLowerCase() as Hue}>{c(`skills.${topic.strand}`)}</SkillDot>
        ) : (
          t('allSkills')
        ),
    },
    {
      key: 'state',
      header: t('columns.state'),
      width: 120,
      cell: (topic) => <Tag tone={topic.active ? 'ok' : 'neutral'}>{t(topic.active ? 'active' : 'inactive')}</Tag>,
    },
    rowActions({
      header: t('columns.actions'),
      label: (topic) => t('actionsOf', { name: topic.name }),
      nameOf: (topic) => topic.name,
      items: (topic) => [
        { label: c('edit'), icon: <IconPencil {...icon} />, onSelect: () => onEdit(topic) },
        {
          label: t('up'),
          icon: <IconChevronUp {...icon} />,
          onSelect: () => report(move.mutateAsync({ id: topic.id, by: -1 })),
        },
        {
          label: t('down'),
          icon: <IconChevronDown {...icon} />,
          onSelect: () => report(move.mutateAsync({ id: topic.id, by: 1 })),
        },
        {
          label: t(topic.active ? 'hide' : 'show'),
          icon: topic.active ? <IconEyeOff {...icon} /> : <IconEye {...icon} />,
          divided: true,
          onSelect: () => report(show(topic, !topic.active)),
        },
        { label: h('button'), icon: <IconHistory {...icon} />, onSelect: () => onHistory(topic) },
        topic.revision > 1 && {
          label: t('undo'),
          icon: <IconArrowBackUp {...icon} />,
          onSelect: () => report(takeBack(topic)),
        },
      ],
    }),
  ];
}

export default function TopicListPage() {
  const { t } = useTranslation('topics');
  const { t: c } = useTranslation('common');
  const messageOf = useErrorMessage();
  const [url, set] = useUrlState();
  const grades = useGrades();
  const [editing, setEditing] = useState<KeptTopic | 'new' | null>(null);
  const subject = subjects.find((one) => one === url['subject']) ?? 'MATH';
  const grade = url['grade'] ?? 'G9';
  const result = useQuery(managedTopicsQuery({ subject, ...(grade !== noGrade && { grade: [grade] }) }));
  const rows = result.data?.filter((topic) => grade !== noGrade || topic.gradeId === null);

  const [looking, setLooking] = useState<KeptTopic | null>(null);
  const columns = useTopicColumns(rows, setEditing, setLooking);
  return (
    <ListPage
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <Button
          variant="primary"
          icon={<IconPlus size={18} stroke={2} aria-hidden />}
          onClick={() => setEditing('new')}
        >
          {t('add')}
        </Button>
      }
    >
      <div className={classes.tools}>
        <Segmented
          aria-label={t('subject')}
          value={subject}
          options={subjects.map((value) => ({ value, label: c(`subjects.${value}`) }))}
          onChange={(value) => set({ subject: value })}
        />
        <SelectField
          aria-label={t('grade')}
          data={[...grades.choices, { value: noGrade, label: t('noGrade') }]}
          value={grade}
          allowDeselect={false}
          onChange={(value) => value && set({ grade: value })}
          w={220}
        />
      </div>
      <Table
        aria-label={t('title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowHeight={72}
        error={result.error ? messageOf(result.error) : undefined}
        onRetry={() => void result.refetch()}
        empty={<EmptyState title={t('empty')} motif="grid" />}
      />
      {editing !== null && (
        <TopicDialog
          topic={editing === 'new' ? null : editing}
          subject={subject}
          gradeId={grade === noGrade ? null : grade}
          onClose={() => setEditing(null)}
        />
      )}
      {looking && (
        <HistoryDialog
          title={looking.name}
          query={topicHistoryQuery(looking.id)}
          labelOf={(name) =>
            name === 'name' ? t('nameVi') : name === 'nameEn' ? t('nameEn') : name === 'active' ? t('active') : name
          }
          onClose={() => setLooking(null)}
        />
      )}
    </ListPage>
  );
}
