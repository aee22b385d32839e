/**
 * Texts of public pages that operators change: the policies and the chapters of the manuals. Nothing in them is markup of
 * the browser: a section is plain text, whose lines say what is a list and where the product puts something of its own.
 */
import { manualAudiences, manuals, type ManualAudience, type ManualChapter } from './manuals.ts';
import type { Site } from '../platform/product.ts';

export const policyNames = [
  'about-us',
  'shopping-guide',
  'payment-policy',
  'feedback-policy',
  'security-policy',
] as const;
export type PolicyName = (typeof policyNames)[number];

export type PageTextId = PolicyName | ManualChapter;
export const pageTextIds: readonly PageTextId[] = [...policyNames, ...manualAudiences.flatMap((one) => manuals[one])];
export const isPolicy = (page: PageTextId): page is PolicyName => policyNames.some((name) => name === page);

/** What a public page reads at once: one policy, or the manual of an audience. */
export type PageTextGroup = PolicyName | ManualAudience;
export const pageTextGroups: readonly PageTextGroup[] = [...policyNames, ...manualAudiences];
export const pagesOf = (group: PageTextGroup): readonly PageTextId[] =>
  (manualAudiences as readonly string[]).includes(group) ? manuals[group as ManualAudience] : [group as PolicyName];

/** Of a chapter of a manual `lead` describes its picture, and the sections are its steps. */
export interface PageText {
  /** A chapter without one has the title and the intro that ship. */
  readonly title: string;
  /** What a chapter promises, below its title; a policy has none. */
  readonly intro?: string | undefined;
  readonly lead: string;
  readonly sections: PageSection[];
}

export interface PageSection {
  /** What links refer to; `note` is the hint below the steps of a chapter. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export const noteId = 'note';
export const pageTextBounds = { title: 120, lead: 600, sections: 30, section: 6_000 } as const;

/** A paragraph, a list, numbered steps, or what the product puts there. */
export type Block =
  | string
  /** `vietnam`, `abroad`: only on that site. */
  | { readonly list: readonly string[]; readonly vietnam?: true; readonly abroad?: true }
  | { readonly steps: readonly string[] }
  | { readonly teacherPrices: true }
  | { readonly studentPrices: true }
  | { readonly contact: true };

const marks = {
  '{teacher-prices}': { teacherPrices: true },
  '{student-prices}': { studentPrices: true },
  '{contact}': { contact: true },
} as const satisfies Record<string, Block>;
export const placeMarks = Object.keys(marks) as readonly (keyof typeof marks)[];

const ofSite = { '{vietnam}': 'vietnam', '{abroad}': 'abroad' } as const;
const listLine = /^- +/;
const stepLine = /^\d{1,2}\. +/;
const cut = (lines: readonly string[], mark: RegExp) => lines.map((line) => line.replace(mark, '').trim());

function blockOf(lines: readonly string[]): Block {
  const [first = '', ...rest] = lines;
  if (lines.length === 1 && Object.hasOwn(marks, first)) return marks[first as keyof typeof marks];
  const where = Object.hasOwn(ofSite, first) ? ofSite[first as keyof typeof ofSite] : null;
  const items = where ? rest : lines;
  if (items.length > 0 && items.every((line) => listLine.test(line)))
    return { list: cut(items, listLine), ...(where && { [where]: true }) };
  if (lines.every((line) => stepLine.test(line))) return { steps: cut(lines, stepLine) };
  return lines.join(' ');
}

/** Blocks of a section's text; an empty line parts them. */
export const blocksOf = (text: string): readonly Block[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((part) =>
      part
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0)
    .map(blockOf);

function linesOf(block: Block): string {
  if (typeof block === 'string') return block;
  if ('list' in block) {
    const where = block.vietnam ? ['{vietnam}'] : block.abroad ? ['{abroad}'] : [];
    return [...where, ...block.list.map((item) => `- ${item}`)].join('\n');
  }
  if ('steps' in block) return block.steps.map((item, at) => `${at + 1}. ${item}`).join('\n');
  return placeMarks.find((mark) => JSON.stringify(marks[mark]) === JSON.stringify(block))!;
}

/** The text that has these blocks. */
export const textOfBlocks = (blocks: readonly Block[]): string => blocks.map(linesOf).join('\n\n');

/** What is said on this site: the two have different ways to pay. */
export const blocksOn = (blocks: readonly Block[], site: Site): readonly Block[] =>
  blocks.filter((block) => typeof block === 'string' || !((site === 'vn' ? 'abroad' : 'vietnam') in block));

const idForm = /^[a-z][a-z0-9-]{0,39}$/;

/** Fields of a text that cannot be published, with a code of the catalog `fields`. */
export function pageTextProblems(page: PageTextId, text: PageText): { path: string; code: string }[] {
  const { title, lead, sections } = text;
  const problems: { path: string; code: string }[] = [];
  const wanted = (path: string, value: string) => {
    if (value.trim() === '') problems.push({ path, code: 'required' });
  };
  wanted('title', title);
  if (!isPolicy(page)) wanted('intro', text.intro ?? '');
  wanted('lead', lead);
  if (sections.length === 0) problems.push({ path: 'sections', code: 'required' });
  const seen = new Set<string>();
  for (const [at, section] of sections.entries()) {
    if (!idForm.test(section.id) || seen.has(section.id)) problems.push({ path: `sections.${at}.id`, code: 'invalid' });
    seen.add(section.id);
    wanted(`sections.${at}.title`, section.title);
    wanted(`sections.${at}.text`, section.text);
  }
  return problems;
}

/** A text as lines of a difference: one field for each section. */
export const fieldsOfText = ({ title, intro, lead, sections }: PageText): Record<string, string> => ({
  title,
  ...(intro !== undefined && { intro }),
  lead,
  order: sections.map(({ id }) => id).join(', '),
  ...Object.fromEntries(sections.map((section) => [section.id, `${section.title}\n${section.text}`])),
});
