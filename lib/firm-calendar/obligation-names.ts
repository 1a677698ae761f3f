import { calendarFileText } from '@/content/firm-calendar-file'
import { obligationTexts, type ObligationId } from '@/content/tax-calendar/obligations'
import { kinds, regimes } from '@/content/tax-calendar/profile'
import { foldWords } from '@/lib/format/fold-text'
import { obligationIds, obligations } from '@/lib/tax-calendar/obligations'

const otherNames: Readonly<Partial<Record<ObligationId, readonly string[]>>> = calendarFileText.obligations

export function findObligation(typed: string): ObligationId | null {
  const wanted = foldWords(typed)
  const fits = (id: ObligationId) =>
    foldWords(id) === wanted || foldWords(distinctTitle(id)) === wanted || otherNames[id]?.includes(wanted)
  return obligationIds.find(fits) ?? null
}

/** Returns a title with a suffix if several obligations share it: «Activos en el exterior (Persona natural)». */
export function distinctTitle(id: ObligationId): string {
  const { title } = obligationTexts[id]
  const isShared = obligationIds.some((other) => other !== id && obligationTexts[other].title === title)
  const { kinds: theirKinds, regimes: theirRegimes } = obligations[id].audience
  const [kind, regime] = [theirKinds?.[0], theirRegimes?.[0]]
  const whose = kind ? kinds[kind] : regime && regimes[regime]
  return isShared && whose ? `${title} (${whose})` : title
}
