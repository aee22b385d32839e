/** The topics of the curriculum by subject and grade: rename, reorder, hide and add. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
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
import type { KeptTopic, ListedTopic } from '@vumon/contract';
import { skillsOf, subjects, type Subject } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, Segmented, SkillDot, Tag, toast, type Column, type Hue } from '@vumon/ui';
import { useState } from 'react';
import { useGrades } from '../../api/reference-data.ts';
import { useReport } from '../../forms/report.ts';
import { HistoryDialog } from '../../lists/HistoryDialog.tsx';
import { ListFilter, ListPage, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { rowActions } from '../../lists/row-actions.tsx';
import { useList, type List } from '../../lists/use-list.ts';
import { NoMatch } from '../../lists/views/NoMatch.tsx';
import { managedTopicsQuery, topicHistoryQuery, useTopicChanges } from './queries.ts';
import { noGrade, TopicDialog } from './TopicDialog.tsx';
import classes from './topics.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

function useTopicColumns(
  onEdit: (topic: KeptTopic) => void,
  onHistory: (topic: KeptTopic) => void,
): Column<ListedTopic>[] {
  const { t } = useTranslation('topics');
  const { t: c } = useTranslation('common');
  const report = useReport();
  const { t: h } = useTranslation('history');
  const grades = useGrades();
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
      key: 'name',
      header: t('columns.name'),
      sortable: true,
      narrow: 'title',
      cell: (topic) => (
        <span className={classes.text}>
          <span>{topic.name}</span>
          <small lang="en">{topic.nameEn}</small>
        </span>
      ),
    },
    {
      key: 'grade',
      header: t('grade'),
      width: 150,
      narrow: 'plain',
      cell: ({ gradeId }) => (gradeId === null ? '–' : grades.nameOf(gradeId)),
    },
    {
      key: 'place',
      header: t('columns.number'),
      sortable: true,
      width: 100,
      numeric: true,
      cell: ({ place }) => place,
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

/** Which topics: those of a subject, with search and filters. */
function Filters({ list, subject, columns }: { list: List; subject: Subject; columns: Column<ListedTopic>[] }) {
  const { t } = useTranslation('topics');
  const { t: c } = useTranslation('common');
  const grades = useGrades();
  return (
    <ListTools list={list} search={t('search')} columns={columns}>
      <Segmented
        aria-label={t('subject')}
        value={subject}
        options={subjects.map((value) => ({ value, label: c(`subjects.${value}`) }))}
        onChange={(value) => list.set({ subject: value, strand: undefined })}
      />
      <ListFilter
        list={list}
        name="grade"
        label={t('grade')}
        placeholder={t('anyGrade')}
        data={[...grades.choices, { value: noGrade, label: t('noGrade') }]}
        w={220}
      />
      <ListFilter
        list={list}
        name="strand"
        label={t('columns.strand')}
        placeholder={t(subject === 'MATH' ? 'anyStrand' : 'anySkill')}
        data={skillsOf[subject].map((value) => ({ value, label: c(`skills.${value}`) }))}
        w={210}
      />
      <ListFilter
        list={list}
        name="active"
        label={t('columns.state')}
        placeholder={t('anyState')}
        data={(['true', 'false'] as const).map((value) => ({
          value,
          label: t(value === 'true' ? 'active' : 'inactive'),
        }))}
        w={170}
      />
    </ListTools>
  );
}

export default function TopicListPage() {
  const { t } = useTranslation('topics');
  const { t: c } = useTranslation('common');
  const list = useList({ keep: 'topics', sorts: ['place', 'name'], filters: ['grade', 'strand', 'active'] });
  const { url } = list;
  const subject = subjects.find((one) => one === url['subject']) ?? 'MATH';
  const grade = url['grade'];
  const query = {
    ...list.query,
    subject,
    grade,
    strand: skillsOf[subject].find((one) => one === url['strand']),
    active: (['true', 'false'] as const).find((one) => one === url['active']),
  };
  const client = useQueryClient();
  const result = useQuery(managedTopicsQuery(query));
  const [editing, setEditing] = useState<KeptTopic | 'new' | null>(null);
  const [looking, setLooking] = useState<KeptTopic | null>(null);
  const columns = useTopicColumns(setEditing, setLooking);
  const add = (
    <Button variant="primary" icon={<IconPlus size={18} stroke={2} aria-hidden />} onClick={() => setEditing('new')}>
      {t('add')}
    </Button>
  );
  return (
    <ListPage title={t('title')} subtitle={t('subtitle')} actions={add}>
      <Filters list={list} subject={subject} columns={columns} />
      <ListTable
        label={t('title')}
        list={list}
        result={result}
        all={(part) => client.fetchQuery(managedTopicsQuery({ ...query, ...part }))}
        facts={[c(`subjects.${subject}`)]}
        columns={columns}
        empty={
          <NoMatch list={list}>
            <EmptyState title={t('empty')} motif="grid" action={add} />
          </NoMatch>
        }
      />
      {editing !== null && (
        <TopicDialog
          topic={editing === 'new' ? null : editing}
          subject={subject}
          grade={grade}
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
