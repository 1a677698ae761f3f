/** One sentence after the other. A name that ends with a full stop of its own (S.A.S.) gets no second one. */
export const sentences = (...parts: readonly (string | null | undefined)[]): string =>
  parts
    .filter(Boolean)
    .reduce<string>((all, part) => (all ? `${all.replace(/\.$/, '')}. ${part}` : `${part}`), '')
