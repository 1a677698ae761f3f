const lineEnd = 0x0a
const field = /^[!-9;-~]+:/
const continued = /^[ \t]+[^ \t]/
/** A carriage return inside a line ends the header for some parsers alone. */
const torn = /[\r\0]/

/** Parsers differ on lines that are no field, so a signature could be checked over another sender than people see. */
export function hasPlainHeader(mail: Buffer): boolean {
  for (let at = 0; at < mail.length;) {
    const end = mail.indexOf(lineEnd, at)
    if (end < 0) return false
    const line = mail.toString('latin1', at, end).replace(/\r$/, '')
    if (line === '') return at > 0
    if (torn.test(line) || !(field.test(line) || (at > 0 && continued.test(line)))) return false
    at = end + 1
  }
  return false
}
