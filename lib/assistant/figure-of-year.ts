import { call, figuresLink } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { figureOfYear } from '@/content/assistant/figure-of-year'
import { uvt, uvtByYear, wageByYear } from '@/content/legal-figures'
import type { Question } from '@/lib/assistant/question'
import { formatPesos } from '@/lib/format/number'

const wage =
  /(?<!\b(?:como|por lo) )\b(?:salario|sueldo|pago|gan\w+|el|del|un|al|con) (?:el )?minimo\b|\bminimo (?:legal|mensual|vigente)\b|\bsmm?lv\b|\bminimum (?:wage|salary)\b/
const aid = /\b(?:auxilio|subsidio) (?:de(?:l)? )?transporte\b|\btransport (?:allowance|aid)\b/
const unit = /\buvts?\b/
/** Matches a message whose year says since when somebody works. */
const sinceWhen =
  /\b(?:desde|since|entr[oe]|ingres[oe]|empez[oe]|empece|contrat\w+|trabaj\w+|desp[ie]d\w*|llev[oa]|renunci\w+|pension\w*)\b/
/** In a message with one of these words, a coming year is not the year of the wage or UVT that is asked for. */
const untilWhen = /\b(?:hasta|until|venc\w+|termin\w+|declar\w+|renta|revisor\w*|auditor\w*|sagrilaft)\b/
const thisYear = /\b(?:hoy|ahora|actual\w*|este ano|this year|now)\b/

/** Words of a message that asks for the value of the UVT, and not for a limit or a sum in UVT. */
const asksValue = /\b(?:cuant[oa]|a como|valor|vale|sali(?:o|da)|sale|quedo|sera|va a (?:ser|quedar)|esta)\b/
const ofLimit =
  /\d (?:mil )?(?:de )?uvts?\b|\b(?:topes?|limites?|sancion\w*|multa\w*|minimo|smm?lv|auxilio)\b/

const asksNextUnit = (text: string, years: ReadonlySet<number>, nextYear: boolean): boolean =>
  unit.test(text) &&
  (nextYear || years.has(uvt.year + 1)) &&
  [...years].every((year) => year === uvt.year || year === uvt.year + 1) &&
  asksValue.test(text) &&
  !ofLimit.test(text) &&
  !untilWhen.test(text)

/** True if a word of the pattern is at most six words before the year, or at most four words after the year. */
const near = (text: string, { source }: RegExp, year: number): boolean =>
  new RegExp(`(?:${source})(?: \\w+){0,5} ${year}\\b|\\b${year}(?: \\w+){0,3} (?:${source})`).test(text)

/** Words of a message that asks for nothing but the wage or transport aid of a year. */
const plainWords =
  /\b(?:cuanto|cual|que|era|fue|es|estaba|valor|valia|de|el|la|del|en|para|ano|por|y|hola|what|was|is|the|in|of|how|much|colombia)\b/g

/** Answers a question about the minimum wage, transport aid or UVT of a past or a coming year; else null. */
export function figureOfYearReply({ text, english, time }: Question): Reply | null {
  const years = new Set([...text.matchAll(/\b20\d\d\b/g)].map(([year]) => Number(year)))
  if (!english && asksNextUnit(text, years, time.nextYear))
    return {
      text: [
        `${figureOfYear.es.unitNow(uvt.year, formatPesos(uvt.value))} ${figureOfYear.es.unitNext(uvt.year + 1)}`,
      ],
      remark: `${uvt.source}.`,
      links: [figuresLink],
    }
  if (years.size > 1 || thisYear.test(text)) return null
  const [year = time.nextYear ? uvt.year + 1 : null] = years
  if (year === null) return null
  const isNext = year > uvt.year
  const besides = isNext ? untilWhen : sinceWhen
  const fits = (words: RegExp) =>
    words.test(text) && (years.size === 0 || near(text, words, year)) && !besides.test(text)
  const texts = figureOfYear[english ? 'en' : 'es']
  if (!wageByYear[year] && (fits(wage) || fits(aid))) {
    const found = wageOf(year, texts)
    if (!unit.test(text) || uvtByYear[year]) return found
    const now = texts.unitNow(uvt.year, formatPesos(uvt.value))
    return {
      ...found,
      text: [...(isNext ? [`${now} ${texts.unitNext(year)}`] : [texts.unitBefore(year)]), ...found.text],
    }
  }
  const past = year < uvt.year ? wageByYear[year] : undefined
  const words = [wage, aid].find((one) => one.test(text))
  if (past?.aid && words && isPlain(text, year))
    return {
      text: [texts.past(year, formatPesos(past.value), formatPesos(past.aid), past.source)],
      links: [figuresLink, call],
    }
  if (uvtByYear[year] || years.size === 0 || !fits(unit)) return null
  return { text: [isNext ? texts.unitNext(year) : texts.unitBefore(year)], links: [figuresLink] }
}

const isPlain = (text: string, year: number): boolean =>
  [wage, aid]
    .reduce((left, { source }) => left.replace(new RegExp(source, 'g'), ' '), text)
    .replace(String(year), ' ')
    .replace(plainWords, ' ')
    .trim() === ''

function wageOf(year: number, texts: (typeof figureOfYear)['es' | 'en']): Reply {
  if (year < uvt.year) return { text: [texts.before(year)], links: [figuresLink, call] }
  const now = wageByYear[uvt.year]
  const known = now?.aid == null ? [] : [texts.now(now.year, formatPesos(now.value), formatPesos(now.aid))]
  return { text: [texts.next(year), ...known], links: [figuresLink, call] }
}
