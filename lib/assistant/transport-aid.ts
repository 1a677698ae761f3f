import { benefitsText as text } from '@/content/assistant/benefits'
import { uvt, wageByYear } from '@/content/legal-figures'
import { formatPesos } from '@/lib/format/number'

type Base = { sum: number; aid: number }

/** Matches workers who live in the home where they work, and therefore get no transport aid. */
const livesAtWork =
  /\bintern[ao]s?\b|\b(?:vive|duerme|se queda) (?:en (?:mi|la|nuestra) casa|con(?:migo| nosotros)|aqui)\b/

/** Adds the transport aid to a wage that gives a right to the aid, unless the message excludes it. */
export function baseOf(typed: string, wage: number): Base {
  const least = wageByYear[uvt.year]
  const says = /\bauxilio\b/.test(typed)
  const none = /\b(sin|no (me |le )?(dan|pagan|pago|recib\w+|tien\w+))( el)? auxilio\b/.test(typed)
  const aid =
    least?.aid && !none && !livesAtWork.test(typed) && (says || wage <= 2 * least.value) ? least.aid : 0
  return { sum: wage + aid, aid }
}

export function aidLines(typed: string, wage: number, { aid }: Base, without: number | null): string[] {
  if (livesAtWork.test(typed)) return [text.livesIn]
  if (aid === 0) return [text.aidIfPaid]
  return [
    text.withAid(formatPesos(wage), formatPesos(aid)),
    ...(without === null ? [] : [text.withoutAid(formatPesos(without))]),
  ]
}
