import { strToU8, zipSync, type Zippable } from 'fflate'

export const dianHeadings = [
  'Tipo de documento', 'CUFE/CUDE', 'Folio', 'Prefijo', 'Divisa', 'Forma de Pago', 'Medio de Pago', 'Fecha Emisión',
  'Fecha Recepción', 'NIT Emisor', 'Nombre Emisor', 'NIT Receptor', 'Nombre Receptor', 'IVA', 'ICA', 'IC', 'INC', 'Timbre',
  'INC Bolsas', 'IN Carbono', 'IN Combustibles', 'IC Datos', 'ICL', 'INPP', 'IBUA', 'ICUI', 'Rete IVA', 'Rete Renta',
  'Rete ICA', 'Total', 'Estado', 'Grupo',
] // prettier-ignore

export type FileCell = string | number | { formula: string; value?: string | number }
export type FileRow = Record<string, FileCell | undefined>

type FileOptions = {
  headings?: readonly string[]
  /** Every tag has this prefix; DIAN's own files use `x:`. */
  prefix?: string
  /** If true, relations are written as absolute paths, as in DIAN's files. */
  absolute?: boolean
  /** If true, texts are written into the cells and not into a table of strings. */
  inline?: boolean
  /** Titles, one a line, that the sheet has above its header. */
  titles?: readonly string[]
  /** The number of empty rows that the sheet has after the documents. */
  phantom?: number
  /** Lines that the sheet has directly below the rows of the documents. */
  foot?: readonly (readonly FileCell[])[]
  hidden?: boolean
  /** Rows of another sheet, which comes before the sheet of the list. */
  before?: readonly (readonly FileCell[])[]
  /** More files that the ZIP of the workbook contains. */
  extra?: Zippable
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const columnName = (at: number): string =>
  (at >= 26 ? String.fromCharCode(64 + Math.floor(at / 26)) : '') + String.fromCharCode(65 + (at % 26))

/** Builds a workbook with a list of documents, as DIAN writes the list or as firms change it. */
export function listFile(rows: readonly FileRow[], options: FileOptions = {}): Uint8Array<ArrayBuffer> {
  const { headings = dianHeadings, prefix = '', absolute = false, titles = [], foot = [], before } = options
  const p = prefix === '' ? '' : `${prefix}:`
  const space = prefix === '' ? 'xmlns' : `xmlns:${prefix}`
  const strings = new Map<string, number>()
  const cell = (value: FileCell | undefined, at: number, line: number): string => {
    if (value === undefined || value === '') return ''
    const place = `r="${columnName(at)}${line}"`
    if (typeof value === 'number') return `<${p}c ${place}><${p}v>${value}</${p}v></${p}c>`
    if (typeof value === 'object') {
      const stored = value.value === undefined ? '' : `<${p}v>${value.value}</${p}v>`
      return `<${p}c ${place}><${p}f>${escaped(value.formula)}</${p}f>${stored}</${p}c>`
    }
    if (options.inline)
      return `<${p}c ${place} t="inlineStr"><${p}is><${p}t>${escaped(value)}</${p}t></${p}is></${p}c>`
    const known = strings.get(value) ?? strings.size
    strings.set(value, known)
    return `<${p}c ${place} t="s"><${p}v>${known}</${p}v></${p}c>`
  }
  const sheetOf = (lines: readonly (readonly (FileCell | undefined)[])[], phantom = 0) => {
    const parts = [`<?xml version="1.0" encoding="utf-8"?><${p}worksheet ${space}="urn:s"><${p}sheetData>`]
    for (const [at, line] of lines.entries())
      parts.push(
        `<${p}row r="${at + 1}"${options.hidden && at % 2 ? ' hidden="1"' : ''}>`,
        ...line.map((value, column) => cell(value, column, at + 1)),
        `</${p}row>`,
      )
    for (let at = 0; at < phantom; at++) parts.push(`<${p}row r="${lines.length + at + 1}"/>`)
    parts.push(`</${p}sheetData></${p}worksheet>`)
    return parts.join('')
  }
  const lines = [
    ...titles.map((title) => [title]),
    headings,
    ...rows.map((row) => headings.map((heading) => row[heading])),
    ...foot,
  ]
  const list = sheetOf(lines, options.phantom)
  const other = before && sheetOf(before)
  const root = absolute ? '/xl/' : ''
  const sheets = other ? [other, list] : [list]
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<${p}workbook ${space}="urn:s" xmlns:r="urn:r"><${p}sheets>${sheets
      .map((_, at) => `<${p}sheet name="Hoja${at}" sheetId="${at + 1}" r:id="rId${at}"/>`)
      .join('')}</${p}sheets></${p}workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, at) => `<Relationship Id="rId${at}" Target="${root}worksheets/sheet${at}.xml"/>`)
      .join('')}</Relationships>`,
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/sheet${at}.xml`, sheet])),
    'xl/sharedStrings.xml': `<${p}sst ${space}="urn:s">${[...strings.keys()]
      .map((text) => `<${p}si><${p}t>${escaped(text)}</${p}t></${p}si>`)
      .join('')}</${p}sst>`,
  }
  const packed = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))
  return new Uint8Array(zipSync({ ...packed, ...options.extra }, { level: 4 }))
}

export const zipped = (files: Record<string, Uint8Array>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(files, { level: 0 }))
