import { english, englishDefault } from '@/content/assistant/english'
import type { Reply } from '@/content/assistant/replies'
import { train, type Classifier } from '@/lib/assistant/classifier'
import { plain } from '@/lib/assistant/texts'
import { featureReader, phrases } from '@/lib/assistant/words'

/** A message is not matched with an answer if less than this share of its weight occurs in the answer's examples. */
const leastOverlap = 0.15

let trained: Classifier | null = null

/** Answers a message in English. */
export function englishReply(text: string): Reply {
  trained ??= train(
    english.flatMap(({ asked }, label) => phrases(asked).map((example) => ({ label, text: example }))),
    featureReader(),
  )
  const [best] = trained(plain(text))
  const answer = best && best.overlap >= leastOverlap ? english[best.label] : undefined
  return answer ? { text: answer.text, links: answer.links } : englishDefault
}
