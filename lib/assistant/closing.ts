import { closingWords, englishClosingWords, withPleasure, youAreWelcome } from '@/content/assistant/closing'
import type { Reply } from '@/content/assistant/replies'
import { plain } from '@/lib/assistant/texts'

/** Answers a message that only thanks or says that all is clear, so that it is not taken for a complaint. */
export function closingReply(typed: string): Reply | null {
  const text = plain(typed).trim()
  const all = text.split(/\s+/)
  const only = ({ closes, beside }: typeof closingWords) =>
    closes.test(text) && all.every((word) => closes.test(word) || beside.test(word))
  if (only(closingWords)) return withPleasure
  return only(englishClosingWords) ? youAreWelcome : null
}
