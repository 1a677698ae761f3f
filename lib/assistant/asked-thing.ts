import type { Meaning } from '@/lib/assistant/meanings'
import { foldText } from '@/lib/format/fold-text'

const asksWhen =
  /\b(cuando (?:se|es|son|toca|vence\w*|me|debo|hay|tengo|pag\w+|present\w+|declar\w+|sale|consign\w+)|(?:hasta|para) cuando|que (?:dia|fecha)|fecha limite|fechas? (?:de|del|para)|plazos?|venc(?:e|en|imientos?))\b/
const tellsWhen =
  /\b(cuando|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|dias?|mes(?:es)?|anos?|plazos?|fechas?|venc\w+|calendario|hoy|semanas?|horario|a\.m)/
const asksHowMuch =
  /(?<!cada )\b(cuant[oa]s?(?! (?:se |me )?(?:demor|tard|tiempo))|porcentajes?|tarifas?|tasas?|topes?|monto|valor)\b/
/** A figure, or the reason why there is none. */
const hasFigure = /\d|\bmitad\b|\bno hay\b|\bgrat|\bdepende|\bno l[ao] (se|dig|doy|teng)|\bvalor\b/

/** True unless the text asks for a date or a figure and the answer of the meaning has none. */
export function answersIt(text: string, { known, alarming, topic }: Meaning): boolean {
  if (!known || alarming) return true
  const said = foldText([topic ?? '', ...known.text].join(' '))
  const [when, howMuch] = [asksWhen.test(text), asksHowMuch.test(text)]
  if (when && (!tellsWhen.test(said) || (!howMuch && topic?.startsWith('¿Cuánto es ')))) return false
  return !howMuch || (hasFigure.test(said) && (when || !topic?.startsWith('¿Cuándo se ')))
}
