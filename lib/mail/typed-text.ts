import { hiddenMarks } from '@/lib/format/one-line'

const lineEnds = /\r\n?|\p{Zl}|\p{Zp}/gu
const controls = /[^\P{Cc}\n\t]/gu

/** Several lines as a mail shows them: nothing in them turns or hides text. */
export const linesOf = (text: string): string =>
  text.toWellFormed().replace(hiddenMarks, '').replace(lineEnds, '\n').replace(controls, '')

/** The same as one line. */
export const lineOf = (text: string): string => linesOf(text).replace(/[\n\t]+/g, ' ')

const joiners = /\u200C|\u200D|[\uFE00-\uFE0F]/gu
/** The point, and what browsers read as one. */
const dots = '.\\u2024\\u3002\\uFE52\\uFF0E\\uFF61'
/** A point before what could be the end of a domain: two signs or more with a letter among them. `S.A.S.` has none. */
const domainDot = new RegExp(`(?<=\\S)[${dots}](?=[^\\s${dots}]{2,})(?=[^\\s${dots}]*\\p{L})`, 'gu')
const numericAddress = /\d+(?:\.\d+){3,}/g

/** A line of which no mail program makes a link, and that closes no «…»: what looks like an address is still read, and leads nowhere. */
const withoutAddresses = (line: string): string =>
  lineOf(line)
    .replace(joiners, '')
    .replace(/[/\\]{2,}/g, ' ')
    .replace(/(?<=[\p{L}\p{N}]):(?=\S)/gu, ': ')
    .replace(/[@\uFE6B\uFF20]/gu, ' (arroba) ')
    .replace(domainDot, '·')
    .replace(numericAddress, (numbers) => numbers.replaceAll('.', '·'))
    .replace(/[«‹]/g, '“')
    .replace(/[»›]/g, '”')
    .replace(/\s+/g, ' ')
    .trim()

/** Cuts between whole characters. */
function cut(text: string, most: number): string {
  const signs = Array.from(new Intl.Segmenter('es').segment(text), ({ segment }) => segment)
  return signs.length > most ? `${signs.slice(0, most).join('').trim()}…` : text
}

const longestName = 60
const longestWords = 300

/** A name in a mail to a stranger. It is shown in «…», which nothing in it can close. */
export const nameForAnyone = (name: string): string => cut(withoutAddresses(name), longestName)

/** What somebody wrote, in such a mail. */
export const wordsForAnyone = (words: string): string => cut(withoutAddresses(words), longestWords)
