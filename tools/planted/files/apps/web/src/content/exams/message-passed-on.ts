// refused by: tsc tsconfig.web.json TS2345
import type { Translate } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';

const titleOf = (t: Translate<'exams'>) => t('title');
export const useTitle = () => titleOf(useTranslation('classes').t);
