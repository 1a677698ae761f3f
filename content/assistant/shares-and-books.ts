import { inPesos } from '../legal-figures'
import { startingPrice } from '../services'
import { call, lawyer, write } from './reply-links'
import type { Rule } from './rules'

const legalPrice = `desde ${inPesos(startingPrice('asesoria-legal'))} la hora, más IVA, con el valor por escrito antes`

/** Says which tax the sale of shares that are not listed pays. */
export const shareSaleTax =
  'El impuesto es de quien vende, no de quien compra: el 15% de la ganancia (precio menos costo fiscal) si las tuvo dos años o más; si no, va en su renta con su tarifa (E.T., arts. 300 y 314). El precio debe ser el comercial: sin otra prueba se presume que no es menor al valor intrínseco (patrimonio dividido por las acciones) más el 30% (art. 90).'

/** Answers about the tax on the sale of shares, and about the price of registering a company's books. */
export const sharesAndBooks: readonly Rule[] = [
  {
    topic: 'Un socio vende sus acciones: ¿cómo se hace y qué impuesto paga?',
    when: [
      /\b(?:soci[oa]s?|accionistas?|acciones)\b/,
      /\b(?:vend\w+|vent[ao]s?|ced(?:e|er|o|emos)|cesion|traspas\w+|compr(?:o|ar|arle|amos))\b/,
      /\b(?:acciones|participacion|(?:su|mi) parte)\b/,
      /\b(?:impuestos?|tribut\w+|ganancia ocasional)\b/,
    ],
    not: /\b(?:bolsa|ecopetrol|etf|bvc|exterior|extranjer\w+|estados unidos|don(?:o|ar|acion)|regal\w+|hered\w+|herencia|muri\w+|fallec\w+|dividendos?|utilidades|deud\w+|capitali\w+|hij[oa]s?|papa|mama|registro|millones|cuanto (?:me |nos )?cobran|ltda|limitada|empresa debe)\b|\d{5,}/,
    text: [
      shareSaleTax,
      'La venta, en una S.A.S., sin escritura: 1. Mira en los estatutos si los demás tienen preferencia. 2. Precio y pago por escrito, con un balance a la fecha. 3. Se endosa el título y se anota en el libro de accionistas (Ley 1258 de 2008, arts. 13 y 15). 4. Si era representante, se nombra otro en la Cámara; y se actualiza el RUB.',
    ],
    links: [lawyer, write, call],
  },
  {
    topic: '¿Cuánto vale registrar un libro de actas?',
    when: [
      /\blibros?\b/,
      /\b(?:actas?|accionistas?|socios|acciones|asamblea)\b/,
      /\b(?:registr\w+|inscrib\w+|inscripcion|rubric\w+)\b/,
      /\b(?:cuanto (?:me |nos |se )?(?:vale|cuesta|cobr\w+|paga|sale|valdria|costaria|es)|precio|valor|costo|tarifa)\b/,
    ],
    not: /\b(?:perd\w+|rob\w+|crear|abrir|constituir|montar|multa\w*|sancion\w*|demora\w*|tarda\w*|acta de)\b/,
    text: [
      'Son dos cuentas. La de la Cámara es un derecho por cada libro, que fija el Gobierno y cambia cada año (Decreto 1074 de 2015, con el Decreto 2260 de 2019): el valor de hoy está en la tarifa de tu Cámara, en «inscripción de libros y documentos». Solo se inscriben dos: el de actas y el de accionistas o socios (Código de Comercio, art. 28).',
      `Sí, lo hacemos: la asesoría legal va ${legalPrice}. También lo puedes pedir tú en la página de tu Cámara, en papel, con hojas numeradas que ella rubrica, o electrónico.`,
    ],
    links: [lawyer, call],
  },
]
