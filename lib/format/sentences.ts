/** Joins the parts with full stops; a part that already ends in one (S.A.S.) gets no second one. */
export const sentences = (...parts: readonly (string | null | undefined)[]): string =>
  parts
    .filter(Boolean)
    .reduce<string>((all, part) => (all ? `${all.replace(/\.$/, '')}. ${part}` : `${part}`), '')
