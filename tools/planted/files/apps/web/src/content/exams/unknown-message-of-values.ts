// refused by: tsc tsconfig.web.json TS2554
import { useTranslation } from '@vumon/i18n/react';

export function useSkillName(skill: 'VO' | 'XX') {
  const { t } = useTranslation('common');
  return t(`skills.${skill}`);
}
