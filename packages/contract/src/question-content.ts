/** Content of questions of any type, as it travels. */
import type { QuestionContent } from '@vumon/question-types';
import { z } from 'zod';

/** What the server has read by the content schema of the question's type. It is not read again on its way. */
export const questionContent = z.unknown() as unknown as z.ZodType<QuestionContent>;

/** What somebody has written: the server reads it by the schemas of the question's type, and says what is wrong. */
export const writtenJson: z.ZodType<unknown> = z.json();
