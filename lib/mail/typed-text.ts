import { hiddenMarks } from '@/lib/format/one-line'

const lineEnds = /\r\n?|\p{Zl}|\p{Zp}/gu
const controls = /[^\P{Cc}\n\t]/gu

/** Lines for a mail, without characters that reorder or hide text. */
export const linesOf = (text: string): string =>
  text.toWellFormed().replace(hiddenMarks, '').replace(lineEnds, '\n').replace(controls, '')

export const lineOf = (text: string): string => linesOf(text).replace(/[\n\t]+/g, ' ')

const joiners = /\u200C|\u200D|[\uFE00-\uFE0F]/gu
/** The full stop, and characters that browsers treat as one. */
const dots = '.\\u2024\\u3002\\uFE52\\uFF0E\\uFF61'
/** A full stop before a possible top-level domain: two or more signs with a letter. `S.A.S.` has none. */
const domainDot = new RegExp(`(?<=\\S)[${dots}](?=[^\\s${dots}]{2,})(?=[^\\s${dots}]*\\p{L})`, 'gu')
const numericAddress = /\d+(?:\.\d+){3,}/g

/** A line that mail programs turn into no link and that closes no «…». Addresses stay readable but lead nowhere. */
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

export const wordsForAnyone = (words: string): string => cut(withoutAddresses(words), longestWords)
