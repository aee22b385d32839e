/** One facet for each code of a family, made by one function. */
export const byCode = <Code extends string, Facet>(
  codes: readonly Code[],
  make: (code: Code) => Facet,
): Readonly<Record<Code, Facet>> => Object.fromEntries(codes.map((code) => [code, make(code)])) as Record<Code, Facet>;
