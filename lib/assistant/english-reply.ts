import { english, englishDefault } from '@/content/assistant/english'
import { foreignReply as inOtherLanguage, foreignWords } from '@/content/assistant/languages'
import type { Reply } from '@/content/assistant/replies'
import { train, type Classifier } from '@/lib/assistant/classifier'
import { isEnglish } from '@/lib/assistant/is-english'
import { plain } from '@/lib/assistant/texts'
import { featureReader, phrases } from '@/lib/assistant/words'

/** A message is not matched with an answer if less than this share of its weight occurs in the answer's examples. */
const leastOverlap = 0.15

let trained: Classifier | null = null

const ofOthers = new Set(foreignWords.split(' '))

/** Answers a message in French, Portuguese, Italian or German in Spanish and English; null for any other. */
export const foreignReply = (text: string): Reply | null =>
  plain(text)
    .split(' ')
    .filter((word) => ofOthers.has(word)).length >= 2
    ? inOtherLanguage
    : null

/** Returns null for a message that is not in English. */
export function englishReply(text: string): Reply | null {
  const message = plain(text)
  if (
    !isEnglish(text) &&
    !/\b(english|accountant|payroll|taxes|tax return|(?:hablan|habla|hablame|hablas|hablo|atienden|atiende|contestan|responden|asesoran)\b.{0,20} ingles)\b/.test(
      message,
    )
  )
    return null
  trained ??= train(
    english.flatMap(({ asked }, label) => phrases(asked).map((example) => ({ label, text: example }))),
    featureReader(),
  )
  const [best] = trained(message)
  const answer = best && best.overlap >= leastOverlap ? english[best.label] : undefined
  return answer ? { text: answer.text, links: answer.links } : englishDefault
}
