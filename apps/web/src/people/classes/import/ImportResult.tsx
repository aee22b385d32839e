import type { ImportChecked } from '@vumon/contract';
import { IconCheck, IconWand, IconX } from '@tabler/icons-react';
import { formatDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import classes from './import.module.css';

/** The result first, then every row to correct: its number in the margin, the value, the reason. */
export function ImportResult({ checked }: { checked: ImportChecked }) {
  const { t } = useTranslation('classes');
  const { t: w, find } = useTranslation('imports');
  const { t: c } = useTranslation('common');
  return (
    <>
      <div className={classes.tally} role="status">
        <p className={classes.good}>
          <span className={classes.numeral}>{checked.good}</span>
          <IconCheck size={16} stroke={2} aria-hidden />
          {t('import.good')}
        </p>
        <p className={classes.bad}>
          <span className={classes.numeral}>{checked.bad.length}</span>
          <IconX size={16} stroke={2} aria-hidden />
          {t('import.bad')}
        </p>
      </div>
      <div>
        {checked.notes.map(({ code, count }) => (
          <p key={code} className={classes.note}>
            <IconWand size={16} stroke={1.75} aria-hidden />
            {w(`notes.${code}`, { count })}
          </p>
        ))}
      </div>
      {checked.goodRows.length > 0 && (
        <details className={classes.details} open={checked.bad.length === 0}>
          <summary>{t('import.goodRows', { count: checked.good })}</summary>
          <ul className={classes.became}>
            {checked.columns.flatMap(({ index, header, field }) =>
              field
                ? [
                    <li key={index}>
                      {t('import.became', { header: header || String(index + 1), field: w(`fields.${field}`) })}
                    </li>,
                  ]
                : [],
            )}
          </ul>
          <ol className={classes.rows} aria-label={t('import.goodRows', { count: checked.good })}>
            {checked.goodRows.map(({ row, name, code, birthday, gender, phone, email }) => (
              <li key={row} className={classes.row}>
                <span className={classes.rowNumber}>
                  <span className="visually-hidden">{t('import.row')} </span>
                  {row}
                </span>
                <div className={classes.rowBody}>
                  <p className={classes.rowName}>{name}</p>
                  <p className={classes.value}>
                    {[code, birthday && formatDay(birthday), gender && c(`genders.${gender}`), phone, email]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </details>
      )}
      {checked.bad.length > 0 && (
        <ol className={classes.rows} aria-label={t('import.badRows')}>
          {checked.bad.map(({ row, name, problems }) => (
            <li key={row} className={classes.row}>
              <span className={classes.rowNumber}>
                <span className="visually-hidden">{t('import.row')} </span>
                {row}
              </span>
              <div className={classes.rowBody}>
                <p className={classes.rowName}>{name || t('import.noName')}</p>
                {problems.map(({ field, value, code, params }, index) => (
                  <div key={index}>
                    {field && (
                      <p className={classes.value}>
                        {w(`fields.${field}`)}: <mark className={classes.mark}>{value || '\u00a0'}</mark>
                      </p>
                    )}
                    <p className={classes.reason}>{find('reasons', code, params) ?? code}</p>
                  </div>
                ))}
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
