// refused by: tsc tsconfig.node.json TS2554
import { createTranslator } from '@vumon/i18n';

export const reason = createTranslator('question-imports', { vi: {}, en: {} }).find('reasons', 'A_CODE', 'vi');
