import type { Base, Defect } from './base'

/** In the first element of this name behind a place in the text, its words replaced. */
export const words = (
  text: string,
  tag: string,
  to: string | ((old: string) => string),
  after = '',
): string => {
  const from = after === '' ? 0 : text.indexOf(after)
  if (from < 0) throw new Error(`no place: ${after}`)
  const pattern = new RegExp(`(<\\w+:${tag}(?: [^>]*)?>)([^<]*)(?=</)`)
  const rest = text.slice(from)
  const found = pattern.exec(rest)
  if (!found) throw new Error(`no element: ${tag}`)
  const [whole, open = '', old = ''] = found
  const next = typeof to === 'string' ? to : to(old)
  return (
    text.slice(0, from) + rest.slice(0, found.index) + open + next + rest.slice(found.index + whole.length)
  )
}

/** The first element of this name behind a place, with all that is in it, taken away. */
export const without = (text: string, tag: string, after = ''): string => {
  const from = after === '' ? 0 : text.indexOf(after)
  if (from < 0) throw new Error(`no place: ${after}`)
  const rest = text.slice(from)
  const next = rest.replace(new RegExp(`<(\\w+:${tag})(?: [^>]*)?(?:/>|>[^]*?</\\1>)`), '')
  if (next === rest) throw new Error(`no element: ${tag}`)
  return text.slice(0, from) + next
}

export const attribute = (text: string, tag: string, name: string, to: string | null, after = ''): string => {
  const from = after === '' ? 0 : text.indexOf(after)
  const rest = text.slice(from)
  const next = rest.replace(
    new RegExp(`(<\\w+:${tag}(?: [^>]*?)?) ${name}="[^"]*"`),
    to === null ? '$1' : `$1 ${name}="${to}"`,
  )
  if (next === rest) throw new Error(`no attribute: ${tag}/${name}`)
  return text.slice(0, from) + next
}

export const more = (old: string) => (Number(old) + 1234).toFixed(2)
export const swapped = (old: string) => {
  const at = [...old].findIndex((digit, place) => /\d/.test(old[place + 1] ?? '') && digit !== old[place + 1])
  return old.slice(0, at) + old[at + 1] + old[at] + old.slice(at + 2)
}

export const defect = (of: Base, name: string, change: (text: string) => string): Defect => ({
  name,
  of,
  change,
})
