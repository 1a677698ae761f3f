const bare = (text: string) =>
  Array.from(text, (sign) => sign.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().charAt(0) || sign)

/** The part of a text, one line of at most `length` signs, around the first of the searched words; accents and case do not count. */
export function excerpt(text: string, search: string, length = 150): string {
  const line = Array.from(text.replace(/\s+/g, ' ').trim())
  if (line.length <= length) return line.join('')
  const plain = bare(line.join(''))
  const words = bare(search)
    .join('')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const places = words.map((word) => plain.join('').indexOf(word)).filter((place) => place >= 0)
  const middle = places.length > 0 ? Math.min(...places) : 0
  const start = Math.max(0, Math.min(middle - 40, line.length - length))
  const cut = line
    .slice(start, start + length)
    .join('')
    .trim()
  return `${start > 0 ? '… ' : ''}${cut}${start + length < line.length ? ' …' : ''}`
}
