/** Names that end in a full stop (S.A.S.) get no second one. */
export const sentences = (...parts: readonly (string | null | undefined)[]): string =>
  parts
    .filter(Boolean)
    .reduce<string>((all, part) => (all ? `${all.replace(/\.$/, '')}. ${part}` : `${part}`), '')
