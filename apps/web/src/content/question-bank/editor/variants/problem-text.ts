import { useTranslation } from '@vumon/i18n/react';
import type { Problem } from '@vumon/question-types';
import { isOfTemplate } from './template.ts';

/** The problem as a sentence; where a text was parsed, with the position at which parsing stopped. */
export function useProblemText(): (problem: Problem) => string {
  const { t, find } = useTranslation('question-bank');
  return (problem) => {
    const { code, params } = problem;
    const said = (isOfTemplate(problem) && find('variants.faults', code, params ?? {})) || t('variants.faults.other');
    return params?.['text'] === undefined ? said : t('variants.near', { fault: said, text: params['text'] });
  };
}

/** The name of the part of the question whose problem no field of the panel can show. */
export function usePlaceName(): (path: string) => string {
  const { t } = useTranslation('question-bank');
  return (path) => {
    if (/explanation/i.test(path)) return t('variants.places.explanation');
    if (/\.options\./.test(path)) return t('variants.places.option');
    if (path.startsWith('answerKey')) return t('variants.places.key');
    return t(path.startsWith('content') ? 'variants.places.content' : 'variants.places.template');
  };
}
