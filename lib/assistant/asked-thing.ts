import { tellsHowMuch, tellsWhen } from '@/content/assistant/question-words'
import type { Meaning } from '@/lib/assistant/meanings'
import { isLater } from '@/lib/assistant/later-texts'
import { asksIn } from '@/lib/assistant/question'
import { foldText } from '@/lib/format/fold-text'

/** False if the text asks for a date or a figure that the answer lacks. */
export function answersIt(text: string, { known, alarming, topic }: Meaning): boolean {
  if (!known || alarming || known.text.some(isLater)) return true
  const said = foldText([topic ?? '', ...known.text].join(' '))
  const asks = asksIn(text)
  const [when, howMuch] = [asks.has('when'), asks.has('howMuch')]
  if (when && (!tellsWhen.test(said) || (!howMuch && topic?.startsWith('¿Cuánto es ')))) return false
  return !howMuch || (tellsHowMuch.test(said) && (when || !topic?.startsWith('¿Cuándo se ')))
}
