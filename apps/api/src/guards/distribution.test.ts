/** Rows of one owner can be kept apart from those of others: what of the schema and of the statements does not allow it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { faultsOfKeys, otherTables, ownedTables, unboundJoins } from '../testing/distribution.ts';
import { testDatabase } from '../testing/database.ts';
import { withTransaction } from '#db';

const { db } = await testDatabase();
const owned = await ownedTables(db);

/** They fail today; decision 0239 says what becomes of each. What no longer fails has to go. */
const knownKeys: readonly string[] = [
  'assignments_class_id_fkey leads from assignments to classes without the owner',
  'certificates_code_key is unique over all owners',
  'class_invitations_class_id_fkey leads from class_invitations to classes without the owner',
  'class_invitations_open is unique over all owners',
  'class_sign_ins_class_id_fkey leads from class_sign_ins to classes without the owner',
  'class_sign_ins_learner is unique over all owners',
  'class_sign_ins_pkey is unique over all owners',
  'class_students_class_id_fkey leads from class_students to classes without the owner',
  'classes_carried_from_fkey leads from classes to classes without the owner',
  'classes_code is unique over all owners',
  'classes_pkey is unique over all owners',
  'exam_makings_id_fkey leads from exam_makings to job_runs without the owner',
  'exam_makings_pkey is unique over all owners',
  'exam_rooms_code is unique over all owners',
  'job_runs_pkey is unique over all owners',
  'join_requests_class_id_fkey leads from join_requests to classes without the owner',
  'join_requests_pending is unique over all owners',
  'lti_rosters_class_id_fkey leads from lti_rosters to classes without the owner',
  'question_import_files_import_id_fkey leads from question_import_files to question_imports without the owner',
  'question_imports_pkey is unique over all owners',
  'questions_import_id_fkey leads from questions to question_imports without the owner',
  'student_imports_class_id_fkey leads from student_imports to classes without the owner',
  'student_imports_pkey is unique over all owners',
  'study_groups_class_id_fkey leads from study_groups to classes without the owner',
];

/** Statements that read the rows of several owners. */
const knownJoins: Readonly<Record<string, readonly string[]>> = {
  // A change of rows that looks through the tests of all teachers, once.
  'exam/assignments/registered.queries.ts': ['assignments', 'attempts p'],
};

test('every key and foreign key of an owned table has the owner, except those that are known', async () => {
  expect(await faultsOfKeys(db)).toEqual(knownKeys);
});

test('what is not owned although it has an owner is there', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.columns WHERE column_name = 'owner_id' AND is_nullable = 'NO'`.execute(
    db,
  );
  const names = rows.map(({ name }) => name);
  expect(Object.keys(otherTables).filter((table) => !names.includes(table))).toEqual([]);
  expect(owned).toEqual(
    expect.arrayContaining(['assignments', 'attempt_answers', 'attempts', 'classes', 'recordings']),
  );
});

test.each([
  ['ALTER TABLE attempts ADD UNIQUE (student_id, assignment_id)', 'attempts_student_id_assignment_id_key is unique'],
  ['CREATE UNIQUE INDEX planted ON recordings (id)', 'planted is unique over all owners'],
  [
    'CREATE TABLE planted (owner_id uuid NOT NULL, class_id uuid CONSTRAINT planted_class REFERENCES classes (id))',
    'planted_class leads from planted to classes without the owner',
  ],
  ['CREATE TABLE planted (owner_id uuid NOT NULL, id uuid PRIMARY KEY)', 'planted_pkey is unique over all owners'],
])('finds %s', async (statement, fault) => {
  class Undone extends Error {}
  const found: string[] = [];
  await withTransaction(db, async (transaction) => {
    await sql.raw(statement).execute(transaction);
    found.push(...(await faultsOfKeys(transaction as unknown as typeof db)));
    throw new Undone();
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  expect(found.filter((one) => !knownKeys.includes(one)).join('\n')).toContain(fault);
});

const root = join(import.meta.dirname, '..');
const sources = new Map(
  globSync('**/*.queries.ts', { cwd: root })
    .toSorted()
    .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')] as const),
);

test('every statement over several owned tables names the owner of each, except those that are known', () => {
  expect(sources.size).toBeGreaterThan(100);
  expect(unboundJoins(sources, owned)).toEqual(knownJoins);
});

const joined = 'const own = sql`p.owner_id = a.owner_id`;\n';
test.each([
  ['sql`SELECT 1 FROM attempts p JOIN assignments a ON a.id = p.assignment_id`', ['attempts p', 'assignments a']],
  ['sql`SELECT 1 FROM attempts p JOIN assignments a ON a.owner_id = ${x} AND a.id = p.assignment_id`', ['attempts p']],
  ['sql<{ id: string }>`SELECT 1 FROM attempts p JOIN assignments a ON ${own}`', []],
  ['sql`SELECT 1 FROM attempts p JOIN assignments a ON ${other}`', ['attempts p', 'assignments a']],
  ['sql`SELECT 1 FROM attempts WHERE id = ${x}`', []],
  ['sql`UPDATE attempts SET x = 1 WHERE id IN (SELECT id FROM classes WHERE owner_id = ${x})`', []],
  ['sql`UPDATE attempts SET x = 1 WHERE id IN (SELECT id FROM classes)`', ['attempts', 'classes']],
  ["sql.raw('SELECT 1 FROM attempts p LEFT JOIN classes c ON c.id = p.class_id')", ['attempts p', 'classes c']],
  ['sql`SELECT ${cond ? sql`1 FROM attempts p JOIN classes c ON true` : sql``}`', ['attempts p', 'classes c']],
  ['sql`DELETE FROM attempts p USING classes AS c WHERE c.owner_id = p.owner_id`', []],
])('finds in %s: %s', (text, unbound) => {
  expect(unboundJoins(new Map([['planted.queries.ts', `${joined}const query = ${text};`]]), owned)).toEqual(
    unbound.length > 0 ? { 'planted.queries.ts': unbound } : {},
  );
});
