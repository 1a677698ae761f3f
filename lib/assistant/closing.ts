import { closingWords, englishClosingWords, withPleasure, youAreWelcome } from '@/content/assistant/closing'
import type { Reply } from '@/content/assistant/replies'
import { plain } from '@/lib/assistant/texts'

/** Without thanks, only these words show that somebody reports success and needs nothing more. */
const finishes =
  /\bya (?:me |se |lo |la )*(?:pude|logre|funciono|sirvio|soluciono|solucione|resolvi|quedo|respondi(?:o|eron)|contest(?:o|aron)|atendi(?:o|eron))\b/

/** Answers a message that only thanks or says that all is clear, so that it is not taken for a complaint. */
export function closingReply(typed: string): Reply | null {
  const text = plain(typed).trim()
  const only = ({ closes, beside, done }: typeof closingWords) => {
    const rest = done ? text.replace(done, ' ').trim() : text
    return (
      (closes.test(text) || (done?.test(text) && finishes.test(text))) &&
      rest.split(/\s+/).every((word) => word === '' || closes.test(word) || beside.test(word))
    )
  }
  if (only(closingWords)) return withPleasure
  return only(englishClosingWords) ? youAreWelcome : null
}
