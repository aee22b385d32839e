/** Catalogs of the player. A module of its own, because the list of all catalogs would weigh on the first load. */
import type { LoadCatalog } from '@vumon/i18n';
import { isQuestionTypeNamespace, loadQuestionTypeCatalog } from '@vumon/question-types/messages';
import { loadFirstCatalog } from './first-catalogs.ts';

/** Words of what an attempt shows now and then. Here, so that a device can hold them with the player. */
const attempt = {
  vi: () => import('./screen/on-demand/messages.vi.json'),
  en: () => import('./screen/on-demand/messages.en.json'),
};

/** `loadOther` loads words of what is loaded on demand, or of the main app once the test is over. */
export const playerCatalogs =
  (loadOther: LoadCatalog): LoadCatalog =>
  async (locale, namespace) => {
    if (namespace === 'attempt') return (await attempt[locale]()).default;
    if (isQuestionTypeNamespace(namespace)) return loadQuestionTypeCatalog(locale, namespace);
    return (await loadFirstCatalog(locale, namespace)) ?? loadOther(locale, namespace);
  };
