import { advice } from '../advice'
import { rate, type FindingText, type Place } from './text'

const sums = { charges: 'recargos', allowances: 'descuentos', prepaid: 'anticipos' } as const

const amounts: Readonly<Record<string, string>> = {
  lines: 'el valor bruto',
  taxExclusive: 'la base de impuestos',
  taxInclusive: 'el valor con impuestos',
  allowances: 'los descuentos',
  charges: 'los recargos',
  prepaid: 'los anticipos',
  payable: 'el total a pagar',
  rounding: 'el ajuste por redondeo',
  tax: 'un impuesto',
  taxBase: 'la base de un impuesto',
  percent: 'la tarifa de un impuesto',
  withholding: 'una retención',
  lineAmount: 'el valor de un renglón',
  lineTax: 'el impuesto de un renglón',
  quantity: 'la cantidad de un renglón',
  price: 'el precio de un renglón',
  allowance: 'un descuento o recargo',
}
const amountName = (name: string) => amounts[name] ?? 'un valor'

const places: Readonly<Record<string, Place>> = {
  lines: 'subtotal',
  taxInclusive: 'total',
  payable: 'total',
  rounding: 'total',
  allowances: 'allowances',
  charges: 'charges',
  prepaid: 'prepaid',
}
const placeOf = ({ name, line }: { name: string; line: string }): Place | null =>
  line === '' ? (places[name] ?? null) : `line:${line}`
const where = (line: string) => (line === '' ? 'el encabezado' : `el renglón ${line}`)

type Compared = { stated: string; computed: string; difference: string }

const negativeOf = (name: string, text: string, money: (amount: string) => string) =>
  name === 'quantity' || name === 'percent' ? text.replace('.', ',') : money(text)

export const totalTexts = {
  'A1.unreadable': {
    title: 'Un valor no se entiende',
    client: ({ name, text }) => `No se entiende ${amountName(name)}: dice «${text}».`,
    advisor: ({ name, text, line }) =>
      `En ${where(line)}, ${amountName(name)} dice «${text}»: solo cifras y un punto decimal, sin exponentes ni separadores de miles.`,
    todo: advice.other,
    place: placeOf,
  } satisfies FindingText<{ name: string; text: string; line: string }>,
  'A1.negative': {
    title: 'Hay un valor negativo',
    client: ({ name, text }, money) =>
      `Hay un valor negativo en ${amountName(name)}: ${negativeOf(name, text, money)}. En una factura ningún valor lleva el signo menos; los descuentos van aparte.`,
    advisor: ({ name, text, line }, money) =>
      `En ${where(line)}, ${amountName(name)}: ${negativeOf(name, text, money)}. El anexo 1.9 no admite valores negativos.`,
    todo: advice.amounts,
    place: placeOf,
  } satisfies FindingText<{ name: string; text: string; line: string }>,
  'A1.absent': {
    title: 'Falta un valor',
    client: ({ name }) => `A la factura le falta ${amountName(name)}.`,
    advisor: ({ name, line }) => `En ${where(line)} falta ${amountName(name)}, que el anexo 1.9 exige.`,
    todo: advice.complete,
    place: placeOf,
  } satisfies FindingText<{ name: string; line: string }>,
  'A2.currency': {
    title: 'Mezcla dos monedas',
    client: ({ currency, others }) => `La factura está en ${currency}, pero trae valores en ${others}.`,
    advisor: ({ currency, others }) => `DocumentCurrencyCode es ${currency} y hay currencyID ${others}.`,
    todo: advice.other,
    place: 'total',
  } satisfies FindingText<{ currency: string; others: string }>,
  'A3.absent': {
    title: 'Falta la tasa de cambio',
    client: ({ currency }) => `La factura está en ${currency} y no dice a cuántos pesos equivale.`,
    advisor: ({ currency }) =>
      `DocumentCurrencyCode es ${currency} y no hay PaymentExchangeRate, que el anexo 1.9 exige.`,
    todo: advice.exchange,
    place: 'total',
  } satisfies FindingText<{ currency: string }>,
  'A3.rate': {
    title: 'La tasa de cambio no se entiende',
    client: ({ rate }) => `Como tasa de cambio dice «${rate}».`,
    advisor: ({ rate }) => `PaymentExchangeRate/CalculationRate es «${rate}»; debe ser mayor que cero.`,
    todo: advice.exchange,
    place: 'total',
  } satisfies FindingText<{ rate: string }>,
  'A3.currencies': {
    title: 'La tasa de cambio es de otra moneda',
    client: ({ currency, from, to }) =>
      `La factura está en ${currency} y su tasa de cambio es de ${from || '(vacío)'} a ${to || '(vacío)'}.`,
    advisor: ({ currency, from, to }) =>
      `PaymentExchangeRate va de «${from}» a «${to}»; se espera de ${currency} a COP.`,
    todo: advice.exchange,
    place: 'total',
  } satisfies FindingText<{ currency: string; from: string; to: string }>,
  'A3.date': {
    title: 'La tasa de cambio no dice de qué día es',
    client: ({ date }) => `Como fecha de la tasa de cambio dice «${date}».`,
    advisor: ({ date }) => `PaymentExchangeRate/Date es «${date}».`,
    todo: advice.exchange,
    place: 'total',
  } satisfies FindingText<{ date: string }>,
  T1: {
    title: 'El subtotal no cuadra',
    client: ({ stated, computed }, money) =>
      `Los renglones suman ${money(computed)} y la factura dice ${money(stated)}.`,
    advisor: ({ stated, computed, difference }, money) =>
      `FAU02: la suma de LineExtensionAmount de los renglones es ${money(computed)}; el encabezado dice ${money(stated)} (diferencia ${money(difference)}).`,
    todo: advice.amounts,
    place: 'subtotal',
  } satisfies FindingText<Compared>,
  T2: {
    title: 'La base de impuestos no cuadra',
    client: ({ stated, computed }, money) =>
      `La base de los impuestos por renglón es ${money(computed)} y la factura dice ${money(stated)}.`,
    advisor: ({ stated, computed, difference }, money) =>
      `FAU04: la suma de TaxableAmount de los renglones es ${money(computed)}; TaxExclusiveAmount dice ${money(stated)} (diferencia ${money(difference)}). No tiene que ser igual al valor bruto.`,
    todo: advice.amounts,
  } satisfies FindingText<Compared>,
  T3: {
    title: 'El valor con impuestos no cuadra',
    client: ({ stated, computed }, money) =>
      `El valor más los impuestos da ${money(computed)} y la factura dice ${money(stated)}.`,
    advisor: ({ stated, computed, difference, lines, taxes }, money) =>
      `FAU06: ${money(lines)} + impuestos ${money(taxes)} = ${money(computed)}; TaxInclusiveAmount dice ${money(stated)} (diferencia ${money(difference)}). Las retenciones no se suman.`,
    todo: advice.amounts,
    place: 'total',
  } satisfies FindingText<Compared & { lines: string; taxes: string }>,
  'T3.included': {
    title: 'Los precios ya traen el impuesto',
    client: ({ lines, taxes }, money) =>
      `El subtotal, ${money(lines)}, ya incluye ${money(taxes)} de impuestos. El total a pagar está bien: no se le suman otra vez.`,
    advisor: ({ lines, taxes }, money) =>
      `LineExtensionAmount ${money(lines)} es igual a TaxInclusiveAmount y las bases más los impuestos (${money(taxes)}) dan lo mismo: los renglones se escribieron con el impuesto incluido (FAU06).`,
    todo: advice.included,
    place: 'subtotal',
  } satisfies FindingText<{ lines: string; taxes: string }>,
  T4: {
    title: 'El total a pagar no cuadra',
    client: ({ stated, computed }, money) =>
      `El total a pagar debería ser ${money(computed)} y la factura dice ${money(stated)}.`,
    advisor: ({ stated, computed, difference, taxInclusive, allowances, charges, prepaid }, money) =>
      `FAU14: ${money(taxInclusive)} − descuentos ${money(allowances)} + recargos ${money(charges)} = ${money(computed)}; PayableAmount dice ${money(stated)} (diferencia ${money(difference)}). Tampoco cuadra restando anticipos por ${money(prepaid)}.`,
    todo: advice.amounts,
    place: 'total',
  } satisfies FindingText<
    Compared & { taxInclusive: string; allowances: string; charges: string; prepaid: string }
  >,
  'T4.prepaid': {
    title: 'Hay anticipos',
    client: ({ prepaid, subtracted }, money) =>
      `Hay anticipos por ${money(prepaid)}: el total a pagar ${subtracted ? 'ya los descuenta' : 'no los descuenta'}.`,
    advisor: ({ prepaid, subtracted }, money) =>
      `PrepaidAmount ${money(prepaid)} ${subtracted ? 'está restado' : 'no está restado'} en PayableAmount; las dos prácticas existen.`,
    todo: null,
    place: 'prepaid',
  } satisfies FindingText<{ prepaid: string; subtracted: string }>,
  'T4.withheld': {
    title: 'El total ya resta las retenciones',
    client: ({ stated, computed, difference }, money) =>
      `El total a pagar dice ${money(stated)}: son ${money(computed)} menos ${money(difference)} de retenciones. Las retenciones se informan, pero no cambian el total.`,
    advisor: ({ stated, computed, difference }, money) =>
      `FAU14: PayableAmount ${money(stated)} = ${money(computed)} − WithholdingTaxTotal ${money(difference)}. Las retenciones no reducen PayableAmount.`,
    todo: advice.amounts,
    place: 'total',
  } satisfies FindingText<Compared>,
  T8: {
    title: ({ kind }) => `Los ${sums[kind]} no cuadran`,
    client: ({ kind, stated, computed }, money) =>
      `Los ${sums[kind]} suman ${money(computed)} y la factura dice ${money(stated)}.`,
    advisor: ({ kind, stated, computed, difference }, money) =>
      `La suma de ${sums[kind]} del encabezado es ${money(computed)}; su total dice ${money(stated)} (diferencia ${money(difference)}).`,
    todo: advice.amounts,
    place: ({ kind }) => kind,
  } satisfies FindingText<Compared & { kind: keyof typeof sums }>,
  'T8.rate': {
    title: ({ charge }) =>
      charge === '' ? 'Un descuento no da su porcentaje' : 'Un recargo no da su porcentaje',
    client: ({ charge, percent, base, stated, computed }, money) =>
      `${charge === '' ? 'El descuento' : 'El recargo'} es del ${rate(percent)} de ${money(base)}: son ${money(computed)}, no ${money(stated)}.`,
    advisor: ({ line, percent, base, stated, computed, difference }, money) =>
      `AllowanceCharge en ${where(line)}: BaseAmount ${money(base)} × MultiplierFactorNumeric ${rate(percent)} = ${money(computed)}; Amount dice ${money(stated)} (diferencia ${money(difference)}).`,
    todo: advice.amounts,
    place: ({ line, charge }) => (line === '' ? (charge === '' ? 'allowances' : 'charges') : `line:${line}`),
  } satisfies FindingText<Compared & { line: string; charge: string; percent: string; base: string }>,
  'T8.over': {
    title: 'Un descuento es mayor que lo que descuenta',
    client: ({ base, stated }, money) => `Se descuentan ${money(stated)} de ${money(base)}.`,
    advisor: ({ line, base, stated }, money) =>
      `AllowanceCharge en ${where(line)}: Amount ${money(stated)} supera BaseAmount o el valor del que se descuenta, ${money(base)}.`,
    todo: advice.amounts,
    place: ({ line }) => (line === '' ? 'allowances' : `line:${line}`),
  } satisfies FindingText<{ line: string; base: string; stated: string }>,
} as const
