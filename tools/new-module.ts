// npm run new:module -- <domain> <people|content|exam|commerce>
// Creates a new domain: its routes in the contract, its module in the API, its folder and catalogs in the web app.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { camel, kebab, pascal } from './names.ts';

const root = join(import.meta.dirname, '..');
const [domain, area] = process.argv.slice(2);
const areas = ['people', 'content', 'exam', 'commerce'];

const isNew =
  domain && kebab.test(domain) && !areas.some((name) => existsSync(join(root, 'apps/api/src', name, domain)));
if (!isNew || !area || !areas.includes(area)) {
  console.error(`Usage: npm run new:module -- <domain> <${areas.join('|')}>`);
  console.error('The domain is a new name in lower case, words joined by "-".');
  process.exit(1);
}

const routes = `${camel(domain)}Routes`;
const handlers = `${camel(domain)}Handlers`;
const Name = pascal(domain);
const table = domain.replaceAll('-', '_');

const files: Record<string, string> = {
  [`packages/contract/src/routes/${area}/${domain}.ts`]: `import { z } from 'zod';
import { defineRoutes } from '../../define.ts';

const ${camel(domain)} = z.strictObject({ id: z.uuid(), name: z.string() });

export const ${routes} = defineRoutes({
  'GET /itf/${domain}': { summary: 'The caller\\'s own ${domain}', access: ['TEACHER'], reply: z.array(${camel(domain)}) },
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

export function find${Name}Of(db: Db, ownerId: string): Promise<${Name}Row[]> {
  return db.selectFrom('${table}').select(['id', 'name']).where('owner_id', '=', ownerId).orderBy('id').execute();
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

for (const [path, text] of Object.entries(files)) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`wrote ${relative(root, file)}`);
}

console.log(`Now:
  1. apps/api/migrations/<time>_${table}__create.sql, its name at the end of manifest.txt, then \`npm run db:update\`.
  2. Add ...${routes} to packages/contract/src/routes.ts and ${handlers} to apps/api/src/modules.ts.
  3. The page's access in packages/domain (pages), ...${camel(domain)}Pages in apps/web/src/app/pages.ts, and its place in the
     navigation in ${area}/${domain}/pages.ts. Words for errors and pages in both languages.
  4. Tests through HTTP in apps/api/src/${area}/${domain}/${domain}.test.ts.`);
