import { benefitsLink } from '@/content/assistant/benefits'
import { figureTexts as text } from '@/content/assistant/figures'
import { contributions } from '@/content/assistant/payroll'
import { call } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { uvt, wageByYear } from '@/content/legal-figures'
import { isPensioner } from '@/lib/assistant/pensioner'
import type { Question } from '@/lib/assistant/question'
import { baseOf } from '@/lib/assistant/transport-aid'
import { leastAllInclusive, takenFrom } from '@/lib/assistant/wage-tax'
import { formatPesos } from '@/lib/format/number'

/** Matches a question for what remains of a wage: «¿cuánto le queda libre?», «¿cuánto recibe?». */
const asksNet =
  /\bcuant[oa]\b[^]*\b(?:libres?|netos?|en (?:la )?mano|liquidos|limpi[oa]s?|al bolsillo)\b|\b(?:libres?|netos?|limpi[oa]s?)\b[^]*\bcuant[oa]\b|\bcuanto (?:es lo que |seria lo que )?(?:(?:me|le|les|nos|se|a mi) )*(?:qu?eda\w*|quedaria\w*|llega\w*|recib\w+|entra|consigno|consignan|deposito|giro|llegaria\w*|toca recibir)\b|\bcuanto (?:le |les |me )?(?:pag(?:o|an|amos)|doy|entrego) (?:libre|neto|en mano|quitando|despues|descontando)\b/
const ofWorker =
  /\b(?:emplead\w+|trabajador\w*|asalariad\w+|sueldos?|salarios?|nomina|devenga\w*|basico|muchacha|meser[oa]|cajer[oa]|secretari[oa]|operari[oa]|vigilante)\b/
const earns = /\b(?:gan[aoe]|me (?:pagan|gano|ofrec\w+)|le pago|contrato laboral)\b/
const asksTaken =
  /\b(?:cuant[oa]|que) (?:es lo que )?(?:me|le|les|nos|se) (?:descuent\w+|descont\w+|quitan?|rebajan?|deducen?|sacan)\b/
/** This answer is wrong for a message with one of these words, such as about fees, a loan or one part of the wage. */
const other =
  /\b(?:independientes?|contratistas?|honorarios|prestacion de servicios|ops|freelance\w*|iva|factur\w+|vend\w+|ventas|renta|declar\w+|dian|simple|arr[ie]+nd\w+|liquid(?:o|ar|arl[oe]|acion\w*)|prima|cesantias|vacaciones|indemniz\w+|despid\w+|renunci\w+|demand\w+|embarg\w+|libranza|prestamo|aliment\w+|incapac\w+|retenc\w+|retefuente|licencia|quincen\w+|semanal\w*|(?:por|al|cada|el) dia|dias|horas?|extras?|recargos?|domingos?|dolares|euros|usd|comision\w*|bonificacion|bono|al ano|anual\w*|ustedes|cobran|cuesta|costo|aporta?|pone|empleador|empresa paga|debo|deben?|subio|sube|aumento|apuestas?|rifas?|premios?|ahorr\w+|credito|cuota|gastos?)\b/

const partTime = /\b(?:medio tiempo|media jornada|tiempo parcial|parcial|por dias)\b/

const allInclusive = /\bintegral\b/
/** Contributions are paid on this share of an all-inclusive wage (Ley 100 de 1993, art. 18). */
const shareOfAllInclusive = 0.7

/** Computes what a worker receives of a monthly wage after what the law deducts. */
export function netWageReply({ text: typed, amounts: [wage, ...others] }: Question): Reply | null {
  const least = wageByYear[uvt.year]?.value
  if (!least || !wage || others.length > 0 || wage < least / 2 || wage > 100_000_000) return null
  const deducts = asksTaken.test(typed) && !/\b(?:salud|pension|seguridad social)\b/.test(typed)
  if (!(asksNet.test(typed) || deducts) || other.test(typed) || isPensioner(typed)) return null
  const employed = ofWorker.test(typed)
  const integral = allInclusive.test(typed)
  if (!employed && !integral && !earns.test(typed)) return null
  if (wage < least) {
    if (!employed || partTime.test(typed)) return null
    const { aid } = baseOf(typed, least)
    const { paid } = takenFrom(least, least)
    return {
      text: [
        text.netBelow(formatPesos(wage), formatPesos(least), uvt.year, formatPesos(least + aid - paid)),
        text.netWageRest,
      ],
      links: [benefitsLink, call],
    }
  }
  const { aid } = baseOf(typed, wage)
  const isAllInclusive = integral && wage >= leastAllInclusive * least
  const { contributory, fund, paid, tax } = takenFrom(wage, least, isAllInclusive ? shareOfAllInclusive : 1)
  const withheld = Math.round((tax * uvt.value) / 1000) * 1000
  const share = (percent: number) => formatPesos((contributory * percent) / 100)
  const most = formatPesos(2 * least)
  return {
    text: [
      ...(integral && !isAllInclusive
        ? [text.notAllInclusive(formatPesos(leastAllInclusive * least), uvt.year, formatPesos(wage))]
        : []),
      ...(deducts ? [text.taken(formatPesos(paid + withheld), withheld > 0)] : []),
      text.netWage(
        formatPesos(wage + aid - paid - withheld),
        uvt.year,
        formatPesos(wage),
        aid ? formatPesos(aid) : null,
        share(contributions.ofWorker),
        fund ? share(fund) : null,
        withheld ? formatPesos(withheld) : null,
      ),
      ...(isAllInclusive ? [text.netAllInclusive(formatPesos(contributory))] : []),
      ...(aid ? [text.netWageAid(most)] : wage > 2 * least ? [text.netWageNoAid(most)] : []),
      text.netWageRest,
      ...(employed || integral ? [] : [text.netWageEmployed]),
    ],
    links: [benefitsLink, call],
  }
}
