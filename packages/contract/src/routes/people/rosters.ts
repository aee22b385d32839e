/** Exports of a school's system (OneRoster 1.2 CSV), which its administrators have checked and carried out. */
import { rosterFates, rosterKinds, rosterRefusals, rosterStates } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { id, idParams, instant, pageQuery, search } from '../../schemas.ts';

const teacher = ['TEACHER'] as const;
const fate = z.enum(rosterFates);

const rosterImport = z.strictObject({
  id,
  fileName: z.string(),
  state: z.enum(rosterStates),
  /** Of an error that stopped it; what was carried out before stays. */
  code: z.string().nullable(),
  counts: z.strictObject({
    NEW: z.int(),
    CHANGED: z.int(),
    UNCHANGED: z.int(),
    ENDS: z.int(),
    REFUSED: z.int(),
  }),
  /** Rows that were carried out, of `total`. */
  done: z.int(),
  total: z.int(),
  createdAt: instant,
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
});
export type RosterImport = z.infer<typeof rosterImport>;

const row = z.strictObject({
  n: z.int(),
  kind: z.enum(rosterKinds),
  /** Of its file; null for what the file leaves out, and for enrolments of a user who ends. */
  line: z.int().nullable(),
  sourcedId: z.string(),
  name: z.string(),
  fate,
  code: z.enum(rosterRefusals).nullable(),
});
export type RosterImportRow = z.infer<typeof row>;

export const rosterRoutes = defineRoutes({
  'GET /school/rosters/newest': {
    summary: 'The export that was checked last for the own school; null before the first',
    access: teacher,
    reply: rosterImport.nullable(),
    errors: ['SCHOOL_ADMIN_ONLY'],
  },
  'POST /school/rosters': {
    summary: 'Check an export (ZIP): what becomes of each row. Nothing is changed',
    idempotency: 'key',
    access: teacher,
    upload: { setting: 'import-file-mebibytes' },
    reply: rosterImport,
    errors: [
      'SCHOOL_ADMIN_ONLY',
      'PACKAGE_REQUIRED',
      'ROSTER_FILE',
      'ROSTER_TOO_LARGE',
      'ROSTER_MANIFEST',
      'ROSTER_ENCODING',
      'ROSTER_FORM',
      'ROSTER_MISSING',
      'ROSTER_COLUMN',
      'ROSTER_SCHOOL',
    ],
  },
  'GET /school/rosters/{id}': {
    summary: 'An export of the own school and how far it was carried out',
    access: teacher,
    params: idParams,
    reply: rosterImport,
    errors: ['SCHOOL_ADMIN_ONLY', 'NOT_FOUND'],
  },
  'GET /school/rosters/{id}/rows': {
    summary: 'The rows of an export in the order in which they are carried out, for a week after the check',
    access: teacher,
    params: idParams,
    query: z.strictObject({ fate: fate.optional(), search, ...pageQuery }),
    reply: z.array(row),
    paged: true,
    errors: ['SCHOOL_ADMIN_ONLY', 'NOT_FOUND'],
  },
  'POST /school/rosters/{id}/start': {
    summary: 'Carry out a checked export; a second call changes nothing',
    idempotency: 'natural',
    access: teacher,
    params: idParams,
    reply: rosterImport,
    errors: ['SCHOOL_ADMIN_ONLY', 'PACKAGE_REQUIRED', 'NOT_FOUND', 'STUDENT_CONSENT_REQUIRED', 'ROSTER_STALE'],
  },
});
