/**
 * Lint rule `vumon/words`: what people read stands in the message catalogs, in both languages.
 *
 * Refused are Vietnamese letters in any string, and letters in the text of an element or in an attribute that is read
 * or shown. On the server an English sentence cannot be told from an error for the log, so there only strings that a
 * property shows to people are checked (`title`, `subject`…).
 */
import { posix } from 'node:path';

/** Letters that Vietnamese has and English has not. */
const vietnamese = /[àáâãèéêìíòóôõùúýăđĩũơưạ-ỹ]/i;
/** A word of at least three letters, not all of them capitals: "Aa", "VM-XXXX", a mail address are examples of a form. */
const word = /(?:^|\s)[(“"]?\p{L}\p{Ll}{2,}(?=[\s.,;!?…)”"]|:(?!\/)|$)/u;
const sentence = /^\p{Lu}\p{L}*\s\p{L}|\p{L}\s\p{L}+\s\p{L}/u;

const shownAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'empty',
  'header',
  'heading',
  'hint',
  'label',
  'placeholder',
  'summary',
  'title',
  'what',
]);
const shownProperties = new Set(['header', 'heading', 'hint', 'label', 'subject', 'summary', 'text', 'title']);

/** The parts of oxlint's rule context and of nodes that the rule reads. */
interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly name?: unknown;
  readonly key?: Node;
  readonly expression?: Node;
  readonly quasis?: readonly Node[];
  readonly consequent?: Node;
  readonly alternate?: Node;
  readonly left?: Node;
  readonly right?: Node;
  readonly operator?: string;
  readonly parent?: Node;
  readonly openingElement?: Node;
}
interface Context {
  readonly cwd: string;
  readonly filename: string;
  report(problem: { node: object; message: string }): void;
}

/** The strings that an expression can be: of a template its fixed parts, of a condition both branches. */
function stringsOf(node: Node | null | undefined): readonly { readonly node: Node; readonly text: string }[] {
  if (!node) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ node, text: node.value }] : [];
    case 'TemplateLiteral':
      return (node.quasis ?? []).flatMap((part) => stringsOf(part));
    case 'TemplateElement':
      return [{ node, text: (node.value as { cooked?: string | null }).cooked ?? '' }];
    case 'ConditionalExpression':
      return [...stringsOf(node.consequent), ...stringsOf(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : stringsOf(node.left)), ...stringsOf(node.right)];
    case 'JSXExpressionContainer':
      return stringsOf(node.expression);
    default:
      return [];
  }
}

const nameOf = (node: Node | undefined): string =>
  typeof node?.name === 'string' ? node.name : typeof node?.value === 'string' ? node.value : '';

/** The text of a style element is no text. */
const isStyle = (element: Node): boolean => nameOf(element.openingElement?.name as Node) === 'style';

const message = 'What people read stands in the message catalogs, in both languages.';

export const rule = {
  create(context: Context) {
    const file = posix.relative(context.cwd.replaceAll('\\', '/'), context.filename.replaceAll('\\', '/'));
    if (!/^(?:apps|packages)\/[^/]+\/src\//.test(file) || /\.test\.tsx?$|\/testing\//.test(file)) return {};
    const server = file.startsWith('apps/api/');
    const refuse = (node: Node | null | undefined, pattern: RegExp): void => {
      for (const found of stringsOf(node))
        // Vietnamese is reported once, by the check of every string.
        if (pattern.test(found.text) && !vietnamese.test(found.text)) context.report({ node: found.node, message });
    };
    const checkString = (node: Node): void => {
      for (const found of stringsOf(node)) if (vietnamese.test(found.text)) context.report({ node, message });
    };
    return {
      Literal: checkString,
      TemplateElement: checkString,
      JSXText(node: Node) {
        // The value holds entities as they are written.
        if (word.test(String(node.value).replace(/&\w+;/g, ' '))) context.report({ node, message });
      },
      JSXExpressionContainer(node: Node) {
        if ((node.parent?.type === 'JSXElement' && !isStyle(node.parent)) || node.parent?.type === 'JSXFragment')
          refuse(node, word);
      },
      JSXAttribute(node: Node) {
        if (shownAttributes.has(nameOf(node.name as Node))) refuse(node.value as Node | null, word);
      },
      Property(node: Node) {
        if (server && shownProperties.has(nameOf(node.key))) refuse(node.value as Node, sentence);
      },
    };
  },
};
