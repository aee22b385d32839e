/**
 * Accounts and browsers for one test file, beside the accounts of the demo school. Each file has a product of its own.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createDatabase, createPool, type Db } from '../../apps/api/src/platform/db/index.ts';
import { hashPassword } from '../../apps/api/src/people/accounts/passwords/hashing.ts';
import { createSchool, type School, type SchoolOptions } from '../../apps/api/src/testing/school.ts';
import { addUser, type NewUser, type TestUser } from '../../apps/api/src/testing/users.ts';
import { launchBrowser, type OwnBrowser } from './browser.ts';
import { startProduct, type RunningProduct } from './product.ts';
import { demoPassword, enter } from './steps.ts';
import { visit, type Visitor, type VisitorOptions } from './visitor.ts';

export interface Accounts {
  /** Product and browser; they exist once the tests run. */
  readonly product: RunningProduct;
  readonly db: Db;
  /** Makes an account with the password of the demo accounts. */
  person(who: NewUser): Promise<TestUser>;
  /** Gives an existing account that password, and ends its sessions. */
  withPassword(user: TestUser): Promise<TestUser>;
  /** A class with a teacher, a test and a learner who takes it. */
  schoolWith(options: SchoolOptions): Promise<School>;
  /** A browser where nobody is signed in; closed at the end of the test. */
  device(width?: number, options?: Partial<VisitorOptions>): Promise<Visitor>;
  /**
   * A browser where this person is signed in, at this address; in English under `/en/`. Signs in without the form,
   * which has tests of its own.
   */
  signedIn(user: TestUser, address: string, width?: number): Promise<Visitor>;
}

/** The name that such an account signs in with. */
export const emailOf = (user: TestUser): string => `${user.id}@example.invalid`;

/** Starts product and browser before the tests of a file and ends them afterwards. */
export function accounts(): Accounts {
  let product: RunningProduct;
  let browser: OwnBrowser;
  let db: Db;
  let passwordHash: string;
  const open: Visitor[] = [];
  let openBefore = 0;
  beforeAll(async () => {
    [product, browser, passwordHash] = await Promise.all([startProduct(), launchBrowser(), hashPassword(demoPassword)]);
    db = createDatabase(createPool({ url: product.databaseUrl, max: 3 }));
  });
  // Closes the browsers that a test has opened, because their pages would go on running.
  beforeEach(() => {
    openBefore = open.length;
  });
  afterEach(async () => {
    const visitors = open.splice(openBefore);
    await Promise.all(visitors.map((visitor) => visitor.leave()));
    // On every page that was visited, also those that the test did not look around on.
    expect(visitors.flatMap(({ problems }) => problems).filter((one) => one.includes('a key instead of'))).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await db?.destroy();
    await product?.stop();
  });

  async function withPassword(user: TestUser): Promise<TestUser> {
    await db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', user.id).execute();
    return user;
  }
  async function device(width = 1280, options: Partial<VisitorOptions> = {}): Promise<Visitor> {
    const visitor = await visit(browser, { origin: product.origin, width, height: 860, ...options });
    open.push(visitor);
    return visitor;
  }
  return {
    get product() {
      return product;
    },
    get db() {
      return db;
    },
    person: async (who) => withPassword(await addUser(db, Date.now(), who)),
    withPassword,
    schoolWith: (options) =>
      createSchool({ db, now: () => Date.now(), createUser: (who) => addUser(db, Date.now(), who) }, options),
    device,
    async signedIn(user, address, width) {
      const visitor = await device(width);
      await enter(visitor.page, product.origin, emailOf(user));
      await visitor.page.goto(address);
      await visitor.page.waitForURL(product.origin + address);
      return visitor;
    },
  };
}
