// allowed
import { page } from '../content/exams/page.ts';

export const router = page;
