/** Replaces what a pattern finds for the first time, from a place on; null when it finds nothing. */
export function edit(
  text: string,
  pattern: RegExp,
  change: (...groups: string[]) => string | null,
  from = 0,
): string | null {
  const start = text.slice(0, from)
  const found = pattern.exec(text.slice(from))
  if (!found) return null
  const [whole, ...groups] = found
  const next = change(...groups)
  if (next === null) return null
  const at = from + found.index
  return start + text.slice(from, at) + next + text.slice(at + whole.length)
}

/** The number inside of an element, changed; the tag stays as it is. */
export const editNumber = (
  text: string,
  tag: string,
  change: (value: string) => string | null,
  from = 0,
): string | null =>
  edit(
    text,
    new RegExp(`(<cbc:${tag}(?: [^>]*)?>)([^<]*)(</cbc:${tag}>)`),
    (open = '', value = '', close = '') => {
      const next = change(value)
      return next === null ? null : open + next + close
    },
    from,
  )

/** `1234.50` with so many pesos more. */
export function plus(value: string, pesos: number): string {
  const [whole = '0', cents] = value.split('.')
  return `${BigInt(whole) + BigInt(pesos)}${cents === undefined ? '' : `.${cents}`}`
}

/** Where the header's totals, its taxes or the lines begin. */
export const placeOf = (text: string, pattern: RegExp): number => text.search(pattern)
export const totalsIn = (text: string): number => placeOf(text, /<cac:(Legal|Requested)MonetaryTotal>/)
export const linesIn = (text: string): number => placeOf(text, /<cac:(Invoice|CreditNote|DebitNote)Line>/)
