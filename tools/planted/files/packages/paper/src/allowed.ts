// allowed
import type { ExamContent } from '@vumon/contract';
import { printForm } from '@vumon/question-types/print';

export const nameOf = (content: ExamContent): string => content.name;
export const form = printForm;
