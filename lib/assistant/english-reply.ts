import { english, englishDefault, englishWords, spanishWords } from '@/content/assistant/english'
import type { Reply } from '@/content/assistant/replies'
import { plain } from '@/lib/assistant/texts'

const ofEnglish = new Set(englishWords.split(' '))
const ofSpanish = new Set(spanishWords.split(' '))

export function englishReply(text: string): Reply | null {
  const message = plain(text)
  const typed = message.split(' ')
  const count = (words: ReadonlySet<string>) => typed.filter((word) => words.has(word)).length
  const isEnglish = count(ofEnglish) >= 2 && count(ofEnglish) > count(ofSpanish)
  if (!isEnglish && !/\b(english|ingles|accountant|payroll|taxes|tax return)\b/.test(message)) return null
  return english.find(({ words }) => words.test(message))?.reply ?? englishDefault
}
