/**
 * The rows of a OneRoster 1.2 CSV export. Columns are found by their names: their order is fixed by the binding, and
 * still differs between exports. Files and columns that are of no use here are passed over.
 */
import { csvFilesOf } from './archive.ts';
import { parseCsv } from './csv.ts';

const columns = {
  orgs: ['sourcedId', 'status', 'name', 'type'],
  academicSessions: ['sourcedId', 'status', 'startDate', 'schoolYear'],
  users: ['sourcedId', 'status', 'enabledUser', 'givenName', 'familyName'],
  roles: ['userSourcedId', 'status', 'role', 'orgSourcedId'],
  demographics: ['sourcedId', 'status', 'birthDate', 'sex'],
  classes: ['sourcedId', 'status', 'title', 'grades', 'schoolSourcedId', 'termSourcedIds'],
  enrollments: ['sourcedId', 'status', 'classSourcedId', 'schoolSourcedId', 'userSourcedId', 'role'],
} as const;
/** Read where they are there. */
const extra: Partial<Record<RosterFileName, readonly string[]>> = {
  academicSessions: ['title'],
  users: ['middleName', 'identifier', 'email', 'primaryOrgSourcedId'],
  classes: ['classCode'],
  enrollments: ['primary'],
};
export type RosterFileName = keyof typeof columns;
export const rosterFileNames = Object.keys(columns) as RosterFileName[];

export interface FileRow {
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
}
export type RosterFile = Readonly<
  Partial<Record<RosterFileName, { readonly mode: 'bulk' | 'delta'; readonly rows: readonly FileRow[] }>>
>;

/** More than the largest school with all its classes. */
const mostRows = 60_000;

export type RosterProblem =
  | { readonly code: 'ROSTER_FILE' | 'ROSTER_TOO_LARGE' | 'ROSTER_MANIFEST' }
  | { readonly code: 'ROSTER_ENCODING' | 'ROSTER_FORM' | 'ROSTER_MISSING'; readonly at: string }
  | { readonly code: 'ROSTER_COLUMN'; readonly at: string };

class Problem extends Error {
  readonly problem: RosterProblem;
  constructor(problem: RosterProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

function linesOf(name: string, bytes: Buffer) {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Problem({ code: 'ROSTER_ENCODING', at: name });
  }
  const lines = text.includes('\0') ? null : parseCsv(text);
  if (!lines) throw new Problem({ code: 'ROSTER_FORM', at: name });
  return lines;
}

function modesOf(bytes: Buffer | undefined): Map<string, string> {
  if (!bytes) throw new Problem({ code: 'ROSTER_MANIFEST' });
  const properties = new Map(linesOf('manifest.csv', bytes).map(({ cells }) => [cells[0]!, cells[1] ?? '']));
  if (!/^1\.2(?:\.\d)?$/.test(properties.get('oneroster.version') ?? ''))
    throw new Problem({ code: 'ROSTER_MANIFEST' });
  return properties;
}

function rowsOf(name: RosterFileName, bytes: Buffer): FileRow[] {
  const at = `${name}.csv`;
  const [head, ...lines] = linesOf(at, bytes);
  const places = new Map((head?.cells ?? []).map((column, index) => [column, index]));
  for (const column of columns[name])
    if (!places.has(column)) throw new Problem({ code: 'ROSTER_COLUMN', at: `${at}: ${column}` });
  const wanted = [...columns[name], ...(extra[name] ?? []).filter((column) => places.has(column))];
  return lines.map(({ line, cells }) => ({
    line,
    values: Object.fromEntries(wanted.map((column) => [column, cells[places.get(column)!] ?? ''])),
  }));
}

export type RosterReading = { readonly file: RosterFile } | { readonly problem: RosterProblem };

export function readRoster(bytes: Buffer): RosterReading {
  try {
    const parts = csvFilesOf(bytes);
    if (!parts) throw new Problem({ code: 'ROSTER_FILE' });
    const modes = modesOf(parts.get('manifest.csv'));
    const file: Partial<Record<RosterFileName, { mode: 'bulk' | 'delta'; rows: FileRow[] }>> = {};
    let rows = 0;
    for (const name of rosterFileNames) {
      const mode = modes.get(`file.${name}`) ?? 'absent';
      if (mode !== 'bulk' && mode !== 'delta') continue;
      const part = parts.get(`${name}.csv`);
      if (!part) throw new Problem({ code: 'ROSTER_MISSING', at: `${name}.csv` });
      file[name] = { mode, rows: rowsOf(name, part) };
      rows += file[name].rows.length;
      if (rows > mostRows) throw new Problem({ code: 'ROSTER_TOO_LARGE' });
    }
    if (rows === 0) throw new Problem({ code: 'ROSTER_MANIFEST' });
    return { file };
  } catch (error) {
    if (error instanceof Problem) return { problem: error.problem };
    throw error;
  }
}
