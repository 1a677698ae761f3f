import { jpgFile, pngFile } from '@/supabase/sample-files/pictures'
import type { SampleFile } from '@/supabase/sample-files/sample-file'

/** What the second nature of a file would have to be served as for it to run. */
type TwoInOne = SampleFile & { runsAs: string }

const program = `top.document.title='corrió'`.replace('ó', '\\u00f3')
const page = `<script>${program}</script>`
const { bytes: jpg } = jpgFile()
const { bytes: png } = pngFile()

const joined = (...parts: (string | Uint8Array)[]) =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))),
  )

/** A picture with a comment of its format in front; `length` counts its own two bytes. */
const commented = (text: string, length = text.length + 2) =>
  joined(jpg.subarray(0, 2), new Uint8Array([0xff, 0xfe, length >> 8, length & 255]), text, jpg.subarray(2))

/** `ÿØÿþ/*…*‍/=1;…/*…*‍/`: the length of the comment opens one of the program, which the picture then stands in. */
const opened = 0x2f2a
const programInPicture = (() => {
  const text = `*/=1;${program};/*`
  return joined(commented(text + ' '.repeat(opened - 2 - text.length), opened), '*/')
})()

export const twoInOne: TwoInOne[] = [
  { name: 'foto-pagina.jpg', type: 'image/jpeg', bytes: commented(page), runsAs: 'text/html' },
  { name: 'foto-programa.jpg', type: 'image/jpeg', bytes: programInPicture, runsAs: 'text/javascript' },
  { name: 'foto-pagina.png', type: 'image/png', bytes: joined(png, page), runsAs: 'text/html' },
  {
    name: 'papel-pagina.pdf',
    type: 'application/pdf',
    bytes: joined('%PDF-1.4\n', page, '\n%%EOF'),
    runsAs: 'text/html',
  },
  {
    name: 'pagina.xml',
    type: 'application/xml',
    bytes: joined(`<html xmlns="http://www.w3.org/1999/xhtml"><head/><body>${page}</body></html>`),
    runsAs: 'application/xhtml+xml',
  },
]
