import { benefitsLink } from '@/content/assistant/benefits'
import { dayWorkers } from '@/content/assistant/day-workers'
import { figureTexts as text } from '@/content/assistant/figures'
import { contributions } from '@/content/assistant/payroll'
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
  /\bcuanto\b.*\b(?:pag\w+|toca|debo|es|sale|vale)\b|\b(?:que|como) (?:se )?(?:le|les) (?:debo |toca |tengo que |hay que )?pag\w+|\b(?:esta bien|es legal|alcanza)\b/
/** A message with one of these words is about an illness or the like, not about the pay for days of work. */
const other =
  /\b(?:liquid\w+|despid\w+|despedi|incapac\w+|horas?|extras?|vacaciones|prima|cesantias|domingos?|festivos?|retenc\w+|mora|demora|atras\w+|deb[oe]n|cobran|ustedes|sancion\w*|multa)\b/
const weeks = 52 / 12
/** With more days in a month than this, the wage of the whole month is due, which includes its Sundays. */
const mostWithRest = 25

const asksContributions =
  /\b(?:afili\w+|seguridad social|pension|salud|eps|arl|caja|aportes?|planilla|pila|cotiz\w+|sisben)\b/
const atHome =
  /\b(?:domestic[ao]s?|muchach[ao]|senora|aseador\w*|aseo|nin[e]?ra|jardinero|cocinera|mi casa|la casa|empleada)\b/
const asksIf = /\b(?:toca|debo|hay que|tengo que|obligad\w+|obligatorio|necesario|la afilio|lo afilio)\b/

/** Answers the contributions for somebody who works by days at a home, and how to register that person. */
export function dayContributionsReply(question: Question): Reply | null {
  const { text: typed, numbers, amounts } = question
  const [paid = 0, ...others] = amounts
  if (others.length > 0 || !byDay.test(typed) || !atHome.test(typed) || !asksContributions.test(typed))
    return null
  const days = numbers.find(({ kind, unit }) => kind === 'count' && unit === 'dia')?.value
  const wage = wageByYear[uvt.year]
  if (!wage || !days || days > 30 || other.test(typed) || /\b(?:trabajo|mi patron|mi jefe)\b/.test(typed))
    return null
  const weekly = days < 7 && !/\bal mes\b/.test(typed)
  const inMonth = weekly ? Math.round(days * weeks) : days
  const of = (base: number, percent: number) => (base * percent) / 100
  const risk = of(wage.value, contributions.risk)
  const earned = Math.max(wage.value, paid * inMonth)
  const parts = Math.ceil(inMonth / 7)
  const base = (wage.value * parts) / 4
  const isWhole = parts > 3 || paid * inMonth >= wage.value
  const own = of(base, contributions.pension - contributions.ofWorker)
  const fund = of(base, contributions.fund)
  const pay = asksPay.test(typed) ? dayPayReply(question) : null
  return {
    text: [
      ...(asksIf.test(typed) && !/\b(?:cuanto|como)\b/.test(typed) ? [dayWorkers.yes] : []),
      ...(pay?.text.filter((line) => line !== text.dayRest) ?? []),
      isWhole
        ? dayWorkers.whole(
            inMonth,
            formatPesos(of(earned, contributions.pension)),
            formatPesos(of(earned, contributions.health)),
            formatPesos(of(earned, contributions.fund)),
            formatPesos(of(earned, contributions.risk)),
          )
        : dayWorkers.weeks(
            inMonth,
            parts,
            formatPesos(base),
            formatPesos(of(base, contributions.pension)),
            formatPesos(own),
            formatPesos(of(base, contributions.ofWorker)),
            formatPesos(fund),
            formatPesos(risk),
            formatPesos(own + fund + risk),
          ),
      dayWorkers.steps,
      dayWorkers.benefits,
    ],
    links: [
      { href: '/herramientas/vencimientos/pila', label: 'Ver cuándo se paga la PILA' },
      benefitsLink,
      call,
    ],
  }
}

/** Answers what the minimum pay for days of work is. */
export function dayPayReply({ text: typed, numbers, amounts: [paid, ...others] }: Question): Reply | null {
  if (others.length > 0 || !byDay.test(typed) || !ofWorker.test(typed) || !asksPay.test(typed)) return null
  const wage = wageByYear[uvt.year]
  if (other.test(typed) || !wage || (paid && paid > wage.value / 4)) return null
  const days = numbers.find(({ kind, unit }) => kind === 'count' && unit === 'dia')?.value
  if (!paid && (!days || days > 30)) return null
  const [each, aid] = [wage.value / 30, (wage.aid ?? 0) / 30]
  const weekly = days !== undefined && days < 7 && !/\bal mes\b/.test(typed)
  const count = days && days <= 30 ? days : 1
  const rest = count <= mostWithRest ? each / 6 : 0
  return {
    text: [
      ...(paid ? [text.dayPaid(formatPesos(paid), formatPesos(each + aid), paid >= each + aid)] : []),
      text.dayPay(
        count === 1 ? 'cada día' : `${count} días`,
        formatPesos(each),
        aid ? formatPesos(aid) : null,
        rest > 0 ? formatPesos(rest * count) : null,
        formatPesos((each + rest + aid) * count),
        weekly ? formatPesos((each + rest + aid) * count * weeks) : null,
      ),
      text.dayRest,
    ],
    links: [benefitsLink, call],
  }
}
