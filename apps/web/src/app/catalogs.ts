/** Where each namespace's words are; every catalog is a chunk of its own, loaded when a page first asks for it. */
import type { Catalog, LoadCatalog } from '@vumon/i18n';
import { isQuestionTypeNamespace, loadQuestionTypeCatalog } from '@vumon/question-types/messages';

type Module = { default: Catalog };
const features = import.meta.glob<Module>('../features/*/messages.*.json');
const own = import.meta.glob<Module>('./messages.*.json');
const player = import.meta.glob<Module>('../player/messages.*.json');
const review = import.meta.glob<Module>('../player/review/messages.*.json');
const common = import.meta.glob<Module>('../../../../packages/i18n/catalogs/*.json');
const ui = import.meta.glob<Module>('../../../../packages/ui/src/messages.*.json');

const find = (locale: string, namespace: string) => {
  if (namespace === 'app') return own[`./messages.${locale}.json`];
  if (namespace === 'player') return player[`../player/messages.${locale}.json`];
  if (namespace === 'review') return review[`../player/review/messages.${locale}.json`];
  if (namespace === 'ui') return ui[`../../../../packages/ui/src/messages.${locale}.json`];
  return features[`../features/${namespace}/messages.${locale}.json`] ?? common[`../../../../packages/i18n/catalogs/${namespace}.${locale}.json`];
};

export const loadCatalog: LoadCatalog = async (locale, namespace) => {
  if (isQuestionTypeNamespace(namespace)) return loadQuestionTypeCatalog(locale, namespace);
  const load = find(locale, namespace);
  if (!load) throw new Error(`no catalog ${namespace}.${locale}`);
  return (await load()).default;
};
