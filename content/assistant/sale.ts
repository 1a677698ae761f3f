import { inPesos, uvt } from '../legal-figures'

const exempt = `5.000 UVT (${inPesos(5_000 * uvt.value)} con la UVT de ${uvt.year})`

/** Sentences about the tax on a thing that a person sells, with its price and its cost. */
export const sale = {
  gain: (tax: string, sold: string, cost: string, gain: string, held: boolean) =>
    `Cerca de ${tax}: el 15% de la ganancia, ${sold} menos ${cost}, ${gain}${held ? '' : ', si lo tenías dos años o más'} (E.T., arts. 300 y 314).`,
  homeGain: (tax: string, less: string | null, sold: string, cost: string, gain: string) =>
    `${less ? `Cerca de ${less}` : 'Nada'} con la exención de la casa donde vives, y cerca de ${tax} sin ella: el 15% de la ganancia, ${sold} menos ${cost}, ${gain} (E.T., arts. 300 y 314).`,
  short: (sold: string, cost: string, gain: string) =>
    `Con menos de dos años no va al 15%: la ganancia, ${sold} menos ${cost}, ${gain}, se suma a tu renta del año y paga la tarifa de la tabla, que llega al 39% (E.T., arts. 241 y 300).`,
  loss: (sold: string, cost: string) =>
    `Vendiste en ${sold} lo que costó ${cost}: antes de ajustes no hay ganancia, así que en principio no hay impuesto por ella, pero la venta se declara (E.T., art. 300).`,
  less: 'Las mejoras con soporte y los ajustes al costo de cada año (arts. 70 y 73) bajan esa ganancia: los confirma un tributarista con la escritura.',
  otherwise: 'Con menos de dos años va como renta, con tu tarifa.',
  home: (left: string | null) =>
    `La exención es de ${exempt} de la ganancia${left ? `: quedarían ${left}` : ', así que esa no pagaría'}. Solo vale si vivías en ella, la tuviste dos años o más y toda la plata pasa por una cuenta AFC para comprar otra vivienda o abona el crédito hipotecario de la que vendes (art. 311-1). Pregunta antes de mover la plata.`,
  ifHome: `Si era la casa donde vivías dos años o más, están exentas ${exempt} de la ganancia, siempre que toda la plata pase por una cuenta AFC para comprar otra vivienda o abone su crédito hipotecario (art. 311-1): pregunta antes de moverla.`,
  filed: (year: number | null) =>
    year === null
      ? 'Se paga con la declaración de renta del año de la venta, que las personas presentan entre agosto y octubre del año siguiente, el día que dice la cédula.'
      : `Se paga con la declaración de renta de ${year}, que las personas presentan entre agosto y octubre de ${year + 1}, el día que dice la cédula.`,
  kept: 'Lo que retiene la notaría, el 1% del precio (art. 398), se resta ahí.',
  keptOf: (sum: string | null, { buyer, vehicle }: { buyer: boolean; vehicle: boolean }) => {
    const [keeper, when] = vehicle
      ? ['el tránsito', 'se paga antes del traspaso']
      : ['la notaría', 'se retiene al firmar la escritura']
    return `${buyer ? `Tú no retienes: lo hace ${keeper}. Es el` : 'El'} 1% del precio${sum ? `, ${sum},` : ''} si quien vende es una persona natural; ${when} (E.T., art. 398).`
  },
  keptSum: (part: string, price: string) => `${part} de ${price}`,
  keptFirst:
    'Es un anticipo: quien vende lo resta en su declaración de renta del año de la venta. El impuesto es otra cuenta: 15% de la ganancia, no del precio, si lo tuvo dos años o más (arts. 300 y 314). Dime en cuánto se compró y en cuánto se vende y la hago.',
  keptOfHome:
    'Si era la vivienda de quien vende y la compró antes de 1987, ese 1% baja o no se cobra (E.T., art. 399): pregúntalo en la notaría, con la escritura de compra.',
  keptOfCompany: 'Si quien vende es una sociedad, la retención es otra: confírmala con un tributarista.',
  keptOfVehicle: 'Lo que retuvo el tránsito se resta ahí.',
  files: (sold: string) =>
    `La venta cuenta completa en los ingresos, y ${sold} llega a 1.400 UVT: por ese año te toca declarar.`,
} as const
