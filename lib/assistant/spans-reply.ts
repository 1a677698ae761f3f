import { computed, incomeSlugs, incomeTax, personWords, taxWords } from '@/content/assistant/computed'
import type { Reply } from '@/content/assistant/replies'
import { dueDates } from '@/content/tools/due-dates'
import { isEnglish } from '@/lib/assistant/english-reply'
import { monthNumber, monthWord, numbersIn } from '@/lib/assistant/numbers'
import { plain, withoutPoints } from '@/lib/assistant/texts'
import { addDays, bogotaDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatDay } from '@/lib/format/date'

/** A question about the days of a tax, or of a month, that gives no NIT: it is answered with the first and the last day. */
export type SpansQuestion = {
  /** Empty for the taxes of a month or week. */
  slugs: readonly string[]
  /** What the period or the title of a date must have, as «bimestre 2», «marzo de» or «segunda cuota». */
  part: string | null
  /** The first and the last day between which a date must fall, for a question about a month or week. */
  within: readonly [CivilDay, CivilDay] | null
}

const asksWhen =
  /\b(cuando|venc\w+|vencen?|fechas?|plazos?|que dias?|hasta que dia|limite|calendario)\b|\bque (?:impuestos? )?(?:se |me )?(?:declar|present|pag|venc)\w*|\b(toca|hay que|tengo que|debo) (pagar|presentar|declarar)\b/
const asksOther =
  /\b(sancion\w*|multa\w*|paso|pasaron|vencio|vencieron|tarde|atras\w*|olvid\w*|alcanc\w*|carcel|miedo|cuesta|cobran|precio|corr[ei]\w*|cuant[oa]s?|emplead\w+|trabajador\w*|formularios?|obligad[oa]s?|no (he )?(present\w+|pag\w+|declar\w+))\b/

const ordinals = ['primer', 'segund', 'tercer', 'cuart', 'quint', 'sext'] as const
const cycles = 'bimestre|cuatrimestre|trimestre'

const shortMonths = 'ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic'.split('|')

/** Writes out short names of months, and «q» and «pa». */
const wholeMonths = (message: string): string =>
  message
    .replace(/\b(ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic)\b/g, (short) =>
      monthWord(shortMonths.indexOf(short.slice(0, 3)) + 1),
    )
    .replace(/\bq\b/g, 'que')
    .replace(/\bpa\b/g, 'para')

/** Returns the bimester of the months that a message names after a tax that is paid by bimesters. */
function bimesterIn(message: string): string | null {
  const named = message.split(' ').flatMap((word) => monthNumber(word) ?? [])
  const last = named.at(-1)
  return last ? `bimestre ${Math.ceil(last / 2)}` : null
}

/** Returns the part of a year that a message names; null if it names none. */
function partIn(message: string): string | null {
  const after = new RegExp(`\\b(${cycles}) (?:numero )?([1-6])\\b`).exec(message)
  if (after) return `${after[1]} ${after[2]}`
  for (const [at, ordinal] of ordinals.entries()) {
    const cycle = new RegExp(`\\b${ordinal}[oa]? (${cycles})\\b`).exec(message)?.[1]
    if (cycle) return `${cycle} ${at + 1}`
    if (new RegExp(`\\b${ordinal}a cuota\\b`).test(message)) return `${ordinal}a cuota`
  }
  const month = /\b(?:de|del mes de) ([a-z]+)\b/.exec(message)?.[1]
  if (month && monthNumber(month)) return `${month} de`
  return /\banual\b/.test(message) ? 'anual' : null
}

/** Returns the days that a question about «este mes», «esta semana» or a month means. */
function daysIn(message: string, today: CivilDay): SpansQuestion['within'] {
  if (/\b(esta semana|proximos dias|estos dias)\b/.test(message)) return [today, addDays(today, 7)]
  if (/\b(hoy|manana)\b/.test(message)) return [today, addDays(today, 1)]
  const [year, now] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const next = /\b(proximo mes|mes que viene|siguiente mes|otro mes)\b/.test(message)
  const named = monthNumber(/\b(?:en|para|durante) ([a-z]+)\b/.exec(message)?.[1])
  const month = next ? (now % 12) + 1 : /\bmes\b/.test(message) ? now : named
  if (!month) return null
  const of = `${month < now ? year + 1 : year}-${String(month).padStart(2, '0')}`
  return [`${of}-01`, `${of}-31`]
}

/** Returns null for a message that names no tax with a part of the year, and no month or week whose dates it wants. */
export function spansQuestion(text: string, today: CivilDay = bogotaDay(new Date())): SpansQuestion | null {
  const message = wholeMonths(plain(withoutPoints(text)))
  if (isEnglish(text) || asksOther.test(message)) return null
  const income = incomeTax.test(message)
  const kind = /\bgran(des)? contribuyentes?\b/.test(message)
    ? 'large'
    : personWords.test(message)
      ? 'person'
      : 'company'
  const slugs = [
    ...taxWords.filter(({ words }) => words.test(message)).flatMap((tax) => tax.slugs),
    ...(income && !/\bsimple\b/.test(message) ? [incomeSlugs[kind]] : []),
  ]
  const byBimester = slugs.some((slug) => bimesters.has(slug))
  const part = (byBimester ? bimesterIn(message) : null) ?? partIn(message)
  if (slugs.length > 0) {
    const years = numbersIn(text).some(({ kind: of }) => of === 'year')
    const cycle = /\b(bimestral|cuatrimestral)\b/.exec(message)?.[1]
    const nextYear =
      income && (years || /\b(ano que viene|proximo ano|ano entrante|otro ano)\b/.test(message))
    const rare = asksWhen.test(message) && (nextYear || slugs.some((slug) => rareSlugs.has(slug)))
    if (!part && !rare && !(cycle && (asksWhen.test(message) || years))) return null
    if (part && !asksWhen.test(message) && !/cuota|bimestre|cuatrimestre/.test(part)) return null
    return { slugs: cycle ? slugs.filter((slug) => slug.endsWith(cycle)) : slugs, part, within: null }
  }
  const brief = message.split(' ').length <= 5
  if (!(brief || /\b(venc\w+|impuestos?|declar\w+|dian)\b/.test(message)) || !asksWhen.test(message))
    return null
  const within = daysIn(message, today)
  return within && { slugs, part: null, within }
}

const bimesters: ReadonlySet<string> = new Set(['iva-bimestral', 'impuesto-al-consumo', 'regimen-simple'])
/** Taxes whose usual answers give no dates. */
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
  const { taxDates } = await import('@/lib/tools/tax-dates')
  const { slugs, part, within } = question
  const text = computed.dates
  const say = (day: CivilDay) => formatDay(`${day}T12:00:00Z`)
  const taxes = taxDates().filter(({ slug }) => slugs.length === 0 || slugs.includes(slug))
  const spans = taxes.flatMap(({ slug, dates }) =>
    dates.flatMap(({ title, period, days, norm }) => {
      const sorted = days.map(({ due }) => due).toSorted()
      const [first, last] = [sorted[0], sorted.at(-1)]
      return first && last ? [{ slug, title, period, first, last, norm, alone: days.length === 1 }] : []
    }),
  )
  const fits = ({ title, period }: (typeof spans)[number]) =>
    !part || `${period}, ${title.toLowerCase()}`.includes(part)
  const shown = taxes.flatMap(({ slug }) => {
    const own = spans
      .filter((span) => span.slug === slug)
      .toSorted((one, other) => one.last.localeCompare(other.last))
    if (within) return own.filter(({ first, last }) => last >= within[0] && first <= within[1])
    const distance = ({ last }: (typeof spans)[number]) => Math.abs(Date.parse(last) - Date.parse(today))
    const ahead = part
      ? own.filter(fits).toSorted((one, other) => distance(one) - distance(other))
      : own.filter(({ last }) => last >= today)
    // Dates of one year with other titles belong together: a return and its advances, or the instalments of a tax.
    const titles = new Set<string>()
    return ahead.filter(({ title }) => !titles.has(title) && titles.add(title))
  })
  if (shown.length === 0) return null
  const lines = shown
    .slice(0, mostLines)
    .map(({ title, period, first, last, norm, alone }) =>
      alone
        ? text.onDay(`${title}, ${period}`, say(last), norm)
        : (last < today && !within ? text.was : text.between)(
            `${title}, ${period}`,
            say(first),
            say(last),
            norm,
          ),
    )
  return {
    text: [
      ...(within ? [text.falling(monthSpan(within))] : []),
      ...lines,
      ...(within
        ? [text.withTool, text.depends]
        : shown.some(({ alone }) => !alone)
          ? [text.tellEnding]
          : []),
    ],
    remark: text.remark,
    links: [
      ...(within
        ? []
        : taxes.map(({ slug, name }) => ({
            href: `${dueDates.path}/${slug}` as const,
            label: text.see(name),
          }))),
      { href: dueDates.path, label: text.all },
    ],
  }
}

function monthSpan([first, last]: readonly [CivilDay, CivilDay]): string {
  if (last.endsWith('-31') && first.endsWith('-01'))
    return `${monthWord(Number(first.slice(5, 7)))} de ${first.slice(0, 4)}`
  return `los días del ${formatDay(`${first}T12:00:00Z`)} al ${formatDay(`${last}T12:00:00Z`)}`
}
