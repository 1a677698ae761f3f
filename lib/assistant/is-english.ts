import { englishWords, spanishWords } from '@/content/assistant/english-words'
import { plain } from '@/lib/assistant/texts'

const ofEnglish = new Set(englishWords.split(' '))
const ofSpanish = new Set(spanishWords.split(' '))

const opensInEnglish = /^(?:what|whats|how|when|where|who|which|why|can|could|does|should|would) \w/

/** True for a text with more English than Spanish words that begins like a question or has two English words. */
export function isEnglish(text: string): boolean {
  const typed = plain(text).split(' ')
  const count = (words: ReadonlySet<string>) => typed.filter((word) => words.has(word)).length
  const begins = opensInEnglish.test(typed.join(' ')) && count(ofSpanish) === 0
  return (count(ofEnglish) >= 2 || begins) && count(ofEnglish) > count(ofSpanish)
}

/** True for a message that is in English or asks for an answer in English. */
export const writesEnglish = (text: string): boolean =>
  isEnglish(text) ||
  /\b(english|accountant|payroll|taxes|tax return|(?:hablan|habla|hablame|hablas|hablo|atienden|atiende|contestan|responden|asesoran)\b.{0,20} ingles)\b/.test(
    plain(text),
  )
