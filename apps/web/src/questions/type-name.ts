/** Names of question types, as the subject calls them. */
import type { Subject } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';

/** A written answer is a text in English and a solution in maths. */
export function useTypeName(): (code: string, subject?: Subject) => string {
  const { find } = useTranslation('qt-types');
  return (code, subject) =>
    (subject === 'MATH' ? find('types', `${code}.inMaths`) : undefined) ?? find('types', `${code}.name`) ?? code;
}
