import { decodeXml } from '@/lib/einvoice/xml/decode'
import { strictParse } from '@/lib/einvoice/xml/strict-parse'

/**
 * The words of an XML: one element per line, its own words behind its name, what is inside of it further in; no more than
 * `longest` signs. Throws a `Refusal`. A file with more than the rules read is shown as well: a person has to look at it.
 */
export function indentedXml(bytes: Uint8Array, longest: number): string {
  const lines: string[][] = []
  const open: string[][] = []
  let length = 0
  strictParse(decodeXml(bytes), {
    open(tag) {
      const attributes = Object.values(tag.attributes)
        .filter(({ name }) => !name.startsWith('xmlns'))
        .map(({ name, value }) => ` ${name}=${value}`)
      const line = [`${'  '.repeat(open.length)}${tag.local}${attributes.join('')}`]
      open.push(line)
      if (length < longest) lines.push(line)
      length += line[0]?.length ?? 0
    },
    close: () => void open.pop(),
    text(text) {
      const words = text.trim()
      if (words && length < longest) open.at(-1)?.push(words)
      length += words.length
    },
  })
  const written = lines.map(([head, ...words]) => (words.length > 0 ? `${head}: ${words.join(' ')}` : head))
  return written.join('\n').slice(0, longest)
}
