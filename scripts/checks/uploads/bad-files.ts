import { maxFileSize } from '@/content/upload-limit'
import { jpgFile, pngFile } from '../../../supabase/sample-files/pictures'
import { pdfFile } from '../../../supabase/sample-files/pdf-file'
import { xmlFile } from '../../../supabase/sample-files/xml-file'
import { foreignFiles, wrongFiles, brokenJpgs, brokenPngs } from '../../../tests/support/files/odd-files'
import { brokenPdfs } from '../../../tests/support/files/pdfs'
import { activeXml, brokenXml, xmlAttacks } from '../../../tests/support/files/odd-xml'
import type { File } from '../../site-client/upload'

/** `size` is what the sender says of it. */
type BadFile = { what: string; file: File; size?: number }
type Content = string | Uint8Array

const endings = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/xml': 'xml',
} as const
type Type = keyof typeof endings
const types = Object.keys(endings) as Type[]

const bytesOf = (content: Content, encoding: BufferEncoding = 'utf8') =>
  new Uint8Array(typeof content === 'string' ? Buffer.from(content, encoding) : content)
const called = (type: Type, what: string, content: Content, encoding?: BufferEncoding): BadFile => ({
  what: `${what} called ${type}`,
  file: { name: `factura.${endings[type]}`, type, bytes: bytesOf(content, encoding) },
})

const cuts = [0.03, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.97]
const names = ['a.exe', 'a.svg', 'a.html', 'a.zip', 'a.docx', 'a.pdf.exe', 'a.xml.js', 'pdf', '.pdf.', 'a.xsl', 'a.webp', 'a.pdf\u202Eexe'] // prettier-ignore
const declarations = ['', 'text/html', 'image/svg+xml', 'application/octet-stream', 'application/x-pdf', 'text/plain', 'image/gif', '*/*'] // prettier-ignore

/** More than 300 files that the portal must not take, made in every way that its tests know. */
export async function badFiles(): Promise<BadFile[]> {
  const pdf = await pdfFile({ size: 20_000 })
  const sound = [pdf, await pdfFile({ objectStreams: true }), pngFile(), jpgFile(), xmlFile()]
  const latin = Buffer.from(pdf.bytes).toString('latin1')
  const tooLong = await pdfFile({ size: maxFileSize + 1 })
  return [
    ...Object.entries({ ...wrongFiles, ...foreignFiles }).flatMap(([what, bytes]) =>
      types.map((type) => called(type, what, bytes)),
    ),
    ...sound.flatMap(({ name, type, bytes }) =>
      types.filter((other) => other !== type).map((other) => called(other, name, bytes)),
    ),
    ...sound.flatMap(({ name, type, bytes }) =>
      cuts.map((part) => called(type as Type, `${part} of ${name}`, bytes.subarray(0, bytes.length * part))),
    ),
    ...brokenPdfs(latin).map(([what, text]) => called('application/pdf', what, text, 'latin1')),
    ...brokenJpgs.map(([what, bytes]) => called('image/jpeg', what, bytes)),
    ...brokenPngs.map(([what, bytes]) => called('image/png', what, bytes)),
    ...[...activeXml, ...brokenXml, ...Object.entries(xmlAttacks)].map(([what, content]) =>
      called('application/xml', what, content),
    ),
    ...names.map((name) => ({ what: `a PDF named ${JSON.stringify(name)}`, file: { ...pdf, name } })),
    ...declarations.map((type) => ({ what: `a PDF declared ${type || 'nothing'}`, file: { ...pdf, type } })),
    { what: 'one byte too many', file: tooLong },
    { what: 'one byte too many, said to be less', file: tooLong, size: 20_000 },
    { what: 'a file said to have no bytes', file: pdf, size: 0 },
    { what: 'a file said to have less than none', file: pdf, size: -1 },
    { what: 'a file said to have half a byte', file: pdf, size: 0.5 },
    { what: 'no bytes, said to be some', file: { ...pdf, bytes: new Uint8Array() }, size: 20_000 },
  ]
}
