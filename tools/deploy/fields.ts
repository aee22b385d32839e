/**
 * Whether an object of Kubernetes has only fields that there are, all that it needs, and values of their types.
 * kubernetes-fields.json has the types, taken from the declarations of the package kubernetes-models (MIT), which has them
 * from the API itself; of ServiceMonitor it has the fields that are common.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `string`, `number`, `boolean`, `string|number`, `any`, `#` and the name of a type; a list, a map, a choice, an object. */
type FieldType =
  | string
  | readonly [FieldType]
  | { readonly '*': FieldType }
  | { readonly enum: readonly string[] }
  | { readonly fields: Fields };
/** By name; a `!` behind it: it must be there. */
type Fields = { readonly [name: string]: FieldType };

const types = JSON.parse(readFileSync(join(import.meta.dirname, 'kubernetes-fields.json'), 'utf8')) as Readonly<
  Record<string, Fields>
>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function faultsOfObject(value: unknown, fields: Fields, path: string): string[] {
  if (!isObject(value)) return [`${path} must be an object`];
  const needed = Object.keys(fields).flatMap((name) => (name.endsWith('!') ? [name.slice(0, -1)] : []));
  const missing = needed.filter((name) => !(name in value)).map((name) => `${path}.${name} is missing`);
  const wrong = Object.entries(value).flatMap(([name, inner]) => {
    const type = fields[name] ?? fields[`${name}!`];
    return type === undefined ? [`${path}.${name} is not a field`] : faultsOfValue(inner, type, `${path}.${name}`);
  });
  return [...missing, ...wrong];
}

function faultsOfValue(value: unknown, type: FieldType, path: string): string[] {
  if (typeof type === 'string') {
    if (type === 'any') return [];
    if (type.startsWith('#')) return faultsOfObject(value, types[type.slice(1)]!, path);
    return type.split('|').includes(typeof value) ? [] : [`${path} must be a ${type.replace('|', ' or a ')}`];
  }
  if (Array.isArray(type)) {
    if (!Array.isArray(value)) return [`${path} must be a list`];
    return value.flatMap((inner, at) => faultsOfValue(inner, type[0] as FieldType, `${path}[${at}]`));
  }
  if ('enum' in type) {
    const names = type.enum as readonly string[];
    return names.includes(value as string) ? [] : [`${path} must be one of ${names.join(', ')}`];
  }
  if ('fields' in type) return faultsOfObject(value, type.fields as Fields, path);
  if (!isObject(value)) return [`${path} must be an object`];
  const inner = (type as { '*': FieldType })['*'];
  return Object.entries(value).flatMap(([name, one]) => faultsOfValue(one, inner, `${path}.${name}`));
}

/** What is wrong with the fields of an object, each with its path. */
export function faultsOfFields(object: unknown): string[] {
  const { apiVersion, kind } = (isObject(object) ? object : {}) as { apiVersion?: string; kind?: string };
  const name = `${apiVersion}/${kind}`;
  const fields = types[name];
  return fields ? faultsOfObject(object, fields, String(kind)) : [`${name} is not a kind that is known here`];
}
