/** `isNumber` is false for a cell with text, even if the text looks like a number. */
export type Cell = { text: string; isNumber: boolean }
export type SheetRow = { line: number; cells: Cell[] }

const none: Cell = { text: '', isNumber: false }
const mostColumns = 100
const longestCell = 2_000

type Tag = { name: string; attributes: string; closes: boolean; empty: boolean }
type Part = { tag: Tag } | { text: string }

/** DOCTYPE, comments and instructions are skipped, so that no XML entity is ever expanded. */
export async function* partsOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Part[]> {
  const decoder = new TextDecoder()
  let held = ''
  for await (const piece of pieces) {
    held += decoder.decode(piece, { stream: true })
    const parts: Part[] = []
    let at = 0
    for (;;) {
      const open = held.indexOf('<', at)
      if (open < 0) break
      const close = held.indexOf('>', open)
      if (close < 0) break
      if (open > at) parts.push({ text: held.slice(at, open) })
      const sign = held.charCodeAt(open + 1)
      // After `<`, the signs `!` and `?` begin a comment or an instruction instead of a tag.
      if (sign !== 33 && sign !== 63) parts.push({ tag: tagOf(held.slice(open + 1, close)) })
      at = close + 1
    }
    held = held.slice(at)
    if (held.length > longestTag) throw new RangeError('long')
    yield parts
  }
}
const longestTag = 1_000_000

function tagOf(inside: string): Tag {
  const closes = inside.startsWith('/')
  const empty = inside.endsWith('/')
  const body = inside.slice(closes ? 1 : 0, empty ? -1 : undefined)
  const space = body.search(/\s/)
  const whole = space < 0 ? body : body.slice(0, space)
  return {
    name: whole.slice(whole.indexOf(':') + 1),
    attributes: space < 0 ? '' : body.slice(space),
    closes,
    empty,
  }
}

const attribute = (name: string) => new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
const patterns = {
  r: attribute('r'),
  t: attribute('t'),
  id: attribute('id'),
  Id: attribute('Id'),
  Target: attribute('Target'),
}

/** Returns an attribute's value, whether or not its name has a prefix; '' when absent. */
export function attributeOf({ attributes }: Tag, name: keyof typeof patterns): string {
  const found = patterns[name].exec(attributes)
  return decoded(found?.[1] ?? found?.[2] ?? '')
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
        const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
        if (name) return named[name] ?? whole
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
      })
    : text

/** Throws when the shared strings of a workbook have more than `most` characters together. */
export async function sharedStrings(pieces: AsyncIterable<Uint8Array>, most: number): Promise<string[]> {
  const strings: string[] = []
  let [text, size, takes, phonetic] = ['', 0, false, 0]
  for await (const parts of partsOf(pieces))
    for (const part of parts) {
      if ('text' in part) {
        if (takes && phonetic === 0 && text.length < longestCell) text += part.text
      } else if (part.tag.name === 't') takes = !part.tag.closes && !part.tag.empty
      else if (part.tag.name === 'rPh') phonetic += part.tag.closes ? -1 : 1
      else if (part.tag.name === 'si' && (part.tag.closes || part.tag.empty)) {
        size += text.length
        if (size > most) throw new RangeError('strings')
        strings.push(decoded(text).slice(0, longestCell))
        text = ''
      }
    }
  return strings
}

/** Yields all rows of a sheet, also hidden ones. A formula gives its stored result and sets `found.formulas`. */
export async function* sheetRows(
  pieces: AsyncIterable<Uint8Array>,
  strings: readonly string[],
  found: { formulas: boolean },
): AsyncGenerator<SheetRow> {
  let [line, column, kind, text, takes] = [0, 0, '', '', false]
  let cells: Cell[] = []
  for await (const parts of partsOf(pieces))
    for (const part of parts) {
      if ('text' in part) {
        if (takes && text.length < longestCell) text += part.text
        continue
      }
      const { tag } = part
      if (tag.name === 'v' || tag.name === 't') takes = !tag.closes && !tag.empty
      else if (tag.name === 'f') found.formulas = true
      else if (tag.name === 'row') {
        if (!tag.closes) {
          line = Number(attributeOf(tag, 'r')) || line + 1
          cells = []
          column = 0
        }
        if (tag.closes || tag.empty) yield { line, cells }
      } else if (tag.name === 'c') {
        if (!tag.closes) {
          column = columnOf(attributeOf(tag, 'r')) ?? column
          kind = attributeOf(tag, 't')
          text = ''
        }
        if (tag.closes || tag.empty) {
          if (column < mostColumns && text !== '') {
            while (cells.length < column) cells.push(none)
            cells[column] = cellOf(text, kind, strings)
          }
          column += 1
        }
      }
    }
}

function cellOf(text: string, kind: string, strings: readonly string[]): Cell {
  if (kind === 's') return { text: strings[Number(text)] ?? '', isNumber: false }
  if (kind === 'e') return none
  return { text: decoded(text).slice(0, longestCell), isNumber: kind === '' || kind === 'n' }
}

function columnOf(reference: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (!letters) return null
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
