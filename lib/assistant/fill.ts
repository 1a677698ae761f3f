/** Puts values where a sentence has their names in braces. */
export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name)
