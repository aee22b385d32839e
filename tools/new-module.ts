// npm run new:module -- <domain> <area>
// Creates a new domain: its routes in the contract, its module and table in the API, its page, catalogs and folder in the
// web app, and its line in every list. What it makes compiles after `npm run db:update`.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { areas } from './lint/areas.ts';
import { camel, kebab, pascal } from './names.ts';

export interface NewModule {
  readonly domain: string;
  readonly area: string;
  /** Gives the migration its name. */
  readonly now: Date;
}

/** Why the domain cannot be created; null when it can. */
export function moduleProblem(root: string, { domain, area }: Pick<NewModule, 'domain' | 'area'>): string | null {
  if (!areas.includes(area)) return `the area is one of ${areas.join(', ')}`;
  if (!kebab.test(domain)) return 'the domain is a name in lower case, words joined by "-"';
  if (areas.some((one) => ['api', 'web'].some((app) => existsSync(join(root, 'apps', app, 'src', one, domain)))))
    return 'there is a domain of this name';
  return null;
}

function filesOf({ domain, area }: NewModule): Record<string, string> {
  const routes = `${camel(domain)}Routes`;
  const handlers = `${camel(domain)}Handlers`;
  const Name = pascal(domain);
  const table = domain.replaceAll('-', '_');
  const files: Record<string, string> = {
    [`packages/contract/src/routes/${area}/${domain}.ts`]: `import { z } from 'zod';
import { defineRoutes } from '../../define.ts';

const ${camel(domain)} = z.strictObject({ id: z.uuid(), name: z.string() });

export const ${routes} = defineRoutes({
  'GET /itf/${domain}': {
    summary: 'Own ${domain.replaceAll('-', ' ')}',
    access: ['TEACHER'],
    reply: z.array(${camel(domain)}),
  },
});
`,
    [`apps/api/src/${area}/${domain}/index.ts`]: `export { ${handlers} } from './${domain}.routes.ts';\n`,
    [`apps/api/src/${area}/${domain}/${domain}.routes.ts`]: `import type { ${routes} } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { list${Name} } from './${domain}.service.ts';
import { view${Name} } from './${domain}.view.ts';

export const ${handlers}: Handlers<typeof ${routes}> = {
  'GET /itf/${domain}': async (context) => (await list${Name}(context)).map(view${Name}),
};
`,
    [`apps/api/src/${area}/${domain}/${domain}.service.ts`]: `import type { SignedInContext } from '../../platform/http/context.ts';
import { find${Name}Of, type ${Name}Row } from './${domain}.queries.ts';

export function list${Name}({ db, actor }: SignedInContext): Promise<${Name}Row[]> {
  return find${Name}Of(db, actor.userId);
}
`,
    [`apps/api/src/${area}/${domain}/${domain}.queries.ts`]: `import type { Db } from '#db';

export interface ${Name}Row {
  readonly id: string;
  readonly name: string;
}

const mostRows = 200;

/** The owner's rows, oldest first. */
export function find${Name}Of(db: Db, ownerId: string): Promise<${Name}Row[]> {
  return db
    .selectFrom('${table}')
    .select(['id', 'name'])
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .limit(mostRows)
    .execute();
}
`,
    [`apps/api/src/${area}/${domain}/${domain}.view.ts`]: `import type { ${Name}Row } from './${domain}.queries.ts';

export const view${Name} = ({ id, name }: ${Name}Row) => ({ id, name });
`,
    [`apps/web/src/${area}/${domain}/messages.vi.json`]: `{\n  "title": "${Name}"\n}\n`,
    [`apps/web/src/${area}/${domain}/messages.en.json`]: `{\n  "title": "${Name}"\n}\n`,
    [`apps/web/src/${area}/${domain}/pages.ts`]: `import type { FeaturePages } from '../../navigation/pages.ts';

export const ${camel(domain)}Pages = {
  '/${domain}': {
    screen: () => import('./${Name}Page.tsx'),
    catalogs: ['${domain}'],
  },
} satisfies FeaturePages;
`,
    [`apps/web/src/${area}/${domain}/queries.ts`]: `import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

export const ${camel(domain)}Query = queryOptions({
  queryKey: ['${domain}'],
  queryFn: () => api('GET /itf/${domain}'),
});
`,
    [`apps/web/src/${area}/${domain}/${Name}Page.tsx`]: `import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { ErrorState, LoadingState, PageHeader } from '@vumon/ui';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { ${camel(domain)}Query } from './queries.ts';

export default function ${Name}Page() {
  const { t } = useTranslation('${domain}');
  const messageOf = useErrorMessage();
  const { data, error, refetch } = useQuery(${camel(domain)}Query);
  return (
    <AppFrame breadcrumb={[{ label: t('title') }]}>
      <PageHeader title={t('title')} />
      {error ? (
        <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>
      ) : data ? (
        <ul>
          {data.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      ) : (
        <LoadingState />
      )}
    </AppFrame>
  );
}
`,
  };
  return files;
}

/** Puts a line before the first later one of the same kind, or after the last of them. */
function addLine(text: string, kind: RegExp, line: string): string {
  const lines = text.split('\n');
  const of = lines.flatMap((one, at) => (kind.test(one) ? [at] : []));
  if (of.length === 0) throw new Error(`no line like ${line}`);
  lines.splice(of.at(-1)! + 1, 0, line);
  return lines.join('\n');
}

/** Creates the domain and returns the paths of the files that were written or changed. Throws when it cannot. */
export function addModule(root: string, wanted: NewModule): string[] {
  const problem = moduleProblem(root, wanted);
  if (problem) throw new Error(problem);
  const { domain, area } = wanted;
  const name = camel(domain);
  const table = domain.replaceAll('-', '_');
  const touched: string[] = [];
  for (const [path, text] of Object.entries(filesOf(wanted))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    touched.push(path);
  }
  const change = (path: string, ...lines: readonly (readonly [kind: RegExp, line: string])[]) => {
    const file = join(root, path);
    writeFileSync(
      file,
      lines.reduce((text, [kind, line]) => addLine(text, kind, line), readFileSync(file, 'utf8')),
    );
    touched.push(path);
  };
  change(
    'packages/contract/src/routes.ts',
    [/^import \{ \w+Routes \}/, `import { ${name}Routes } from './routes/${area}/${domain}.ts';`],
    [/^ {2}\.\.\.\w+Routes,$/, `  ...${name}Routes,`],
  );
  change(
    'apps/api/src/modules.ts',
    [/^ {2}\w+Routes,$/, `  ${name}Routes,`],
    [/^import \{ \w+Handlers \} from '#/, `import { ${name}Handlers } from '#${area}/${domain}';`],
    [/^ {2}bindRoutes\(/, `  bindRoutes(server, options, ${name}Routes, ${name}Handlers);`],
  );
  change('apps/api/src/platform/db/table-owners.ts', [/^ {2}\w+: '/, `  ${table}: '${area}/${domain}',`]);
  change('packages/domain/src/people/pages.ts', [/^ {2}'\/.+ \},$/, `  '/${domain}': { access: teacher },`]);
  change(
    'apps/web/src/app/pages.ts',
    [/^import \{ \w+Pages \} from '\.\.\/\w+\//, `import { ${name}Pages } from '../${area}/${domain}/pages.ts';`],
    [/^ {2}\.\.\.\w+Pages,$/, `  ...${name}Pages,`],
  );
  const migration = `${wanted.now.toISOString().replaceAll(/\D/g, '').slice(0, 14)}_${table}__add.sql`;
  writeFileSync(
    join(root, 'apps/api/migrations', migration),
    `CREATE TABLE ${table} (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users,
  name text NOT NULL
);
CREATE INDEX ${table}_owner ON ${table} (owner_id, id);
`,
  );
  appendFileSync(join(root, 'apps/api/migrations/manifest.txt'), `${migration}\n`);
  touched.push(`apps/api/migrations/${migration}`, 'apps/api/migrations/manifest.txt');
  return touched;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const [domain = '', area = ''] = process.argv.slice(2);
  const problem = moduleProblem(root, { domain, area });
  if (problem) {
    console.error(`Usage: npm run new:module -- <domain> <area>: ${problem}.`);
    process.exit(1);
  }
  for (const path of addModule(root, { domain, area, now: new Date() })) console.log(path);
  console.log(`Now:
  1. Write the table in the migration, then \`npm run db:update\`.
  2. Decide who may open the page (packages/domain/src/people/pages.ts) and its place in the navigation
     (apps/web/src/${area}/${domain}/pages.ts). Write the words in both languages, and the errors.
  3. Test it through HTTP in apps/api/src/${area}/${domain}/${domain}.test.ts.`);
}
