import { useFormat, useTranslation } from '@vumon/i18n/react';
import { cx, ProgressBar } from '@vumon/ui';
import { IconArrowsExchange, IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './landing.module.css';

const matrix = [
  [3, 1, 0],
  [6, 4, 2],
  [4, 4, 6],
  [3, 3, 4],
];
const rows = [0, 1, 2, 3] as const;
const columnsOfMatrix = [0, 1, 2] as const;
const samples = [0, 1, 2] as const;
const total = matrix.flat().reduce((sum, count) => sum + count, 0);
/** Right answers of four learners to six questions, with their marks in hundredths. */
const grid: readonly { right: readonly boolean[]; mark: number }[] = [
  { right: [true, true, true, true, false, true], mark: 825 },
  { right: [true, true, false, true, true, false], mark: 650 },
  { right: [true, true, true, true, true, true], mark: 950 },
  { right: [true, false, true, true, true, true], mark: 775 },
];

/** Four steps from the matrix of a test to the marks, drawn in the style of the product's own pages. */
export function Steps() {
  const { t } = useTranslation('landing');
  const { number, mark } = useFormat();
  const columns = columnsOfMatrix.map((column) => matrix.reduce((sum, row) => sum + row[column]!, 0));
  return (
    <>
      <h2 className={classes.sectionTitle} id="steps-title">
        {t('steps.title')}
      </h2>
      {/* What the steps show is not part of the trial that a visitor begins with. */}
      <p className={classes.plan}>{t('steps.plan')}</p>
      <div className={classes.steps}>
        <Step number={1} title={t('steps.format.title')} text={t('steps.format.text')}>
          <table className={classes.mini}>
            <thead>
              <tr>
                <th scope="col">{t('steps.format.part')}</th>
                {columnsOfMatrix.map((column) => (
                  <th key={column} scope="col">
                    {t(`steps.format.levels.${column}`)}
                  </th>
                ))}
                <th scope="col">{t('steps.format.total')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row}>
                  <th scope="row">{t(`steps.format.parts.${row}`)}</th>
                  {matrix[row]!.map((count, column) => (
                    <td key={column}>{count || ''}</td>
                  ))}
                  <td className="b6">{matrix[row]!.reduce((sum, count) => sum + count, 0)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('steps.format.share')}</th>
                {columns.map((count, column) => (
                  <td key={column}>{number((count / total) * 100, 0)}%</td>
                ))}
                <td>{total}</td>
              </tr>
            </tfoot>
          </table>
        </Step>
        <Step number={2} title={t('steps.questions.title')} text={t('steps.questions.text')}>
          <ul className={classes.picks} lang="en">
            {samples.map((index) => (
              <li key={index}>
                <span className="num muted">{17 + index}</span>
                <span className="ellipsis">{t(`steps.questions.samples.${index}`)}</span>
                {index < 2 ? (
                  <IconCheck className="ok" size={18} stroke={2} aria-hidden />
                ) : (
                  <span className={classes.swap}>
                    <IconArrowsExchange size={16} stroke={1.75} aria-hidden />
                    {t('steps.questions.swap')}
                  </span>
                )}
              </li>
            ))}
          </ul>
          <div className={classes.tally}>
            <b className="b6 num">{t('steps.questions.tally', { chosen: 34, total: 40 })}</b>
            <ProgressBar value={34} max={40} aria-label={t('steps.questions.tally', { chosen: 34, total: 40 })} />
            <b className="b6 num">{t('steps.questions.points', { points: mark(850) })}</b>
          </div>
        </Step>
        <Step number={3} title={t('steps.results.title')} text={t('steps.results.text')}>
          <table className={classes.mini}>
            <thead>
              <tr>
                <th scope="col">{t('steps.results.learner')}</th>
                {[1, 2, 3, 4, 5, 6].map((question) => (
                  <th key={question} scope="col">
                    {question}
                  </th>
                ))}
                <th scope="col">{t('steps.results.mark')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row}>
                  <th scope="row">{t(`steps.results.learners.${row}`)}</th>
                  {grid[row]!.right.map((right, question) => (
                    <td key={question} className={right ? undefined : classes.miss}>
                      {right ? (
                        <IconCheck
                          className={cx(classes.cellMark, 'ok')}
                          size={14}
                          stroke={2}
                          aria-label={t('steps.results.right')}
                        />
                      ) : (
                        <IconX
                          className={cx(classes.cellMark, 'bad')}
                          size={14}
                          stroke={2}
                          aria-label={t('steps.results.wrong')}
                        />
                      )}
                    </td>
                  ))}
                  <td className="b6">{mark(grid[row]!.mark)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Step>
      </div>
    </>
  );
}

function Step({ number, title, text, children }: { number: number; title: string; text: string; children: ReactNode }) {
  return (
    <article className={classes.step}>
      <div className={classes.stepCard}>
        <span className={classes.stepNumber} aria-hidden="true">
          {number}
        </span>
        {children}
      </div>
      <h3 className={classes.stepTitle}>{title}</h3>
      <p className="muted">{text}</p>
    </article>
  );
}
