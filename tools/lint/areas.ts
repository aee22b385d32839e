/**
 * Lint rule `vumon/areas`: imports run from upper areas to lower ones, and one domain reaches another through its door.
 *
 * The server's modules, the web app's features, the domain package and the contract have folders of the same areas. A
 * file may import files of its own area and of those below it, whole paths included. Inside the server and the web app
 * an area has one folder a domain; another domain imports only its `index.ts` (`#people/classes` in the server).
 */
import { posix } from 'node:path';

/** From the lowest to the highest. */
export const areas: readonly string[] = [
  'platform',
  'people',
  'content',
  'exam',
  'commerce',
  'partners',
  'site',
  'office',
];

interface Tree {
  readonly root: string;
  /** Specifiers of doors: area and domain. */
  readonly doors?: RegExp;
  /** Whether an area has a folder for each domain. */
  readonly domains: boolean;
  /** Folders of an area that are no domain and have no door. */
  readonly open: readonly string[];
}

export const trees: readonly Tree[] = [
  {
    root: 'apps/api/src/',
    doors: /^#([a-z]+)\/(.+)$/,
    domains: true,
    open: ['http', 'db', 'crypto', 'pdf', 'audio', 'native', 'pictures'],
  },
  { root: 'apps/web/src/', domains: true, open: [] },
  { root: 'packages/domain/src/', domains: false, open: [] },
  { root: 'packages/contract/src/routes/', domains: false, open: [] },
];

interface Place {
  readonly area: string;
  readonly domain: string | null;
  readonly inside: string;
}

/** Null for what belongs to no area. */
function placeOf(tree: Tree, path: string): Place | null {
  if (!path.startsWith(tree.root)) return null;
  const [area = '', ...rest] = path.slice(tree.root.length).split('/');
  if (!areas.includes(area)) return null;
  const domain = tree.domains && rest.length > 1 && !tree.open.includes(rest[0]!) ? rest[0]! : null;
  return { area, domain, inside: rest.slice(1).join('/') };
}

/** What is wrong with an import of `file` (its path from the root), or null. */
export function problemOf(file: string, specifier: string): string | null {
  const tree = trees.find(({ root }) => file.startsWith(root));
  if (!tree) return null;
  const door = tree.doors?.exec(specifier);
  if (!door && !specifier.startsWith('.')) return null;
  const target = door
    ? { area: door[1]!, domain: door[2]!, inside: 'index.ts' }
    : placeOf(tree, posix.join(posix.dirname(file), specifier));
  if (!target || !areas.includes(target.area)) return null;
  const from = placeOf(tree, file);
  if (from && areas.indexOf(target.area) > areas.indexOf(from.area))
    return `The area ${from.area} stands below ${target.area}: declare a hook or an event here, and register it there.`;
  if (door || target.domain === null || (from?.area === target.area && from.domain === target.domain)) return null;
  if (tree.doors) return `Reach another domain through its door: #${target.area}/${target.domain}.`;
  return target.inside === 'index.ts' ? null : `Reach another domain through its door: ${target.domain}/index.ts.`;
}

/** The parts of oxlint's rule context and of import nodes that the rule reads. */
interface Context {
  readonly cwd: string;
  readonly filename: string;
  report(problem: { node: object; message: string }): void;
}
interface Import {
  readonly source?: { readonly type: string; readonly value?: unknown } | null;
}

export const rule = {
  create(context: Context) {
    const file = posix.relative(context.cwd.replaceAll('\\', '/'), context.filename.replaceAll('\\', '/'));
    // Tests and what assembles the product look into every folder.
    if (/\.test\.tsx?$|^apps\/(?:api|web)\/src\/(?:testing|app)\//.test(file)) return {};
    const check = ({ source }: Import): void => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = problemOf(file, source.value);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
