import { messages } from '@/content/messages'

const { limits, problems } = messages
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}]/gu
/** Marks that reorder the text around them: what is read must be what was written. */
const reordering = /[\u202A-\u202E\u2066-\u2069]/gu

/** The words as they are stored: well-formed, lines kept, no control characters. */
export const cleanWords = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(reordering, '')
    .trim()

export const cleanSubject = (text: string): string => cleanWords(text).replace(/\s+/g, ' ')

/** As the database counts: an emoji is one character or a few, never its bytes. */
const lengthOf = (text: string) => Array.from(text).length
const isBlank = (text: string) => text.replace(invisible, '') === ''

/** What is wrong with the cleaned words, in the words to show; null when nothing is. */
export function wordsProblem(words: string, files: number): string | null {
  if (isBlank(words) && files === 0) return problems.empty
  const length = lengthOf(words)
  return length > limits.words ? problems.long(length) : null
}

export function subjectProblem(subject: string): string | null {
  if (isBlank(subject)) return problems.noSubject
  const length = lengthOf(subject)
  return length > limits.subject ? problems.longSubject(length) : null
}
