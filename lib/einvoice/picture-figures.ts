import { isCivilDay } from '@/lib/calendar/civil-day'
import { codesIn } from '@/lib/einvoice/cufe'

/** A figure that was not found in the picture is ''; `date` is `yyyy-MM-dd`. */
export type PictureFigures = {
  nit: string
  date: string
  base: string
  vat: string
  withheld: string
  other: string
  total: string
}

export type SeenInPicture = {
  /** The CUFE or CUDE in the picture; '' when the picture shows none. */
  code: string
  figures: PictureFigures
  source: 'qr' | 'text' | null
}

export const noFigures: PictureFigures = {
  nit: '',
  date: '',
  base: '',
  vat: '',
  withheld: '',
  other: '',
  total: '',
}

const tooMuch = 20_000

/** Reads the QR code that DIAN prescribes (annex 1.9, 11.7), with lines such as `ValTolFac: 1785000.00`. */
export function readQr(qr: string): SeenInPicture {
  const text = qr.slice(0, tooMuch)
  const named = new Map(
    [...text.matchAll(/(NumFac|FecFac|NitFac|ValFac|ValIva|ValOtroIm|ValTolFac)\s*[:=]\s*([^\s&;]+)/gi)].map(
      ([, name = '', value = '']) => [name.toLowerCase(), value],
    ),
  )
  const value = (name: string) => named.get(name) ?? ''
  const amount = (name: string) => (/^\d[\d.,]*$/.test(value(name)) ? value(name) : '')
  const figures = {
    ...noFigures,
    nit: value('nitfac').replace(/[^\d-]/g, ''),
    date: isCivilDay(value('fecfac')) ? value('fecfac') : '',
    base: amount('valfac'),
    vat: amount('valiva'),
    other: Number(amount('valotroim').replace(',', '.')) > 0 ? amount('valotroim') : '',
    total: amount('valtolfac'),
  }
  return { code: codesIn(text)[0] ?? '', figures, source: figures.total ? 'qr' : null }
}

const plain = (line: string) =>
  line
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

const lastAmount = (line: string) =>
  [
    ...line.matchAll(
      /(?<![\d.,])\d{1,3}(?:[.,]\d{3})*(?:[.,]\d{1,2})?(?![\d.,]*\d|\s*%)|\d{4,}(?:[.,]\d{1,2})?(?!\s*%)/g,
    ),
  ].at(-1)?.[0] ?? ''

/** A figure is read from lines that match `is` but not `not`; the last such line counts, because totals come last. */
const labels = {
  base: { is: /\b(?:sub ?total|base gravable|total bruto|valor bruto)\b/, not: /descuento/ },
  vat: { is: /\b(?:i\.?v\.?a\.?)(?=\W|$)/, not: /rete|responsable|regimen|base|incluid|antes de/ },
  withheld: {
    is: /\bret(?:e ?fuente|enci[a-z]+ en la fuente|efte|\.? ?fte)\b/,
    not: /agente|autorret|no somos/,
  },
  total: {
    is: /\b(?:total a pagar|total factura|valor total|neto a pagar|gran total)\b|^\W*total\b/,
    not: /bruto|iva|descuento|impuesto|item|linea|unidad/,
  },
} as const

/** The figures are a guess from the lines of a PDF, so a person has to compare them with the invoice. */
export function readLines(lines: readonly string[]): SeenInPicture {
  const figures = { ...noFigures }
  const text = lines.join('\n').slice(0, tooMuch)
  for (const line of text.split('\n').map(plain))
    for (const [name, { is, not }] of Object.entries(labels)) {
      const amount = is.test(line) && !not.test(line) ? lastAmount(line.replace(/^.*?\btotal\b/, ' ')) : ''
      if (amount.replace(/\D/g, '').length > 2) figures[name as keyof typeof labels] = amount
    }
  const [, nit = ''] = /\bnit\b[^\d\n]{0,12}(\d[\d.]{7,12}(?:\s*-\s*\d)?)/i.exec(text) ?? []
  const [, iso = '', day = '', month = '', year = ''] =
    /\bfecha[^\n]{0,40}?(?:(\d{4}-\d{2}-\d{2})|(\d{2})[/-](\d{2})[/-](\d{4}))/i.exec(text) ?? []
  const date = iso || `${year}-${month}-${day}`
  return {
    // A PDF may break a long code into lines, so white space is removed if no code was found.
    code: codesIn(text)[0] ?? codesIn(text.replace(/\s+/g, ''))[0] ?? '',
    figures: { ...figures, nit: nit.replace(/\s/g, ''), date: isCivilDay(date) ? date : '' },
    source: figures.total ? 'text' : null,
  }
}
