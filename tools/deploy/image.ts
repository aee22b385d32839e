/** The image of the product: built before it runs, without rights, with what the manifests rely on. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './containers.ts';

interface Instruction {
  readonly name: string;
  readonly value: string;
}

/** Instructions of a Dockerfile, without comments, continued lines joined. */
const instructionsOf = (content: string): Instruction[] =>
  content
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name, value] = /^(\S+)\s+(.*)$/.exec(line) ?? ['', line, ''];
      return { name: name!, value: value!.trim() };
    });

/** Instructions of the images that run: the last stage, and those that others are built up to. */
function imagesOf(instructions: readonly Instruction[]): Instruction[][] {
  const stages: Instruction[][] = [];
  for (const one of instructions) {
    if (one.name === 'FROM') stages.push([]);
    stages.at(-1)?.push(one);
  }
  return stages.filter((stage, at) => at === stages.length - 1 || stage.some(({ name }) => name === 'ENTRYPOINT'));
}

const known = new Set(['FROM', 'RUN', 'COPY', 'WORKDIR', 'ENV', 'EXPOSE', 'USER', 'ENTRYPOINT', 'CMD']);

/** `content` of any Dockerfile of ours. */
export function faultsOfDockerfile(content: string): string[] {
  const instructions = instructionsOf(content);
  const stages = new Set<string>();
  return instructions
    .flatMap(({ name, value }) => {
      if (!known.has(name)) return [`${name} is no instruction that is used here`];
      if (name === 'FROM') {
        const [image, , stage] = value.split(/\s+/);
        const fault = stages.has(image!) || /:\d+\.\d+/.test(image!) ? [] : [`${image} has no version`];
        if (stage) stages.add(stage);
        return fault;
      }
      const [, from] = /^--from=(\S+)/.exec(value) ?? [];
      return name === 'COPY' && from && !stages.has(from) ? [`there is no stage ${from}`] : [];
    })
    .concat(
      imagesOf(instructions).flatMap((stage) =>
        /^[1-9]\d*:[1-9]\d*$/.test(stage.findLast(({ name }) => name === 'USER')?.value ?? '') ? [] : ['runs as root'],
      ),
    );
}

/** `content` of the product's Dockerfile; `node`: the version of Node that comes with the packages. */
export function faultsOfProductImage(content: string, node: string): string[] {
  const instructions = instructionsOf(content);
  const images = imagesOf(instructions);
  const last = images.at(-1)!;
  const of = (name: string) => last.filter((one) => one.name === name).map(({ value }) => value);
  const [script] = JSON.parse(of('CMD')[0] ?? '[""]') as [string];
  const env = Object.fromEntries(of('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('='))));
  return [
    ...faultsOfDockerfile(content),
    ...(last[0]?.value.startsWith(`node:${node}-`) ? [] : [`runs another Node than ${node}, with which it is tested`]),
    ...(existsSync(join(root, script)) ? [] : [`starts ${script}, which is no file`]),
    ...(images.flat().some(({ name, value }) => name === 'RUN' && /\bnpm\b/.test(value))
      ? ['installs packages in the image that runs']
      : []),
    ...(of('EXPOSE')[0] === env.PORT ? [] : ['exposes another port than PORT']),
    ...(of('COPY').some((line) => line.includes('apps/web/dist')) ? [] : ['lacks the built web app']),
  ];
}
