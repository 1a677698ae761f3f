/** Sentences about the tax on dividends that some partners share equally. */
export const sharedDividends = {
  each: (total: string, count: number, each: string) =>
    `Por partes iguales son ${each} para cada uno (${total} entre ${count}). Si son personas residentes y la utilidad ya pagó impuesto en la empresa:`,
  nothingKept: (limit: string, each: string) =>
    `La retención es cero: no pasan de 1.090 UVT (${limit}) en el año, si no reciben más dividendos (E.T., art. 242, parágrafo). Al declarar, cada socio suma ${each} a sus otras rentas y paga la tabla del artículo 241: el impuesto depende de lo que gane aparte, y solo con ese dividendo es cero.`,
  kept: (limit: string, above: string, kept: string) =>
    `La empresa le retiene ${kept} a cada uno: el 15% de ${above}, lo que pasa de 1.090 UVT (${limit}) en el año (E.T., art. 242, parágrafo). Al declarar, cada socio suma el dividendo a sus otras rentas, paga la tabla del artículo 241 y resta lo retenido y el 19% de lo que pasó de 1.090 UVT (art. 254-1).`,
  untaxed: (tax: string) =>
    `Si la utilidad no pagó impuesto en la empresa, primero va la tarifa de las sociedades, en general el 35% (art. 240): ${tax} por socio, y lo que queda sigue esa misma regla.`,
  before: 'Antes de girar hacen falta los estados financieros y el acta de la asamblea que aprueba repartir.',
} as const
