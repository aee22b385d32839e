/** Catalogs of the question types. Each is loaded when its namespace is first used. */
type Locale = 'vi' | 'en';
interface Catalog {
  readonly problems: Readonly<Record<string, string>>;
  readonly [section: string]: unknown;
}
const shared: Readonly<Record<Locale, () => Promise<{ default: Catalog }>>> = {
  vi: () => import('../messages.vi.json', { with: { type: 'json' } }),
  en: () => import('../messages.en.json', { with: { type: 'json' } }),
};

/** Messages that only authors of a rubric need. */
const editing: Readonly<Record<Locale, () => Promise<{ default: Readonly<Record<string, unknown>> }>>> = {
  vi: () => import('../editing/messages.vi.json', { with: { type: 'json' } }),
  en: () => import('../editing/messages.en.json', { with: { type: 'json' } }),
};

const rubric: Readonly<Record<Locale, () => Promise<{ default: Readonly<Record<string, unknown>> }>>> = {
  vi: () => import('../marking/messages.vi.json', { with: { type: 'json' } }),
  en: () => import('../marking/messages.en.json', { with: { type: 'json' } }),
};

/** The one list of the families' catalogs. */
export const familyCatalogs = {
  'qt-choice': {
    vi: () => import('../types/choice/messages.vi.json', { with: { type: 'json' } }),
    en: () => import('../types/choice/messages.en.json', { with: { type: 'json' } }),
  },
  'qt-tiles': {
    vi: () => import('../types/tiles/messages.vi.json', { with: { type: 'json' } }),
    en: () => import('../types/tiles/messages.en.json', { with: { type: 'json' } }),
  },
  'qt-ordering': {
    vi: () => import('../types/ordering/messages.vi.json', { with: { type: 'json' } }),
    en: () => import('../types/ordering/messages.en.json', { with: { type: 'json' } }),
  },
  'qt-text-gaps': {
    vi: () => import('../types/text-gaps/messages.vi.json', { with: { type: 'json' } }),
    en: () => import('../types/text-gaps/messages.en.json', { with: { type: 'json' } }),
  },
  'qt-composite': {
    vi: () => import('../types/composite/messages.vi.json', { with: { type: 'json' } }),
    en: () => import('../types/composite/messages.en.json', { with: { type: 'json' } }),
  },
  'qt-matching': {
    vi: () => import('../types/matching/messages.vi.json', { with: { type: 'json' } }),
    en: () => import('../types/matching/messages.en.json', { with: { type: 'json' } }),
  },
  'qt-grid': {
    vi: () => import('../types/grid/messages.vi.json', { with: { type: 'json' } }),
    en: () => import('../types/grid/messages.en.json', { with: { type: 'json' } }),
  },
  'qt-drawing': {
    vi: () => import('../types/drawing/messages.vi.json', { with: { type: 'json' } }),
    en: () => import('../types/drawing/messages.en.json', { with: { type: 'json' } }),
  },
  'qt-writing': {
    vi: () => import('../types/writing/messages.vi.json', { with: { type: 'json' } }),
    en: () => import('../types/writing/messages.en.json', { with: { type: 'json' } }),
  },
  'qt-speaking': {
    vi: () => import('../types/speaking/messages.vi.json', { with: { type: 'json' } }),
    en: () => import('../types/speaking/messages.en.json', { with: { type: 'json' } }),
  },
  'qt-inline-lists': {
    vi: () => import('../types/inline-lists/messages.vi.json', { with: { type: 'json' } }),
    en: () => import('../types/inline-lists/messages.en.json', { with: { type: 'json' } }),
  },
  'qt-marked-text': {
    vi: () => import('../types/marked-text/messages.vi.json', { with: { type: 'json' } }),
    en: () => import('../types/marked-text/messages.en.json', { with: { type: 'json' } }),
  },
  'qt-scene': {
    vi: () => import('../types/scene/messages.vi.json', { with: { type: 'json' } }),
    en: () => import('../types/scene/messages.en.json', { with: { type: 'json' } }),
  },
} satisfies Record<string, Readonly<Record<Locale, () => Promise<{ default: Catalog }>>>>;

export type QuestionTypeNamespace = 'qt' | 'qt-editing' | 'qt-types' | 'qt-rubric' | keyof typeof familyCatalogs;

export const questionTypeNamespaces: readonly QuestionTypeNamespace[] = [
  'qt',
  'qt-editing',
  'qt-types',
  'qt-rubric',
  ...(Object.keys(familyCatalogs) as (keyof typeof familyCatalogs)[]),
];

export const isQuestionTypeNamespace = (namespace: string): namespace is QuestionTypeNamespace =>
  (questionTypeNamespaces as readonly string[]).includes(namespace);

/**
 * The catalog of a namespace: `qt` has the common messages of players and reviews, `qt-editing` those
 * of editors, which learners never load; a family's has its own messages
 * and the common problems; `qt-types` names every type (`types.MC1.name`), for lists and pickers.
 */
export async function loadQuestionTypeCatalog(
  locale: Locale,
  namespace: QuestionTypeNamespace,
): Promise<Readonly<Record<string, unknown>>> {
  if (namespace === 'qt-editing') return (await editing[locale]()).default;
  if (namespace === 'qt-types') return { types: await (await import('./names.ts')).namesOfTypes(locale) };
  const common = (await shared[locale]()).default;
  if (namespace === 'qt') return common;
  if (namespace === 'qt-rubric') return (await rubric[locale]()).default;
  const family: Catalog = (await familyCatalogs[namespace][locale]()).default;
  return { ...family, problems: { ...common.problems, ...family.problems } };
}
