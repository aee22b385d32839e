/** The learner's marks in time, beside the average of each test. */
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Chart } from '@vumon/ui/charts/svg/Chart.tsx';
import { Lines } from '@vumon/ui/charts/svg/Lines.tsx';
import classes from './learners.module.css';
import type { LearnerProgress } from './queries.ts';

export default function MarksOverTime({ marks }: { marks: LearnerProgress['marks'] }) {
  const { t } = useTranslation('learners');
  const format = useFormat();
  const last = marks.at(-1);
  const above = marks.filter(({ mark, average }) => mark >= average).length;
  return (
    <Chart
      title={t('marks.title')}
      says={
        last &&
        t('marks.says', {
          count: marks.length,
          above: format.number(above, 0),
          mark: format.mark(last.mark),
          title: last.title,
        })
      }
      aside={marks.length > 0 && t('marks.aside')}
      words={{ table: t('marks.table'), hide: t('marks.hide') }}
      columns={[t('marks.test'), t('marks.day'), t('marks.mark'), t('marks.average')]}
      rows={marks.map(({ title, submittedAt, mark, average }) => [
        title,
        formatDay(submittedAt),
        format.mark(mark),
        format.mark(average),
      ])}
      empty={<p className={classes.muted}>{t('marks.none')}</p>}
    >
      <Lines
        max={10}
        data={marks.map(({ assignmentId, submittedAt, mark, average }) => ({
          key: assignmentId,
          label: formatDay(submittedAt).slice(0, 5),
          value: mark / 100,
          second: average / 100,
        }))}
      />
    </Chart>
  );
}
