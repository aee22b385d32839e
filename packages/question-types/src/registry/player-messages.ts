/** The catalogs that players of questions need. */
import { compositeCodes } from '../types/composite/codes.ts';
import { families } from './families.ts';
import type { QuestionTypeNamespace } from './messages.ts';

const namespaces = new Map<string, QuestionTypeNamespace>([
  ...Object.entries(families).flatMap(([name, codes]) => {
    const namespace = `qt-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}` as QuestionTypeNamespace;
    return codes.map((code) => [code, namespace] as const);
  }),
  ...compositeCodes.map((code) => [code, 'qt-composite'] as const),
]);

/** The namespace of a type's messages. */
export const familyNamespaceOf = (type: string): QuestionTypeNamespace | undefined => namespaces.get(type);

interface Typed {
  readonly type: string;
  readonly content: unknown;
}

/** Namespaces of the questions' types and of the types of their parts, with those that all players share. */
export function namespacesOfPlayers(questions: readonly Typed[]): QuestionTypeNamespace[] {
  const needed = new Set<QuestionTypeNamespace>(['qt']);
  const add = ({ type, content }: Typed): void => {
    const namespace = familyNamespaceOf(type);
    if (namespace) needed.add(namespace);
    const parts = (content as { parts?: unknown } | null)?.parts;
    if (Array.isArray(parts)) for (const part of parts as Typed[]) add(part);
  };
  for (const question of questions) add(question);
  return [...needed];
}
