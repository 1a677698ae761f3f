import { duties } from '@/content/assistant/duties'
import type { Reply, ReplyLink } from '@/content/assistant/replies'
import { uvt, uvtBefore, uvtByYear } from '@/content/legal-figures'
import { isPensioner, pensionPayments } from '@/lib/assistant/pensioner'
import { formatPesos } from '@/lib/format/number'

export const monthly = /\b(al mes|por mes|mensual\w*|cada mes|mes a mes|en el mes)\b/
const yearly = /\b(al ano|anual\w*|en el ano|en todo el ano|en 20\d\d|ano pasado|este ano|en total)\b/

const reply = (text: readonly string[], links: readonly ReplyLink[]): Reply => ({ text, links })

const pensionIs =
  /\b(?:pension|mesada) (?:\w+ ){0,4}(?:\$ ?)?\d|\d[\d.]*(?: millones)?(?: \w+){0,2} de (?:la |mi |su )?(?:pension|mesada)\b/

/** Returns the amount per year and how it was computed; null if the message names no month or year. */
export function ofYear(typed: string, amount: number): { year: number; how: string } | null {
  if (/\bmes(es)?\b|\bmensual\w*/.test(typed) && monthly.test(typed))
    return pensionIs.test(typed) && isPensioner(typed)
      ? {
          year: amount * pensionPayments,
          how: duties.payments(formatPesos(amount), pensionPayments, formatPesos(amount * pensionPayments)),
        }
      : { year: amount * 12, how: duties.year(formatPesos(amount), formatPesos(amount * 12)) }
  return yearly.test(typed) ? { year: amount, how: '' } : null
}

/** Matches sales with an amount and the question whether VAT has to be charged, as in «vendí 210 millones, ¿ya cobro IVA?». */
export const becomesLiable =
  /^(?=.*\b(?:vend\w+|ventas|factur(?:e|o|amos|ado|ando)|ingresos|llevo|lleg(?:ue|o|amos)|pas(?:e|o|amos)|gan[eo])\b(?: \w+){0,6} \$? ?\d)(?=.*\biva\b).*\b(?:(?:cobr(?:ar|o)|ser|soy|volver(?:me)?|paso a(?: ser)?) (?:el )?(?:iva|responsable)|responsable de(?:l)? iva)\b/

export const asksPeriod = /\b(?:cada cuanto|bimestral|cuatrimestral|cada (?:2|4|dos|cuatro) meses)\b/

/** Matches somebody whose activity began this year, because VAT of that year is declared every two months (E.T., art. 600). */
const isNew =
  /\b(?:(?:soy|somos|empresa|sas|negocio|tienda) (?:muy |apenas )?nuev[oa]s?|(?:recien|apenas) (?:\w+ ){0,2}(?:empez\w+|empiez\w+|comenz\w+|inici\w+|arranc\w+|abr\w+|cre\w+|constitu\w+)|acab(?:o|amos) de (?:empezar|comenzar|iniciar|arrancar|abrir|crear|constituir|montar)|(?:empece|empezamos|comence|inicie|iniciamos|arranque|arrancamos|abri|abrimos) (?:\w+ ){0,4}(?:este ano|hace (?:poco|\w+ (?:meses|mes|semanas))))\b/

/** Answers how often VAT is declared, from the income of the year before. */
export function periodOf(typed: string, amount: number, year: number | null): Reply | null {
  if (!/\biva\b/.test(typed) || !asksPeriod.test(typed)) return null
  const income = ofYear(typed, amount)
  if (income && !year && isNew.test(typed)) {
    const limit = 92_000 * uvt.value
    const sales = formatPesos(income.year)
    return reply(
      [
        duties.periodOfNew,
        income.how + duties.periodNext(sales, income.year >= limit, uvt.year, formatPesos(limit)),
        duties.periodRest,
      ],
      duties.links.vat,
    )
  }
  const figure = uvtByYear[year ?? uvtBefore.year]
  if (!income || !figure || figure.year >= uvt.year) return null
  const limit = 92_000 * figure.value
  return reply(
    [
      income.how +
        duties.period(formatPesos(income.year), income.year >= limit, figure.year, formatPesos(limit)),
      duties.periodRest,
    ],
    duties.links.vat,
  )
}
