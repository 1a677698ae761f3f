import { advice } from '../advice'
import { lineCalled, rate, type FindingText, type Place } from './text'

type Compared = { stated: string; computed: string; difference: string }
type At = { tax: string; line: string }

const where = (line: string) => (line === '' ? 'de la factura' : `del renglón ${line}`)
const placeOf = ({ tax, line }: At): Place => (line === '' ? `tax:${tax}` : `line:${line}`)

export const taxTexts = {
  'T5.sum': {
    title: ({ tax }) => `Las partes de ${tax} no suman su total`,
    client: ({ tax, line, stated, computed }, money) =>
      `Las partes de ${tax} ${where(line)} suman ${money(computed)} y el total dice ${money(stated)}.`,
    advisor: ({ tax, line, stated, computed, difference }, money) =>
      `FAS01b: los TaxSubtotal de ${tax} ${where(line)} suman ${money(computed)}; TaxAmount dice ${money(stated)} (diferencia ${money(difference)}).`,
    todo: advice.amounts,
    place: placeOf,
  } satisfies FindingText<Compared & At>,
  'T5.rate': {
    title: ({ tax }) => `${tax} está mal calculado`,
    client: ({ tax, line, base, percent, stated, computed }, money) =>
      `${tax} ${where(line)}: ${rate(percent)} de ${money(base)} es ${money(computed)}, no ${money(stated)}.`,
    advisor: ({ tax, line, base, percent, stated, computed, difference }, money) =>
      `FAS07: ${tax} ${where(line)}, base ${money(base)} por tarifa ${rate(percent)} = ${money(computed)}; TaxAmount dice ${money(stated)} (diferencia ${money(difference)}).`,
    todo: advice.amounts,
    place: placeOf,
  } satisfies FindingText<Compared & At & { base: string; percent: string }>,
  'T5.included': {
    title: ({ tax }) => `La base de ${tax} ya trae el impuesto`,
    client: ({ tax, line, base, percent }, money) =>
      `${tax} ${where(line)}: ${money(base)} ya trae el ${rate(percent)} por dentro. El impuesto está bien calculado, pero la base se escribe sin él.`,
    advisor: ({ tax, line, base, percent, stated, computed }, money) =>
      `${tax} ${where(line)}: TaxAmount ${money(stated)} es el ${rate(percent)} incluido en ${money(base)}; por fuera serían ${money(computed)}. TaxableAmount debe ir sin el impuesto.`,
    todo: advice.included,
    place: placeOf,
  } satisfies FindingText<Compared & At & { base: string; percent: string }>,
  'T5.unit': {
    title: ({ tax }) => `${tax} no da por unidad`,
    client: ({ tax, line, perUnit, stated, computed }, money) =>
      `${tax} ${where(line)} se cobra a ${money(perUnit)} por unidad: son ${money(computed)}, no ${money(stated)}.`,
    advisor: ({ tax, line, perUnit, units, stated, computed, difference }, money) =>
      `${tax} ${where(line)}: PerUnitAmount ${money(perUnit)} × BaseUnitMeasure ${units} = ${money(computed)}; TaxAmount dice ${money(stated)} (diferencia ${money(difference)}). Tampoco da por la cantidad del renglón.`,
    todo: advice.amounts,
    place: placeOf,
  } satisfies FindingText<Compared & At & { perUnit: string; units: string }>,
  'T5.lines': {
    title: ({ tax }) => `${tax} no suma lo mismo en los renglones`,
    client: ({ tax, stated, computed }, money) =>
      `El impuesto ${tax} suma ${money(computed)} en los renglones y la factura dice ${money(stated)}.`,
    advisor: ({ tax, stated, computed, difference }, money) =>
      `FAS01: ${tax} por código, renglones ${money(computed)}, encabezado ${money(stated)} (diferencia ${money(difference)}).`,
    todo: advice.amounts,
    place: ({ tax }) => `tax:${tax}`,
  } satisfies FindingText<Compared & { tax: string }>,
  'T6.product': {
    title: ({ line }) => `${lineCalled(line)} no da lo que dice`,
    client: ({ line, stated, computed }, money) =>
      `${lineCalled(line)} debería valer ${money(computed)} por cantidad y precio, y dice ${money(stated)}.`,
    advisor: ({ line, quantity, price, stated, computed, difference }, money) =>
      `FAV06: renglón ${line}, ${quantity} × ${money(price)} ± descuentos y recargos = ${money(computed)}; LineExtensionAmount dice ${money(stated)} (diferencia ${money(difference)}).`,
    todo: advice.amounts,
    place: ({ line }) => `line:${line}`,
  } satisfies FindingText<Compared & { line: string; quantity: string; price: string }>,
  'T6.included': {
    title: ({ line }) => `El precio del renglón ${line} ya trae el impuesto`,
    client: ({ line, stated, computed, difference }, money) =>
      `En el renglón ${line} cantidad por precio da ${money(computed)}: son ${money(stated)} más ${money(difference)} de impuesto. Los totales tienen en cuenta el valor sin impuesto.`,
    advisor: ({ line, stated, computed, difference }, money) =>
      `Renglón ${line}: PriceAmount con impuesto incluido. ${money(computed)} − impuesto ${money(difference)} = LineExtensionAmount ${money(stated)}.`,
    todo: advice.included,
    place: ({ line }) => `line:${line}`,
  } satisfies FindingText<Compared & { line: string }>,
  'T6.count': {
    title: 'No trae los renglones que dice',
    client: ({ stated, counted }) => `La factura dice tener ${stated} renglones y trae ${counted}.`,
    advisor: ({ stated, counted }) => `FAD16: LineCountNumeric es «${stated}» y hay ${counted} renglones.`,
    todo: advice.other,
  } satisfies FindingText<{ stated: string; counted: string }>,
  'T7.rate': {
    title: ({ tax }) => `La retención ${tax} no cuadra`,
    client: ({ tax, base, percent, stated, computed }, money) =>
      `La retención ${tax} no cuadra: ${rate(percent)} de ${money(base)} es ${money(computed)}, no ${money(stated)}.`,
    advisor: ({ tax, base, percent, stated, computed, difference }, money) =>
      `WithholdingTaxTotal ${tax}: ${money(base)} × ${rate(percent)} = ${money(computed)}; dice ${money(stated)} (diferencia ${money(difference)}). Tampoco da por mil.`,
    todo: advice.withheld,
    place: ({ tax }) => `withheld:${tax}`,
  } satisfies FindingText<Compared & { tax: string; base: string; percent: string }>,
  'T7.sum': {
    title: ({ tax }) => `Las partes de la retención ${tax} no suman`,
    client: ({ tax, stated, computed }, money) =>
      `Las partes de la retención ${tax} suman ${money(computed)} y su total dice ${money(stated)}.`,
    advisor: ({ tax, stated, computed, difference }, money) =>
      `WithholdingTaxTotal ${tax}: los TaxSubtotal suman ${money(computed)}; TaxAmount dice ${money(stated)} (diferencia ${money(difference)}).`,
    todo: advice.withheld,
    place: ({ tax }) => `withheld:${tax}`,
  } satisfies FindingText<Compared & { tax: string }>,
  'T7.over': {
    title: 'Se retiene más de lo que se paga',
    client: ({ withheld, payable }, money) =>
      `Las retenciones suman ${money(withheld)} y el total a pagar es ${money(payable)}.`,
    advisor: ({ withheld, payable }, money) =>
      `La suma de WithholdingTaxTotal (${money(withheld)}) supera PayableAmount (${money(payable)}).`,
    todo: advice.withheld,
  } satisfies FindingText<{ withheld: string; payable: string }>,
  'T7.net': {
    title: 'Trae retenciones',
    client: ({ net, withheld }, money) =>
      `Con retenciones por ${money(withheld)}, el neto estimado a pagar es ${money(net)}.`,
    advisor: ({ net, withheld, payable }, money) =>
      `Neto estimado: ${money(payable)} − retenciones informadas ${money(withheld)} = ${money(net)}. No reducen PayableAmount.`,
    todo: null,
  } satisfies FindingText<{ net: string; withheld: string; payable: string }>,
  'T9.tariff': {
    title: ({ tax, percent }) => `No hay ${tax} del ${rate(percent)}`,
    client: ({ tax, line, percent }) =>
      `${tax} ${where(line)} está al ${rate(percent)}, y esa tarifa no existe.`,
    advisor: ({ tax, line, percent, known }) =>
      `${tax} ${where(line)}: TaxCategory/Percent ${rate(percent)}; las tarifas son ${known}.`,
    todo: advice.amounts,
    place: placeOf,
  } satisfies FindingText<At & { percent: string; known: string }>,
  'T9.kind': {
    title: ({ tax }) => `${tax} está en el lugar equivocado`,
    client: ({ tax, withheld }) =>
      withheld === ''
        ? `${tax} es una retención y está sumada como impuesto.`
        : `${tax} es un impuesto y está puesto como retención.`,
    advisor: ({ tax, code, withheld }) =>
      `El tributo ${code} (${tax}) está en ${withheld === '' ? 'TaxTotal' : 'WithholdingTaxTotal'}.`,
    todo: advice.amounts,
    place: ({ tax, withheld }) => (withheld === '' ? `tax:${tax}` : `withheld:${tax}`),
  } satisfies FindingText<{ tax: string; code: string; withheld: string }>,
  'T9.name': {
    title: ({ tax }) => `${tax} lleva el código de otro impuesto`,
    client: ({ tax, other }) => `El impuesto se llama ${tax}, pero su código es el de ${other}.`,
    advisor: ({ tax, code, other }) => `TaxScheme/ID ${code} es ${other}; TaxScheme/Name dice «${tax}».`,
    todo: advice.codes,
    place: ({ tax }) => `tax:${tax}`,
  } satisfies FindingText<{ tax: string; code: string; other: string }>,
  'T9.twice': {
    title: ({ tax }) => `${tax} está dos veces`,
    client: ({ tax }) => `La factura trae ${tax} en dos partes separadas: puede estar cobrado dos veces.`,
    advisor: ({ tax, code }) => `Más de un TaxTotal del tributo ${code} (${tax}) en el encabezado.`,
    todo: advice.amounts,
    place: ({ tax }) => `tax:${tax}`,
  } satisfies FindingText<{ tax: string; code: string }>,
} as const
