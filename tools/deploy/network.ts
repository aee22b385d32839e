/** Whether the policies of the network let through what the pods need. */
export type Labels = Readonly<Record<string, string>>;
export interface Selector {
  readonly matchLabels?: Labels;
}
export interface Policy {
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly podSelector: Selector;
    readonly ingress?: readonly {
      readonly from?: readonly { readonly podSelector?: Selector; readonly namespaceSelector?: Selector }[];
      readonly ports?: readonly { readonly port: string | number }[];
    }[];
  };
}
interface Pod {
  readonly where: string;
  readonly labels: Labels;
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
}
interface Service {
  readonly name: string;
  readonly selector: Labels;
  readonly ports: readonly { readonly port: number; readonly targetPort: string | number }[];
}

export const isSelected = ({ matchLabels = {} }: Selector, labels: Labels): boolean =>
  Object.entries(matchLabels).every(([name, value]) => labels[name] === value);

const selectsSome = ({ matchLabels = {} }: Selector): boolean => Object.keys(matchLabels).length > 0;

/** `reached`: what each pod calls by the name of a service. */
export function faultsOfPolicies({
  policies,
  pods,
  reached,
  services,
}: {
  readonly policies: readonly Policy[];
  readonly pods: readonly Pod[];
  readonly reached: readonly {
    readonly from: string;
    readonly labels: Labels;
    readonly service: string;
    readonly port: number;
  }[];
  readonly services: readonly Service[];
}): string[] {
  const closed = policies.some(({ spec }) => !selectsSome(spec.podSelector) && !spec.ingress);
  const unused = policies.flatMap(({ metadata, spec }) => {
    const found = pods.filter(({ labels }) => isSelected(spec.podSelector, labels));
    const offered = found.flatMap(({ ports }) => ports);
    const named = (spec.ingress ?? []).flatMap(({ ports = [] }) => ports.map(({ port }) => port));
    const sources = (spec.ingress ?? []).flatMap(({ from = [] }) =>
      from.flatMap(({ podSelector }) => podSelector ?? []),
    );
    return [
      ...(found.length > 0 ? [] : ['selects no pods']),
      ...named
        .filter((port) => !offered.some(({ name, containerPort }) => name === port || containerPort === port))
        .map((port) => `opens ${port}, which no container has`),
      ...sources
        .filter((source) => !pods.some(({ labels }) => isSelected(source, labels)))
        .map((source) => `lets in ${Object.values(source.matchLabels ?? {}).join()}, which no pod is`),
    ].map((fault) => `NetworkPolicy/${metadata.name}: ${fault}`);
  });
  const barred = reached.flatMap(({ from, labels, service: name, port }) => {
    const service = services.find((one) => one.name === name);
    const target = service?.ports.find((one) => one.port === port)?.targetPort;
    if (!service || target === undefined) return [];
    const open = policies.some(
      ({ spec }) =>
        selectsSome(spec.podSelector) &&
        isSelected(spec.podSelector, service.selector) &&
        (spec.ingress ?? []).some(
          (rule) =>
            rule.ports?.some((one) => one.port === target) &&
            rule.from?.some(({ podSelector }) => podSelector && isSelected(podSelector, labels)),
        ),
    );
    return open ? [] : [`${from}: no policy lets it reach ${name}:${port}`];
  });
  return [...(closed ? [] : ['no policy closes what is not opened']), ...unused, ...barred];
}
