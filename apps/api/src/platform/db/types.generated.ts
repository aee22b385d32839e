// Written from the database by "npm run db:update"; do not edit.
import type { Generated, GeneratedAlways } from 'kysely';

export interface ActivationCodeUses {
  code_id: string;
  user_id: string;
  used_at: Date;
  membership_id: string | null;
}

export interface ActivationCodes {
  id: string;
  code: string | null;
  batch_id: string;
  batch_name: string;
  kind: string;
  package_code: string | null;
  months: number | null;
  tests: number | null;
  exam_id: string | null;
  exam_type: number | null;
  uses_allowed: number;
  uses: Generated<number>;
  expires_at: Date | null;
  disabled_at: Date | null;
  created_by: string;
  created_at: Date;
  code_hash: Buffer | null;
  code_encrypted: Buffer | null;
  search: GeneratedAlways<string>;
  partner_id: string | null;
}

export interface AppSettings {
  key: string;
  value: unknown;
  updated_at: Generated<Date>;
}

export interface AssignmentExtraTime {
  owner_id: string;
  assignment_id: string;
  student_id: string;
  minutes: number;
  set_at: Date;
}

export interface AssignmentLearners {
  owner_id: string | null;
  assignment_id: string | null;
  student_id: string | null;
  member: boolean | null;
  open: boolean | null;
}

export interface AssignmentMarkers {
  owner_id: string;
  assignment_id: string;
  marker_id: string;
  names_hidden: boolean;
  invited_at: Date;
}

export interface AssignmentStudents {
  owner_id: string;
  assignment_id: string;
  student_id: string;
  added_at: Date;
  removed_at: Date | null;
}

export interface Assignments {
  id: string;
  owner_id: string;
  exam_id: string;
  exam_version_id: string;
  class_id: string | null;
  starts_at: Date;
  ends_at: Date;
  minutes: number | null;
  note: Generated<string>;
  created_at: Date;
  cancelled_at: Date | null;
  title: Generated<string>;
  subject: Generated<string>;
  question_count: Generated<number>;
  skills: Generated<string[]>;
  added_minutes: Generated<number>;
  search: GeneratedAlways<string>;
  target: Generated<string>;
  group_id: string | null;
  attempts_allowed: Generated<number | null>;
  counting: Generated<string>;
  shuffle_questions: Generated<boolean>;
  shuffle_options: Generated<boolean>;
  mode: Generated<string>;
  review_open: Generated<string>;
  review_after: Generated<string>;
  results_told_at: Date | null;
  keys_released_at: Date | null;
  tools: Generated<string[]>;
  reminded_at: Date | null;
  results_mailed_at: Date | null;
  record: Generated<boolean>;
  measured_at: Date | null;
  scored_at_end: Generated<boolean>;
  partner_id: string | null;
  partner_page: string | null;
  in_room: Generated<boolean>;
  start_told_for: Date | null;
}

export interface AttemptAnswers {
  owner_id: string;
  attempt_id: string;
  received_at: Date;
  entry: number;
  client_seq: number;
  client: number;
  question: number;
  disposition: string;
  answer: unknown;
}

export interface AttemptMarks {
  attempt_id: string;
  question_id: string;
  item: string;
  version: number;
  answer: unknown;
  scores: unknown;
  earned: number | null;
  share_of: number | null;
  comment: string;
  notes: unknown;
  marked_by: string;
  marked_at: Date;
  owner_id: string;
}

export interface AttemptPresence {
  owner_id: string;
  attempt_id: string;
  seen_at: Date;
}

export interface AttemptRecord {
  owner_id: string;
  attempt_id: string;
  n: number;
  id: string;
  kind: string;
  at: Date;
  seconds: number | null;
  characters: number | null;
  device: string;
}

export interface AttemptResults {
  owner_id: string;
  attempt_id: string;
  scored_at: Date;
  scored_by: string | null;
  revision: number;
  points: number;
  max_points: number;
  mark: number;
  needs_teacher: boolean;
  engine_version: string;
  cause: string;
  reason: string | null;
  item_states: string;
  item_points: number[];
  item_max: number[] | null;
}

export interface Attempts {
  id: string;
  assignment_id: string | null;
  exam_version_id: string;
  student_id: string;
  owner_id: string;
  status: Generated<string>;
  shuffle_seed: string;
  started_at: Date;
  deadline_at: Date;
  extension_seconds: Generated<number>;
  submitted_at: Date | null;
  finished_by: string | null;
  flags: Generated<unknown>;
  origin: Generated<string>;
  target_id: string | null;
  number: Generated<number>;
  mode: Generated<string>;
  clock: Generated<boolean>;
  paused_at: Date | null;
  paused_ms: Generated<number>;
  reopened: Generated<number>;
  clients: Generated<string[]>;
  question_ids: string[] | null;
  answers_erased_at: Date | null;
  path: string | null;
  latest_mark: number | null;
  latest_needs_teacher: boolean | null;
  until_back: Generated<boolean>;
  scored_at_end: Generated<boolean>;
  checked: Generated<unknown>;
}

export interface AudioPlays {
  attempt_id: string;
  media_id: string;
  play: number;
  started_at: Date;
  request: string | null;
  owner_id: string;
}

export interface AuditLog {
  id: GeneratedAlways<number>;
  at: Date;
  actor_id: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  details: Generated<unknown>;
}

export interface Backups {
  at: Date;
  row_count: number;
  file_count: number;
  encrypted: boolean;
}

export interface Banners {
  id: string;
  name: string;
  placement: string;
  scope: Generated<string>;
  starts_at: Date | null;
  ends_at: Date | null;
  repeat_hours: Generated<number>;
  items: unknown;
  pictures: Generated<unknown>;
  media: Generated<string[]>;
  state: Generated<string>;
  revision: Generated<number>;
  created_at: Date;
  changed_at: Date;
  changed_by: string;
  search: GeneratedAlways<string>;
}

export interface BulkChangeRows {
  bulk_id: string;
  n: number;
  subject_id: string;
  outcome: string | null;
  reason: string | null;
  before: unknown;
  after: unknown;
  undone: Generated<boolean>;
}

export interface BulkChanges {
  id: string;
  subject: string;
  change: unknown;
  state: string;
  total: number;
  done: Generated<number>;
  changed: Generated<number>;
  unchanged: Generated<number>;
  refused: Generated<number>;
  undone: Generated<number>;
  created_by: string;
  created_at: Date;
  finished_at: Date | null;
}

export interface CalendarFeeds {
  user_id: string;
  key_hash: Buffer;
  created_at: Date;
}

export interface CallbackDeliveries {
  id: Generated<string>;
  place: GeneratedAlways<number>;
  partner_id: string;
  owner_id: string;
  attempt_id: string;
  kind: string;
  revision: number | null;
  state: Generated<string>;
  made_at: Date;
  next_at: Date;
  give_up_at: Date;
  claimed_until: Date | null;
  ended_at: Date | null;
  tries: Generated<number>;
  tries_in_row: Generated<number>;
  answer: string | null;
  ms: number | null;
  to_gradebook: Generated<boolean>;
}

export interface CallbackTries {
  delivery_id: string;
  number: number;
  at: Date;
  answer: string;
  ms: number;
  retry_after: number | null;
}

export interface CatalogueChanges {
  kind: string;
  subject_id: string;
  revision: number;
  at: Date;
  actor_id: string | null;
  before: unknown;
  after: unknown;
  manner: Generated<string>;
}

export interface CellCalls {
  id: string;
  at: Date;
}

export interface CertificateSeries {
  owner_id: string;
  assignment_id: string;
  organisation: string;
  authority: Generated<string>;
  place: Generated<string>;
  signer_title: Generated<string>;
  signer_name: Generated<string>;
  first_number: number;
  for_learners: boolean;
  active: boolean;
  updated_at: Date;
}

export interface Certificates {
  owner_id: string;
  assignment_id: string;
  student_id: string;
  candidate_number: number;
  code: string;
  issued_at: Date;
}

export interface ChoiceChanges {
  list: string;
  code: string;
  revision: number;
  at: Date;
  actor_id: string | null;
  before: unknown;
  after: unknown;
}

export interface ClassInvitations {
  owner_id: string;
  id: string;
  class_id: string;
  contact: string;
  student_id: string | null;
  invited_at: Date;
  expires_at: Date;
  answer: string | null;
  answered_at: Date | null;
  taken_back_at: Date | null;
}

export interface ClassSignIns {
  id: string;
  owner_id: string;
  class_id: string;
  student_id: string;
  secret_hash: string;
  tries: Generated<number>;
  made_at: Date;
}

export interface ClassStudents {
  class_id: string;
  student_id: string;
  joined_at: Date;
  removed_at: Date | null;
  owner_id: string;
}

export interface Classes {
  id: string;
  owner_id: string;
  code: string;
  name: string;
  search: GeneratedAlways<string>;
  grade_id: string;
  school_year: number;
  logo_media: string | null;
  status: Generated<string>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  join_open: Generated<boolean>;
  carried_from: string | null;
  sign_in_way: string | null;
  sign_in_key: string | null;
}

export interface ClientFailures {
  key: Buffer;
  failures: number;
  last_at: Date;
}

export interface ContactChanges {
  id: string;
  user_id: string;
  kind: string;
  before: string | null;
  after: string;
  at: Date;
  undone_at: Date | null;
}

export interface Crashes {
  id: string;
  at: Date;
  part: string;
  reason: string;
  work_kind: string | null;
  work_id: string | null;
  work_name: string | null;
}

export interface DataChanges {
  name: string;
  cursor: string | null;
  changed: Generated<number>;
  started_at: Date;
  claimed_until: Date | null;
  finished_at: Date | null;
}

export interface EventDeliveries {
  event_id: number;
  listener: string;
  subject: string;
  set_aside_at: Date | null;
  delivered_at: Date | null;
}

export interface Events {
  id: GeneratedAlways<number>;
  kind: string;
  subject: string;
  payload: unknown;
  at: Date;
}

export interface ExamCandidates {
  owner_id: string;
  exam_session_id: string;
  student_id: string;
  shift_id: string;
  room_id: string;
  number: string;
  machine: number;
  class_name: string;
  entered_at: Date | null;
  let_in: Generated<boolean>;
}

export interface ExamGrants {
  user_id: string;
  exam_id: string;
  source: string;
  reference: string;
  uses_total: number | null;
  uses_left: number | null;
  granted_at: Date;
}

export interface ExamMachineChecks {
  owner_id: string;
  exam_session_id: string;
  room: number;
  machine: number;
  at: Date;
  clock_ms: number;
  storage: boolean;
  sound: boolean;
  download_ms: number | null;
}

export interface ExamMakings {
  id: string;
  owner_id: string;
  exam_id: string;
  asked: unknown;
  dismissed_at: Date | null;
}

export interface ExamQuestions {
  exam_id: string;
  question_id: string;
  question_version: number;
  part_id: string;
  position: number;
  items: number;
  skill: string;
  difficulty: string;
}

export interface ExamRooms {
  owner_id: string;
  id: string;
  shift_id: string;
  number: number;
  place: string;
  invigilator: string;
  machines: number;
  code: string;
  paused_at: Date | null;
  paused_ms: Generated<number>;
}

export interface ExamSessionEvents {
  owner_id: string;
  id: string;
  exam_session_id: string;
  at: Date;
  kind: string;
  room_id: string | null;
  student_id: string | null;
  text: string;
  minutes: number | null;
}

export interface ExamSessions {
  owner_id: string;
  id: string;
  title: string;
  search: GeneratedAlways<string>;
  school: string;
  authority: string;
  minutes: number;
  doors_minutes: number;
  late_minutes: number;
  created_at: Date;
  released_at: Date | null;
  cancelled_at: Date | null;
}

export interface ExamShifts {
  owner_id: string;
  id: string;
  exam_session_id: string;
  number: number;
  assignment_id: string;
}

export interface ExamTypes {
  code: number;
  name: string;
  name_en: string;
  exam_group: string;
  position: number;
  state: Generated<string>;
  revision: Generated<number>;
  shipped: Generated<boolean>;
  search: GeneratedAlways<string>;
}

export interface ExamVersionKeys {
  exam_version_id: string;
  keys: unknown;
}

export interface ExamVersionMedia {
  exam_version_id: string;
  media_id: string;
  play_limit: number | null;
  of_key: boolean;
}

export interface ExamVersionQuestions {
  exam_version_id: string;
  question_id: string;
  owner_id: string | null;
}

export interface ExamVersions {
  id: string;
  exam_id: string;
  version: number;
  content: unknown;
  content_hash: string;
  published_at: Date;
  has_random_ids: Generated<boolean>;
  drawn_from: string | null;
  draw: Generated<number>;
  draws: Generated<number>;
}

export interface Exams {
  id: string;
  scope: string;
  owner_id: string | null;
  privacy: Generated<string>;
  name: string;
  name_en: string | null;
  search: GeneratedAlways<string>;
  exam_type: number;
  subject: string;
  grade_id: string;
  series_id: string | null;
  format_id: string | null;
  sections: unknown;
  minutes: number;
  total_questions: number;
  total_points: number;
  mode: Generated<string>;
  rounding: Generated<string>;
  shuffle: Generated<boolean>;
  labels: Generated<string[]>;
  status: Generated<string>;
  uses: Generated<number>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  needs_code: Generated<boolean>;
  random_ids_seed: Generated<string>;
  rows: Generated<unknown>;
  publisher: Generated<string>;
  pool: string | null;
}

export interface FileRemovals {
  key: string;
  due_at: Date;
}

export interface FirstPages {
  owner_id: string;
  assignment_id: string | null;
  seat_id: string | null;
  pupil_ids: Generated<string[]>;
  code: string | null;
  code_expires_at: Date | null;
  seated_at: Date | null;
  put_away: Generated<number>;
  put_away_at: Date | null;
  begun_at: Date | null;
  closed_at: Date | null;
}

export interface Formats {
  id: string;
  scope: string;
  owner_id: string | null;
  name: string;
  search: GeneratedAlways<string>;
  grade_id: string;
  subject: string;
  minutes: number;
  total_questions: number;
  total_points: number;
  cognition: string;
  sections: unknown;
  active: Generated<boolean>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  rows: Generated<unknown>;
  name_en: string | null;
  search_en: GeneratedAlways<string | null>;
}

export interface GiftExams {
  grade_id: string;
  position: number;
  exam_id: string;
}

export interface Grades {
  id: string;
  name: string;
  name_en: string;
  position: number;
  is_international: Generated<boolean>;
  eduhome_id: string | null;
  state: Generated<string>;
  revision: Generated<number>;
  shipped: Generated<boolean>;
  search: GeneratedAlways<string>;
}

export interface GuardianConsents {
  user_id: string;
  guardian_contact: string;
  way: string;
  text_version: string;
  given_at: Date;
}

export interface GuestStays {
  user_id: string;
  cell: string;
  since: Date;
}

export interface Guests {
  user_id: string;
  home_cell: string;
  since: Date;
}

export interface Heartbeat {
  only_row: Generated<boolean>;
  at: Date;
  short_gaps: Generated<string>;
}

export interface IdempotencyKeys {
  user_id: string;
  key: string;
  route: string;
  input_hash: Buffer;
  claim: string;
  claimed_until: Date;
  committed: Generated<boolean>;
  reply: Buffer | null;
  created_at: Date;
}

export interface IntegratedTestLearners {
  integrated_test_id: string;
  user_id: string;
  return_url: string | null;
  launched_at: Date;
}

export interface IntegratedTests {
  id: string;
  slug: string;
  partner_id: string;
  owner_id: string;
  title: string;
  search: GeneratedAlways<string>;
  grade_id: string;
  series_id: string;
  exam_id: string;
  starts_at: Date;
  ends_at: Date;
  minutes: number;
  attempts_allowed: number;
  returns: string;
  sign_in: boolean;
  state: string;
  assignment_id: string | null;
  unpublished_by: string | null;
  unpublished_reason: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface ItemChoices {
  owner_id: string;
  assignment_id: string;
  question_id: string;
  item: number;
  place: number;
  choice: number;
  is_right: boolean;
  n: number;
  sr: number;
}

export interface ItemSums {
  owner_id: string;
  assignment_id: string;
  question_id: string;
  item: number;
  version: number | null;
  measured_hash: string | null;
  n: number;
  reached: number;
  sx: number;
  sxx: number;
  sxt: number;
  st: number;
  stt: number;
}

export interface JobEffects {
  key: string;
  at: Date;
}

export interface JobRuns {
  id: string;
  owner_id: string;
  kind: string;
  state: Generated<string>;
  done: Generated<number>;
  total: number | null;
  result: unknown;
  job_id: number | null;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

export interface JobWorkers {
  id: string;
  seen_at: Date;
}

export interface JoinRequests {
  owner_id: string;
  id: string;
  class_id: string;
  student_id: string;
  status: Generated<string>;
  requested_at: Date;
  reviewed_at: Date | null;
  reason: string | null;
}

export interface KnownDevices {
  device_hash: Buffer;
  user_id: string;
  first_seen_at: Date;
  last_seen_at: Date;
}

export interface Labels {
  code: string;
  name: string;
  name_en: string;
  position: number;
  state: Generated<string>;
  revision: Generated<number>;
  shipped: Generated<boolean>;
  search: GeneratedAlways<string>;
}

export interface ListViews {
  user_id: string;
  list: string;
  hidden: string[];
  views: unknown;
}

export interface LtiDeployments {
  platform_id: string;
  deployment_id: string;
}

export interface LtiGrades {
  integrated_test_id: string;
  user_id: string;
  platform_id: string;
  subject: string;
  resource_link_id: string;
  line_item: string | null;
  line_items: string | null;
  launched_at: Date;
}

export interface LtiKeys {
  id: string;
  public_key: unknown;
  private_encrypted: Buffer;
  created_at: Date;
}

export interface LtiLaunches {
  nonce_hash: Buffer;
  platform_id: string;
  ticket_hash: Buffer;
  proof_hash: Buffer;
  storage_target: string | null;
  launch: unknown;
  expires_at: Date;
  opened_at: Date | null;
  entered_at: Date | null;
  chosen_test_id: string | null;
}

export interface LtiPlatforms {
  id: string;
  partner_id: string;
  issuer: string;
  client_id: string;
  auth_url: string;
  token_url: string;
  jwks_url: string;
  created_at: Date;
  updated_at: Date;
}

export interface LtiRegistrationLinks {
  token_hash: Buffer;
  partner_id: string;
  made_by: string;
  expires_at: Date;
  used_at: Date | null;
}

export interface LtiRosterMembers {
  class_id: string;
  platform_id: string;
  context_id: string;
  user_id: string;
  left_at: Date | null;
}

export interface LtiRosters {
  class_id: string;
  platform_id: string;
  context_id: string;
  owner_id: string;
  taken_at: Date;
}

export interface ManagedStudents {
  teacher_id: string;
  student_id: string;
  code: string | null;
  contact_phone: string | null;
  contact_email: string | null;
  created_at: Date;
  removed_at: Date | null;
}

export interface MarkingAccess {
  owner_id: string | null;
  assignment_id: string | null;
  marker_id: string | null;
  names_hidden: boolean | null;
  invited_at: Date | null;
}

export interface MarkingDrafts {
  owner_id: string;
  attempt_id: string;
  question_id: string;
  item: string;
  entry: number;
  version: number;
  scores: unknown;
  comment: string;
  notes: unknown;
  changed_at: Date;
  writer_id: string;
}

export interface Media {
  id: string;
  owner_id: string | null;
  kind: string;
  mime: string;
  bytes: number;
  width: number | null;
  height: number | null;
  seconds: number | null;
  credit: string | null;
  created_at: Generated<Date>;
}

export interface MembershipUses {
  membership_id: string;
  user_id: string;
  subject: string;
  at: Date;
}

export interface Memberships {
  id: string;
  user_id: string | null;
  package_code: string;
  starts_at: Date;
  ends_at: Date | null;
  uses_total: number | null;
  uses_left: number | null;
  created_at: Generated<Date>;
  source: Generated<string>;
  amount: number | null;
  reference: Generated<string>;
  note: Generated<string>;
  granted_by: string | null;
  ended_at: Date | null;
  school_id: string | null;
  replaced_by: string | null;
  starts_before: Date | null;
  ends_before: Date | null;
}

export interface NoticeChoices {
  user_id: string;
  kind: string;
  mail: Generated<boolean>;
  changed_at: Date;
  notice: Generated<boolean>;
  push: Generated<boolean>;
}

export interface Notices {
  owner_id: string;
  id: string;
  kind: string;
  params: unknown;
  link: string | null;
  created_at: Date;
  read_at: Date | null;
}

export interface OneTimeCodes {
  id: string;
  purpose: string;
  channel: string;
  target_hash: Buffer;
  code_hash: Buffer | null;
  address_hash: Buffer;
  created_at: Date;
  expires_at: Date;
  tries: Generated<number>;
  proved_at: Date | null;
  used_at: Date | null;
  withdrawn_at: Date | null;
}

export interface OrderAccounts {
  order_id: string;
  position: number;
  full_name: string;
  phone: string | null;
  user_id: string | null;
  membership_id: string | null;
  opened: boolean | null;
}

export interface OrderEvents {
  id: GeneratedAlways<number>;
  order_id: string;
  kind: string;
  at: Date;
  source: string;
  actor_id: string | null;
  code: string | null;
  amount: number | null;
  reason: string | null;
}

export interface Orders {
  id: string;
  reference: string;
  user_id: string;
  action: string;
  item_kind: string;
  package_code: string | null;
  package_name: string;
  package_name_en: string;
  months: number | null;
  days: number | null;
  uses: number | null;
  lines: unknown;
  credit: number;
  total: number;
  basis: string[];
  voucher_id: string | null;
  voucher_held: boolean;
  method: string;
  state: string;
  review: string | null;
  response_code: string | null;
  transaction_no: string | null;
  bank_code: string | null;
  paid_at: Date | null;
  refunded: Generated<number>;
  membership_id: string | null;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  ended_by: string | null;
  ended_by_user: string | null;
  reason: string | null;
  sale_id: string | null;
  exam_id: string | null;
}

export interface OutageDues {
  owner_id: string;
  attempt_id: string;
  until: Date;
  seconds: number;
}

export interface OutboxMessages {
  id: string;
  channel: string;
  recipient: string;
  subject: string | null;
  body: string;
  sent_at: Date;
  html: string | null;
}

export interface PackageHistory {
  code: string;
  revision: number;
  at: Date;
  actor_id: string | null;
  before: unknown;
  after: unknown;
}

export interface PackagePeriods {
  user_id: string;
  starts_at: Date;
  ends_at: Date;
  package_code: string | null;
  state: string;
  role: string;
  created_at: Date;
}

export interface PackageReminders {
  user_id: string;
  ends_at: Date;
  days: number;
  told_at: Date;
}

export interface PackageSums {
  day: string;
  package_code: string;
  given: number;
  due: number;
  early: number;
  late: number;
  trials: number;
  paid: number;
}

export interface Packages {
  code: string;
  gives: string;
  accounts: Generated<number>;
  audience: string;
  level: number | null;
  rank: number | null;
  ladder: number | null;
  name: string;
  name_en: string;
  price: number | null;
  months: number | null;
  days: number | null;
  uses: number | null;
  recommended: Generated<boolean>;
  features: Generated<string[]>;
  classes: number | null;
  students: number | null;
  students_per_class: number | null;
  system_tests_per_month: number | null;
  teachers: number | null;
  revision: Generated<number>;
  updated_at: Generated<Date>;
}

export interface PageTextRevisions {
  page: string;
  locale: string;
  revision: number;
  at: Date;
  actor_id: string;
  before: unknown;
  after: unknown;
}

export interface PageTexts {
  page: string;
  locale: string;
  draft: unknown;
  draft_revision: Generated<number>;
  draft_by: string | null;
  draft_at: Date | null;
  published: unknown;
  revision: Generated<number>;
}

export interface PaperFiles {
  owner_id: string;
  set_id: string;
  position: number;
  kind: string;
  code: string | null;
  name: string;
  mime: string;
  bytes: number | null;
  file: Buffer | null;
  problem: string | null;
  stored_as: string | null;
}

export interface PaperSets {
  owner_id: string;
  id: string;
  exam_id: string;
  name: string;
  content: unknown;
  answer_keys: unknown;
  options: unknown;
  seed: string;
  locale: string;
  run_id: string | null;
  created_at: Date;
  expires_at: Date;
  matrix: unknown;
  draws: unknown;
  roster: unknown;
  looked_at: Date | null;
}

export interface PartnerLaunches {
  partner_id: string;
  token_hash: Buffer;
  expires_at: Date;
}

export interface PartnerLearners {
  partner_id: string;
  learner_id: string;
  user_id: string;
  created_at: Date;
  launched_at: Date;
}

export interface PartnerSecrets {
  id: string;
  partner_id: string;
  secret_hash: Buffer;
  created_at: Date;
  expires_at: Date | null;
  secret_encrypted: Buffer | null;
  hint: string | null;
  last_used_at: Date | null;
}

export interface Partners {
  id: string;
  slug: string;
  name: string;
  search: GeneratedAlways<string>;
  logo_media: string | null;
  client_app_id: string;
  allowed_origins: Generated<string[]>;
  status: Generated<string>;
  created_at: Date;
  updated_at: Date;
  callback_url: string | null;
}

export interface PaymentLedger {
  id: GeneratedAlways<number>;
  order_id: string;
  kind: string;
  amount: number;
  at: Date;
  transaction_no: string | null;
  actor_id: string | null;
  reason: string | null;
}

export interface PaymentNotifications {
  id: GeneratedAlways<number>;
  order_id: string;
  response_code: string;
  transaction_status: string;
  transaction_no: string;
  bank_code: string;
  received_at: Date;
  settled_at: Date | null;
  tries: Generated<number>;
  last_error: string | null;
}

export interface PeriodSums {
  day: string;
  package_code: string;
  started: number;
  ended: number;
}

export interface PlaceChanges {
  id: GeneratedAlways<number>;
  kind: string;
  key: string;
}

export interface PracticeDownloads {
  user_id: string;
  exam_id: string;
  downloaded_at: Date;
}

export interface PracticeMails {
  owner_id: string;
  exam_id: string;
  student_id: string;
  sent_at: Date;
}

export interface ProjectorLinks {
  owner_id: string;
  assignment_id: string;
  revision: Generated<number>;
  number: Generated<number>;
  shown: Generated<boolean>;
  trying: Generated<boolean>;
  named: Generated<boolean>;
  screen_seen_at: Date | null;
  remote_seen_at: Date | null;
}

export interface Provinces {
  version: string;
  code: string;
  name: string;
  name_en: string;
  valid_from: string | null;
  valid_to: string | null;
  merged_into: string | null;
}

export interface Publishers {
  code: string;
  name: string;
  position: number;
  name_en: string | null;
  state: Generated<string>;
  revision: Generated<number>;
  shipped: Generated<boolean>;
  search: GeneratedAlways<string>;
}

export interface PushSubscriptions {
  session_id: string;
  user_id: string;
  endpoint: string;
  public_key: Buffer;
  auth_secret: Buffer;
  created_at: Date;
}

export interface QuestionDifficulty {
  question_id: string;
  answers: number;
  points: number;
  most: number;
  measured_at: Date;
}

export interface QuestionDistinctions {
  first_id: string;
  second_id: string;
  told_at: Date;
}

export interface QuestionFindings {
  question_id: string;
  version: number;
  findings: unknown;
  checked_at: Date;
}

export interface QuestionImportFiles {
  import_id: string;
  n: number;
  media_type: string;
  media_id: string | null;
  bytes: Buffer | null;
  stored_as: string | null;
}

export interface QuestionImports {
  id: string;
  owner_id: string;
  file_name: string;
  format: string;
  rows: unknown;
  created_at: Date;
  imported_at: Date | null;
  imported: Generated<number>;
  paper: unknown;
  changes: Generated<unknown>;
  exam_id: string | null;
  source: Buffer | null;
  stored_as: string | null;
}

export interface QuestionKeys {
  question_id: string;
  version: number;
  answer_key: unknown;
  template: unknown;
}

export interface QuestionMedia {
  media_id: string;
  question_id: string;
  of_key: boolean;
}

export interface QuestionReports {
  id: string;
  question_id: string;
  version: number;
  reporter_id: string;
  role: string;
  kind: string;
  words: string;
  made_at: Date;
  verdict_id: string | null;
}

export interface QuestionStatistics {
  question_id: string;
  version: number;
  n: number;
  tests: number;
  share: number;
  rest_r: number | null;
  rest_low: number | null;
  rest_high: number | null;
  flags: Generated<unknown>;
  computed_at: Date;
  suspicions: Generated<unknown>;
  suspicion_weight: Generated<number>;
}

export interface QuestionVerdicts {
  id: string;
  question_id: string;
  version: number;
  verdict: string;
  reason: string;
  made_by: string;
  made_at: Date;
  undone_at: Date | null;
}

export interface QuestionVersions {
  question_id: string;
  version: number;
  schema_version: number;
  content: unknown;
  created_at: Date;
  created_by: string | null;
  restored_from: number | null;
}

export interface Questions {
  id: string;
  scope: string;
  owner_id: string | null;
  privacy: Generated<string>;
  type: string;
  name: Generated<string>;
  grade_id: string | null;
  subject: string;
  skill: string;
  difficulty: Generated<string>;
  cefr: Generated<string>;
  series_id: string | null;
  publisher: Generated<string>;
  exam_family: Generated<string>;
  test_category: Generated<string>;
  labels: Generated<string[]>;
  keywords: Generated<string[]>;
  author: Generated<string>;
  summary: string;
  search: string;
  items: number;
  version: Generated<number>;
  uses: Generated<number>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  author_search: GeneratedAlways<string>;
  text_hash: Buffer | null;
  sketch: number[] | null;
  import_id: string | null;
  family: string | null;
  topic_id: string | null;
  pool: string | null;
}

export interface QuestionsToMeasure {
  id: GeneratedAlways<number>;
  question_id: string;
}

export interface Quotes {
  id: string;
  number: string;
  customer_id: string | null;
  request_id: string | null;
  made_by: string;
  made_at: Date;
  content: unknown;
}

export interface Recordings {
  id: string;
  attempt_id: string;
  question_id: string;
  item: string;
  mime: string;
  max_bytes: number;
  bytes: Generated<number>;
  seconds: number | null;
  late: Generated<boolean>;
  created_at: Date;
  finished_at: Date | null;
  owner_id: string;
  file_id: string;
}

export interface RefundRequests {
  id: string;
  order_id: string;
  amount: number;
  reason: string;
  actor_id: string;
  asked_at: Date;
  settled_at: Date | null;
}

export interface RefundSums {
  day: string;
  refunds: number;
  refunded: number;
}

export interface RegradeOffers {
  owner_id: string;
  id: string;
  exam_version_id: string;
  question_id: string;
  version: number;
  amendment: unknown;
  reason: string;
  made_at: Date;
  answer: string | null;
  answered_at: Date | null;
}

export interface Regrades {
  owner_id: string;
  id: string;
  exam_version_id: string;
  number: number;
  made_at_assignment: string;
  question_id: string;
  item: string;
  change: unknown;
  assignment_id: string | null;
  student_id: string | null;
  raise_only: boolean;
  reason: string;
  raised: number;
  lowered: number;
  bank_version: number | null;
  made_by: string;
  made_at: Date;
  undone_by: string | null;
  undone_at: Date | null;
}

export interface RequestWindows {
  key: string;
  minute: Date;
  requests: number;
}

export interface RoomChanges {
  owner_id: string;
  assignment_id: string;
  student_id: string | null;
  change: Generated<string>;
  at: Generated<Date>;
}

export interface RosterImportRows {
  import_id: string;
  n: number;
  kind: string;
  line: number | null;
  sourced_id: string;
  name: string;
  fate: string;
  code: string | null;
  data: unknown;
  facts: unknown;
  target: string | null;
}

export interface RosterImports {
  id: string;
  school_id: string;
  created_by: string;
  file_name: string;
  state: string;
  code: string | null;
  counts: unknown;
  done: Generated<number>;
  total: number;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

export interface RosterRecords {
  school_id: string;
  kind: string;
  sourced_id: string;
  data: unknown;
  active: boolean;
  target: string | null;
}

export interface Sales {
  id: string;
  package_code: string;
  name: string;
  name_en: string;
  price: number;
  starts_at: Date;
  ends_at: Date;
  stopped_at: Date | null;
  revision: Generated<number>;
  created_by: string;
  created_at: Date;
}

export interface SampleExams {
  grade_id: string;
  position: number;
  exam_id: string;
}

export interface SchemaMigrations {
  name: string;
  sha256: string;
  applied_at: Generated<Date>;
}

export interface SchoolConsents {
  user_id: string;
  school_id: string;
  way: string;
  text_version: string;
  given_at: Date;
}

export interface SchoolInvitations {
  id: string;
  school_id: string;
  contact: string;
  role: string;
  invited_by: string | null;
  invited_at: Date;
  expires_at: Date;
  answer: string | null;
  answered_at: Date | null;
  taken_back_at: Date | null;
}

export interface SchoolMembers {
  school_id: string;
  user_id: string;
  role: string;
  joined_at: Date;
  left_at: Date | null;
}

export interface SchoolSignOns {
  id: string;
  school_id: string;
  provider: string;
  organisation: string;
  consent_version: string;
  created_at: Date;
  created_by: string | null;
}

export interface Schools {
  id: string;
  name: string;
  created_at: Date;
  created_by: string | null;
}

export interface Series {
  id: string;
  name: string;
  name_en: string;
  grade_id: string;
  series_group: string;
  subject: string;
  image_url: string | null;
  image_url_en: string | null;
  eduhome_id: string | null;
  position: Generated<number>;
  coursebook_group: Generated<string>;
  publisher: Generated<string>;
  state: Generated<string>;
  revision: Generated<number>;
  changed_at: Generated<Date>;
  search: GeneratedAlways<string>;
}

export interface SeriesChanges {
  series_id: string;
  revision: number;
  at: Date;
  actor_id: string | null;
  before: unknown;
  after: unknown;
}

export interface Sessions {
  id: string;
  user_id: string;
  access_hash: Buffer;
  access_expires_at: Date;
  refresh_hash: Buffer;
  previous_refresh_hash: Buffer | null;
  rotated_at: Date;
  refresh_expires_at: Date;
  user_agent: Generated<string>;
  address: Generated<string>;
  created_at: Date;
  last_seen_at: Date;
  revoked_at: Date | null;
  revoke_reason: string | null;
  only_assignment_id: string | null;
  guest: Generated<boolean>;
}

export interface SettingHistory {
  key: string;
  revision: number;
  at: Date;
  actor_id: string | null;
  before: number | null;
  after: number;
}

export interface Settings {
  key: string;
  value: number;
  min: number;
  max: number;
  revision: Generated<number>;
  updated_at: Generated<Date>;
}

export interface SheetLayouts {
  owner_id: string;
  set_id: string;
  code: string;
  page: number;
  layout_hash: string;
  groups: unknown;
}

export interface SignInDays {
  user_id: string;
  day: string;
  day_before: string;
}

export interface SignInFailures {
  key: string;
  failures: number;
  last_failed_at: Date;
  blocked_until: Date | null;
}

export interface SignInSums {
  day: string;
  day_before: string;
  accounts: number;
}

export interface SignIns {
  id: GeneratedAlways<number>;
  user_id: string;
  session_id: string | null;
  at: Date;
  outcome: string;
  browser: string | null;
  system: string | null;
  handheld: boolean;
  address: string;
  search: GeneratedAlways<string>;
}

export interface SignOnIdentities {
  provider: string;
  subject: string;
  user_id: string;
  organisation: string | null;
  label: string;
  created_at: Date;
}

export interface SignOnUses {
  state_hash: Buffer;
  expires_at: Date;
}

export interface SiteTexts {
  revision: number;
  at: Date;
  actor_id: string | null;
  texts: unknown;
}

export interface SqlFunctions {
  name: string;
  sha256: string;
}

export interface StudentImports {
  id: string;
  owner_id: string;
  class_id: string | null;
  file_name: string;
  file_hash: string;
  rows: unknown;
  created_at: Date;
  imported_at: Date | null;
}

export interface StudyGroupStudents {
  owner_id: string;
  group_id: string;
  student_id: string;
  joined_at: Date;
  removed_at: Date | null;
}

export interface StudyGroups {
  owner_id: string;
  id: string;
  class_id: string | null;
  name: string;
  search: GeneratedAlways<string>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

export interface SumChecks {
  name: string;
  checked_at: Date;
  differences: number;
  differed_at: Date | null;
}

export interface SupportCodes {
  user_id: string;
  code_hash: Buffer;
  expires_at: Date;
  wrong: Generated<number>;
}

export interface SupportStays {
  id: string;
  user_id: string;
  staff_id: string;
  session_id: string;
  reason: string;
  started_at: Date;
  ends_at: Date;
  ended_at: Date | null;
  ended_by: string | null;
}

export interface SystemTestUses {
  owner_id: string;
  exam_id: string;
  month: string;
  used_at: Date;
}

export interface TeacherConsents {
  teacher_id: string;
  school_year: number;
  text_version: string;
  given_at: Date;
}

export interface TestListChanges {
  kind: string;
  grade_id: string;
  revision: number;
  at: Date;
  actor_id: string | null;
  before: unknown;
  after: unknown;
}

export interface TestLists {
  kind: string;
  grade_id: string;
  revision: Generated<number>;
  changed_at: Date;
}

export interface TestPrices {
  exam_id: string;
  price: number;
  changed_by: string;
  changed_at: Date;
}

export interface TestsToMeasure {
  id: GeneratedAlways<number>;
  owner_id: string;
  assignment_id: string;
}

export interface TopicChanges {
  topic_id: string;
  revision: number;
  at: Date;
  actor_id: string;
  before: unknown;
  after: unknown;
}

export interface Topics {
  id: string;
  subject: string;
  grade_id: string | null;
  strand: string | null;
  cefr: string | null;
  position: number;
  name: string;
  name_en: string;
  active: Generated<boolean>;
  updated_at: Generated<Date>;
  revision: Generated<number>;
}

export interface TurnoverSums {
  day: string;
  item: string;
  method: string;
  orders: number;
  revenue: number;
}

export interface UsageEvents {
  id: string;
  at: Date;
  day: string;
  kind: string;
  page: string | null;
  user_id: string | null;
  origin: string;
}

export interface UsageSums {
  day: string;
  kind: string;
  origin: string;
  slot: number;
  count: number;
}

export interface UsedOnce {
  contact_hash: Buffer;
  kind: string;
  uses: Generated<number>;
  kept_until: Date;
}

export interface UserEventPeople {
  id: string;
  event_id: string;
  user_id: string | null;
  full_name: string;
  email: Generated<string>;
  phone: Generated<string>;
  locale: Generated<string>;
  sender_hash: Buffer;
  joined_at: Date;
  search: GeneratedAlways<string>;
}

export interface UserEvents {
  id: string;
  name: string;
  name_en: Generated<string>;
  about: Generated<string>;
  about_en: Generated<string>;
  place: Generated<string>;
  place_en: Generated<string>;
  audience: Generated<string>;
  starts_at: Date | null;
  ends_at: Date | null;
  join_until: Date | null;
  capacity: Generated<number>;
  joined: Generated<number>;
  state: Generated<string>;
  revision: Generated<number>;
  created_at: Date;
  changed_at: Date;
  changed_by: string;
  search: GeneratedAlways<string>;
}

export interface UserRequestEvents {
  id: GeneratedAlways<number>;
  request_id: string;
  at: Date;
  kind: string;
  actor_id: string | null;
  text: Generated<string>;
}

export interface UserRequests {
  id: string;
  kind: string;
  package_code: string | null;
  writer: string | null;
  full_name: string;
  organisation: Generated<string>;
  phone: string;
  email: string;
  message: string;
  locale: string;
  user_id: string | null;
  state: Generated<string>;
  suspect: boolean;
  assignee_id: string | null;
  sender_hash: Buffer;
  received_at: Date;
  received_on: string;
  digest: Buffer;
  due_on: string;
  changed_at: Date;
  revision: Generated<number>;
  search: GeneratedAlways<string>;
}

export interface UserSums {
  day: string;
  role: string;
  province_code: string;
  accounts: number;
}

export interface Users {
  id: string;
  role: string;
  is_admin: Generated<boolean>;
  status: Generated<string>;
  sign_in_name: string | null;
  email: string | null;
  phone: string | null;
  password_hash: string | null;
  one_time_password: Buffer | null;
  last_name: Generated<string>;
  first_name: string;
  full_name: GeneratedAlways<string>;
  search: GeneratedAlways<string>;
  gender: string | null;
  birthday: string | null;
  province_code: string | null;
  avatar_media: string | null;
  locale: Generated<string>;
  received_gift: Generated<boolean>;
  first_login_at: Date | null;
  created_at: Generated<Date>;
  deleted_at: Date | null;
  role_chosen: Generated<boolean>;
  terms_accepted_at: Date | null;
  search_all: GeneratedAlways<string>;
  one_time_password_until: Date | null;
  time_zone: string | null;
  subject: string | null;
  gift_grade_id: string | null;
  gift_received_at: Date | null;
  sample: Generated<boolean>;
}

export interface Vouchers {
  id: string;
  code: string;
  name: string;
  kind: string;
  value: number;
  ceiling: number | null;
  item_kinds: string[] | null;
  packages: string[] | null;
  roles: string[] | null;
  starts_at: Date | null;
  ends_at: Date | null;
  uses_allowed: number | null;
  uses_per_user: number | null;
  uses: Generated<number>;
  disabled_at: Date | null;
  created_by: string;
  created_at: Date;
  revision: Generated<number>;
}

export interface WatchedRooms {
  owner_id: string;
  assignment_id: string;
  since: Date;
  watched_at: Date;
}

export interface DB {
  activation_code_uses: ActivationCodeUses;
  activation_codes: ActivationCodes;
  app_settings: AppSettings;
  assignment_extra_time: AssignmentExtraTime;
  assignment_learners: AssignmentLearners;
  assignment_markers: AssignmentMarkers;
  assignment_students: AssignmentStudents;
  assignments: Assignments;
  attempt_answers: AttemptAnswers;
  attempt_marks: AttemptMarks;
  attempt_presence: AttemptPresence;
  attempt_record: AttemptRecord;
  attempt_results: AttemptResults;
  attempts: Attempts;
  audio_plays: AudioPlays;
  audit_log: AuditLog;
  backups: Backups;
  banners: Banners;
  bulk_change_rows: BulkChangeRows;
  bulk_changes: BulkChanges;
  calendar_feeds: CalendarFeeds;
  callback_deliveries: CallbackDeliveries;
  callback_tries: CallbackTries;
  catalogue_changes: CatalogueChanges;
  cell_calls: CellCalls;
  certificate_series: CertificateSeries;
  certificates: Certificates;
  choice_changes: ChoiceChanges;
  class_invitations: ClassInvitations;
  class_sign_ins: ClassSignIns;
  class_students: ClassStudents;
  classes: Classes;
  client_failures: ClientFailures;
  contact_changes: ContactChanges;
  crashes: Crashes;
  data_changes: DataChanges;
  event_deliveries: EventDeliveries;
  events: Events;
  exam_candidates: ExamCandidates;
  exam_grants: ExamGrants;
  exam_machine_checks: ExamMachineChecks;
  exam_makings: ExamMakings;
  exam_questions: ExamQuestions;
  exam_rooms: ExamRooms;
  exam_session_events: ExamSessionEvents;
  exam_sessions: ExamSessions;
  exam_shifts: ExamShifts;
  exam_types: ExamTypes;
  exam_version_keys: ExamVersionKeys;
  exam_version_media: ExamVersionMedia;
  exam_version_questions: ExamVersionQuestions;
  exam_versions: ExamVersions;
  exams: Exams;
  file_removals: FileRemovals;
  first_pages: FirstPages;
  formats: Formats;
  gift_exams: GiftExams;
  grades: Grades;
  guardian_consents: GuardianConsents;
  guest_stays: GuestStays;
  guests: Guests;
  heartbeat: Heartbeat;
  idempotency_keys: IdempotencyKeys;
  integrated_test_learners: IntegratedTestLearners;
  integrated_tests: IntegratedTests;
  item_choices: ItemChoices;
  item_sums: ItemSums;
  job_effects: JobEffects;
  job_runs: JobRuns;
  job_workers: JobWorkers;
  join_requests: JoinRequests;
  known_devices: KnownDevices;
  labels: Labels;
  list_views: ListViews;
  lti_deployments: LtiDeployments;
  lti_grades: LtiGrades;
  lti_keys: LtiKeys;
  lti_launches: LtiLaunches;
  lti_platforms: LtiPlatforms;
  lti_registration_links: LtiRegistrationLinks;
  lti_roster_members: LtiRosterMembers;
  lti_rosters: LtiRosters;
  managed_students: ManagedStudents;
  marking_access: MarkingAccess;
  marking_drafts: MarkingDrafts;
  media: Media;
  membership_uses: MembershipUses;
  memberships: Memberships;
  notice_choices: NoticeChoices;
  notices: Notices;
  one_time_codes: OneTimeCodes;
  order_accounts: OrderAccounts;
  order_events: OrderEvents;
  orders: Orders;
  outage_dues: OutageDues;
  outbox_messages: OutboxMessages;
  package_history: PackageHistory;
  package_periods: PackagePeriods;
  package_reminders: PackageReminders;
  package_sums: PackageSums;
  packages: Packages;
  page_text_revisions: PageTextRevisions;
  page_texts: PageTexts;
  paper_files: PaperFiles;
  paper_sets: PaperSets;
  partner_launches: PartnerLaunches;
  partner_learners: PartnerLearners;
  partner_secrets: PartnerSecrets;
  partners: Partners;
  payment_ledger: PaymentLedger;
  payment_notifications: PaymentNotifications;
  period_sums: PeriodSums;
  place_changes: PlaceChanges;
  practice_downloads: PracticeDownloads;
  practice_mails: PracticeMails;
  projector_links: ProjectorLinks;
  provinces: Provinces;
  publishers: Publishers;
  push_subscriptions: PushSubscriptions;
  question_difficulty: QuestionDifficulty;
  question_distinctions: QuestionDistinctions;
  question_findings: QuestionFindings;
  question_import_files: QuestionImportFiles;
  question_imports: QuestionImports;
  question_keys: QuestionKeys;
  question_media: QuestionMedia;
  question_reports: QuestionReports;
  question_statistics: QuestionStatistics;
  question_verdicts: QuestionVerdicts;
  question_versions: QuestionVersions;
  questions: Questions;
  questions_to_measure: QuestionsToMeasure;
  quotes: Quotes;
  recordings: Recordings;
  refund_requests: RefundRequests;
  refund_sums: RefundSums;
  regrade_offers: RegradeOffers;
  regrades: Regrades;
  request_windows: RequestWindows;
  room_changes: RoomChanges;
  roster_import_rows: RosterImportRows;
  roster_imports: RosterImports;
  roster_records: RosterRecords;
  sales: Sales;
  sample_exams: SampleExams;
  schema_migrations: SchemaMigrations;
  school_consents: SchoolConsents;
  school_invitations: SchoolInvitations;
  school_members: SchoolMembers;
  school_sign_ons: SchoolSignOns;
  schools: Schools;
  series: Series;
  series_changes: SeriesChanges;
  sessions: Sessions;
  setting_history: SettingHistory;
  settings: Settings;
  sheet_layouts: SheetLayouts;
  sign_in_days: SignInDays;
  sign_in_failures: SignInFailures;
  sign_in_sums: SignInSums;
  sign_ins: SignIns;
  sign_on_identities: SignOnIdentities;
  sign_on_uses: SignOnUses;
  site_texts: SiteTexts;
  sql_functions: SqlFunctions;
  student_imports: StudentImports;
  study_group_students: StudyGroupStudents;
  study_groups: StudyGroups;
  sum_checks: SumChecks;
  support_codes: SupportCodes;
  support_stays: SupportStays;
  system_test_uses: SystemTestUses;
  teacher_consents: TeacherConsents;
  test_list_changes: TestListChanges;
  test_lists: TestLists;
  test_prices: TestPrices;
  tests_to_measure: TestsToMeasure;
  topic_changes: TopicChanges;
  topics: Topics;
  turnover_sums: TurnoverSums;
  usage_events: UsageEvents;
  usage_sums: UsageSums;
  used_once: UsedOnce;
  user_event_people: UserEventPeople;
  user_events: UserEvents;
  user_request_events: UserRequestEvents;
  user_requests: UserRequests;
  user_sums: UserSums;
  users: Users;
  vouchers: Vouchers;
  watched_rooms: WatchedRooms;
}
