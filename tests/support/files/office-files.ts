import { gzipSync } from 'node:zlib'
import type { FileType } from '@/lib/uploads/file'
import { jpgFile } from '@/supabase/sample-files/pictures'
import { seededBytes } from '@/supabase/sample-files/sample-file'
import { zipFile } from '../einvoice/zip-file'
import { plainPdf } from './pdfs'

type Bytes = Uint8Array<ArrayBuffer>
type Member = Parameters<typeof zipFile>[0][number]
type OfficeFile = { what: string; name: string; bytes: Bytes; type: FileType }

const text = (content: string): Bytes => new Uint8Array(Buffer.from(content))
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))
const zip = (members: Member[]): Bytes => new Uint8Array(zipFile(members))

const formats = {
  docx: {
    part: 'word/document.xml',
    main: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  xlsx: {
    part: 'xl/workbook.xml',
    main: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  pptx: {
    part: 'ppt/presentation.xml',
    main: 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
} as const satisfies Record<string, { part: string; main: string; type: FileType }>
type Format = keyof typeof formats

export function officeFile(format: Format, seed: string, more: Member[] = [], main?: string): Bytes {
  const { part, main: usual } = formats[format]
  const types = `<?xml version="1.0"?><Types><Override PartName="/${part}" ContentType="${main ?? usual}"/></Types>`
  return zip([
    { name: '[Content_Types].xml', bytes: text(types) },
    { name: '_rels/.rels', bytes: text(`<Relationships><Relationship Target="${part}"/></Relationships>`) },
    { name: part, bytes: text(`<w:document>${seed.repeat(20)}</w:document>`) },
    ...more,
  ])
}

const picture = jpgFile().bytes
const grows: ((format: Format, at: number) => Member[])[] = [
  () => [],
  (_, at) => [{ name: 'docProps/core.xml', bytes: text(`<a>${at}</a>`), stored: true }],
  (format) => [{ name: `${format}/media/image1.jpeg`, bytes: picture }],
  (format, at) => [{ name: `${format}/embeddings/Hoja.xlsx`, bytes: officeFile('xlsx', `dentro ${at}`) }],
  (_, at) => times(40, (page) => ({ name: `parte/${page}.xml`, bytes: text(`<p>${at}</p>`) })),
]

/** Twenty files of each Office format that was introduced in 2007 (docx, xlsx, pptx). */
const modern: OfficeFile[] = (Object.keys(formats) as Format[]).flatMap((format) =>
  times(20, (at) => ({
    what: `${format} ${at}`,
    name: `Archivo ${at}.${format}`,
    type: formats[format].type,
    bytes: officeFile(format, `texto ${at}`, grows[at % grows.length]?.(format, at)),
  })),
)

const sector = 512
type Stream = { name: string; bytes: Buffer }

const record = (kind: number, body: Buffer) => {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(kind, 0)
  head.writeUInt16LE(body.length, 2)
  return Buffer.concat([head, body])
}
const sheet = (name: string, kind = 0) =>
  record(
    0x85,
    Buffer.concat([Buffer.from([0, 0, 0, 0, 0, kind, name.length, 0]), Buffer.from(name, 'latin1')]),
  )
const workbook = (...records: Buffer[]): Buffer => {
  const all = Buffer.concat([record(0x0809, Buffer.alloc(16)), ...records])
  return Buffer.concat([all, Buffer.alloc(Math.max(0, 4096 - all.length))])
}

/** Writes an Office document in the format before 2007, with these streams of data. */
export function legacyFile(streams: readonly Stream[]): Bytes {
  const sizes = streams.map(({ bytes }) => Math.max(1, Math.ceil(bytes.length / sector)))
  const directories = Math.ceil((streams.length + 1) / 4)
  const table: number[] = [
    0xfffffffd,
    ...times(directories, (at) => (at + 1 < directories ? at + 2 : 0xfffffffe)),
  ]
  const starts = sizes.map((count) => {
    const start = table.length
    for (let at = 1; at <= count; at++) table.push(at < count ? start + at : 0xfffffffe)
    return start
  })
  const head = Buffer.alloc(sector, 0xff)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head)
  head.fill(0, 8, 76)
  head.writeUInt16LE(3, 26)
  head.writeUInt16LE(0xfffe, 28)
  head.writeUInt16LE(9, 30)
  head.writeUInt16LE(6, 32)
  head.writeUInt32LE(1, 44)
  head.writeUInt32LE(1, 48)
  head.writeUInt32LE(4096, 56)
  head.writeUInt32LE(0xfffffffe, 60)
  head.writeUInt32LE(0xfffffffe, 68)
  head.writeUInt32LE(0, 76)
  const fat = Buffer.alloc(sector, 0xff)
  table.forEach((next, at) => fat.writeUInt32LE(next, 4 * at))
  const directory = Buffer.alloc(directories * sector)
  const entries = [{ name: 'Root Entry', bytes: Buffer.alloc(0) }, ...streams]
  entries.forEach(({ name, bytes }, at) => {
    const place = at * 128
    directory.write(name, place, 'utf16le')
    directory.writeUInt16LE(2 * name.length + 2, place + 64)
    directory[place + 66] = at === 0 ? 5 : 2
    directory.writeUInt32LE(at === 0 ? 0xfffffffe : (starts[at - 1] ?? 0), place + 116)
    directory.writeUInt32LE(bytes.length, place + 120)
  })
  const bodies = streams.map(({ bytes }, at) =>
    Buffer.concat([bytes, Buffer.alloc((sizes[at] ?? 1) * sector - bytes.length)]),
  )
  return new Uint8Array(Buffer.concat([head, fat, directory, ...bodies]))
}

export function xlsFile(seed = 'uno', more: readonly Stream[] = [], ...records: Buffer[]): Bytes {
  const cells = record(0x00fc, Buffer.from(seed.repeat(30)))
  return legacyFile([{ name: 'Workbook', bytes: workbook(sheet('Hoja1'), cells, ...records) }, ...more])
}

const inZip: ((at: number) => Member[])[] = [
  (at) => [{ name: `papeles/factura ${at}.pdf`, bytes: plainPdf() }],
  (at) => [
    { name: `extracto ${at}.xlsx`, bytes: officeFile('xlsx', `${at}`) },
    { name: 'extracto.xls', bytes: xlsFile() },
  ],
  (at) => {
    // All thirty files contain the same picture, because drawing one takes a fiftieth of a second.
    const { bytes } = jpgFile({ seed: `${at}` })
    return times(30, (page) => ({ name: `foto ${page}.jpg`, bytes, stored: true }))
  },
  (at) => [
    { name: 'carpeta/', bytes: text(''), stored: true },
    { name: `carpeta/año ${at}.txt`, bytes: text('hola') },
  ],
]
const zips: OfficeFile[] = times(20, (at) => ({
  what: `zip ${at}`,
  name: `Soportes ${at}.zip`,
  type: 'application/zip' as const,
  bytes: zip(inZip[at % inZip.length]?.(at) ?? []),
}))

const old: OfficeFile[] = times(20, (at) => ({
  what: `xls ${at}`,
  name: `Extracto ${at}.xls`,
  type: 'application/vnd.ms-excel' as const,
  bytes: xlsFile(
    `hoja ${at}`,
    at % 2 ? [{ name: '\x05SummaryInformation', bytes: Buffer.from(`${at}`) }] : [],
  ),
}))

const csvRows = (delimiter: string, at: number) =>
  ['fecha', 'detalle', 'valor'].join(delimiter) +
  times(
    at + 1,
    (row) => `\r\n2026-11-${row + 1}${delimiter}"Pago ${at}, año"${delimiter}-${row}.500,00`,
  ).join('')
const csvs: OfficeFile[] = times(20, (at) => {
  const rows = csvRows([',', ';', '\t', '|'][at % 4] ?? ',', at)
  const encodings = [
    Buffer.from(rows),
    Buffer.from(`\uFEFF${rows}`),
    Buffer.from(rows, 'latin1'),
    Buffer.from(`\uFEFF${rows}`, 'utf16le'),
  ]
  return {
    what: `csv ${at}`,
    name: `Movimientos ${at}.csv`,
    type: 'text/csv' as const,
    bytes: new Uint8Array(encodings[(at >> 2) % 4] ?? Buffer.alloc(0)),
  }
})

const box = (kind: string, body: Uint8Array): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(kind, 4, 'latin1')
  return Buffer.concat([head, body])
}
const brands = ['heic', 'heix', 'mif1', 'msf1', 'hevc']
/** Files with the structure of HEIC photos, but with noise as their picture. */
const heics: OfficeFile[] = times(20, (at) => ({
  what: `heic ${at}`,
  name: `IMG_${at}.${at % 2 ? 'HEIC' : 'heif'}`,
  type: 'image/heic' as const,
  bytes: new Uint8Array(
    Buffer.concat([
      box('ftyp', Buffer.from(`${brands[at % brands.length]}\0\0\0\0mif1heic`, 'latin1')),
      box('meta', seededBytes(`meta ${at}`, 400 + at)),
      box('mdat', seededBytes(`mdat ${at}`, 9_000 * at)),
    ]),
  ),
}))

export const officeFiles: OfficeFile[] = [...modern, ...zips, ...old, ...csvs, ...heics]

const macroMain = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'
const wide = (members: Member[]) => ({ name: 'a.zip', bytes: zip(members) })
const cut = (bytes: Bytes, by: number) => bytes.slice(0, bytes.length - by)
/** These files must be refused, each for the given reason. */
export const hostileOffice: [why: string, what: string, name: string, bytes: Bytes][] = [
  ['macros', 'a sheet with a VBA project', 'a.xlsx', officeFile('xlsx', 'a', [{ name: 'xl/vbaProject.bin', bytes: text('x') }])],
  ['macros', 'a document with a VBA project elsewhere', 'a.docx', officeFile('docx', 'a', [{ name: 'word/otro/VBAPROJECT.BIN', bytes: text('x') }])],
  ['macros', 'a sheet that says it has macros', 'a.xlsx', officeFile('xlsx', 'a', [], macroMain)],
  ['macros', 'a sheet with macros before VBA', 'a.xlsx', officeFile('xlsx', 'a', [{ name: 'xl/macrosheets/sheet1.xml', bytes: text('<a/>') }])],
  ['macros', 'a document with a control', 'a.docx', officeFile('docx', 'a', [{ name: 'word/activeX/activeX1.xml', bytes: text('<a/>') }])],
  ['macros', 'a document with a template from the network', 'a.docx', officeFile('docx', 'a', [{ name: 'word/_rels/settings.xml.rels', bytes: text('<Relationships><Relationship Type="http://x/attachedTemplate" Target="http://ejemplo.test/a.dotm" TargetMode="External"/></Relationships>') }])],
  ['macros', 'a sheet that starts a program', 'a.xlsx', officeFile('xlsx', 'a', [{ name: 'xl/externalLinks/externalLink1.xml', bytes: text('<externalLink><ddeLink ddeService="cmd"/></externalLink>') }])],
  ['macros', 'a document with a DDE field', 'a.docx', officeFile('docx', 'a', [{ name: 'word/footer1.xml', bytes: text('<w:instrText xml:space="preserve"> DDEAUTO c:\\\\windows </w:instrText>') }])],
  ['macros', 'a document with an object of another program', 'a.docx', officeFile('docx', 'a', [{ name: 'word/embeddings/oleObject1.bin', bytes: legacyFile([{ name: '\x01Ole10Native', bytes: Buffer.from('x') }]) }])],
  ['macros', 'a presentation with a sheet with macros', 'a.pptx', officeFile('pptx', 'a', [{ name: 'ppt/embeddings/a.xlsx', bytes: officeFile('xlsx', 'b', [{ name: 'xl/vbaProject.bin', bytes: text('x') }]) }])],
  ['macros', 'a ZIP with a sheet with macros under another name', 'a.zip', wide([{ name: 'a.xlsx', bytes: officeFile('xlsx', 'b', [], macroMain) }]).bytes],
  ['macros', 'an old sheet with a VBA project', 'a.xls', xlsFile('a', [{ name: '_VBA_PROJECT_CUR', bytes: Buffer.from('x') }])],
  ['macros', 'an old sheet with macros before VBA', 'a.xls', xlsFile('a', [], sheet('Macro1', 1))],
  ['macros', 'a ZIP with an old sheet with macros', 'a.zip', wide([{ name: 'a.xls', bytes: xlsFile('a', [], sheet('Macro1', 1)) }]).bytes],
  ['macros', 'an old sheet with macros beside a clean one for older versions', 'a.xls', legacyFile([{ name: 'Book', bytes: workbook(sheet('Hoja1')) }, { name: 'Workbook', bytes: workbook(sheet('Macro1', 1)) }])],
  ['macros', 'an old sheet with macros whose name is in capitals', 'a.xls', legacyFile([{ name: 'Book', bytes: workbook(sheet('Hoja1')) }, { name: 'WORKBOOK', bytes: workbook(sheet('Macro1', 1)) }])],
  ['macros', 'an old sheet that begins as a macro sheet', 'a.xls', xlsFile('a', [], record(0x809, Buffer.from([0, 6, 0x40, 0])))],
  ['macros', 'an old sheet that starts a program', 'a.xls', xlsFile('a', [], record(0x1ae, Buffer.from('\0\0\x10\0\0cmd\x03/c calc', 'latin1')))],
  ['macros', 'an old sheet that starts a program, in wide letters', 'a.xls', xlsFile('a', [], record(0x1ae, Buffer.concat([Buffer.from([0, 0, 11, 0, 1]), Buffer.from('cmd\x03/c calc', 'utf16le')])))],
  ['macros', 'a sheet of 1995 that starts a program', 'a.xls', xlsFile('a', [], record(0x17, Buffer.from('\x0bcmd\x03/c calc', 'latin1')))],
  ['macros', 'an old sheet with another file in it', 'a.xls', xlsFile('a', [{ name: 'MBD0012ABCD', bytes: Buffer.alloc(0) }, { name: 'Package', bytes: Buffer.from('x') }])],
  ['macros', 'an old sheet with controls', 'a.xls', xlsFile('a', [{ name: 'Ctls', bytes: Buffer.from('x') }])],
  ['zip-old', 'a ZIP with an old presentation', 'a.zip', wide([{ name: 'a.ppt', bytes: legacyFile([{ name: 'PowerPoint Document', bytes: Buffer.alloc(5000) }]) }]).bytes],
  ['zip-old', 'a ZIP with an old document of Word', 'a.zip', wide([{ name: 'a.doc', bytes: legacyFile([{ name: 'WordDocument', bytes: Buffer.alloc(5000) }]) }]).bytes],
  ['zip-locked', 'a sheet with a password', 'a.xls', xlsFile('a', [], record(0x2f, Buffer.alloc(54)))],
  ['zip-locked', 'a new sheet with a password', 'a.xlsx', legacyFile([{ name: 'EncryptedPackage', bytes: Buffer.alloc(5000) }])],
  ['zip-locked', 'a ZIP with a password', 'a.zip', wide([{ name: 'a.pdf', bytes: plainPdf(), encrypted: true }]).bytes],
  ['zip-inside', 'a ZIP in a ZIP', 'a.zip', wide([{ name: 'b.txt', bytes: wide([{ name: 'a.txt', bytes: text('a') }]).bytes }]).bytes],
  ['zip-inside', 'a RAR in a ZIP', 'a.zip', wide([{ name: 'a.rar', bytes: text('x') }]).bytes],
  ['zip-inside', 'a gzip in a ZIP under another name', 'a.zip', wide([{ name: 'a.pdf', bytes: new Uint8Array(gzipSync('x')) }]).bytes],
  ['zip-inside', 'sheets in sheets in sheets in sheets', 'a.xlsx', times(4, (at) => at).reduce((inner, at) => officeFile('xlsx', `${at}`, [{ name: 'xl/embeddings/a.xlsx', bytes: inner }]), officeFile('xlsx', 'x'))],
  ['zip-bomb', 'a ZIP of zeros', 'a.zip', wide([{ name: 'a.txt', bytes: new Uint8Array(15_000_000) }]).bytes],
  ['zip-bomb', 'a sheet of zeros', 'a.xlsx', officeFile('xlsx', 'a', [{ name: 'xl/a.xml', bytes: new Uint8Array(15_000_000) }])],
  ['zip-many', 'a ZIP of 2,001 files', 'a.zip', wide(times(2_001, (at) => ({ name: `${at}`, bytes: text('x'), stored: true }))).bytes],
  ['zip-program', 'a ZIP with a program', 'a.zip', wide([{ name: 'factura.pdf.exe', bytes: text('x') }]).bytes],
  ['zip-program', 'a ZIP with a program under another name', 'a.zip', wide([{ name: 'factura.pdf', bytes: text('MZ x') }]).bytes],
  ['zip-program', 'a ZIP with a shortcut', 'a.zip', wide([{ name: 'factura.lnk', bytes: text('x') }]).bytes],
  ['zip-unsafe', 'a ZIP that leaves its folder', 'a.zip', wide([{ name: '../a.txt', bytes: text('x') }]).bytes],
  ['zip-damaged', 'a ZIP cut short', 'a.zip', cut(wide([{ name: 'a.txt', bytes: text('x') }]).bytes, 9)],
  ['zip-damaged', 'a sheet with a page behind it', 'a.xlsx', new Uint8Array(Buffer.concat([officeFile('xlsx', 'a'), text('<script>alert(1)</script>')]))],
  ['program', 'an app of a phone', 'a.zip', wide([{ name: 'AndroidManifest.xml', bytes: text('x') }]).bytes],
  ['office', 'a document of LibreOffice', 'a.docx', wide([{ name: 'mimetype', bytes: text('application/vnd.oasis.opendocument.text'), stored: true }, { name: 'content.xml', bytes: text('<a/>') }]).bytes],
  ['word', 'an old document of Word', 'a.xls', legacyFile([{ name: 'WordDocument', bytes: Buffer.alloc(5000) }])],
  ['office-damaged', 'an old sheet cut short', 'a.xls', cut(xlsFile(), 4000)],
  ['office-damaged', 'an old sheet with a gap in its table', 'a.xls', changed([76, 0xffffffff], [80, 0])],
  ['office-damaged', 'an old sheet whose chain ends too early', 'a.xls', changed([sector + 4 * 2, 0xffffffff])],
  ['office-damaged', 'an old sheet shorter than it says', 'a.xls', changed([2 * sector + 128 + 120, 1_000_000])],
  ['office-damaged', 'an old sheet whose chain has no end', 'a.xls', endless()],
  ['csv-formula', 'a table that starts a program', 'a.csv', text("fecha;valor\n2026-11-01;=cmd|' /C calc'!A0\n")],
  ['csv-formula', 'a table that starts a program with a sign', 'a.csv', text('fecha,valor\n"+cmd|x!A1",3\n')],
  ['csv-binary', 'bytes called a table', 'a.csv', text('a;b\n\x01\x02\x03')],
  ['csv-table', 'a letter called a table', 'a.csv', text('Hola\nquerida firma\n')],
  ['truncated', 'a HEIC photo cut short', 'a.heic', cut(heics[3]?.bytes ?? text(''), 10)],
  ['heic-boxes', 'a HEIC photo without a picture', 'a.heic', new Uint8Array(box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')))],
  ['heic-boxes', 'a HEIC photo with a page behind it', 'a.heic', new Uint8Array(Buffer.concat([heics[1]?.bytes ?? text(''), text('\0\0\0\x04<scr')]))],
] // prettier-ignore

/** Returns an old Excel file in which these values replace the 32-bit numbers at these offsets. */
function changed(...places: [at: number, value: number][]): Bytes {
  const bytes = Buffer.from(xlsFile())
  for (const [at, value] of places) bytes.writeUInt32LE(value, at)
  return new Uint8Array(bytes)
}

/** Returns a sheet whose first sector names itself as the next sector, so that reading would never end. */
function endless(): Bytes {
  const bytes = Buffer.from(xlsFile())
  bytes.writeUInt32LE(2, sector + 4 * 2)
  return new Uint8Array(bytes)
}
