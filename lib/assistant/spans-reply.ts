import { places } from '@/content/assistant/answers'
import { localElsewhere, localOpen, localTaxPeriod } from '@/content/assistant/bogota'
import { computed } from '@/content/assistant/computed'
import {
  dateRules,
  namesPayer,
  plainDateSlugs,
  plainDateWords,
  timeWords,
} from '@/content/assistant/plain-dates'
import { beginsSomething } from '@/content/assistant/question-words'
import type { Reply } from '@/content/assistant/replies'
import { asesoriaTributariaQuestions } from '@/content/services/asesoria-tributaria'
import { uvt } from '@/content/legal-figures'
import { dueDates } from '@/content/tools/due-dates'
import { monthNumber, monthWord } from '@/lib/assistant/numbers'
import { incomeSlugOf, type Question, type Span } from '@/lib/assistant/question'
import { becomesLiable } from '@/lib/assistant/vat-period'
import { bogotaDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatDay } from '@/lib/format/date'

/** A question about due dates without a NIT, which is answered with the first and the last due date. */
export type SpansQuestion = {
  /** For each tax, the last URL part of its page with due dates; empty if all taxes are meant. */
  slugs: readonly string[]
  /** A due date's period or title must contain this text, such as «bimestre 2» or «segunda cuota». */
  part: string | null
  /** The due dates must fall between these two days, if the question is about a month or week. */
  within: Span | null
  /** True if the next due dates are shown too, because those of the month have passed. */
  next?: true
  /** True for a question about next year, so that the answer does not mention this year's past due dates. */
  nextYear?: true
  /** True if the due dates of ReteICA are left out. */
  ownTax?: true
  /** True if the bimester that is due next and the last one of the year are shown. */
  lastToo?: true
  /** True if the message names no city, so that the dates of Bogotá are only likely to be meant. */
  assumesCity?: true
}

/** A message that also asks one of these kinds of questions is not only about dates. */
const others = ['late', 'fine', 'price', 'people', 'duty', 'howMuch'] as const

/** If a message asks for dates and then about a delay, a fine or an amount, `second-half.ts` adds the second answer. */
const halves: ReadonlySet<string> = new Set(['late', 'fine', 'howMuch'])
const besides = /\by (?:si|que|cual|como|cuant\w+|la|hay|de)\b/

/** Returns null unless the message asks for the due dates of certain taxes, or of a month or week. */
export function spansQuestion(question: Question): SpansQuestion | null {
  const found = spansOf(question)
  return found?.slugs.includes('ica-bogota') && !/\bbogota\b/.test(question.text)
    ? { ...found, assumesCity: true }
    : found
}

function spansOf({
  text,
  asks,
  taxes,
  income,
  payer,
  time,
  numbers,
  english,
}: Question): SpansQuestion | null {
  // A sale with its price and its cost gets a computed answer, which also says when the tax is paid.
  const sells = /\bvend\w+\b[^]*\b(?:compr\w+|cost(?:o|ado)|valio)\b/.test(text)
  if (
    english ||
    becomesLiable.test(text) ||
    (sells && numbers.filter(({ kind }) => kind === 'money').length > 1) ||
    beginsSomething.test(text) ||
    others.some((other) => asks.has(other) && !(asks.has('when') && besides.test(text) && halves.has(other)))
  )
    return null
  const asksWhen = asks.has('perhapsWhen') || asks.has('mustPay')
  const local = taxes.length === 0 && isLocal(text)
  const slugs = [
    ...taxes,
    ...(income && !local && !/\bsimple\b/.test(text) ? [incomeSlugOf(payer ?? 'company')] : []),
    ...(local ? ['ica-bogota'] : []),
  ]
  // In «el IVA de noviembre y diciembre, es en enero» only the first two months are the period.
  const last = time.months.filter((month) => month !== time.in || time.of === null).at(-1)
  const falls =
    !time.counted && time.in !== null && time.of === null && slugs.some((slug) => bimesters.has(slug))
  const byBimester =
    !time.counted && last !== undefined && !falls && slugs.some((slug) => bimesters.has(slug))
  const part = byBimester ? bimesterOf(last) : time.part
  // ICA has bimesters too, but a person who does not mention bimesters may file once a year.
  const ofLocal = time.counted ? time.part : last && /\bbimestr\w+/.test(text) ? bimesterOf(last) : null
  if (local && ofLocal?.startsWith('bimestre'))
    return { slugs, part: ofLocal, within: null, next: true, ownTax: true }
  if (local && lastBimester.test(text))
    return { slugs, part: null, within: null, next: true, ownTax: true, lastToo: true }
  if (slugs.includes('regimen-simple') && !returnWords.test(text)) return null
  if (falls && time.days && (asksWhen || asks.has('mustPay'))) return { slugs, part: null, within: time.days }
  if (slugs.length > 0) {
    const later = time.nextYear || (time.year ?? 0) > uvt.year ? { nextYear: true as const } : {}
    const years = numbers.some(({ kind }) => kind === 'year')
    const nextYear = income && (years || time.nextYear)
    const rare = asks.has('perhapsWhen') && (nextYear || slugs.some((slug) => rareSlugs.has(slug)))
    if ((!part || (byBimester && time.of === null)) && isPlain(text, slugs)) {
      const { cycle } = time
      const own = cycle ? slugs.filter((slug) => !slug.startsWith('iva-') || slug.endsWith(cycle)) : slugs
      return { slugs: own, part: null, within: monthIn(time, /\bmes\b/.test(text)), next: true, ...later }
    }
    if (local && (!part || (part === 'anual' && /\bbimestr\w*|\bcada dos meses\b/.test(text))))
      return { slugs, part: null, within: null, next: true, ...later }
    if (!part && !rare && !(time.cycle && (asksWhen || years))) return null
    if (part && !asksWhen && !time.counted && !byBimester) return null
    const { cycle } = time
    const own = cycle ? slugs.filter((slug) => slug.endsWith(cycle)) : slugs
    return { slugs: own, part, within: null, ...later }
  }
  if (/\b(?:dotacion|prima|cesantias|vacaciones|matricula|sueldo|nomina)\b/.test(text)) return null
  const brief = text.split(' ').length <= 5
  if (!(brief || /\b(venc\w+|impuestos?|declar\w+|dian)\b/.test(text)) || !asksWhen) return null
  return time.days && { slugs, part: null, within: time.days }
}

/** «El último bimestre» can be the last bimester of the year or the one that has just ended. */
const lastBimester = /\bultimo bimestre\b(?! que (?:ya )?(?:declare|presente|pague))/

const bimesterOf = (month: number): string => `bimestre ${Math.ceil(month / 2)}`

function monthIn({ days, months }: Question['time'], asked: boolean): Span | null {
  if (asked) return days
  const [month] = months
  const year = Number(bogotaDay(new Date()).slice(0, 4))
  return month
    ? [`${year}-${String(month).padStart(2, '0')}-01`, `${year}-${String(month).padStart(2, '0')}-31`]
    : null
}

const asksLocalDays =
  /\bcuando (?:se (?:paga|declara|presenta|vence)|pago|declaro|presento|(?:me )?toca|hay que|tengo que|debo|vence)\b|\bfechas?\b|\bhasta cuando\b/
const otherLocal =
  /\b(?:ret[ei]\w*|tarifa|cuanto|sancion\w*|multa\w*|tarde|no (?:he|lo|la) \w+|predial|rit|inscri\w+|medellin|cali|soacha|chia|cota|mosquera|funza|iva|renta|exogena)\b/

/** Matches a question about a delay after the question about the day, which `second-half.ts` answers. */
const ifLate =
  /\by (?:que (?:me )?pasa(?:ria)? )?si (?:ya )?(?:no|se (?:me|nos)) (?:l[oa] )?(?:pas|pag|present|declar|alcanz)\w*(?: tarde)?$/

const elsewhere = new RegExp(
  `\\b(?:${places.trim().replace(/,\s*/g, '|')}|municipi\\w+|alcaldias?|ciudad(?:es)?)\\b`,
)

/** True for a message about ICA in Bogotá, or in no named place, that has only words about time or clearly asks for due dates. */
function isLocal(text: string): boolean {
  const asked = text.replace(ifLate, '')
  return (
    /\bica\b/.test(asked) &&
    (/\bbogota\b/.test(asked) || !elsewhere.test(asked)) &&
    (isPlain(asked, ['ica-bogota']) || (asksLocalDays.test(asked) && !otherLocal.test(asked)))
  )
}

/** True for a message with only the names of taxes and words about time. */
const isPlain = (text: string, slugs: readonly string[]): boolean =>
  slugs.every((slug) => plainDateSlugs.has(slug)) &&
  (namesPayer.test(text) || !slugs.some((slug) => slug.startsWith('renta-'))) &&
  timeWords.test(text) &&
  text.split(' ').every((word) => monthNumber(word) !== null || plainDateWords.test(word))

/** A question about SIMPLE without one of these words asks for the deadline to enter or leave the regime. */
const returnWords =
  /\b(?:anticipos?|pag\w+|declar\w+|present\w+|venc\w+|fechas?|bimestres?|calendario|formulario\w*|cuotas?|iva|anual)\b/

const bimesters: ReadonlySet<string> = new Set(['iva-bimestral', 'impuesto-al-consumo', 'regimen-simple'])
/** Taxes whose due dates no other answer of the chat gives. */
const rareSlugs: ReadonlySet<string> = new Set([
  'impuesto-al-patrimonio',
  'regimen-simple',
  'ica-bogota',
  'impuesto-al-consumo',
])
const mostLines = 8

export async function spansReply(
  question: SpansQuestion,
  today: CivilDay = bogotaDay(new Date()),
): Promise<Reply | null> {
  const [{ taxDates }, { daysOfYearBefore }] = await Promise.all([
    import('@/lib/tools/tax-dates'),
    import('@/lib/tools/yearly-day'),
  ])
  const { slugs, part, within, next } = question
  const text = computed.dates
  const say = (day: CivilDay) => formatDay(day)
  const taxes = taxDates().filter(({ slug }) => slugs.length === 0 || slugs.includes(slug))
  const spans = taxes.flatMap(({ slug, dates }) =>
    dates.flatMap(({ title, period, days, norm }) => {
      const sorted = days.map(({ due }) => due).toSorted()
      const [first, last] = [sorted[0], sorted.at(-1)]
      return first && last ? [{ slug, title, period, first, last, norm, alone: days.length === 1 }] : []
    }),
  )
  const fits = ({ title, period }: (typeof spans)[number]) =>
    (!question.ownTax || !title.startsWith('ReteICA')) &&
    (!part || `${period}, ${title.toLowerCase()}`.includes(part))
  const localNextYear = question.nextYear && slugs.every((slug) => slug === 'ica-bogota') && slugs.length > 0
  const shown = taxes.flatMap(({ slug }) => {
    const own = spans
      .filter((span) => span.slug === slug)
      .toSorted((one, other) => one.last.localeCompare(other.last))
    const falling = within ? own.filter(({ first, last }) => last >= within[0] && first <= within[1]) : []
    if (falling.some(({ last }) => last >= today) || (within && !next)) return falling
    const distance = ({ last }: (typeof spans)[number]) => Math.abs(Date.parse(last) - Date.parse(today))
    const ahead = part
      ? own.filter(fits).toSorted((one, other) => distance(one) - distance(other))
      : own.filter(({ last }) => last >= (localNextYear ? `${uvt.year + 1}-01-01` : today))
    if (question.lastToo) {
      const bimesters = ahead.filter(
        (span) => fits(span) && `${span.title}, ${span.period}`.includes('bimestre'),
      )
      const last = bimesters.find(({ title, period }) => `${title}, ${period}`.includes('bimestre 6'))
      return bimesters.filter((span, at) => at === 0 || span === last)
    }
    // Dates of one year with different titles belong together, such as the instalments of a tax.
    const titles = new Set<string>()
    return localNextYear
      ? ahead
      : [...falling, ...ahead.filter(({ title }) => !titles.has(title) && titles.add(title))]
  })
  if (shown.length === 0) return null
  const inMonth = within && !next
  const empty =
    within && next
      ? taxes.filter(({ slug }) =>
          spans.every((span) => span.slug !== slug || span.last < within[0] || span.first > within[1]),
        )
      : []
  const lines = shown
    .slice(0, mostLines)
    .map(({ title, period, first, last, norm, alone }) =>
      alone
        ? text.onDay(`${title}, ${period}`, say(last), norm)
        : (last < today && !inMonth ? text.was : text.between)(
            `${title}, ${period}`,
            say(first),
            say(last),
            norm,
          ),
    )
  // The tables lack the months before `shownMonths`, so passed due dates of the income tax are computed here.
  const gone =
    within || question.nextYear
      ? []
      : shown.flatMap(({ title, period, first: ahead }) => {
          const [first, last] = daysOfYearBefore({ title, period })
          const isOver = last && last.due < today && ahead.slice(0, 4) > today.slice(0, 4)
          return first && isOver
            ? [text.goneSpan(`${title}, ${Number(period) - 1}`, say(first.due), say(last.due))]
            : []
        })
  return {
    text: [
      ...(gone.length > 0 ? [...gone, text.goneRest] : []),
      ...(inMonth ? [text.falling(monthSpan(within))] : []),
      ...empty.map(({ name }) => text.notInMonth(name, monthWord(Number(within?.[0].slice(5, 7))))),
      ...(localNextYear ? [localOpen(uvt.year + 1)] : []),
      ...lines,
      ...(inMonth
        ? [text.withTool, text.depends]
        : shown.some(({ alone }) => !alone)
          ? [text.tellEnding]
          : []),
      ...(next ? ruleOf(slugs) : []),
      ...(next && slugs.includes('ica-bogota') ? [localTaxPeriod] : []),
      ...(question.assumesCity ? [localElsewhere] : []),
    ],
    remark: text.remark,
    links: [
      ...(inMonth
        ? []
        : taxes.map(({ slug, name }) => ({
            href: `${dueDates.path}/${slug}` as const,
            label: text.see(name),
          }))),
      { href: dueDates.path, label: text.all },
      ...(next ? [{ href: '/servicios/asesoria-tributaria#preguntas', label: computed.more } as const] : []),
    ],
  }
}

const ruleOf = (slugs: readonly string[]): string[] =>
  dateRules
    .filter(({ slug }) => slugs.some((one) => slug.test(one)))
    .flatMap((rule) => asesoriaTributariaQuestions.filter(({ question }) => question === rule.question))
    .map(({ answer }) => answer)

function monthSpan([first, last]: Span): string {
  if (last.endsWith('-31') && first.endsWith('-01'))
    return `${monthWord(Number(first.slice(5, 7)))} de ${first.slice(0, 4)}`
  return `los días del ${formatDay(first)} al ${formatDay(last)}`
}
