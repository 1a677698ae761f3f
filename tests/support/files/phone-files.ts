import { jpgFile, pngFile } from '@/supabase/sample-files/pictures'
import { seededBytes } from '@/supabase/sample-files/sample-file'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import type { FileType } from '@/lib/uploads/file'
import { plainPdf } from './pdfs'

/** A file as a phone or a mail program sends it, and what the site does with it. */
export type PhoneFile = {
  name: string
  declared: string
  bytes: Uint8Array<ArrayBuffer>
  /** Null means that the file is refused; `why` is then the reason. */
  type: FileType | null
  kept?: string
  why?: string
}

const join = (...parts: (string | Uint8Array)[]) =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))),
  )
const pdf = (seed: string) => plainPdf({ content: Buffer.from(`BT /F1 12 Tf (Papel ${seed}) Tj ET`) })
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))

const photoTypes = ['image/jpg', 'image/pjpeg', 'image/jpeg', 'application/octet-stream', '', 'image/*']
const photoNames: [given: string, kept: string][] = [
  ['recibo.jfif', 'recibo.jpg'],
  ['FOTO.JPE', 'FOTO.jpg'],
  ['IMG_2041.JPEG', 'IMG_2041.JPEG'],
  ['1000012345', '1000012345.jpg'],
  ['Recibo 12.2026', 'Recibo 12.2026.jpg'],
  ['descarga.bin', 'descarga.jpg'],
]

export const phonePhotos: PhoneFile[] = photoTypes.flatMap((declared, row) =>
  photoNames
    // The site refuses a file if neither its declared type nor its name tells the format, so such pairs are left out.
    .filter(([given]) => declared.startsWith('image/j') || declared === 'image/pjpeg' || /\.j/i.test(given))
    .map(([name, kept], at) => ({
      name,
      declared,
      kept,
      type: 'image/jpeg' as const,
      bytes: jpgFile({ seed: `foto ${row} ${at}` }).bytes,
    })),
)

export const misnamedPictures: PhoneFile[] = times(12, (at) => [
  {
    name: ['foto.jpg', 'foto.JPEG', 'foto.jfif', 'foto.pdf'][at % 4] ?? '',
    declared: ['image/jpeg', 'image/jpg', ''][at % 3] ?? '',
    kept: 'foto.png',
    type: 'image/png' as const,
    bytes: pngFile({ seed: `png ${at}` }).bytes,
  },
  {
    name: ['captura.png', 'captura.PNG', 'captura.heic', 'captura.webp'][at % 4] ?? '',
    declared: ['image/png', 'image/x-png', 'image/jpeg'][at % 3] ?? '',
    kept: 'captura.jpg',
    type: 'image/jpeg' as const,
    bytes: jpgFile({ seed: `jpg ${at}` }).bytes,
  },
]).flat()

const paperTypes = [
  'application/octet-stream',
  'application/x-pdf',
  '',
  'binary/octet-stream',
  'text/pdf',
  'text/plain',
]

export const mailedPapers: PhoneFile[] = times(24, (at) => {
  const declared = paperTypes[at % paperTypes.length] ?? ''
  const isXml = at % 2 === 1
  return {
    name: `papel ${at}.${isXml ? 'xml' : 'pdf'}`,
    declared,
    kept: `papel ${at}.${isXml ? 'xml' : 'pdf'}`,
    type: isXml ? ('application/xml' as const) : ('application/pdf' as const),
    bytes: isXml ? xmlFile({ seed: `correo ${at}` }).bytes : pdf(`correo ${at}`),
  }
})

const fillings = ['\0', ' ', '\r\n', '\n', '\0\0\n', '\t \0']
const lengths = [1, 511, 2_047, 2_048, 2_049, 4_096, 65_536, 200_001]

export const paddedPdfs: PhoneFile[] = times(24, (at) => {
  const filling = fillings[at % fillings.length] ?? ''
  const length = lengths[at % lengths.length] ?? 0
  return {
    name: `relleno ${at}.pdf`,
    declared: 'application/pdf',
    kept: `relleno ${at}.pdf`,
    type: 'application/pdf' as const,
    bytes: join(pdf(`relleno ${at}`), filling.repeat(Math.ceil(length / filling.length))),
  }
})

const mailHead =
  'Content-Type: application/pdf; name=factura.pdf\r\nContent-Transfer-Encoding: binary\r\n\r\n'
const prefaces = [
  '\xEF\xBB\xBF',
  '\r\n',
  '\n\n\n',
  ' '.repeat(200),
  '\0'.repeat(512),
  '\x1B%-12345X@PJL JOB\n@PJL ENTER LANGUAGE=PDF\n',
  mailHead,
  `HTTP/1.1 200 OK\r\n${mailHead}`,
  '%!PS-Adobe-3.0 PDF-1.4\n',
  '---factura---\n',
  '\x01\x02\x03\x04',
  'Documento generado por el sistema contable\n',
]

export const prefacedPdfFiles: PhoneFile[] = times(24, (at) => ({
  name: `antes ${at}.pdf`,
  declared: 'application/pdf',
  kept: `antes ${at}.pdf`,
  type: 'application/pdf' as const,
  bytes: join(at < 12 ? '' : '\n', prefaces[at % prefaces.length] ?? '', pdf(`antes ${at}`)),
}))

const brands = ['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1', 'heim', 'heis']

export const heicHeads: PhoneFile[] = brands.flatMap((brand) =>
  ['foto.heic', 'IMG_0001.HEIC', 'foto.jpg'].map((name) => ({
    name,
    declared: name.endsWith('.jpg') ? 'image/jpeg' : 'image/heic',
    bytes: join(`\0\0\0\x1cftyp${brand}\0\0\0\0mif1heic${brand}`, seededBytes(brand + name, 3_000)),
    type: null,
    why: 'heic',
  })),
)

const beginnings: [why: string, beginning: string][] = [
  ['video', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
  ['video', '\0\0\0\x14ftypqt  \0\0\0\0qt  '],
  [
    'video',
    '\x1A\x45\xDF\xA3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01\x42\xf2\x81\x04\x42\xf3\x81\x08\x42\x82\x84webm',
  ],
  ['sound', 'OggS\0\x02\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\x13OpusHead'],
  ['sound', 'fLaC\0\0\0\x22'],
  ['picture', 'GIF89a\x01\0\x01\0'],
  ['picture', 'RIFF\x60\x02\0\0WEBPVP8 '],
  ['picture', 'BM\x36\x28\0\0\0\0\0\0\x36\0\0\0'],
  ['picture', 'II*\0\x08\0\0\0\0\0\0\0'],
  ['office', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['rar', 'Rar!\x1a\x07\x01\0'],
  ['seven-zip', "7z\xbc\xaf'\x1c\0\x04"],
  ['gzip', '\x1f\x8b\x08\0\0\0\0\0\0\x03'],
  ['word', '{\\rtf1\\ansi Hola}'],
  ['page', '<!doctype html><html><body>Hola</body></html>'],
  ['page', '<script>alert(1)</script>'],
  ['json', '{"factura": 12}'],
  ['mail', 'From: ana@ejemplo.test\r\nSubject: Factura\r\n\r\nHola'],
  ['program', 'MZ\x90\0\x03\0\0\0'],
  ['program', '\x7fELF\x02\x01\x01\0'],
]

/** Files of other formats that claim to be a PDF or a photo. */
export const foreignPhoneFiles: PhoneFile[] = beginnings.map(([why, beginning], at) => ({
  name: at % 2 ? 'factura.pdf' : 'factura.jpg',
  declared: at % 2 ? 'application/pdf' : 'image/jpeg',
  bytes: /^[<{F]/.test(beginning) ? join(beginning) : join(beginning, seededBytes(`otro ${at}`, 800)),
  type: null,
  why,
}))

export const phoneFiles: Readonly<Record<string, readonly PhoneFile[]>> = {
  'photos of phones': phonePhotos,
  'pictures with the name of another format': misnamedPictures,
  'papers of mail programs': mailedPapers,
  'PDFs with a filled last block': paddedPdfs,
  'PDFs with something before their header': prefacedPdfFiles,
  'HEIC photos': heicHeads,
  'other formats': foreignPhoneFiles,
}
