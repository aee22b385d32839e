import { useQuery } from '@tanstack/react-query';
import { IconFilter } from '@tabler/icons-react';
import { skills, skillsOf, subjects } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Drawer, FilterChip, SelectField } from '@vumon/ui';
import { useState } from 'react';
import { useExamTypes, useGrades, useSeries } from '../../api/reference-data.ts';
import { useProfile } from '../../session/profile.ts';
import { ListTools } from '../../lists/ListPage.tsx';
import type { List } from '../../lists/use-list.ts';
import classes from './exams.module.css';
import { examCountsQuery } from './queries.ts';
import { filterNames, periods, type ExamScope } from './filters.ts';

/** Search, grade and type beside each other, everything else in a drawer, and a chip for each active filter of it. */
export function ExamFilters({
  list,
  scope,
  query,
  total,
}: {
  list: List;
  scope: ExamScope;
  /** What the counts by type are limited to. */
  query: Parameters<typeof examCountsQuery>[0];
  total: number;
}) {
  const mine = scope === 'mine';
  const { t } = useTranslation('exams');
  const { t: c } = useTranslation('common');
  const profile = useProfile();
  const { url, set } = list;
  const grades = useGrades();
  const types = useExamTypes();
  const series = useSeries(url['grade'] ?? null, url['subject'] ?? null);
  const [drawer, setDrawer] = useState(false);
  const counts = useQuery(examCountsQuery(query));
  const countOf = (code: string) => counts.data?.find((count) => String(count.examType) === code)?.count ?? 0;
  const subject = subjects.find((name) => name === url['subject']);
  // Without a subject chosen the skills of one's own come first.
  const skillsAsked = subject
    ? skillsOf[subject]
    : profile.subject
      ? [...new Set([...skillsOf[profile.subject], ...skills])]
      : skills;
  const choices = {
    subject: subjects.map((subject) => ({ value: subject as string, label: c(`subjects.${subject}`) })),
    skill: skillsAsked.map((skill) => ({ value: skill as string, label: c(`skills.${skill}`) })),
    series: series.choices,
    period: periods.map((period) => ({ value: period as string, label: t(`periods.${period}`) })),
    sample: scope === 'system' ? [{ value: 'true', label: t('filters.onlySamples') }] : [],
    status: mine
      ? [
          { value: 'DRAFT', label: t('status.DRAFT_PLAIN') },
          { value: 'READY', label: t('status.READY') },
        ]
      : [],
  };
  const drawerNames = (['subject', 'skill', 'series', 'period', 'sample', 'status'] as const).filter(
    (name) => choices[name].length > 0,
  );
  const alls = {
    subject: t('filters.allSubjects'),
    skill: t('filters.allSkills'),
    series: t('filters.allSeries'),
    period: t('filters.anyTime'),
    sample: t('filters.anySample'),
    status: t('filters.anyStatus'),
  };
  const inDrawer = drawerNames.filter((name) => url[name]);
  const clearInDrawer = () => set(Object.fromEntries(['search', ...filterNames].map((name) => [name, undefined])));
  const pick = (
    name: (typeof filterNames)[number],
    all: string,
    data: { value: string; label: string }[],
    label: string,
    width?: number,
  ) => (
    <SelectField
      key={name}
      {...(width ? { 'aria-label': label, w: width } : { label })}
      placeholder={all}
      data={data}
      value={url[name] ?? null}
      onChange={(value) => set({ [name]: value ?? undefined })}
      clearable
      searchable={data.length > 12}
    />
  );

  return (
    <>
      <ListTools list={list} search={t('searchPlaceholder')}>
        {pick('grade', t('filters.allGrades'), grades.choices, t('filters.grade'), 130)}
        {pick(
          'type',
          t('filters.allTypes'),
          types.choices
            .filter((choice) => countOf(choice.value) > 0 || choice.value === url['type'])
            .map((choice) => ({
              value: choice.value,
              label: t('filters.typeCount', { name: choice.label, count: countOf(choice.value) }),
            })),
          t('filters.type'),
          220,
        )}
        <Button
          icon={<IconFilter size={18} stroke={1.75} aria-hidden />}
          variant={inDrawer.length > 0 ? 'tint' : 'outline'}
          onClick={() => setDrawer(true)}
        >
          {inDrawer.length > 0 ? t('filters.moreCount', { number: inDrawer.length }) : t('filters.more')}
        </Button>
      </ListTools>
      {inDrawer.length > 0 && (
        <div className={classes.chips}>
          {inDrawer.map((name) => (
            <FilterChip
              key={name}
              name={t(`filters.${name}`)}
              value={choices[name].find((choice) => choice.value === url[name])?.label ?? url[name]}
              onRemove={() => set({ [name]: undefined })}
            />
          ))}
          <Button variant="link" size="sm" onClick={list.clear}>
            {t('filters.clear')}
          </Button>
        </div>
      )}
      <Drawer
        opened={drawer}
        onClose={() => setDrawer(false)}
        title={t('filters.more')}
        footer={
          <>
            <Button onClick={clearInDrawer}>{t('filters.clear')}</Button>
            <Button variant="primary" onClick={() => setDrawer(false)}>
              {t('filters.show', { count: total })}
            </Button>
          </>
        }
      >
        <div className={classes.drawer}>
          {drawerNames.map((name) => pick(name, alls[name], choices[name], t(`filters.${name}`)))}
        </div>
      </Drawer>
    </>
  );
}
