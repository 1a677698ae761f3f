import { entriesIn, unpackEntry } from '@/lib/format/xlsx-zip'

/** A merged range of cells, counted from 0; the row `bottom` and the column `right` belong to the range. */
export type Merged = { top: number; left: number; bottom: number; right: number }

const mostRanges = 20_000

export async function mergedCells(bytes: Uint8Array<ArrayBuffer>, place: number): Promise<Merged[]> {
  const entries = entriesIn(bytes)
  const read = async (path: string) => {
    const entry = entries.find(({ name }) => name === path)
    return entry ? new TextDecoder().decode(await unpackEntry(bytes, entry)) : ''
  }
  const sheet = [...(await read('xl/workbook.xml')).matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)][place]?.[0] ?? ''
  const id = attribute(sheet, '\\w+:id')
  const relations = (await read('xl/_rels/workbook.xml.rels')).match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? []
  const target = attribute(relations.find((one) => attribute(one, 'Id') === id) ?? '', 'Target')
  if (id === '' || target === '') return []
  const text = await read(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  const ranges = text
    .slice(Math.max(0, text.lastIndexOf('</sheetData>')))
    .matchAll(/<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g)
  return [...ranges].slice(0, mostRanges).map(([, left = '', top, right = '', bottom]) => ({
    top: Number(top) - 1,
    left: columnOf(left),
    bottom: Number(bottom) - 1,
    right: columnOf(right),
  }))
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

const columnOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
