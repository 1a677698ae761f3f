import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, csvLine, withoutFormula } from '@/lib/format/spreadsheet'

/** Reads CSV independently of our code. */
function read(text: string): string[][] {
  const lines: string[][] = [[]]
  let at = 0
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
        if (text[at] === '"') at++
        cell += text[at]
      }
      at++
    } else while (at < text.length && text[at] !== ';' && text[at] !== '\r') cell += text[at++]
    lines.at(-1)!.push(cell)
    if (text[at] === ';') at++
    else if (text.startsWith('\r\n', at)) {
      at += 2
      if (at < text.length) lines.push([])
    } else throw new Error(`a cell that does not end at ${at}`)
  }
  return lines
}

/** These texts contain formula signs, separators, quotes and letters in random order. */
const nasty = fc.string({
  unit: fc.constantFrom(...'=+-@＝＋－＠;,\t|"\' \n\r\u00a0\0a1ñ🧾'),
  maxLength: 30,
})
const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 30 }))
const formula = /^[\s"']*[=+\-@＝＋－＠]/

test('no piece of a CSV cell begins like a formula, whatever the separator', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (cells) => {
      const line = csvLine(cells)
      for (const separators of [/[;\r\n]/, /[,\r\n]/, /[\t\r\n]/, /[|\r\n]/, /[,;|\t\r\n]/]) {
        const guarded = line.split(separators).filter((piece) => formula.test(piece))
        // A text that looks like a formula must begin with our apostrophe, at the start of its cell.
        expect(guarded.filter((piece) => !/^"?'/.test(piece))).toEqual([])
      }
    }),
    { numRuns: 3000 },
  )
})

test('a CSV cell with 100,000 line breaks is written at once, with or without a sign behind them', () => {
  const breaks = '\n'.repeat(100_000)
  expect(withoutFormula(`Hola${breaks}x`)).toBe(`Hola${breaks}x`)
  expect(withoutFormula(`Hola${breaks}=x`)).toBe(`Hola${"\n'".repeat(100_000)}=x`)
})

test('a CSV is read back with the same lines and cells', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
      (rows) => {
        const wanted = rows.map((cells) => cells.map((cell) => withoutFormula(cell.replaceAll('\0', ''))))
        expect(read(rows.map(csvLine).join(''))).toEqual(wanted)
      },
    ),
    { numRuns: 1000 },
  )
})

test('guarding a CSV cell adds only apostrophes, and none to a text without signs', () => {
  fc.assert(
    fc.property(text, (original) => {
      const made = withoutFormula(original)
      let at = 0
      for (const sign of made) {
        if (original.startsWith(sign, at)) at += sign.length
        else expect(sign).toBe("'")
      }
      expect(at).toBe(original.length)
      if (!/[=+\-@＝＋－＠]/.test(original)) expect(made).toBe(original)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['  =1+1', `"'  =1+1"`],
  ['a,=1+1', `"a,'=1+1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t'=1"`],
  ['Factura-00931.pdf', '"Factura-00931.pdf"'],
  ['Papeles "El Oriente"; 2026', '"Papeles ""El Oriente""; 2026"'],
])('the CSV cell %j is written as %j', (written, cell) => {
  expect(csvCell(written)).toBe(cell)
})

test('a number in a CSV is written as a number', () => {
  expect(csvLine(['INV-2026-001', 1234567, null])).toBe('"INV-2026-001";1234567;\r\n')
})
