const zeros = (count: number) => '\0'.repeat(count)

/** A sound PDF, as text with a letter for each byte, broken in ways that readers of PDF may forgive and we do not. */
export const brokenPdfs = (text: string): [string, string][] => [
  ['only the header', '%PDF-'],
  ['only the header line', '%PDF-1.7\n'],
  ['cut in the middle', text.slice(0, 10_000)],
  ['cut before the end mark', text.slice(0, text.lastIndexOf('%%EOF'))],
  ['cut before startxref', text.slice(0, text.lastIndexOf('startxref'))],
  ['without its first byte', text.slice(1)],
  ['without its first kilobyte', text.slice(1024)],
  ['header after 1,100 blanks', ' '.repeat(1100) + text],
  ['markup before the header', `<html><script>alert(1)</script></html>\n${text}`],
  ['a script before the header', `#!/bin/sh\necho hola\n${text}`],
  ['zeros instead of its end', text.slice(0, -2048) + zeros(2048)],
  ['3 kB behind its end', text + zeros(3000)],
  ['a cross-reference beyond its end', text.replace(/startxref\s+\d+/, 'startxref\n99999999')],
  ['no number after startxref', text.replace(/startxref\s+\d+/, 'startxref\n')],
  ['a zip in front', `PK\x03\x04\x14\0\0\0\x08\0${text}`],
]

/** What real producers put before the header. */
export const prefacedPdfs = (text: string): [string, string][] => [
  ['a byte order mark', `\xEF\xBB\xBF${text}`],
  ['blank lines', `\r\n\n${text}`],
  ['a printer preamble', `\x1B%-12345X@PJL JOB\n@PJL ENTER LANGUAGE=PDF\n${text}`],
]

/** What real producers do at the end of a file. */
export const endingPdfs = (text: string): [string, string][] => {
  const at = text.lastIndexOf('startxref')
  const [head, tail] = [text.slice(0, at), text.slice(at)]
  const changes: [string, (tail: string) => string][] = [
    ['ends in CR LF', (tail: string) => tail.replace(/\n/g, '\r\n')],
    ['ends without a line break', (tail: string) => tail.trimEnd()],
    ['has a producer comment before startxref', (tail: string) => `%producer-5.5\n${tail}`],
    ['was saved again with an update', (tail: string) => `${tail}\n9 0 obj\nnull\nendobj\n${tail}`],
    ['has some blanks behind its end', (tail: string) => tail + zeros(1000)],
  ]
  return changes.map(([name, change]) => [name, head + change(tail)])
}
