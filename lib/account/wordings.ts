import 'server-only'
import { createHash } from 'node:crypto'
import { account } from '@/content/account'
import { authorisationTopics } from '@/lib/account/schema'

const { topics } = account.authorisations
type Topic = keyof typeof topics

/** What a person reads when they authorise: the label and the small print under it. */
export const wordingOf = (topic: Topic): string => `${topics[topic].label}. ${topics[topic].text}`

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The hashes of these sentences, by topic: the evidence names them. */
export const wordingHashes: Record<string, string> = Object.fromEntries(
  authorisationTopics.map((topic) => [topic, sha256(wordingOf(topic))]),
)
