// refused by: tsc tsconfig.node.json TS2554
import { createTranslator } from '@vumon/i18n';

export const title = createTranslator('results-export', { vi: {}, en: {} })('noSuchMessage', 'vi');
