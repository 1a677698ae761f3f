/** Joins prefix and folio without punctuation or leading zeros: `FE-0012` and `FE` + `FE12` both give `FE12`. */
export function numberKey(prefix: string, folio: string): string {
  const [before, parts] = [plain(prefix), wordsOf(folio)]
  const last = parts.pop() ?? ''
  const [, letters = '', digits = ''] = /^(.*?)0*(\d*)$/.exec(last) ?? []
  const joined = parts.join('') + letters + digits
  return before !== '' && joined.startsWith(before) && joined.length > before.length
    ? joined
    : before + joined
}

/** Returns the last eight digits of a folio, to compare two documents when the prefix of one is unknown. */
export const folioKey = (folio: string): string =>
  (/(\d+)\D*$/.exec(folio)?.[1] ?? '').replace(/^0+/, '').slice(-8)

const wordsOf = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
const plain = (text: string): string => wordsOf(text).join('')
