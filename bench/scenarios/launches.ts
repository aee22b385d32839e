/**
 * 300 launches from a learning platform within 10 s, each with all its calls; then a learner hands in, the server is
 * killed before it has told the mark, and another one tells it.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { App } from '../../apps/api/src/platform/http/context.ts';
import { createDatabase, createPool, withTransaction } from '../../apps/api/src/platform/db/index.ts';
import { keepKeys } from '../../apps/api/src/partners/lti/keys.ts';
import { moodleLearner } from '../../apps/api/src/testing/lti/messages.ts';
import { startPlatform, type TestPlatform } from '../../apps/api/src/testing/lti/platform.ts';
import { cpuSeconds } from '../harness/processes.ts';
import { startProduct, type Product } from '../harness/product.ts';
import { percentile, report } from '../harness/report.ts';
import { createSchool } from '../harness/school.ts';

const launches = Number(process.env['LAUNCHES'] ?? 300);
const withinMs = 10_000;
const claim = 'https://purl.imsglobal.org/spec/lti/claim';
const ags = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';

interface Platform extends TestPlatform {
  /** Scores as they came. */
  readonly scores: { readonly userId: string; readonly scoreGiven: number }[];
}

async function startGradebook(): Promise<Platform> {
  const platform = Object.assign(await startPlatform(), { scores: [] as Platform['scores'] });
  platform.listener = ({ url = '' }, body, response) => {
    if (url.includes('/scores')) platform.scores.push(JSON.parse(body) as Platform['scores'][number]);
    const reply = url === '/token' ? { access_token: 'bench', token_type: 'bearer', expires_in: 3_600 } : {};
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  };
  return platform;
}

/** The test of the school as an integrated exam of a partner, whose platform this is. */
async function publish(url: string, assignmentId: string, platform: Platform): Promise<string> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    const { rows } = await db.query<{ partner: string }>(
      `INSERT INTO partners (id, slug, name, client_app_id, created_at, updated_at)
       VALUES (gen_random_uuid(), 'bench', 'Bench', 'bench-client', now(), now()) RETURNING id AS partner`,
    );
    const partner = rows[0]!.partner;
    await db.query(
      `UPDATE assignments SET target = 'PARTNER', class_id = NULL, partner_id = $2, partner_page = '/bench/giua-ky' WHERE id = $1`,
      [assignmentId, partner],
    );
    await db.query(
      `INSERT INTO series (id, name, name_en, grade_id, series_group, subject) VALUES ('S9', 'Bench', 'Bench', 'G9', 'BOOK', 'ENGLISH') ON CONFLICT DO NOTHING`,
    );
    await db.query(
      `INSERT INTO integrated_tests (id, slug, partner_id, owner_id, title, grade_id, series_id, exam_id, starts_at, ends_at, minutes, attempts_allowed,
         returns, sign_in, state, assignment_id, created_at, updated_at)
       SELECT gen_random_uuid(), 'giua-ky', $2, owner_id, 'Giữa kỳ', 'G9', 'S9', exam_id, starts_at, ends_at, 45, 1, 'SCORE', false, 'PUBLISHED', id, now(), now()
       FROM assignments WHERE id = $1`,
      [assignmentId, partner],
    );
    const made = await db.query<{ id: string }>(
      `INSERT INTO lti_platforms (id, partner_id, issuer, client_id, auth_url, token_url, jwks_url, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, $6, now(), now()) RETURNING id`,
      [
        partner,
        platform.issuer,
        platform.clientId,
        `${platform.origin}/auth`,
        `${platform.origin}/token`,
        `${platform.origin}/keys`,
      ],
    );
    await db.query(`INSERT INTO lti_deployments (platform_id, deployment_id) VALUES ($1, '3')`, [made.rows[0]!.id]);
    await db.query('ANALYZE');
    return '/bench/giua-ky';
  } finally {
    await db.end();
  }
}

/** The key that a registration makes, with which the product asks a platform for tokens. */
async function makeKey({ database, dataDir }: Product): Promise<void> {
  const app = {
    config: { secret: readFileSync(join(dataDir, 'secret')) },
    random: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  } as unknown as App;
  const db = createDatabase(createPool({ url: database.url, max: 1 }));
  await withTransaction(db, (inside) => keepKeys({ app, db: inside, now: Date.now() }));
  await db.destroy();
}

const fragmentOf = (reply: Response): URLSearchParams =>
  new URLSearchParams(new URL(reply.headers.get('location')!, 'https://x.example').hash.slice(1));

/** One learner from the platform's link to the session; times of our calls alone, the browser's and platform's left out. */
class Launching {
  readonly calls = new Map<string, number[]>();
  readonly whole: number[] = [];
  readonly failed: string[] = [];
  readonly #origin: string;
  readonly #platform: Platform;
  readonly #target: string;
  constructor(origin: string, platform: Platform, page: string) {
    this.#origin = origin;
    this.#platform = platform;
    this.#target = `${origin}${page}`;
  }

  async #timed<T>(name: string, work: () => Promise<T>): Promise<{ value: T; ms: number }> {
    const begun = performance.now();
    const value = await work();
    const ms = performance.now() - begun;
    this.calls.set(name, [...(this.calls.get(name) ?? []), ms]);
    return { value, ms };
  }

  async #post<T>(name: string, path: string, body: object): Promise<{ value: T; ms: number; session: string | null }> {
    let session: string | null = null;
    const timed = await this.#timed(name, async () => {
      const reply = await fetch(`${this.#origin}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: this.#origin },
        body: JSON.stringify(body),
      });
      const cookie = reply.headers.getSetCookie().find((one) => one.startsWith('session='));
      session = cookie === undefined ? null : cookie.slice('session='.length, cookie.indexOf(';'));
      const json = (await reply.json()) as { result: boolean; code?: string; data: T };
      if (!reply.ok) throw new Error(`${name}: ${json.code ?? reply.status}`);
      return json.data;
    });
    return { ...timed, session };
  }

  /** The session of the learner and the assignment. */
  async launch(subject: string): Promise<{ session: string; assignmentId: string } | null> {
    try {
      const query = new URLSearchParams({
        iss: this.#platform.issuer,
        client_id: this.#platform.clientId,
        login_hint: subject,
        target_link_uri: this.#target,
      });
      const login = await this.#timed('login', () =>
        fetch(`${this.#origin}/api/lti/login?${query.toString()}`, { redirect: 'manual' }),
      );
      const start = await this.#post<{ authUrl: string; proof: string }>('start', '/lti/start', {
        start: fragmentOf(login.value).get('start'),
      });
      const asked = new URL(start.value.authUrl).searchParams;
      const token = await this.#token(subject, asked.get('nonce')!);
      const posted = await this.#timed('launch', () =>
        fetch(`${this.#origin}/api/lti/launch`, {
          method: 'POST',
          redirect: 'manual',
          headers: { 'content-type': 'application/x-www-form-urlencoded', origin: this.#platform.issuer },
          body: new URLSearchParams({ state: asked.get('state')!, id_token: token }).toString(),
        }),
      );
      const fragment = fragmentOf(posted.value);
      const ticket = fragment.get('open');
      if (ticket === null) throw new Error(`launch: ${fragment.get('refused')}`);
      const look = await this.#post('look', '/lti/look', { ticket });
      const open = await this.#post<{ token: string }>('open', '/lti/open', { ticket, proof: start.value.proof });
      const enter = await this.#post<{ assignmentId: string }>('enter', '/lti/enter', { token: open.value.token });
      this.whole.push([login, start, posted, look, open, enter].reduce((sum, { ms }) => sum + ms, 0));
      return { session: enter.session!, assignmentId: enter.value.assignmentId };
    } catch (error) {
      this.failed.push((error as Error).message);
      return null;
    }
  }

  #token(subject: string, nonce: string): Promise<string> {
    return this.#platform.sign(nonce, Date.now(), {
      sub: subject,
      name: `Học sinh ${subject}`,
      [`${claim}/target_link_uri`]: this.#target,
      [`${claim}/custom`]: { exam: 'giua-ky' },
      [ags]: { scope: moodleLearner[ags].scope, lineitem: `${this.#platform.origin}/2/lineitems/9/lineitem?type_id=3` },
    });
  }
}

export async function run(): Promise<void> {
  const platform = await startGradebook();
  // The platform is on this machine, which a server of production does not call.
  const product = await startProduct({ env: { NODE_ENV: 'test', DEV: '1' } });
  try {
    const school = await createSchool(product.database.url, { students: 1, questions: 40 });
    const page = await publish(product.database.url, school.assignmentId, platform);
    await makeKey(product);
    const launching = new Launching(product.origin, platform, page);
    const load = [loadavg()[0]!];
    const cpuBefore = cpuSeconds(product.serverPid());
    const begun = performance.now();
    const entered = await Promise.all(
      Array.from({ length: launches }, async (_, index) => {
        await delay((index / launches) * withinMs);
        return launching.launch(`hs-${index}`);
      }),
    );
    const elapsed = (performance.now() - begun) / 1000;
    const cpu = cpuSeconds(product.serverPid()) - cpuBefore;
    load.push(loadavg()[0]!);

    // The killed server: the attempt is handed in, and nobody has told the mark yet.
    const learner = entered.find((one) => one !== null);
    const grade = learner ? await gradeAfterKill(product, platform, learner) : ['No learner came in.'];

    const line = (name: string, ms: readonly number[]) =>
      `- ${name}: ${ms.length}; p50 ${percentile(ms, 0.5).toFixed(0)} ms, p95 ${percentile(ms, 0.95).toFixed(0)} ms, max ${percentile(ms, 1).toFixed(0)} ms`;
    report('launches', `${launches} launches from a learning platform in ${withinMs / 1000} s`, [
      `${launches} learners, each for the first time, come from a course within ${withinMs / 1000} s; each launch is six calls of ours (login, start, launch with its token checked, look, open, enter, which makes the account and the session). Times of a launch are those of its six calls together, without the browser and the platform. Load average of the machine before ${load[0]!.toFixed(1)}, after ${load[1]!.toFixed(1)}.`,
      '',
      `${line('Launches', launching.whole)}. Target p95 ≤ 500 ms.`,
      `- Failed: ${launching.failed.length}${launching.failed.length > 0 ? ` (${[...new Set(launching.failed)].slice(0, 3).join(', ')})` : ''}. All done after ${elapsed.toFixed(1)} s.`,
      ...[...launching.calls].map(([name, ms]) => line(name, ms)),
      `- CPU of the server: ${cpu.toFixed(1)} s, ${((cpu / launches) * 1000).toFixed(1)} ms a launch.`,
      ...grade,
    ]);
  } finally {
    platform.close();
    await product.stop();
  }
}

async function gradeAfterKill(
  product: Product,
  platform: Platform,
  { session, assignmentId }: { readonly session: string; readonly assignmentId: string },
): Promise<string[]> {
  const call = async (path: string, body: object): Promise<{ id: string }> => {
    const reply = await fetch(`${product.origin}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-authorization': `Bearer ${session}`,
        origin: product.origin,
      },
      body: JSON.stringify(body),
    });
    const json = (await reply.json()) as { code?: string; data: { id: string } };
    if (!reply.ok) throw new Error(`${path}: ${json.code ?? reply.status}`);
    return json.data;
  };
  const { id } = await call(`/student/unit-tests-assigned/${assignmentId}/start`, { number: 1 });
  await call('/itf/unit-tests-result/submit', { attemptId: id, clientId: 'bench-client', entries: [] });
  await product.killServer();
  const told = platform.scores.length;
  await product.startServer();
  const until = performance.now() + 60_000;
  while (platform.scores.length === told && performance.now() < until) await delay(200);
  // Long enough for a second one to come, if one would.
  await delay(5_000);
  const newest = platform.scores.at(-1);
  return [
    `- Killed (SIGKILL) between the submit and the score: told ${told} before, ${platform.scores.length} after the next server had started${newest ? `, the newest ${newest.scoreGiven} of 10 for ${newest.userId}` : ''}.`,
  ];
}
