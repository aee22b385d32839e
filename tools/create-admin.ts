// npm run create-admin -- EMAIL "FULL NAME": makes the first administrator of a production server and prints the
// password, once.
import { randomBytes, randomUUID } from 'node:crypto';
import { splitFullName } from '../packages/domain/src/people/names.ts';
import pg from 'pg';
import { hashPassword } from '../apps/api/src/people/accounts/passwords/hashing.ts';

const [email, fullName] = process.argv.slice(2);
const url = process.env['DATABASE_URL'];
if (!email?.includes('@') || !fullName || !url) {
  console.error('usage: DATABASE_URL=… npm run create-admin -- EMAIL "FULL NAME"');
  process.exit(2);
}

const password = `V${randomBytes(12).toString('base64url')}7`;
const { lastName, firstName } = splitFullName(fullName);
const db = new pg.Client({ connectionString: url });
await db.connect();
try {
  await db.query(
    `INSERT INTO users (id, role, is_admin, status, email, password_hash, last_name, first_name, first_login_at)
     VALUES ($1, 'OPERATOR', true, 'ACTIVE', $2, $3, $4, $5, now())`,
    [randomUUID(), email.toLowerCase(), await hashPassword(password), lastName, firstName],
  );
  console.log(
    `Administrator ${email.toLowerCase()}, password ${password} (shown this once; change it after signing in).`,
  );
} catch (error) {
  if ((error as { code?: string }).code !== '23505') throw error;
  console.error(`There is already an account with ${email}.`);
  process.exitCode = 1;
} finally {
  await db.end();
}
