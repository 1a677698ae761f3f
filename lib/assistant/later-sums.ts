import { laterSums as text } from '@/content/assistant/later-sums'
import { withholdingConcepts } from '@/content/books-withholding'
import { asksUnkept } from '@/content/assistant/question-words'
import type { Reply } from '@/content/assistant/replies'
import { uvt, uvtBefore, wageByYear } from '@/content/legal-figures'
import { withVat } from '@/content/services'
import { isOfBusiness } from '@/lib/assistant/amount-kind'
import { dismissalReply } from '@/lib/assistant/dismissal'
import { interestReply } from '@/lib/assistant/interest-reply'
import { propertyKeptReply } from '@/lib/assistant/figures/property-kept'
import { mostExempt, taxOf, yearSteps } from '@/lib/assistant/income-table'
import { numbersWithin } from '@/lib/assistant/numbers'
import { wageTaxOf } from '@/lib/assistant/wage-tax'
import type { Question } from '@/lib/assistant/question'
import { formatNumber, formatPercent, formatPesos } from '@/lib/format/number'

/** Computes a tax, a withholding, sick pay, unpaid wages, the cost of a dismissal, or interest. */
export const laterSum = (question: Question): Reply | null =>
  wageTaxOf(question) ??
  incomeTaxOf(question) ??
  sickOf(question) ??
  propertyKeptReply(question) ??
  withheldOf(question) ??
  unpaidOf(question) ??
  dismissalReply(question) ??
  interestReply(question)

type Concept = keyof typeof withholdingConcepts
const concepts: readonly (readonly [RegExp, Concept, Concept?])[] = [
  [/\b(?:fletes?|transporte de carga|transportador\w*|camionero\w*|acarreos?)\b/, 'freight'],
  [/\bcafe\b/, 'coffee'],
  [
    /\b(?:agricolas?|agropecuari\w+|cosechas?|pecuari\w+|campesin[oa]s?|agricultor\w*|platanos?|yuca|papas?|cebolla|tomates?|aguacates?|cacao|hortalizas?)\b/,
    'farm',
  ],
  [
    /\b(?:compras?|mercancia|productos|bienes|materiales|insumos|proveedor de)\b/,
    'purchases',
    'purchases-other',
  ],
  [
    /\b(?:servicios?|mantenimiento|aseo|vigilancia|publicidad|reparacion\w*|trabajos?|obra|carpinter\w+|plomer\w+|electricistas?|pint\w+|fachadas?|impermeabili\w+|limpi(?!os?\b)\w+|jardiner\w+|mecanic\w+|albanil\w*|maestro|arregl\w+|instal\w+)\b/,
    'services',
    'services-other',
  ],
  [/\b(?:vend\w+|compr[eoa]\w*|muebles)\b/, 'purchases', 'purchases-other'],
]
/** Matches words such as «me descontaron el 11», which say that a percentage was deducted. */
const keptPercent = /\b(?:descont\w+|descuent\w+|retuv\w+|retien\w+|quit\w+) (?:\w+ ){0,3}\d/
const asksIfRight = /\bcual(?:es)?\b|\b(?:bien|correct[oa]|legal|normal)\b/
const paysSomebody = /\b(?:l[ae]s? )?pag(?:o|a|amos|an|ue|ar\w*)\b/
const asksToKeep = /\b(?:hay que|debo|debe\w*|tengo que|tiene\w* que|toca|necesito)\b/
/** Matches a question without a verb, such as «retención por compra». */
const namesKind =
  /\b(?:retencion(?:es)?|retefuente|rete fuente)(?: en la fuente)? (?:por|de|en|sobre|para) (?:una? |la |el |un )?(?:compras?|servicios?|arr[ie]+ndos?|arrendamientos?)\b/
/** Matches a purchase whose withholding is not that of goods in general. */
const notGoods =
  /\b(?:casas?|apartamentos?|aptos?|lotes?|fincas?|inmuebles?|local(?:es)?|bodegas?|oficinas?|carros?|motos?|camionetas?|vehiculos?|acciones)\b/
/** Matches a trade in such a thing, as in «me compran el carro», but not goods for it. */
const tradesOther = new RegExp(
  `\\b(?:compr\\w+|vend\\w+|venta) (?:(?!para|en|por|muebles|materiales|mercancia|insumos|productos)\\w+ ){0,4}${notGoods.source}`,
)
const bought = /\b(?:compr(?:e|o|amos|ando|ar\w*)|compra)\b/
const rent = /\b(?:arriendo|arrendamiento|alquiler|canon)\b/

function withheldOf({ text: typed, typed: message, amounts: [amount, ...others] }: Question): Reply | null {
  if (numbersWithin(message).some((one) => one.value === amount && isOfBusiness(typed, one))) return null
  const compares = keptPercent.test(typed) && asksIfRight.test(typed)
  const keeps =
    /\b(?:retenc\w*|retefuente|reten(?:er|er(?:le|les)|go|emos)|le (?:descuento|retengo)|retienen)\b/.test(
      typed,
    )
  if (!compares && !keeps) return null
  const buys =
    amount !== undefined &&
    others.length === 0 &&
    bought.test(typed) &&
    asksToKeep.test(typed) &&
    !notGoods.test(typed)
  const owes = buys || (amount !== undefined && paysSomebody.test(typed) && asksToKeep.test(typed))
  const labelled =
    amount !== undefined &&
    namesKind.test(typed) &&
    !/\b(?:contabiliz\w+|registr\w+|asiento|cuenta contable|devol\w+|devuelv\w+)\b/.test(typed)
  if (
    !compares &&
    !owes &&
    !labelled &&
    !/\b(?:cuant\w*|que (?:tarifa|porcentaje|retencion)|tarifa|porcentaje|desde|base|lleva|a como|les? retengo)\b/.test(
      typed,
    )
  )
    return null
  if (
    /\b(?:ica|reteica|reteiva|salari\w*|sueldo|emplead\w+|nomina|honorarios|certificado|cuando|vence\w*|simple|plazo|aiu|cooperativas?)\b/.test(
      typed,
    )
  )
    return null
  const withTax = /\b(?:con|mas|y|incluid[oa]) (?:el )?iva\b/.test(typed)
  if (/\biva\b/.test(typed) && !withTax) return null
  const rented = rent.test(typed)
  const concept = rented ? undefined : concepts.find(([words]) => words.test(typed))
  if (!rented && !concept) return null
  if (concept?.[1] === 'purchases' && tradesOther.test(typed)) return null
  const [, one, other] = concept ?? [null, 'purchases' as const]
  const no = /\bno (?:declar\w+|(?:es|soy|somos) declarante\w*)\b/.test(typed)
  const yes = !no && (buys ? /\bdeclar\w+\b/ : /\bdeclar\w+\b|\b(?:sas|s a s|empresa|sociedad)\b/).test(typed)
  const asked = [...(no && other ? [] : [one]), ...(other && !yes ? [other] : [])].map(
    (key) => withholdingConcepts[key],
  )
  const given = amount !== undefined && others.length === 0 ? amount : null
  const { passengers } = withholdingConcepts
  const ofPassengers = one === 'freight' && /\b3 5\b|\bpasajeros\b/.test(typed)
  const [row] = asked
  const purchase = buys && row && one === 'purchases' ? row : null
  const lines = rented
    ? [text.withheld.rent]
    : purchase && amount !== undefined
      ? amount < least(purchase)
        ? []
        : [
            text.withheld.reaches(
              formatPesos(amount),
              formatNumber(purchase.uvts),
              formatPesos(least(purchase)),
              uvt.year,
            ),
          ]
      : // The two rates of goods or services in general have the same base, which is given once.
        asked.map((each, at) =>
          at === 0 ? rateLine(each) : text.withheld.otherRate(formatPercent(each.percent)),
        )
  return {
    text: [
      ...lines,
      ...(given === null ? [] : sumLines(rented ? [rentRow] : asked, given, withTax)),
      ...(ofPassengers
        ? [text.withheld.passengers(formatPercent(passengers.percent), formatNumber(passengers.uvts))]
        : []),
      ...(compares ? [text.withheld.tooMuch] : []),
      ...(asksUnkept.test(typed) ? [text.withheld.unkept] : []),
      purchase && amount !== undefined && amount >= least(purchase)
        ? text.withheld.restOfPurchase
        : text.withheld.rest,
    ],
    links: text.withheld.links,
  }
}

export type Row = { name: string; percent: number; uvts: number; norm: string }
export const rentRow: Row = {
  ...withholdingConcepts.purchases,
  name: 'Arriendo de inmuebles',
  percent: 3.5,
}
const least = ({ uvts }: Row) => Math.round(uvts * uvt.value)

export const rateLine = (row: Row): string =>
  text.withheld.rate(
    row.name,
    formatPercent(row.percent),
    formatNumber(row.uvts),
    formatPesos(least(row)),
    uvt.year,
    row.norm,
  )

export function sumLines(rows: readonly Row[], amount: number, withTax: boolean): string[] {
  const [first] = rows
  if (first && amount < least(first))
    return [text.withheld.below(formatPesos(amount), formatNumber(first.uvts), formatPesos(least(first)))]
  return rows.map((row) => {
    const part = Math.round((amount * row.percent) / 100)
    return text.withheld.sum(
      row.name,
      formatPercent(row.percent),
      formatPesos(amount),
      formatPesos(part),
      withTax
        ? text.withheld.paidWithVat(formatPesos(withVat(amount)), formatPesos(withVat(amount) - part))
        : text.withheld.paid(formatPesos(amount - part)),
    )
  })
}

function unpaidOf({ text: typed, amounts: [wage, ...others] }: Question): Reply | null {
  const months = Number(
    /\b(?:deb\w+|adeud\w+|no (?:le |me )?(?:he pagado|pag\w+)) (?:como )?(\d{1,2}) meses\b/.exec(
      typed,
    )?.[1] ?? 0,
  )
  if (!wage || others.length > 0 || !months || !/\b(?:sueldo|salario|gan[ao]|nomina)\b/.test(typed))
    return null
  return {
    text: [
      text.unpaid(formatNumber(months), formatPesos(wage), formatPesos(wage * months)),
      text.dismissal.besides,
    ],
    links: text.dismissal.links,
  }
}

const oneDecimal = (value: number) => formatNumber(Math.round(value * 10) / 10)
const company = /\b(?:sas|s a s|empresa|sociedad|negocio|simple|iva|arriendo|dividendos?|vend\w+|herencia)\b/

function incomeTaxOf({ text: typed, amounts: [amount, ...others] }: Question): Reply | null {
  if (!amount || others.length > 0 || company.test(typed) || !/\b(?:renta|impuesto)\b/.test(typed))
    return null
  if (
    !/\bcuanto (?:\w+ ){0,3}(?:pag\w+|toca|sale|debo|seria|da)\b/.test(typed) ||
    !/\b(?:gan\w+|sueldo|salario|ingres\w+|recib\w+)\b/.test(typed)
  )
    return null
  if (/\b(?:sancion|multa|tarde|retien\w+|retenc\w+|cobran)\b/.test(typed)) return null
  const monthly = /\b(?:al mes|mensual\w*|por mes)\b/.test(typed) || amount < 15_000_000
  const income = monthly ? amount * 12 : amount
  const net = income * 0.92
  const base = net - Math.min(net * 0.25, mostExempt * uvtBefore.value)
  const units = base / uvtBefore.value
  const tax = taxOf(units, yearSteps)
  const shown = [formatPesos(base), oneDecimal(units)] as const
  const said = text.incomeTax
  return {
    text: [
      tax > 0
        ? said.sum(
            formatPesos(income),
            uvtBefore.year,
            ...shown,
            formatPesos(Math.round((tax * uvtBefore.value) / 1000) * 1000),
          )
        : said.none(formatPesos(income), uvtBefore.year, ...shown),
      said.rest,
    ],
    links: text.withheld.links,
  }
}

/** Sick pay is two thirds of the wage for this many days, and then half of the wage (C.S.T., art. 227). */
const wholeDays = 90

function sickOf({ text: typed, numbers, amounts: [named, ...others] }: Question): Reply | null {
  const days = numbers.find(({ kind, unit }) => kind === 'count' && unit === 'dia')?.value
  const least = wageByYear[uvt.year]?.value ?? 0
  const wage = named ?? (/\bminimo\b/.test(typed) ? least : 0)
  if (!/\bincapac\w+\b/.test(typed) || !days || days > 180 || others.length > 0 || wage < least * 0.9)
    return null
  const each = Math.max((wage * 2) / 3, least) / 30
  const half = Math.max(wage / 2, least) / 30
  const total = each * Math.min(days, wholeDays) + half * Math.max(0, days - wholeDays)
  const own = each * Math.min(days, 2)
  return {
    text: [
      text.sick.sum(
        formatNumber(days),
        formatPesos(wage),
        days > wholeDays
          ? text.sick.eachOf(formatPesos(each), formatNumber(wholeDays), formatPesos(half))
          : text.sick.each(formatPesos(each)),
        formatPesos(total),
        formatPesos(own),
        formatPesos(total - own),
      ),
      text.sick.rest,
    ],
    links: text.dismissal.links,
  }
}
