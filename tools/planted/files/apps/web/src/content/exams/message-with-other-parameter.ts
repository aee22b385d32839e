// refused by: tsc tsconfig.web.json TS2353
import { useTranslation } from '@vumon/i18n/react';

export const useCount = () => useTranslation('common').t('questionCount', { count: 1, name: 'A' });
