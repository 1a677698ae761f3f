import { months, writtenOut } from '@/content/assistant/question-words'
import { withWrittenDates } from '@/lib/assistant/written-dates'
import { foldText } from '@/lib/format/fold-text'

/** `either` may be a NIT, a cédula or an amount of pesos; `foreign` is an amount in another currency. */
export type NumberKind =
  | 'money'
  | 'foreign'
  | 'percent'
  | 'uvt'
  | 'year'
  | 'article'
  | 'identity'
  | 'either'
  | 'phone'
  | 'count'
  | 'day'
  | 'plain'

/** `unit` is the stem of what is counted, such as `mes`, or the month in a date such as «15 de marzo». */
export type TypedNumber = {
  kind: NumberKind
  value: number
  digits: string
  unit?: string
  /** True for a single payment, as in «me liquidó 840 mil», because such an amount is not the salary. */
  paid?: boolean
}

/** Returns 1 to 12 for the Spanish name of a month; null for any other word. */
export const monthNumber = (word: string | undefined): number | null => months.indexOf(word ?? '') + 1 || null
export const monthWord = (month: number): string => months[month - 1] ?? ''
const monthList = months.join('|')

/** Words that mark a number near them as money. */
const moneyWords =
  /\b(gast\w+|compr[aeo]\w*|cost\w+|aval[uú]\w*|patrimonio|activos|gan[aeo]\w*|salarios?|sueldos?|pag[aoue]\w*|cobr\w+|factur[eoa]\w*|vend[ieo]\w*|ventas?|valor|vale|cuesta|impuesto|prima|cesantias|vacaciones|honorarios|ingresos?|debo|deuda|base|saldo|arriendo|pension|consign\w+|cuota|contrato|precio|plata|total|mensual\w*|recib\w+)\b/
/** Matches a thing whose value follows, as in «una casa de 224.095.501». */
const valuedThing =
  /\b(?:casa|apartamento|apto|apartaestudio|lote|finca|local|bodega|oficina|carro|camioneta|moto|cdt|herencia|premio)(?: (?:de|por|en|que vale|avaluad[oa] en))+ $/
const identityWord =
  /\b(nit|cedula|cedulas|cc|c\.c\.?|documento|identificacion|tarjeta de identidad|digito|dv|d\.v\.|verificacion|check digit)\b[^\d$]{0,25}$/
const articleWord =
  /\b(art|arts|articulo|articulos|article|ley|decreto|resolucion|formulario|form|casilla|codigo|numeral|concepto|sentencia|responsabilidad|regla|paragrafo)\b\.?\s*(?:n[o°º.]*\s*)?$/

/** Matches words before an amount that say whether it is a single payment or a salary. */
const givenOrEarned =
  /\b(?:((?:me|le|nos|te|les) liquid(?:o|aron|aban)|pagaron|giraron|depositaron|abonaron|transfirieron|(?:me|nos|le) (?:pago|pague|giro|deposito|di)|dieron|dio|consignaron|entreg(?:o|aron)|recibi|bono|bonificacion|anticipo)|gan[aoe]\w*|salarios?|sueldos?|minimo|devenga\w*|basico|mensual\w*)\b/g
const asGiven =
  /^\s*(?:mil|millon(?:es)?|lucas|palos)?\s*(?:pesos )?(?:de|por|como)\s+(?:la |mi |una? )?(?:liquidacion|prima|bono|bonificacion|indemnizacion)\b/
const eachMonth =
  /^\s*(?:mil|millon(?:es)?|lucas|palos)?\s*(?:pesos )?(?:al mes|mensual\w*|cada mes|por mes|cada quincena|de (?:sueldo|salario))\b/
const wasPaid = (before: string, after: string): boolean =>
  !eachMonth.test(after) &&
  (asGiven.test(after) || [...before.slice(-45).matchAll(givenOrEarned)].at(-1)?.[1] !== undefined)

const currency = String.raw`(?:us ?\$|usd|u\.s\.d|us dollars?|dolar(?:es)?|dollars?|euros?|eur|€|verdes|libras esterlinas|pounds?|gbp|bolivares)`
const foreignAfter = new RegExp(
  String.raw`^\s*(?:k|mil|millon(?:es)?|thousand|million|pesos)?\s*(?:de\s+)?${currency}(?![a-z])`,
)
const foreignBefore = new RegExp(String.raw`(?:\b(?:us|u\.s\.)|(?<![a-z])${currency})\s*$`)
const foreignWord = new RegExp(String.raw`(?<![a-z])${currency}(?![a-z])`)
const inPesosAfter = /^\s*(?:mil|millon(?:es)?|palos|lucas|pesos|cop)\b/

const written: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  quince: 15,
  veinte: 20,
  treinta: 30,
}
const counted =
  /^\s*(mes(?=es)?|ano|dia|hora|semana|emplead|trabajador|persona|hij|soci|cuota)(?:es|[oa]s?|s)?\b/

/** Converts `dos meses` to `2 meses` and `dos millones` to `2 millones`. */
const withDigits = (text: string): string =>
  text.replace(
    /\b([a-z]+)(?= (?:meses|mes|anos?|dias?|millon(?:es)?|empleados?|empleadas?|trabajador(?:es|as?)?)\b)/g,
    (word) => (Object.hasOwn(written, word) ? String(written[word]) : word),
  )

/** Joins the parts of one amount: `2 millones 380 mil` becomes `2380000 pesos`. */
export const withWholeAmounts = (text: string): string =>
  text
    .replace(
      /\b(factur(?:o|amos|ando)(?: (?:como|unos|por ahi|mas o menos|casi))* )(\d{2})(?= (?:al mes|mensual\w*|cada mes|por mes)\b)/g,
      '$1$2 millones',
    )
    .replace(
      /\b(de|en|por) (\d{2,3})(?= y (?:[a-z]+ ){1,4}(?:de |en |por )?\d{1,4} millones\b)/g,
      '$1 $2 millones',
    )
    .replace(
      /\b(millones (?:que|y) (?:me |lo |la |le )?(?:costo|valio|habia comprado|compre|gane|gano|ganamos|quedaron|utilidad de)(?: en| por)? )(\d{2,3})\b(?! ?(?:mil|millon|anos|meses|dias|empleados|%|[.,]\d))/g,
      '$1$2 millones',
    )
    .replace(
      /(\bmillones\b[^]*\b(?:compr\w+|costo|pague)(?: (?:en|el) (?:ano )?(?:19|20)\d\d| hace \w+ anos?)?(?: por| en)? )(\d{2,3})\b(?! ?(?:mil|millon|anos|meses|dias|%|[.,]\d))/g,
      '$1$2 millones',
    )
    .replace(/\bcien mil (?=(?:de )?uvts?\b)/g, '100 mil ')
    .replace(
      /(?<![\d.,])\b(\d{1,3}) mil (\d{1,3}) (?=(?:de )?uvts?\b)/g,
      (_, thousands: string, rest: string) => `${Number(thousands) * 1e3 + Number(rest)} `,
    )
    .replace(/\bmedio millon\b/g, '500000 pesos')
    .replace(/\b(?:un )?millon y medio\b/g, '1500000 pesos')
    .replace(
      /(?<![\d.,])\b(\d+) (?:millones|millon|palos) y medio\b/g,
      (_, count: string) => `${count}500000 pesos`,
    )
    .replace(
      /(?<![\d.,])\b(\d{1,4}|un) (?:millones|millon|palos) (\d{3})\b(?! ?(?:mil|uvts?|%|[.,]\d))/g,
      '$1 millones $2 mil',
    )
    .replace(
      /(?<![\d.,])\b(\d{1,4}|un) (?:millones|millon|palos) (?:y |con )?(\d{1,3}) mil\b/g,
      (_, millions: string, thousands: string) =>
        `${(millions === 'un' ? 1 : Number(millions)) * 1e6 + Number(thousands) * 1e3} pesos`,
    )

/** A number with the text around it, up to the neighbouring numbers. */
export type NumberWithin = TypedNumber & { before: string; after: string }

/** Returns the numbers in the first 500 characters of a message, each with the text around it. */
export function numbersWithin(message: string): NumberWithin[] {
  const text = withWholeAmounts(withDigits(writtenOut(withWrittenDates(foldText(message.slice(0, 500))))))
  const found = [...text.matchAll(/(\$\s*)?(\d[\d.,'’]*\d|\d)/g)]
  const endOf = (match: RegExpExecArray | undefined) => (match ? match.index + match[0].length : 0)
  return found.map((match, at) => {
    const [, sign, raw = ''] = match
    const end = endOf(match)
    return {
      ...read(text, raw, sign !== undefined, text.slice(0, match.index), text.slice(end)),
      before: text.slice(endOf(found[at - 1]), match.index),
      after: text.slice(end, found[at + 1]?.index),
    }
  })
}

export const numbersIn = (message: string): TypedNumber[] =>
  numbersWithin(message).map(({ before: _before, after: _after, ...number }) => number)

function read(text: string, raw: string, sign: boolean, before: string, after: string): TypedNumber {
  const grouped = /^\d{1,3}(?:[.,'’]\d{3})+$/.test(raw)
  const digits = raw.replace(/\D/g, '')
  const value = grouped ? Number(digits) : Number(raw.replace(/['’]/g, '').replace(',', '.'))
  const of = (kind: NumberKind, times = 1): TypedNumber => ({
    kind,
    digits,
    value: Math.round(value * times * 100) / 100,
    ...(kind === 'money' && wasPaid(before, after) && { paid: true }),
  })
  if (/^\s*(%|por ?ciento)/.test(after)) return of('percent')
  const units = /^\s*(?:(mil|millon|millones)\s+)?(?:de\s+)?uvts?\b/.exec(after)
  if (units) return of('uvt', units[1] === 'mil' ? 1e3 : units[1] ? 1e6 : 1)
  if (articleWord.test(before)) return of('article')
  if (foreignAfter.test(after) || foreignBefore.test(before)) return of('foreign')
  // In «me pagan en dólares, unos 2500 al mes» the currency is not next to the number.
  const small = digits.length > 2 && value < 100_000 && !/^(?:19|20)\d\d$/.test(raw)
  if (small && !inPesosAfter.test(after) && !counted.test(after) && foreignWord.test(text))
    return of('foreign')
  if (/^\s*mil millones\b/.test(after)) return of('money', 1e9)
  if (/^\s*(millon|millones|million|palos|melones)\b/.test(after)) return of('money', 1e6)
  if (/^\s*(mil|lucas)\b/.test(after)) return of('money', 1e3)
  if (sign || /^\s*(pesos|cop)\b/.test(after)) return of('money')
  const day = new RegExp(`^\\s*(?:de\\s+)?(${monthList})\\b`).exec(after)?.[1]
  if (day && value <= 31) return { ...of('day'), unit: day }
  const unit = counted.exec(after)?.[1]
  if (unit && digits.length < 5) return { ...of('count'), unit }
  if (identityWord.test(before) && digits.length >= 5) return of('identity')
  if (digits.length >= 8 && digits.length <= 10 && /^\s?-\s?\d(?!\d)/.test(after)) return of('identity')
  if (/^(57)?3\d{9}$/.test(digits) && !grouped) return of('phone')
  if (!grouped && digits.length === 4 && value >= 1990 && value < 2100) return of('year')
  if (digits.length < 4) return of('plain')
  const valued = valuedThing.test(before)
  const near = valued || moneyWords.test(before.slice(-40)) || moneyWords.test(after.slice(0, 20))
  if (digits.endsWith('000') || digits.length < 8 || digits.length > 10)
    return of(grouped || near || digits.endsWith('00') ? 'money' : digits.length < 6 ? 'plain' : 'either')
  if (near && !/^[89]\d{8}$/.test(digits)) return of(valued || moneyWords.test(text) ? 'money' : 'either')
  return of('identity')
}
