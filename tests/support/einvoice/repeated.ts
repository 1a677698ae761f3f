import { once } from '@/lib/einvoice/model/repetition'

/** In this document one element occurs twice, or three times with `isThreefold`, although only one is allowed. */
export type Repeated = { name: string; text: string; isSame: boolean; isThreefold: boolean }

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const pieceOf = (text: string, name: string) =>
  new RegExp(`<((?:\\w+:)?${escaped(name)})(?=[\\s>/])[^>]*?(?:/>|>[^]*?</\\1>)`).exec(text)?.[0]

/** Returns where the first element of this name begins and ends; elements of one name are never nested. */
function spanOf(text: string, name: string): { start: number; inside: number; end: number } | null {
  const found = new RegExp(`<((?:\\w+:)?${escaped(name)})(?=[\\s>])[^>/]*>`).exec(text)
  if (!found) return null
  const inside = found.index + found[0].length
  const end = text.indexOf(`</${found[1]}>`, inside)
  return end < 0 ? null : { start: found.index, inside, end }
}

/** Changes each text in the element: raises its first digit by one, or adds a word if the text has no digit. */
const otherwise = (piece: string) =>
  piece.replace(
    />([^<]+)</g,
    (_, words: string) =>
      `>${words.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)).replace(/^(\D+)$/, '$1 otro')}<`,
  )

/** Repeats, in four ways, each element of the document that may occur only once (see `once`). */
export function repeatedIn(text: string): Repeated[] {
  const all: Repeated[] = []
  for (const [parent, children] of once) {
    const span = spanOf(text, parent)
    if (!span) continue
    const inside = text.slice(span.inside, span.end)
    for (const child of children) {
      const piece = pieceOf(inside, child)
      // A deeper element is skipped here, because `once` lists each element under its own parent.
      if (!piece || depthAt(inside, inside.indexOf(piece)) !== 0) continue
      const other = otherwise(piece)
      const at = span.inside + inside.indexOf(piece) + piece.length
      const name = `${parent}/${child}`
      const put = (place: number, more: string) => text.slice(0, place) + more + text.slice(place)
      all.push({ name: `${name}, copied`, text: put(at, piece), isSame: true, isThreefold: false })
      if (other === piece) continue
      all.push({
        name: `${name}, with another value`,
        text: put(at, other),
        isSame: false,
        isThreefold: false,
      })
      all.push({
        name: `${name}, at the end of its parent`,
        text: put(span.end, other),
        isSame: false,
        isThreefold: false,
      })
      all.push({
        name: `${name}, three times`,
        text: put(at, piece + other),
        isSame: false,
        isThreefold: true,
      })
    }
  }
  return all
}

function depthAt(text: string, at: number): number {
  const before = text.slice(0, at)
  const closed = before.match(/<\/|\/>/g)?.length ?? 0
  return (before.match(/<(?![/?!])/g)?.length ?? 0) - closed
}
