import { hiddenMarks } from '@/lib/format/one-line'

const lineEnds = /\r\n?|\p{Zl}|\p{Zp}/gu
const controls = /[^\P{Cc}\n\t]/gu

export const linesOf = (text: string): string =>
  text.toWellFormed().replace(hiddenMarks, '').replace(lineEnds, '\n').replace(controls, '')

export const lineOf = (text: string): string => linesOf(text).replace(/[\n\t]+/g, ' ')

const joiners = /\u200C|\u200D|[\uFE00-\uFE0F]/gu
/** The full stop, and other characters that browsers treat as a full stop in an address. */
const dots = '.\\u2024\\u3002\\uFE52\\uFF0E\\uFF61'
/** Matches a full stop before a possible top-level domain, but not the full stops in `S.A.S.`. */
const domainDot = new RegExp(`(?<=\\S)[${dots}](?=[^\\s${dots}]{2,})(?=[^\\s${dots}]*\\p{L})`, 'gu')
const numericAddress = /\d+(?:\.\d+){3,}/g

/** Makes a line harmless: the line cannot close «…», and mail programs make no links of it. */
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

/** Cuts the text to `most` characters without splitting a character such as an emoji. */
function cut(text: string, most: number): string {
  const signs = Array.from(new Intl.Segmenter('es').segment(text), ({ segment }) => segment)
  return signs.length > most ? `${signs.slice(0, most).join('').trim()}…` : text
}

const longestName = 60
const longestWords = 300

/** In mails to strangers a name is shown in «…», so it must not close the quotation or become a link. */
export const nameForAnyone = (name: string): string => cut(withoutAddresses(name), longestName)

export const wordsForAnyone = (words: string): string => cut(withoutAddresses(words), longestWords)
