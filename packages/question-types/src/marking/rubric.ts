/** The teacher's rubric: criteria with a maximum, a weight and a description of each score. Part of the key. */
import { z } from 'zod';
import { localId } from '../schema/core.ts';
import { isUnique } from '../schema/records.ts';
import type { ProblemList } from '../schema/validation.ts';
import { maxCriteria, maxCriterionScore, maxLevels } from './total.ts';

const criterion = z.strictObject({
  id: localId,
  name: z.string().max(120),
  /** Name of the criterion. */
  descriptor: z.string().max(1000),
  /** In whole points; scores go from 0 to it. */
  max: z.int().min(1).max(maxCriterionScore),
  /** Weight relative to the other criteria. */
  weight: z.int().min(1).max(10),
  /** Descriptions of the levels, best first. */
  levels: z
    .array(
      z.strictObject({
        id: localId,
        score: z
          .int()
          .min(0)
          .max(maxCriterionScore * 100),
        text: z.string().max(600),
      }),
    )
    .max(maxLevels),
});

export const rubric = z.strictObject({
  /** The smallest step between two scores, in hundredths of a point. */
  step: z.union([z.literal(25), z.literal(50), z.literal(100)]),
  criteria: z
    .array(criterion)
    .max(maxCriteria)
    .refine((list) => isUnique(list.map((one) => one.id))),
});
export type Rubric = z.infer<typeof rubric>;
export type Criterion = Rubric['criteria'][number];

export const emptyRubric = (): Rubric => ({ step: 50, criteria: [] });

/** The names that learners see before they write: a copy in the content, since the rubric itself is the key's. */
export const shownCriteria = z
  .array(z.strictObject({ name: z.string().max(120), max: z.int().min(1).max(maxCriterionScore) }))
  .max(maxCriteria);
export type ShownCriteria = z.infer<typeof shownCriteria>;

export const criteriaToShow = ({ criteria }: Rubric): ShownCriteria => criteria.map(({ name, max }) => ({ name, max }));

/**
 * At least one criterion, each with a unique name and levels inside its range; the criteria shown to learners are the
 * ones that are marked.
 */
export function checkRubric(list: ProblemList, given: Rubric, shown: ShownCriteria | undefined): void {
  list.when(given.criteria.length === 0, 'CRITERIA_MISSING', 'rubric');
  const names = new Set<string>();
  given.criteria.forEach((one, at) => {
    const path = `rubric.criteria.${at}`;
    const name = one.name.normalize('NFC').trim().toLowerCase();
    list.when(name === '', 'CRITERION_NAME_MISSING', `${path}.name`);
    list.when(name !== '' && names.has(name), 'CRITERION_REPEATED', `${path}.name`);
    names.add(name);
    one.levels.forEach((level, index) => {
      list.when(level.score > one.max * 100, 'LEVEL_ABOVE_MAX', `${path}.levels.${index}`, { max: one.max });
      list.when(level.text.trim() === '', 'LEVEL_EMPTY', `${path}.levels.${index}`);
    });
  });
  list.when(
    shown !== undefined && JSON.stringify(shown) !== JSON.stringify(criteriaToShow(given)),
    'CRITERIA_DIFFER',
    'rubric',
  );
}

/** Texts of a rubric to which the length limit applies. */
export const rubricTexts = ({ criteria }: Rubric): string[] =>
  criteria.flatMap((one) => [one.name, one.descriptor, ...one.levels.map((level) => level.text)]);
