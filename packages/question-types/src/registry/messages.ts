/** Catalogs of the question types. Each is loaded when its namespace is first used. */
type Locale = 'vi' | 'en';
interface Catalog {
  readonly problems: Readonly<Record<string, string>>;
  readonly [section: string]: unknown;
}
interface FamilyCatalog extends Catalog {
  readonly types: Readonly<Record<string, { readonly name: string; readonly hint: string }>>;
}

const shared: Readonly<Record<Locale, () => Promise<{ default: Catalog }>>> = {
  vi: () => import('../messages.vi.json'),
  en: () => import('../messages.en.json'),
};

/** Messages that only authors of a rubric need. */
const editing: Readonly<Record<Locale, () => Promise<{ default: Readonly<Record<string, unknown>> }>>> = {
  vi: () => import('../editing/messages.vi.json'),
  en: () => import('../editing/messages.en.json'),
};

const rubric: Readonly<Record<Locale, () => Promise<{ default: Readonly<Record<string, unknown>> }>>> = {
  vi: () => import('../marking/messages.vi.json'),
  en: () => import('../marking/messages.en.json'),
};

const families = {
  'qt-choice': {
    vi: () => import('../types/choice/messages.vi.json'),
    en: () => import('../types/choice/messages.en.json'),
  },
  'qt-tiles': {
    vi: () => import('../types/tiles/messages.vi.json'),
    en: () => import('../types/tiles/messages.en.json'),
  },
  'qt-ordering': {
    vi: () => import('../types/ordering/messages.vi.json'),
    en: () => import('../types/ordering/messages.en.json'),
  },
  'qt-text-gaps': {
    vi: () => import('../types/text-gaps/messages.vi.json'),
    en: () => import('../types/text-gaps/messages.en.json'),
  },
  'qt-composite': {
    vi: () => import('../types/composite/messages.vi.json'),
    en: () => import('../types/composite/messages.en.json'),
  },
  'qt-matching': {
    vi: () => import('../types/matching/messages.vi.json'),
    en: () => import('../types/matching/messages.en.json'),
  },
  'qt-grid': {
    vi: () => import('../types/grid/messages.vi.json'),
    en: () => import('../types/grid/messages.en.json'),
  },
  'qt-drawing': {
    vi: () => import('../types/drawing/messages.vi.json'),
    en: () => import('../types/drawing/messages.en.json'),
  },
  'qt-writing': {
    vi: () => import('../types/writing/messages.vi.json'),
    en: () => import('../types/writing/messages.en.json'),
  },
  'qt-speaking': {
    vi: () => import('../types/speaking/messages.vi.json'),
    en: () => import('../types/speaking/messages.en.json'),
  },
  'qt-inline-lists': {
    vi: () => import('../types/inline-lists/messages.vi.json'),
    en: () => import('../types/inline-lists/messages.en.json'),
  },
  'qt-marked-text': {
    vi: () => import('../types/marked-text/messages.vi.json'),
    en: () => import('../types/marked-text/messages.en.json'),
  },
  'qt-scene': {
    vi: () => import('../types/scene/messages.vi.json'),
    en: () => import('../types/scene/messages.en.json'),
  },
} satisfies Record<string, Record<Locale, () => Promise<{ default: FamilyCatalog }>>>;

export type QuestionTypeNamespace = 'qt' | 'qt-editing' | 'qt-types' | 'qt-rubric' | keyof typeof families;

export const questionTypeNamespaces: readonly QuestionTypeNamespace[] = [
  'qt',
  'qt-editing',
  'qt-types',
  'qt-rubric',
  ...(Object.keys(families) as (keyof typeof families)[]),
];

export const isQuestionTypeNamespace = (namespace: string): namespace is QuestionTypeNamespace =>
  (questionTypeNamespaces as readonly string[]).includes(namespace);

/**
 * The catalog of a namespace: `qt` has the common messages of players and reviews, `qt-editing` those
 * of editors, which learners never load; a family's has its own messages
 * and the common problems; `qt-types` names every type (`types.MC1.name`) and every problem, for lists and pickers.
 */
export async function loadQuestionTypeCatalog(
  locale: Locale,
  namespace: QuestionTypeNamespace,
): Promise<Readonly<Record<string, unknown>>> {
  if (namespace === 'qt-editing') return (await editing[locale]()).default;
  const common = (await shared[locale]()).default;
  if (namespace === 'qt') return common;
  if (namespace === 'qt-rubric') return (await rubric[locale]()).default;
  if (namespace !== 'qt-types') {
    const family: FamilyCatalog = (await families[namespace][locale]()).default;
    return { ...family, problems: { ...common.problems, ...family.problems } };
  }
  const all: FamilyCatalog[] = await Promise.all(
    Object.values(families).map(async (load) => (await load[locale]()).default),
  );
  return {
    types: Object.assign({}, ...all.map((family) => family.types)),
    problems: Object.assign({}, common.problems, ...all.map((family) => family.problems)),
  };
}
