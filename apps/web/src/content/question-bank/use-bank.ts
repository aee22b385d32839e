import { useTranslation } from '@vumon/i18n/react';
import type { Breadcrumb } from '../../frame/AppFrame.tsx';
import { useProfile } from '../../session/profile.ts';

/** The question bank that this user edits: teachers their own, staff the system's. */
export function useBank() {
  const { t } = useTranslation('question-bank');
  const { role } = useProfile();
  const teacher = role === 'TEACHER';
  const base: '/questions' | '/manage/questions' = teacher ? '/questions' : '/manage/questions';
  return {
    teacher,
    /** Path of the list. */
    base,
    /** Search parameters with which the list shows the questions that this user edits. */
    ownSearch: teacher ? { m: 'mine' } : {},
    /** The list with the questions of one import. */
    importedHref: (importId: string) => `${base}?${teacher ? 'm=mine&' : ''}import=${importId}` as const,
    /** The breadcrumb of a page below the list. */
    crumbsTo: (label: string): Breadcrumb => [
      { label: t('title'), href: base },
      ...(teacher ? [{ label: t('scopes.mine'), href: `${base}?m=mine` as const }] : []),
      { label },
    ],
  };
}
