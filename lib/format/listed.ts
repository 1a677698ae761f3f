const conjunction = new Intl.ListFormat('es-CO', { type: 'conjunction' })

/** Returns the names as they stand in a sentence, «Laura e Iván»; undefined when there is none. */
export const listed = (names: readonly (string | null | undefined)[]): string | undefined =>
  conjunction.format(names.filter((name) => typeof name === 'string' && name !== '') as string[]) || undefined
