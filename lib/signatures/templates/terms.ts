import { letterVariables, letterWords, type LetterVariable } from '@/content/signature-templates'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { formatDay } from '@/lib/format/date'
import { formatPesos } from '@/lib/format/number'
import type { LetterValues } from '@/lib/signatures/templates/letter'

export type Rhythm = 'once' | 'month'
/** `price` is in whole pesos before VAT; null when another service includes this one. */
export type ServiceLine = { name: string; price: number | null; rhythm: Rhythm }

/** Days are `yyyy-MM-dd`. `work` contains ids of the firm's templates of repeated work. */
export type TypedValues = {
  texts: Partial<Record<LetterVariable, string>>
  days: Partial<Record<LetterVariable, CivilDay>>
  lines: ServiceLine[]
  work: string[]
  payDay: number | null
}

export type ClientCard = {
  client: string
  /** The NIT with its check digit, as it is printed; null when the client has no company. */
  nit: string | null
  advisor: string | null
  firm: string
  firmNit: string
  city: string
  today: CivilDay
  work: readonly { id: string; name: string }[]
}

/** Services, work and fees that begin once all have signed the letter. Amounts are whole pesos before VAT. */
export type Terms = {
  services: string[]
  work: string[]
  fees: { concept: string; amount: number; rhythm: Rhythm }[]
  from: CivilDay | null
  until: CivilDay | null
  payDay: number | null
}

const sumOf = (lines: readonly ServiceLine[], rhythm: Rhythm): number =>
  lines.reduce((sum, line) => sum + (line.rhythm === rhythm ? (line.price ?? 0) : 0), 0)

function feeText(lines: readonly ServiceLine[]): string[] {
  return (['month', 'once'] as const)
    .map((rhythm) => ({ rhythm, amount: sumOf(lines, rhythm) }))
    .filter(({ amount }) => amount > 0)
    .map(({ rhythm, amount }) => letterWords.plusTax(formatPesos(amount), rhythm))
}

export function letterValues(
  card: ClientCard,
  { texts, days, lines, work, payDay }: TypedValues,
): LetterValues {
  const all: { [V in LetterVariable]: string | readonly string[] | null | undefined } = {
    cliente: card.client,
    nit: card.nit,
    asesor: card.advisor,
    firma: card.firm,
    nit_firma: card.firmNit,
    ciudad: card.city,
    fecha: formatDay(card.today),
    representante: texts.representante,
    documento: texts.documento,
    servicios: lines.map(({ name }) => name),
    precios: lines.map(({ name, price, rhythm }) =>
      price === null
        ? letterWords.unpriced(name)
        : letterWords.priced(name, letterWords.plusTax(formatPesos(price), rhythm)),
    ),
    honorario: feeText(lines),
    trabajo: card.work.filter(({ id }) => work.includes(id)).map(({ name }) => name),
    desde: days.desde && formatDay(days.desde),
    hasta: days.hasta && formatDay(days.hasta),
    valido_hasta: days.valido_hasta && formatDay(days.valido_hasta),
    dia_de_pago: payDay === null ? null : letterWords.payDay(payDay),
    horas: texts.horas,
    asunto: texts.asunto,
    periodo: texts.periodo,
  }
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== null && value !== undefined),
  ) as LetterValues
}

/** Returns those terms whose variables the letter contains (`said`); null if the letter contains none. */
export function termsOf(
  said: readonly LetterVariable[],
  { days, lines, work, payDay }: TypedValues,
): Terms | null {
  const says = (...names: LetterVariable[]) => names.some((name) => said.includes(name))
  const fees = says('precios', 'honorario') ? feesOf(lines) : []
  const terms: Terms = {
    services: says('servicios', 'precios') ? lines.map(({ name }) => name) : [],
    work: says('trabajo') ? [...work] : [],
    fees,
    from: says('desde') ? (days.desde ?? null) : null,
    until: says('hasta') ? (days.hasta ?? null) : null,
    payDay: says('dia_de_pago') ? payDay : null,
  }
  return terms.services.length + terms.work.length + fees.length > 0 ? terms : null
}

/** Returns the fees of a letter: one for all monthly services, and one for each service that is paid once. */
function feesOf(lines: readonly ServiceLine[]): Terms['fees'] {
  const monthly = lines.filter(({ price, rhythm }) => rhythm === 'month' && price)
  const [only] = monthly
  return [
    ...(only
      ? [
          {
            concept: monthly.length === 1 ? only.name : letterVariables.honorario.label,
            amount: sumOf(monthly, 'month'),
            rhythm: 'month' as const,
          },
        ]
      : []),
    ...lines.flatMap(({ name, price, rhythm }) =>
      rhythm === 'once' && price ? [{ concept: name, amount: price, rhythm }] : [],
    ),
  ]
}
