// Invisible signs that turn the reading direction: in a mail they would make one text look like another.
const turning = /\p{Bidi_Control}/gu
const controls = /[^\P{Cc}\n\t]/gu

const readable = (text: string) => text.toWellFormed().replace(turning, '')

/** Several lines as one stores and mails them: well-formed, without control characters, lines ended by `\n`. */
export const cleanText = (text: string): string =>
  readable(text)
    .replace(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n')
    .replace(controls, '')
    .trim()

/** The same for a single line: nothing in it can start another line of a mail's header. */
export const cleanLine = (text: string): string =>
  readable(text)
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim()
