import { itemFlags } from '@vumon/domain';
import { z } from 'zod';

const position = z.int().min(1);

/** What a teacher should look at in a question, from the answers to it. */
export const itemFlag = z.strictObject({
  flag: z.enum(itemFlags),
  /** Position of the item in the question. */
  item: position,
  /** Position of the option that is meant, in the order that the author gave; in a published test, in the order there. */
  option: position.optional(),
  /** Position of the option that the key calls right. */
  key: position.optional(),
  /** How many learners. */
  count: z.int().optional(),
});
