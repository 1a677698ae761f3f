import { computed } from '@/content/assistant/computed'
import { englishDates, englishTaxes, englishTitles } from '@/content/assistant/english-dates'
import { usualSlugs } from '@/content/assistant/question-words'
import type { Reply } from '@/content/assistant/replies'
import { minimumPenaltyInPesos, uvt, uvtBefore } from '@/content/legal-figures'
import { dueDates } from '@/content/tools/due-dates'
import { monthNumber, monthWord } from '@/lib/assistant/numbers'
import { incomeSlugOf, isAboutDates, type Question } from '@/lib/assistant/question'
import { bogotaDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatDay } from '@/lib/format/date'

/** A question about due dates: the taxes, and the last one or two digits of the NIT or cédula. */
export type DatesQuestion = {
  slugs: readonly string[]
  ending: string
  english: boolean
  /** True if the reply lists the usual taxes, because the message names no tax or asks for everything that is due. */
  usual: boolean
  /** The month to which the tax belongs, as in «la retención de noviembre». */
  month?: string
  /** The months to which the tax belongs, as in «el IVA de julio y agosto»; `part` is for example «bimestre 2». */
  months?: readonly number[]
  part?: string
  dashed?: boolean
  /** The last day of the listed dates, as in «todo lo que vence hasta febrero». */
  until?: CivilDay
  /** The month from 1 to 12 in which the tax is due, as in «qué vence en diciembre»; `dueYear` is its year. */
  dueMonth?: number
  dueYear?: number
  /** True for a question about next year, so that the answer does not mention this year's past due dates. */
  nextYear?: true
}
/** A number that may be a NIT or an amount, so that the reply asks the visitor which of the two it is. */
export type UnclearNumber = { unclear: string }

const toldLate = /\bi (?:forgot|missed|never filed|did not file|didn t file)\b/

/** Returns the question about due dates in a message; null if the message has no NIT, cédula or last digits. */
export function datesQuestion(
  question: Question,
  today: CivilDay = bogotaDay(new Date()),
): DatesQuestion | UnclearNumber | null {
  const { text, asks, taxes, income, payer, time, ending, identity, unclear } = question
  const namesEnding = /\b(termin[ao]\w*|acab[ao]\w*|ultim[oa]s?|last|ending|ends)\b/.test(text)
  // A message that types a NIT with its check digit and names a tax asks for the date, even if it wonders about the digit.
  const asksDate =
    taxes.length > 0 &&
    identity !== null &&
    /\b(?:venc\w+|vence|cuando|plazo|fecha|hasta cuando)\b/.test(text)
  if (/\b(dv|verificacion|check)\b/.test(text) && !/termina/.test(text) && !asksDate) return null
  if (/\bdigito\b/.test(text) && !namesEnding && !asksDate) return null
  // Somebody who says that a date has passed wants to know what to do now.
  const wonders =
    /\bsi\b.*\b(?:ya )?(?:se (?:me )?paso|vencio)\b/.test(text) ||
    /\b(?:paso|vencio)\b.*\bo (?:todavia|aun|ya no|estoy|alcanzo|puedo|hay)\b|\b(?:todavia|aun) (?:\w+ )?(?:estoy|alcanzo|puedo|hay|tengo)\b.*\bo (?:ya )?(?:se )?(?:me )?(?:paso|vencio)\b/.test(
      text,
    )
  // A date that is asked for by its period, as in «bimestre 5», is given even if the writer believes that it has passed.
  const oneInstalment =
    ending !== null &&
    (/\bcuota\b/.test(time.part ?? '') ||
      (time.counted && /\b(?:fechas?|cuando|plazo|que dia|hasta cuando|vencia|vence)\b/.test(text)))
  if (asks.has('missed') && !wonders && !oneInstalment && (!question.typed.includes('?') || income))
    return null
  if (question.english && toldLate.test(text)) return null
  if (asks.has('howMuch') && !asks.has('perhapsWhen')) return null
  // «Declarar el IVA del bimestre 5» names no income return.
  const ofIncome = income && !(taxes.length > 0 && time.counted && !/\b(?:renta|cuota)\b/.test(text))
  const names = taxes.length > 0 || income
  if (!names && otherTaxes.test(text)) return null
  if (ending === null) return unclear && names && isAboutDates(question) ? { unclear } : null
  if (!isAboutDates(question) && (!names || asksPaper.test(text))) return null
  // Nine digits that begin with 8 or 9 are a NIT and other numbers a cédula, unless the message says which.
  const isPerson =
    payer === 'person' || (identity !== null && !/^[89]\d{8}$/.test(identity) && !/\bnit\b/.test(text))
  const slugs = [
    ...taxes.filter((slug) => paysBy(slug, payer, time.cycle)),
    ...(ofIncome ? [incomeSlugOf(payer === 'large' ? payer : isPerson ? 'person' : 'company')] : []),
  ]
  const until = untilIn(question, today)
  const wide = until !== null || (asks.has('mustPay') && /\bque\b/.test(text) && time.in !== null)
  const usual = slugs.length === 0 || wide
  const all = [
    ...slugs,
    ...usualSlugs.filter((slug) => !slugs.some((one) => one.slice(0, 4) === slug.slice(0, 4))),
  ]
  const [month] = time.months
  const dueMonth =
    usual && /\beste mes\b/.test(text) ? Number(today.slice(5, 7)) : (time.in ?? (usual ? month : undefined))
  return {
    slugs: wide ? all : usual ? usualSlugs : slugs,
    ending,
    english: question.english,
    usual,
    ...(question.dashed && { dashed: true }),
    ...(until && { until }),
    ...(until ? {} : dueMonth ? { dueMonth } : month && { month: monthWord(month) }),
    ...(!until && dueMonth && time.year && { dueYear: time.year }),
    ...(!dueMonth && time.months.length > 1 && { months: time.months }),
    ...(time.counted && time.part && { part: time.part }),
    ...((time.nextYear || (time.year ?? 0) > Number(today.slice(0, 4))) && { nextYear: true as const }),
  }
}

/** Returns the last day meant by «de aquí a enero» or «hasta febrero»; null unless all taxes are asked for. */
function untilIn({ text }: Question, today: CivilDay): CivilDay | null {
  const month = monthNumber(
    /\b(?:de aqui a|de aca a|hasta)(?: fin(?:es|ales)? de)? ([a-z]+)\b/.exec(text)?.[1],
  )
  if (
    !month ||
    !/\b(?:todos|cuales|que) .*\b(?:impuestos?|declaraciones|presentar|pagar|declarar)\b/.test(text)
  )
    return null
  const [year, now] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  return `${month < now ? year + 1 : year}-${String(month).padStart(2, '0')}-31`
}

/** Matches somebody who wants a paper about a tax, such as a certificate or a copy of a return. */
const asksPaper =
  /\b(?:certificad[oa]s?|certificacion|paz y salvo|copias?|descarg\w+|constancias?|(?:necesit\w+|quier\w+|envi\w+|mand\w+|regal\w+|facilit\w+) (?:(?:me|nos|la|las|mi|una|ver|tener) )*declaracion(?:es)?)\b/
/** Words for taxes whose due dates the chat does not know. */
const otherTaxes =
  /\b(?:ica|industria y comercio|predial|vehiculos?|rub|beneficiarios finales|supersociedades|activos en el exterior)\b/

/** False for VAT dates of a cycle that the message does not mean or that a large taxpayer does not have. */
function paysBy(slug: string, payer: Question['payer'], cycle: Question['time']['cycle']): boolean {
  if (!slug.startsWith('iva-')) return true
  return cycle ? slug.endsWith(cycle) : payer !== 'large' || slug === 'iva-bimestral'
}

const ofBimester: ReadonlySet<string> = new Set(['iva-bimestral', 'impuesto-al-consumo', 'regimen-simple'])

/** Returns the bimester or cuatrimester of the last of `months`; null for a tax without such periods. */
function cycleOf(slug: string, months: readonly number[] = []): string | null {
  const last = months.at(-1)
  if (!last) return null
  if (ofBimester.has(slug)) return `bimestre ${Math.ceil(last / 2)}`
  return slug === 'iva-cuatrimestral' ? `cuatrimestre ${Math.ceil(last / 4)}` : null
}

/** Returns the last month of «bimestre 2» or «cuatrimestre 1»; December for any other part. */
function lastMonthOf(part: string | null): number {
  const [, cycle, at] = /^(bimestre|cuatrimestre) (\d)$/.exec(part ?? '') ?? []
  return cycle ? Number(at) * (cycle === 'bimestre' ? 2 : 4) : 12
}

/** This many months after the end of a tax period, all its due dates have passed. */
const monthsToFile = 3

const wealthTax = 'impuesto-al-patrimonio'
const onceAYear = /^(?:renta-|matricula-|impuesto-al-patrimonio|informacion-)/

export async function datesReply(
  question: DatesQuestion | UnclearNumber,
  today: CivilDay = bogotaDay(new Date()),
): Promise<Reply> {
  if ('unclear' in question)
    return {
      text: [computed.dates.unclear(question.unclear)],
      links: [{ href: dueDates.path, label: dueDates.name }],
    }
  const { slugs, ending, month, english, usual, dashed, dueMonth, dueYear } = question
  const named = question.part ?? null
  const [{ taxDates }, { ownDates }, { dayOfYearBefore, yearlyDay }, { monthsLate }] = await Promise.all([
    import('@/lib/tools/tax-dates'),
    import('@/lib/tools/own-dates'),
    import('@/lib/tools/yearly-day'),
    import('@/lib/tax-calendar/penalties'),
  ])
  const nit = `8001002${ending.padStart(2, '0')}`
  const text = english ? englishDates : computed.dates
  const sayDay = english ? englishDay : formatDay
  const nameOf = (tax: string, title: string) =>
    english && englishTitles[title] ? `${tax}, ${englishTitles[title]}` : tax
  const taxes = taxDates()
    .filter(({ slug }) => slugs.includes(slug))
    .map((tax) => ({ ...tax, name: (english && englishTaxes[tax.slug]) || tax.name }))
  const lines = taxes.flatMap((tax) => {
    const byTwoDigits = tax.dates.some(({ days }) => days.some(({ endings }) => /^\d\d/.test(endings)))
    if (ending.length === 1 && byTwoDigits) return [text.twoDigits(tax.name)]
    const [own] = ownDates([tax], nit, tax.payers[0] ?? 'company')
    const known = own?.dates.flatMap(({ due, ...date }) => (due ? [{ ...date, due }] : [])) ?? []
    if (known.length === 0) {
      if (tax.slug !== 'informacion-exogena') return [text.none(tax.name)]
      const date = yearlyDay('exogenous', uvtBefore.year, ending)
      return date && date.due < today
        ? [text.sent(tax.name, sayDay(date.due), uvtBefore.year), text.exogenaNext(uvt.year)]
        : [text.none(tax.name), text.exogena]
    }
    const distance = ({ due }: (typeof known)[number]) => Math.abs(Date.parse(due) - Date.parse(today))
    // If the message names no year, the due date nearest to today is taken.
    const cycle = named ?? cycleOf(tax.slug, question.months)
    const ofMonth = known.filter(({ period, title }) =>
      cycle ? `${period}, ${title.toLowerCase()}`.includes(cycle) : month && period.startsWith(month),
    )
    const falling = known.filter(
      ({ due }) => Number(due.slice(5, 7)) === dueMonth && (!dueYear || due.startsWith(String(dueYear))),
    )
    const nearest = [...ofMonth, ...falling].toSorted((one, other) => distance(one) - distance(other))[0]
    if (dueMonth && !nearest) return [text.notInMonth(tax.name, monthWord(dueMonth))]
    const ahead = known.filter(({ due }) => due >= today)
    // All instalments of an income tax are given, because a taxpayer has to pay all of them.
    const { until } = question
    const shown = until
      ? ahead.filter(({ due }) => due <= until)
      : nearest
        ? [nearest]
        : ahead.slice(0, tax.slug.startsWith('renta-') ? 3 : tax.slug === wealthTax ? 2 : 1)
    const following = nearest && nearest.due < today && tax.slug.startsWith('iva-') ? ahead[0] : undefined
    const before = nearest || until ? undefined : known.findLast(({ due }) => due < today)
    const [soonest] = shown
    const later =
      !nearest &&
      !before &&
      onceAYear.test(tax.slug) &&
      soonest &&
      soonest.due.slice(0, 4) > today.slice(0, 4)
    // The tables lack the months before `shownMonths`, so these passed due dates are computed here.
    const gone =
      question.nextYear || dueMonth
        ? []
        : shown.flatMap(({ title, period, due }) => {
            const was = dayOfYearBefore({ title, period }, ending.padStart(2, '0'))
            return was && was.due < today && due.slice(0, 4) > today.slice(0, 4)
              ? [{ title, due: was.due }]
              : []
          })
    const [passed, ...others] = gone
    // This year's due date of an early period is no longer in the tables, so the nearest date found is next year's.
    const over =
      nearest &&
      (question.months || !question.nextYear) &&
      nearest.due.slice(0, 4) > today.slice(0, 4) &&
      (question.months?.at(-1) ?? lastMonthOf(named)) + monthsToFile <= Number(today.slice(5, 7))
    return [
      ...(over ? [text.over(tax.name, today.slice(0, 4))] : []),
      ...(passed && others.length === 0 && tax.slug === 'renta-personas-naturales'
        ? [text.passed(tax.name, sayDay(passed.due), uvtBefore.year)]
        : passed
          ? [
              text.gone(
                tax.name,
                tax.slug === wealthTax ? uvt.year : uvtBefore.year,
                uvt.year,
                gone.map(({ title, due }) => text.gonePart(partOf(title, english), sayDay(due))).join('; '),
                !nearest,
              ),
            ]
          : later && !question.nextYear
            ? [text.noneLeft(tax.name, today.slice(0, 4))]
            : []),
      ...shown.map(({ due, title, period }) =>
        (due < today ? text.past : text.next)(nameOf(tax.name, title), sayDay(due), `${title}, ${period}`),
      ),
      ...(following && !english
        ? [
            computed.dates.lateVat(monthsLate(nearest?.due ?? today, today), minimumPenaltyInPesos, uvt.year),
            text.next(
              nameOf(tax.name, following.title),
              sayDay(following.due),
              `${following.title}, ${following.period}`,
            ),
          ]
        : []),
      ...(before ? [text.before(sayDay(before.due))] : []),
    ]
  })
  return {
    text: [
      text.of(text.ending(ending)),
      ...lines,
      ...(!english && /\bcuota\b/.test(named ?? '') && lines.some((line) => /ya venció|: venció/.test(line))
        ? [computed.dates.lateInstalment]
        : []),
      ...(dashed ? [text.withoutCheckDigit] : []),
      ...(usual ? [text.depends] : []),
    ],
    remark: text.remark,
    links: [
      ...taxes.map(({ slug, name }) => ({
        href: `${dueDates.path}/${slug}` as const,
        label: text.see(name),
      })),
      { href: dueDates.path, label: text.all },
    ],
  }
}

/** Returns the part of a date's title after the tax, such as «segunda cuota». */
const partOf = (title: string, english: boolean): string =>
  (english && englishTitles[title]) || title.slice(title.indexOf(', ') + 2)

const englishDay = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
