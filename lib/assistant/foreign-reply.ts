import { foreignReply as inOtherLanguage, foreignWords } from '@/content/assistant/languages'
import type { Reply } from '@/content/assistant/replies'
import { plain } from '@/lib/assistant/texts'

const ofOthers = new Set(foreignWords.split(' '))

/** Answers a message in French, Portuguese, Italian or German in Spanish and English; null for any other. */
export const foreignReply = (text: string): Reply | null =>
  plain(text)
    .split(' ')
    .filter((word) => ofOthers.has(word)).length >= 2
    ? inOtherLanguage
    : null
