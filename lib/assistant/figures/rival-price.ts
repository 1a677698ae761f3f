import { rivalPrice as text } from '@/content/assistant/rival-price'
import { call, evaluation } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { startingPrice } from '@/content/services'
import { headcount } from '@/lib/assistant/headcount'
import type { Question } from '@/lib/assistant/question'
import { formatNumber, formatPesos } from '@/lib/format/number'

const rival =
  /\b(?:otr[oa]|actual|mi|nuestr[oa]|donde estoy)(?: \w+)? (?:firma|contador\w*|oficina|asesor\w*|empresa contable)\b|\botra (?:firma|oficina|persona)\b/
const charges = /\b(?:(?:me|nos|le) (?:cobra\w*|lleva\w*)|(?:le )?pag(?:o|amos)|cobra\w*)\b/
const asksLess =
  /\bmejor(?:an|ar|arian|arme|arnos|en|arlo)\b|\b(?:igual(?:an|ar|arian|en)|rebajan|bajan|superan) (?:\w+ ){0,2}(?:precio|valor|oferta|eso|tarifa)\b|\b(?:me|nos|lo) (?:dejan|dan|hacen|ofrecen) (?:\w+ ){0,3}(?:menos|barat\w+|economic\w+|mejor precio)\b|\bcobran menos\b/
/** With one of these words the message is not only about the price of accounting. */
const other =
  /\b(?:revisor\w*|auditor\w*|abogad\w+|multa\w*|sancion\w*|error\w*|queja|dian|atras\w+|declaracion de renta|software|programa)\b/

/** Compares the monthly price of another firm with the published ones, for a message that asks for less. */
export function rivalPriceReply({ text: typed, typed: message, amounts, english }: Question): Reply | null {
  const [theirs, ...others] = amounts
  if (english || !theirs || others.length > 0 || other.test(typed)) return null
  if (![rival, charges, asksLess, /\bcontab\w+/].every((words) => words.test(typed))) return null
  const [accounting, each] = [startingPrice('asesoria-contable'), startingPrice('asesoria-nomina')]
  const people = /\bnomina\b/.test(typed) ? headcount(message) : null
  const ours = accounting + each * (people ?? 0)
  const first = people
    ? text.parts(
        formatPesos(accounting),
        formatNumber(people),
        formatPesos(each),
        formatPesos(each * people),
        formatPesos(ours),
      )
    : text.accounting(formatPesos(accounting))
  const compared = ours > theirs ? text.higher(formatPesos(theirs)) : text.lower(formatPesos(theirs))
  return { text: [`${compared} ${first}`, text.rest], links: [evaluation, call] }
}
