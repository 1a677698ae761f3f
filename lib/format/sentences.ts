/** Joins the parts with full stops; a part such as «S.A.S.» gets no second full stop. */
export const sentences = (...parts: readonly (string | null | undefined)[]): string =>
  parts
    .filter(Boolean)
    .reduce<string>((all, part) => (all ? `${all.replace(/\.$/, '')}. ${part}` : `${part}`), '')
