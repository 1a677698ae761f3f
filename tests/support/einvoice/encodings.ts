/** A file with a wrong byte order mark or a wrong declared encoding; `read` is the real encoding of the bytes. */
export type Misencoded = {
  name: string
  bytes: Uint8Array
  declared: string
  read: 'UTF-8' | 'UTF-16' | 'ISO-8859-1'
}

const marks = {
  none: [],
  'UTF-8': [0xef, 0xbb, 0xbf],
  'UTF-16LE': [0xff, 0xfe],
  'UTF-16BE': [0xfe, 0xff],
} as const
const writers = {
  'UTF-8': (text: string) => Buffer.from(text, 'utf8'),
  'UTF-16LE': (text: string) => Buffer.from(text, 'utf16le'),
  'UTF-16BE': (text: string) => Buffer.from(text, 'utf16le').swap16(),
  'ISO-8859-1': (text: string) => Buffer.from(text, 'latin1'),
} as const
const labels = ['', 'UTF-8', 'utf8', 'UTF-16', 'UTF-16LE', 'ISO-8859-1', 'latin1', 'Windows-1252', 'us-ascii']

type Written = keyof typeof writers
type Mark = keyof typeof marks

const readAs = (written: Written) =>
  written.startsWith('UTF-16') ? 'UTF-16' : (written as Misencoded['read'])
const agree = (label: string, read: Misencoded['read']) =>
  read === 'UTF-8'
    ? /^(|utf-?8)$/i.test(label)
    : read === 'UTF-16'
      ? /^(|utf-16.*)$/i.test(label)
      : /^(iso|latin|windows|us-ascii)/i.test(label)

/** Returns files whose wrong encoding can be corrected; `text` must contain a letter beyond ASCII. */
export function misencoded(text: string): Misencoded[] {
  const body = text.replace(/^<\?xml[^>]*\?>\s*/, '')
  const all: Misencoded[] = []
  for (const written of Object.keys(writers) as Written[]) {
    for (const mark of Object.keys(marks) as Mark[]) {
      // ISO-8859-1 files are tried without a byte order mark, because the marks exist only for Unicode.
      if (written === 'ISO-8859-1' && mark !== 'none') continue
      for (const label of labels) {
        const read = readAs(written)
        const isMarkRight = mark === 'none' || (mark === 'UTF-8' ? read === 'UTF-8' : read === 'UTF-16')
        if (agree(label, read) && isMarkRight) continue
        const declaration = label ? `<?xml version="1.0" encoding="${label}"?>\n` : ''
        const bytes = Buffer.concat([Buffer.from(marks[mark]), writers[written](declaration + body)])
        all.push({
          name: `${written} bytes, ${mark === 'none' ? 'no' : mark} mark, declared ${label || 'nothing'}`,
          bytes: Uint8Array.from(bytes),
          declared: label,
          read,
        })
      }
    }
  }
  return all
}
