import type { FindingText } from './text'

const sums = { charges: 'recargos', allowances: 'descuentos', prepaid: 'anticipos' } as const

const amounts: Readonly<Record<string, string>> = {
  lines: 'el valor bruto',
  taxExclusive: 'la base de impuestos',
  taxInclusive: 'el valor con impuestos',
  allowances: 'los descuentos',
  charges: 'los recargos',
  prepaid: 'los anticipos',
  payable: 'el total a pagar',
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

type Compared = { stated: string; computed: string; difference: string }

/** Whether the amounts can be read and the header adds up. */
export const totalTexts = {
  'A1.unreadable': {
    client: ({ name, text }) => `No se entiende ${amountName(name)}: dice «${text}».`,
    advisor: ({ name, text, where }) =>
      `En ${where}, ${amountName(name)} dice «${text}»: solo cifras y un punto decimal, sin exponentes ni separadores de miles.`,
  } satisfies FindingText<{ name: string; text: string; where: string }>,
  'A1.negative': {
    client: ({ name, text }, money) =>
      `Es negativo ${amountName(name)}: ${money(text)}. Una factura no lleva valores negativos.`,
    advisor: ({ name, text, where }) =>
      `En ${where}, ${amountName(name)} es ${text}; el anexo 1.9 no admite valores negativos.`,
  } satisfies FindingText<{ name: string; text: string; where: string }>,
  'A1.absent': {
    client: ({ name }) => `A la factura le falta ${amountName(name)}.`,
    advisor: ({ name, where }) => `En ${where} falta ${amountName(name)}, que el anexo 1.9 exige.`,
  } satisfies FindingText<{ name: string; where: string }>,
  'A2.currency': {
    client: ({ currency, others }) => `La factura está en ${currency}, pero trae valores en ${others}.`,
    advisor: ({ currency, others }) => `DocumentCurrencyCode es ${currency} y hay currencyID ${others}.`,
  } satisfies FindingText<{ currency: string; others: string }>,
  T1: {
    client: ({ stated, computed }, money) =>
      `Los renglones suman ${money(computed)} y la factura dice ${money(stated)}.`,
    advisor: ({ stated, computed, difference }, money) =>
      `FAU02: la suma de LineExtensionAmount de los renglones es ${money(computed)}; el encabezado dice ${money(stated)} (diferencia ${money(difference)}).`,
  } satisfies FindingText<Compared>,
  T2: {
    client: ({ stated, computed }, money) =>
      `La base de los impuestos por renglón es ${money(computed)} y la factura dice ${money(stated)}.`,
    advisor: ({ stated, computed, difference }, money) =>
      `FAU04: la suma de TaxableAmount de los renglones es ${money(computed)}; TaxExclusiveAmount dice ${money(stated)} (diferencia ${money(difference)}). No tiene que ser igual al valor bruto.`,
  } satisfies FindingText<Compared>,
  T3: {
    client: ({ stated, computed }, money) =>
      `El valor más los impuestos da ${money(computed)} y la factura dice ${money(stated)}.`,
    advisor: ({ stated, computed, difference, lines, taxes }, money) =>
      `FAU06: ${money(lines)} + impuestos ${money(taxes)} = ${money(computed)}; TaxInclusiveAmount dice ${money(stated)} (diferencia ${money(difference)}). Las retenciones no se suman.`,
  } satisfies FindingText<Compared & { lines: string; taxes: string }>,
  T4: {
    client: ({ stated, computed }, money) =>
      `El total a pagar debería ser ${money(computed)} y la factura dice ${money(stated)}.`,
    advisor: ({ stated, computed, difference, taxInclusive, allowances, charges, prepaid }, money) =>
      `FAU14: ${money(taxInclusive)} − descuentos ${money(allowances)} + recargos ${money(charges)} = ${money(computed)}; PayableAmount dice ${money(stated)} (diferencia ${money(difference)}). Tampoco cuadra restando anticipos por ${money(prepaid)}.`,
  } satisfies FindingText<
    Compared & { taxInclusive: string; allowances: string; charges: string; prepaid: string }
  >,
  'T4.prepaid': {
    client: ({ prepaid, subtracted }, money) =>
      `Hay anticipos por ${money(prepaid)}: el total a pagar ${subtracted ? 'ya los descuenta' : 'no los descuenta'}.`,
    advisor: ({ prepaid, subtracted }, money) =>
      `PrepaidAmount ${money(prepaid)} ${subtracted ? 'está restado' : 'no está restado'} en PayableAmount; las dos prácticas existen.`,
  } satisfies FindingText<{ prepaid: string; subtracted: string }>,
  T8: {
    client: ({ kind, stated, computed }, money) =>
      `Los ${sums[kind]} suman ${money(computed)} y la factura dice ${money(stated)}.`,
    advisor: ({ kind, stated, computed, difference }, money) =>
      `La suma de ${sums[kind]} del encabezado es ${money(computed)}; su total dice ${money(stated)} (diferencia ${money(difference)}).`,
  } satisfies FindingText<Compared & { kind: keyof typeof sums }>,
} as const
