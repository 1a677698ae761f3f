const group = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.')
const digitsOf = (text: string): string => text.replaceAll('.', '')
const isGrouped = (text: string): boolean => /^\d+$/.test(digitsOf(text)) && text === group(digitsOf(text))

/**
 * Groups the digits of a whole amount, such as `1.250.000`, and returns the new position of the caret.
 * Returns null for a text that is left as typed: `1.5`, for example, may be the beginning of `1.5 millones`.
 */
export function groupDigits(
  text: string,
  caret: number,
  before: string,
): { text: string; caret: number } | null {
  const changedGroup =
    /^[\d.]*\d$/.test(text) &&
    before.includes('.') &&
    isGrouped(before) &&
    Math.abs(digitsOf(text).length - digitsOf(before).length) === 1
  if (!/^\d+$/.test(text) && !changedGroup) return null
  const grouped = group(digitsOf(text))
  let place = grouped.length
  for (let left = digitsOf(text.slice(caret)).length; left > 0; place -= 1)
    if (grouped[place - 1] !== '.') left -= 1
  return { text: grouped, caret: place }
}
