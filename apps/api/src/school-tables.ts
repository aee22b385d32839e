/**
 * How the rows of each table belong to a school: what a move from one cell to another takes along. A table that is not
 * moved says why. `school-tables.test.ts` compares the list with the tables that there are.
 */
import type { tableOwners } from './platform/db/table-owners.ts';

/** Views, which have no rows of their own. */
type View = 'assignment_learners' | 'marking_access';
export type Table = Exclude<keyof typeof tableOwners, View>;

export type Belonging =
  /** A column with a person of the school, a column with the school, or both: one that fits is enough. */
  | { readonly person?: string; readonly school?: string }
  /** The row of another table to which it belongs: own column to the parent's. */
  | { readonly parent: Table; readonly on: Readonly<Record<string, string>> }
  /** `ends`: what is left of the school's is removed with it, and nobody misses it. */
  | { readonly stays: string; readonly ends?: true };

const owner: Belonging = { person: 'owner_id' };
const user: Belonging = { person: 'user_id' };
const school: Belonging = { school: 'school_id' };
const of = (parent: Table, on: Readonly<Record<string, string>>): Belonging => ({ parent, on });
const ofQuestion = of('questions', { question_id: 'id' });
const ofVersion = of('exam_versions', { exam_version_id: 'id' });

const content: Belonging = { stays: 'content and choice lists that each cell has' };
const ofCell: Belonging = { stays: 'the cell’s own work and settings' };
const queue: Belonging = { stays: 'worked off within minutes, or made anew', ends: true };
const shortLived: Belonging = { stays: 'good for a day at most', ends: true };
const sums: Belonging = { stays: 'sums over the accounts of a cell, kept by triggers' };
const commerce: Belonging = { stays: 'sold, paid and refunded in the cell that the payment gateway knows' };
const partners: Belonging = { stays: 'partners and learning platforms are known to the cell where they were set up' };
const staff: Belonging = { stays: 'the work of the cell’s staff' };
const signedIn: Belonging = { stays: 'a session names its cell: everybody signs in again', ends: true };

export const schoolTables: Readonly<Record<Table, Belonging>> = {
  activation_code_uses: commerce,
  activation_codes: commerce,
  app_settings: ofCell,
  assignment_extra_time: owner,
  assignment_markers: owner,
  assignment_students: owner,
  assignments: owner,
  attempt_answers: owner,
  attempt_marks: owner,
  attempt_presence: owner,
  attempt_record: owner,
  attempt_results: owner,
  attempts: owner,
  audio_plays: owner,
  audit_log: { stays: 'the record of what was done in this cell' },
  backups: ofCell,
  banners: content,
  bulk_change_rows: staff,
  bulk_changes: staff,
  calendar_feeds: user,
  callback_deliveries: partners,
  callback_tries: partners,
  catalogue_changes: content,
  cell_calls: shortLived,
  certificate_series: owner,
  certificates: owner,
  choice_changes: content,
  class_invitations: owner,
  class_sign_ins: owner,
  class_students: owner,
  classes: owner,
  client_failures: shortLived,
  contact_changes: user,
  crashes: ofCell,
  data_changes: ofCell,
  event_deliveries: queue,
  events: queue,
  exam_candidates: owner,
  exam_grants: user,
  exam_machine_checks: owner,
  exam_makings: owner,
  exam_questions: of('exams', { exam_id: 'id' }),
  exam_rooms: owner,
  exam_session_events: owner,
  exam_sessions: owner,
  exam_shifts: owner,
  exam_types: content,
  exam_version_keys: ofVersion,
  exam_version_media: ofVersion,
  exam_version_questions: ofVersion,
  exam_versions: of('exams', { exam_id: 'id' }),
  exams: owner,
  file_removals: queue,
  first_pages: owner,
  formats: owner,
  gift_exams: content,
  grades: content,
  guardian_consents: user,
  guest_stays: user,
  guests: { stays: 'a guest belongs to the cell at home' },
  heartbeat: ofCell,
  idempotency_keys: shortLived,
  integrated_test_learners: partners,
  integrated_tests: partners,
  item_choices: owner,
  item_sums: owner,
  job_effects: queue,
  job_runs: owner,
  job_workers: ofCell,
  join_requests: owner,
  known_devices: user,
  labels: content,
  list_views: user,
  lti_deployments: partners,
  lti_grades: partners,
  lti_keys: partners,
  lti_launches: partners,
  lti_platforms: partners,
  lti_registration_links: partners,
  lti_roster_members: partners,
  lti_rosters: partners,
  managed_students: { person: 'teacher_id' },
  marking_drafts: owner,
  media: owner,
  membership_uses: of('memberships', { membership_id: 'id' }),
  memberships: { person: 'user_id', school: 'school_id' },
  notice_choices: user,
  notices: owner,
  one_time_codes: shortLived,
  order_accounts: commerce,
  order_events: commerce,
  orders: commerce,
  outage_dues: owner,
  outbox_messages: queue,
  package_history: content,
  package_periods: user,
  package_reminders: user,
  package_sums: sums,
  packages: content,
  page_text_revisions: content,
  page_texts: content,
  paper_files: owner,
  paper_sets: owner,
  partner_launches: partners,
  partner_learners: partners,
  partner_secrets: partners,
  partners,
  payment_ledger: commerce,
  payment_notifications: commerce,
  period_sums: sums,
  place_changes: queue,
  practice_downloads: user,
  practice_mails: owner,
  projector_links: owner,
  provinces: content,
  publishers: content,
  push_subscriptions: signedIn,
  question_difficulty: ofQuestion,
  question_distinctions: of('questions', { first_id: 'id' }),
  question_findings: ofQuestion,
  question_import_files: of('question_imports', { import_id: 'id' }),
  question_imports: owner,
  question_keys: ofQuestion,
  question_media: ofQuestion,
  question_reports: ofQuestion,
  question_statistics: ofQuestion,
  question_verdicts: ofQuestion,
  question_versions: ofQuestion,
  questions: owner,
  questions_to_measure: queue,
  quotes: staff,
  recordings: owner,
  refund_requests: commerce,
  refund_sums: sums,
  regrade_offers: owner,
  regrades: owner,
  request_windows: shortLived,
  room_changes: queue,
  roster_import_rows: of('roster_imports', { import_id: 'id' }),
  roster_imports: school,
  roster_records: school,
  sales: commerce,
  sample_exams: content,
  schema_migrations: ofCell,
  school_consents: school,
  school_invitations: school,
  school_members: school,
  school_sign_ons: school,
  schools: { school: 'id' },
  series: content,
  series_changes: content,
  sessions: signedIn,
  setting_history: ofCell,
  settings: ofCell,
  sheet_layouts: owner,
  sign_in_days: user,
  sign_in_failures: shortLived,
  sign_in_sums: sums,
  sign_ins: user,
  sign_on_identities: user,
  sign_on_uses: shortLived,
  site_texts: content,
  sql_functions: ofCell,
  student_imports: owner,
  study_group_students: owner,
  study_groups: owner,
  sum_checks: ofCell,
  support_codes: shortLived,
  support_stays: staff,
  system_test_uses: owner,
  teacher_consents: { person: 'teacher_id' },
  test_list_changes: content,
  test_lists: content,
  test_prices: commerce,
  tests_to_measure: queue,
  topic_changes: content,
  topics: content,
  turnover_sums: sums,
  usage_events: { stays: 'opened pages are counted where they were opened' },
  usage_sums: sums,
  used_once: { stays: 'what a contact has had in this cell' },
  user_event_people: staff,
  user_events: content,
  user_request_events: staff,
  user_requests: staff,
  user_sums: sums,
  users: { person: 'id' },
  vouchers: commerce,
  watched_rooms: queue,
};

/** Columns that are encrypted with the secret of a cell: another cell has other bytes for the same. */
export const sealedColumns: Readonly<Partial<Record<Table, readonly string[]>>> = { users: ['one_time_password'] };

export const movedTables = (Object.keys(schoolTables) as Table[]).filter((table) => !('stays' in schoolTables[table]));

/** The condition for a row, named `alias`, of the school `$1` with the people `$2`. */
export function inSchool(table: Table, alias: string): string {
  const belonging = schoolTables[table];
  if ('stays' in belonging) return 'false';
  if ('parent' in belonging) {
    const inner = `${alias}_p`;
    const joined = Object.entries(belonging.on).map(([own, other]) => `${inner}.${other} = ${alias}.${own}`);
    return `EXISTS (SELECT FROM ${belonging.parent} ${inner} WHERE ${[...joined, inSchool(belonging.parent, inner)].join(' AND ')})`;
  }
  const { person, school: ofSchool } = belonging;
  const found = [
    ...(person ? [`${alias}.${person} = ANY ($2)`] : []),
    ...(ofSchool ? [`${alias}.${ofSchool} = $1`] : []),
  ];
  // Null in one column must not make a condition of the other null.
  return `coalesce(${found.join(' OR ')}, false)`;
}
