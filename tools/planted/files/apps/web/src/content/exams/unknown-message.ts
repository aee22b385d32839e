// refused by: tsc tsconfig.web.json TS2554
import { useTranslation } from '@vumon/i18n/react';

export const useTitle = () => useTranslation('exams').t('noSuchMessage');
