import { useQuery } from '@tanstack/react-query';
import { IconFilter } from '@tabler/icons-react';
import { skills, skillsOf, subjects } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Drawer, FilterChip, SelectField } from '@vumon/ui';
import { useState, type ComponentProps } from 'react';
import { useExamTypes, useGrades, useSeries } from '../../api/reference-data.ts';
import { useProfile } from '../../session/profile.ts';
import { ListFilter, ListTools } from '../../lists/ListPage.tsx';
import type { Search } from '../../navigation/paths.ts';
import type { List } from '../../lists/use-list.ts';
import classes from './exams.module.css';
import { examCountsQuery } from './queries.ts';
import { filterNames, periods, type ExamScope } from './filters.ts';

/** A field with more choices than this can be searched. */
const searchableFrom = 12;

/** Search, grade and type beside each other, everything else in a drawer, and a chip for each active filter of it. */
export function ExamFilters({
  list,
  scope,
  query,
  total,
  columns,
}: {
  list: List;
  scope: ExamScope;
  /** What the counts by type are limited to. */
  query: Parameters<typeof examCountsQuery>[0];
  total: number;
  columns: ComponentProps<typeof ListTools>['columns'];
}) {
  const { t } = useTranslation('exams');
  const { url, set } = list;
  const grades = useGrades();
  const types = useExamTypes();
  const [drawer, setDrawer] = useState(false);
  const counts = useQuery(examCountsQuery(query));
  const countOf = (code: string) => counts.data?.find((count) => String(count.examType) === code)?.count ?? 0;
  const filters = useDrawerFilters(url, scope);
  const typeChoices = types.choices
    .filter((choice) => countOf(choice.value) > 0 || choice.value === url['type'])
    .map((choice) => ({
      value: choice.value,
      label: t('filters.typeCount', { name: choice.label, count: countOf(choice.value) }),
    }));
  const inDrawer = filters.filter(({ name }) => url[name]);
  const clearInDrawer = () => set(Object.fromEntries(['search', ...filterNames].map((name) => [name, undefined])));
  return (
    <>
      <ListTools list={list} search={t('searchPlaceholder')} columns={columns}>
        <ListFilter
          list={list}
          name="grade"
          label={t('filters.grade')}
          placeholder={t('filters.allGrades')}
          data={grades.choices}
          searchable={grades.choices.length > searchableFrom}
          w={130}
        />
        <ListFilter
          list={list}
          name="type"
          label={t('filters.type')}
          placeholder={t('filters.allTypes')}
          data={typeChoices}
          searchable={typeChoices.length > searchableFrom}
          w={220}
        />
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
          {inDrawer.map(({ name, choices }) => (
            <FilterChip
              key={name}
              name={t(`filters.${name}`)}
              value={choices.find((choice) => choice.value === url[name])?.label ?? url[name]}
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
          {filters.map(({ name, all, choices }) => (
            <SelectField
              key={name}
              label={t(`filters.${name}`)}
              placeholder={all}
              data={choices}
              value={url[name] ?? null}
              onChange={(value) => set({ [name]: value ?? undefined })}
              clearable
              searchable={choices.length > searchableFrom}
            />
          ))}
        </div>
      </Drawer>
    </>
  );
}

interface DrawerFilter {
  readonly name: (typeof filterNames)[number];
  /** Shown while the filter is not set. */
  readonly all: string;
  readonly choices: { value: string; label: string }[];
}

/** The filters in the drawer, those without choices left out. */
function useDrawerFilters(url: Search, scope: ExamScope): DrawerFilter[] {
  const { t } = useTranslation('exams');
  const { t: c } = useTranslation('common');
  const profile = useProfile();
  const series = useSeries(url['grade'] ?? null, url['subject'] ?? null);
  const subject = subjects.find((name) => name === url['subject']);
  // Without a subject chosen the skills of one's own come first.
  const skillsAsked = subject
    ? skillsOf[subject]
    : profile.subject
      ? [...new Set([...skillsOf[profile.subject], ...skills])]
      : skills;
  const filters: DrawerFilter[] = [
    {
      name: 'subject',
      all: t('filters.allSubjects'),
      choices: subjects.map((one) => ({ value: one, label: c(`subjects.${one}`) })),
    },
    {
      name: 'skill',
      all: t('filters.allSkills'),
      choices: skillsAsked.map((skill) => ({ value: skill, label: c(`skills.${skill}`) })),
    },
    { name: 'series', all: t('filters.allSeries'), choices: series.choices },
    {
      name: 'period',
      all: t('filters.anyTime'),
      choices: periods.map((period) => ({ value: period, label: t(`periods.${period}`) })),
    },
    {
      name: 'sample',
      all: t('filters.anySample'),
      choices: scope === 'system' ? [{ value: 'true', label: t('filters.onlySamples') }] : [],
    },
    {
      name: 'status',
      all: t('filters.anyStatus'),
      choices:
        scope === 'mine'
          ? [
              { value: 'DRAFT', label: t('status.DRAFT_PLAIN') },
              { value: 'READY', label: t('status.READY') },
            ]
          : [],
    },
  ];
  return filters.filter(({ choices }) => choices.length > 0);
}
