import type { FindingText } from './text'

type Compared = { stated: string; computed: string; difference: string }
type At = { tax: string; line: string }

const where = (line: string) => (line === '' ? 'de la factura' : `del renglón ${line}`)

/** Taxes, withholdings and lines. */
export const taxTexts = {
  'T5.sum': {
    client: ({ tax, line, stated, computed }, money) =>
      `Las partes de ${tax} ${where(line)} suman ${money(computed)} y el total dice ${money(stated)}.`,
    advisor: ({ tax, line, stated, computed, difference }, money) =>
      `FAS01b: los TaxSubtotal de ${tax} ${where(line)} suman ${money(computed)}; TaxAmount dice ${money(stated)} (diferencia ${money(difference)}).`,
  } satisfies FindingText<Compared & At>,
  'T5.rate': {
    client: ({ tax, line, base, percent, stated, computed }, money) =>
      `${tax} ${where(line)}: ${percent} % de ${money(base)} es ${money(computed)}, no ${money(stated)}.`,
    advisor: ({ tax, line, base, percent, stated, computed, difference }, money) =>
      `FAS07: ${tax} ${where(line)}, base ${money(base)} por tarifa ${percent} % = ${money(computed)}; TaxAmount dice ${money(stated)} (diferencia ${money(difference)}).`,
  } satisfies FindingText<Compared & At & { base: string; percent: string }>,
  'T5.lines': {
    client: ({ tax, stated, computed }, money) =>
      `El impuesto ${tax} suma ${money(computed)} en los renglones y la factura dice ${money(stated)}.`,
    advisor: ({ tax, stated, computed, difference }, money) =>
      `FAS01: ${tax} por código, renglones ${money(computed)}, encabezado ${money(stated)} (diferencia ${money(difference)}).`,
  } satisfies FindingText<Compared & { tax: string }>,
  'T6.product': {
    client: ({ line, stated, computed }, money) =>
      `El renglón ${line} debería valer ${money(computed)} por cantidad y precio, y dice ${money(stated)}.`,
    advisor: ({ line, quantity, price, stated, computed, difference }, money) =>
      `Renglón ${line}: ${quantity} × ${money(price)} ± descuentos y recargos = ${money(computed)}; LineExtensionAmount dice ${money(stated)} (diferencia ${money(difference)}).`,
  } satisfies FindingText<Compared & { line: string; quantity: string; price: string }>,
  'T6.count': {
    client: ({ stated, counted }) => `La factura dice tener ${stated} renglones y trae ${counted}.`,
    advisor: ({ stated, counted }) => `LineCountNumeric es «${stated}» y hay ${counted} renglones.`,
  } satisfies FindingText<{ stated: string; counted: string }>,
  'T7.rate': {
    client: ({ tax, base, percent, stated, computed }, money) =>
      `La retención ${tax} no cuadra: ${percent} % de ${money(base)} es ${money(computed)}, no ${money(stated)}.`,
    advisor: ({ tax, base, percent, stated, computed, difference }, money) =>
      `WithholdingTaxTotal ${tax}: ${money(base)} × ${percent} % = ${money(computed)}; dice ${money(stated)} (diferencia ${money(difference)}). ReteICA suele venir por mil.`,
  } satisfies FindingText<Compared & { tax: string; base: string; percent: string }>,
  'T7.net': {
    client: ({ net, withheld }, money) =>
      `Con retenciones por ${money(withheld)}, el neto estimado a pagar es ${money(net)}.`,
    advisor: ({ net, withheld, payable }, money) =>
      `Neto estimado: ${money(payable)} − retenciones informadas ${money(withheld)} = ${money(net)}. No reducen PayableAmount.`,
  } satisfies FindingText<{ net: string; withheld: string; payable: string }>,
} as const
