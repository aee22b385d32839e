import { featureDecision, featureOfExam, type Feature } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { SelectField } from '@vumon/ui';
import { useState } from 'react';
import { useExamTypes } from '../../../api/reference-data.ts';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { serverNow } from '../../../session/plan.ts';
import { entitlementOf, useProfile } from '../../../session/profile.ts';
import classes from './builder.module.css';

const groups = ['EXAM', 'PRACTICE', 'PREP', 'INTERNATIONAL', 'LABELLED'] as const;

interface TypeFieldProps {
  value: number | null;
  subject: 'ENGLISH' | 'MATH';
  error: string | undefined;
  onChange(value: number | null): void;
}

/** The type of a test. Types that need a higher package are on show, and locked: the server refuses them when saving. */
export function TypeField({ value, subject, error, onChange }: TypeFieldProps) {
  const { t } = useTranslation('exams');
  const profile = useProfile();
  const [now] = useState(() => serverNow(profile));
  // A stored test keeps its type.
  const [first] = useState(value);
  const types = useExamTypes(String(value));
  const lockOf = (code: string, group: string): Feature | null => {
    const feature = featureOfExam({ examType: Number(code), isInternational: group === 'INTERNATIONAL' });
    if (feature === null || Number(code) === first) return null;
    return featureDecision(entitlementOf(profile), feature, now) === 'allowed' ? null : feature;
  };
  const choices = types.choices
    // International exams are of English alone.
    .filter((one) => subject === 'ENGLISH' || one.group !== 'INTERNATIONAL' || one.value === String(value))
    .map((one) => ({ ...one, lock: lockOf(one.value, one.group) }));
  const missing = choices.find(({ lock }) => lock !== null)?.lock;
  return (
    <SelectField
      id="info-examType"
      label={t('info.type')}
      placeholder={t('info.typePlaceholder')}
      searchable
      allowDeselect={false}
      value={value === null ? null : String(value)}
      error={error}
      description={
        missing && (
          <>
            {t('info.lockedTypes')}{' '}
            <AppLink className={classes.inText!} href={`/payment?type=upgrade&feature=${missing}`}>
              {t('info.seePackages')}
            </AppLink>
          </>
        )
      }
      data={groups
        .map((group) => {
          const items = choices.filter((one) => one.group === group);
          const name = t(`info.groups.${group}`);
          return {
            group: items.every(({ lock }) => lock !== null) ? t('info.lockedGroup', { group: name }) : name,
            items: items.map(({ value: code, label, lock }) => ({ value: code, label, disabled: lock !== null })),
          };
        })
        .filter(({ items }) => items.length > 0)}
      onChange={(code) => onChange(code === null ? null : Number(code))}
    />
  );
}
