/** The tests that were started on this device and have not ended. */
import { localeOfPath, pathIn, site } from '../../i18n/locale.ts';
import { HeldTest, openContent, pageKey, type OpenTest, type StoredState } from '../../player/offline/held-test.ts';

export interface DeviceTest {
  readonly assignment: string;
  /** In this page's language if the device holds the player in it, else in the one in which the test was started. */
  readonly address: string;
  readonly practice: boolean;
  readonly name: string;
  readonly questions: number;
  readonly open: OpenTest;
  readonly stored: StoredState | null;
  /** Answers that the server does not have yet. */
  readonly unsent: number;
}

async function unsentOf(attempt: string): Promise<number> {
  const { openJournal } = await import('../../player/journal/idb-journal.ts');
  const { queues } = await (await openJournal()).read(attempt);
  const questions = queues.flatMap(({ answers }) =>
    answers.filter(({ status }) => status !== 'conflict').map(({ question }) => question),
  );
  return new Set(questions).size;
}

/** Practice is held by its own id, a test by that of its assignment. */
const isPractice = (assignment: string, { id }: OpenTest['state']): boolean => assignment === id;

async function addressOf(assignment: string, { shell, state }: OpenTest): Promise<string> {
  const here = localeOfPath(location.pathname);
  const languages = site === 'intl' ? [here] : [here, here === 'vi' ? ('en' as const) : ('vi' as const)];
  const practice = isPractice(assignment, state);
  const pathname = practice ? `/practice/${assignment}` : `/assigned-unit-test/${assignment}`;
  const search = !practice && state.number > 1 ? `?attempt=${state.number}` : '';
  const paths = languages.map((language) => pathIn(language, { pathname, search, hash: '' }));
  for (const path of paths) if (shell !== '' && (await (await caches.open(shell)).match(pageKey(path)))) return path;
  return paths[0]!;
}

/** Of this person; where it is not known who uses the device, tests of anybody who has one here. */
export async function deviceTests(user: string | null): Promise<DeviceTest[]> {
  const started = await HeldTest.allStarted(user);
  const tests = started.map(async ({ assignment, test, open }): Promise<DeviceTest[]> => {
    const [held, stored] = await Promise.all([openContent(test, open.first, open.key), test.storedState()]);
    // Without its questions the player could not open it either.
    if (!held) return [];
    const { name, totalQuestions: questions } = held.content;
    const unsent = await unsentOf(open.state.id).catch(() => 0);
    const address = await addressOf(assignment, open);
    const practice = isPractice(assignment, open.state);
    // Practice can wait until its learner has signed in again.
    if (practice && user === null) return [];
    return [{ assignment, address, practice, name, questions, open, stored, unsent }];
  });
  // A test, whose time is running, before practice.
  return (await Promise.all(tests)).flat().sort((a, b) => Number(a.practice) - Number(b.practice));
}
