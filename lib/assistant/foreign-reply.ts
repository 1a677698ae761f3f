import { foreignReply as inOtherLanguage, foreignWords } from '@/content/assistant/languages'
import type { Reply } from '@/content/assistant/replies'
import { plain } from '@/lib/assistant/texts'

const ofOthers = new Set(foreignWords.split(' '))

/** Answers in both Spanish and English if a message is in French, Portuguese, Italian or German; else returns null. */
export const foreignReply = (text: string): Reply | null =>
  plain(text)
    .split(' ')
    .filter((word) => ofOthers.has(word)).length >= 2
    ? inOtherLanguage
    : null
