const bare = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every searched word is somewhere in the text; accents and case do not count. */
export function matchesWords(text: string, search: string): boolean {
  const plain = bare(text)
  return bare(search)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}
