const conjunction = new Intl.ListFormat('es-CO', { type: 'conjunction' })

/** Joins names as in a sentence, such as «Laura e Iván»; undefined without names. */
export const listed = (names: readonly (string | null | undefined)[]): string | undefined =>
  conjunction.format(names.filter((name) => typeof name === 'string' && name !== '') as string[]) || undefined
