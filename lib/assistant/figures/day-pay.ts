import { benefitsLink } from '@/content/assistant/benefits'
import { figureTexts as text } from '@/content/assistant/figures'
import { call } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { uvt, wageByYear } from '@/content/legal-figures'
import type { Question } from '@/lib/assistant/question'
import { formatPesos } from '@/lib/format/number'

const byDay =
  /\b(?:por dias?|al dia|(?:el|un|cada) dia|dias? (?:a|por|en|de) (?:la |cada )?semana|dias? semanal\w*|dias? al mes|\d dias)\b/
const ofWorker =
  /\b(?:emplead[ao]s?|domestic[ao]s?|trabajador\w*|muchach[ao]|senora|aseador\w*|aseo|nin[e]?ra|jardinero|ayudante|mesero|mesera|jornalero|cocinera|servicio)\b/
const asksPay =
  /\bcuanto\b.*\b(?:pag\w+|toca|debo|es|sale|vale)\b|\b(?:que|como) (?:se )?(?:le|les) (?:debo |toca )?pag\w+|\b(?:esta bien|es legal|alcanza)\b/
/** Words that show that a question is about an illness or the like, not about the pay for days of work. */
const other =
  /\b(?:liquid\w+|despid\w+|despedi|incapac\w+|horas?|extras?|vacaciones|prima|cesantias|domingos?|festivos?|retenc\w+|mora|demora|atras\w+|deb[oe]n|cobran|ustedes|sancion\w*|multa)\b/
const weeks = 52 / 12

/** Answers what a worker must be paid at least for days of work. */
export function dayPayReply({ text: typed, numbers, amounts: [paid, ...others] }: Question): Reply | null {
  if (others.length > 0 || !byDay.test(typed) || !ofWorker.test(typed) || !asksPay.test(typed)) return null
  const wage = wageByYear[uvt.year]
  if (other.test(typed) || !wage || (paid && paid > wage.value / 4)) return null
  const days = numbers.find(({ kind, unit }) => kind === 'count' && unit === 'dia')?.value
  if (!paid && (!days || days > 30)) return null
  const [each, aid] = [wage.value / 30, (wage.aid ?? 0) / 30]
  const pesos = (value: number) => formatPesos(Math.round(value))
  const weekly = days !== undefined && days < 7 && !/\bal mes\b/.test(typed)
  const count = days && days <= 30 ? days : 1
  return {
    text: [
      ...(paid ? [text.dayPaid(formatPesos(paid), pesos(each + aid), paid >= each + aid)] : []),
      text.dayPay(
        count === 1 ? 'cada día' : `${count} días`,
        pesos(each),
        aid ? pesos(aid) : null,
        pesos((each + aid) * count),
        weekly ? pesos((each + aid) * count * weeks) : null,
      ),
      text.dayRest,
    ],
    links: [benefitsLink, call],
  }
}
