// refused by: oxlint no-restricted-imports
import { page } from '../content/exams/page.ts';

export const kept = page;
