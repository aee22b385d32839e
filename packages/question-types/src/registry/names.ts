/** Name, hint and an exam of every code, for lists and pickers: players do not load them. */
interface Names {
  readonly types: Readonly<Record<string, { readonly name: string; readonly hint: string; readonly exam: string }>>;
}

const names: Readonly<Record<'vi' | 'en', readonly (() => Promise<{ default: Names }>)[]>> = {
  vi: [
    () => import('../types/choice/names.vi.json', { with: { type: 'json' } }),
    () => import('../types/tiles/names.vi.json', { with: { type: 'json' } }),
    () => import('../types/ordering/names.vi.json', { with: { type: 'json' } }),
    () => import('../types/text-gaps/names.vi.json', { with: { type: 'json' } }),
    () => import('../types/composite/names.vi.json', { with: { type: 'json' } }),
    () => import('../types/matching/names.vi.json', { with: { type: 'json' } }),
    () => import('../types/grid/names.vi.json', { with: { type: 'json' } }),
    () => import('../types/drawing/names.vi.json', { with: { type: 'json' } }),
    () => import('../types/writing/names.vi.json', { with: { type: 'json' } }),
    () => import('../types/speaking/names.vi.json', { with: { type: 'json' } }),
    () => import('../types/inline-lists/names.vi.json', { with: { type: 'json' } }),
    () => import('../types/marked-text/names.vi.json', { with: { type: 'json' } }),
    () => import('../types/scene/names.vi.json', { with: { type: 'json' } }),
  ],
  en: [
    () => import('../types/choice/names.en.json', { with: { type: 'json' } }),
    () => import('../types/tiles/names.en.json', { with: { type: 'json' } }),
    () => import('../types/ordering/names.en.json', { with: { type: 'json' } }),
    () => import('../types/text-gaps/names.en.json', { with: { type: 'json' } }),
    () => import('../types/composite/names.en.json', { with: { type: 'json' } }),
    () => import('../types/matching/names.en.json', { with: { type: 'json' } }),
    () => import('../types/grid/names.en.json', { with: { type: 'json' } }),
    () => import('../types/drawing/names.en.json', { with: { type: 'json' } }),
    () => import('../types/writing/names.en.json', { with: { type: 'json' } }),
    () => import('../types/speaking/names.en.json', { with: { type: 'json' } }),
    () => import('../types/inline-lists/names.en.json', { with: { type: 'json' } }),
    () => import('../types/marked-text/names.en.json', { with: { type: 'json' } }),
    () => import('../types/scene/names.en.json', { with: { type: 'json' } }),
  ],
};

export async function namesOfTypes(locale: 'vi' | 'en'): Promise<Names['types']> {
  const all = await Promise.all(names[locale].map(async (load) => (await load()).default.types));
  return Object.assign({}, ...all) as Names['types'];
}
