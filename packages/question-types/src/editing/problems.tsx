/** Messages of problems, each at the field that its path names. */
import type { Namespace } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { FieldError, Note } from '@vumon/ui';
import type { Problem } from '../schema/core.react.ts';

/** The namespaces with messages of problems. */
export type ProblemNamespace = Exclude<Namespace & `qt${string}`, 'qt-editing' | 'qt-rubric' | 'qt-types'>;

/** The messages of problems: `at` for one path, `under` for a path and everything below it. */
export interface ProblemMessages {
  at(path: string): string | undefined;
  under(path: string): string | undefined;
}

function sentence(texts: readonly string[]): string | undefined {
  return texts.length === 0 ? undefined : [...new Set(texts)].join(' ');
}

/** Messages of the problems in the namespace of a family. */
export function useProblemMessages(namespace: ProblemNamespace, problems: readonly Problem[]): ProblemMessages {
  const { find } = useTranslation(namespace);
  const say = ({ code, params }: Problem): string => find('problems', code, params ?? {}) ?? code;
  return {
    at: (path) => sentence(problems.filter((problem) => problem.path === path).map(say)),
    under: (path) =>
      sentence(problems.filter((problem) => problem.path === path || problem.path.startsWith(`${path}.`)).map(say)),
  };
}

/** The message of an upload's error code. */
export function useErrorMessages(): (error: unknown) => string {
  const { t, find } = useTranslation('errors');
  return (error) => {
    const code =
      typeof error === 'string'
        ? error
        : typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
          ? error.code
          : 'UNKNOWN_ERROR';
    const params =
      typeof error === 'object' &&
      error !== null &&
      'params' in error &&
      typeof error.params === 'object' &&
      error.params !== null
        ? (error.params as Readonly<Record<string, unknown>>)
        : {};
    return find('', code, params) ?? t('UNKNOWN_ERROR');
  };
}

/** Problems of the question as a whole, and those whose field is not in this editor. */
export function ProblemsNote({
  namespace,
  problems,
  isPlaced,
}: {
  namespace: ProblemNamespace;
  problems: readonly Problem[];
  isPlaced(path: string): boolean;
}) {
  const loose = problems.filter((problem) => !isPlaced(problem.path));
  const words = useProblemMessages(namespace, loose);
  const paths = [...new Set(loose.map((problem) => problem.path))];
  if (paths.length === 0) return null;
  return (
    <Note tone="bad" live>
      {paths.map((path) => (
        <p key={path}>{words.at(path)}</p>
      ))}
    </Note>
  );
}

/** One line under a group of fields. */
export function ProblemLine({ text }: { text: string | undefined }) {
  return text === undefined ? null : <FieldError>{text}</FieldError>;
}
