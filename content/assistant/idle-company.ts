/** Sentences about a company that never worked and never filed, loaded only when a message has figures. */
export const idleCompany = {
  least: (total: string, each: string, years: string, count: number, now: number) =>
    count === 1
      ? `Con calma: la multa de la DIAN es de al menos ${total}, por la renta de ${years}, si se presenta en ${now}. Es la sanción mínima, 10 UVT (E.T., art. 639).`
      : `Con calma: las multas de la DIAN suman al menos ${total}: ${each} por cada renta sin presentar, y son ${count} (${years}), si se presentan en ${now}. Es la sanción mínima, 10 UVT (E.T., art. 639).`,
  more: (worth: string) =>
    `Sin impuesto ni ingresos la sanción es el 1% del patrimonio líquido del año anterior por mes o fracción, hasta el 10% (art. 641): con un patrimonio de hasta ${worth} queda en la mínima, y el descuento del artículo 640 no baja de ahí. Si en algún año hubo ingresos o impuesto, es otra cuenta. La mínima sube cada enero, así que conviene presentarlas este año.`,
  rest: 'Aparte va la matrícula de los años sin renovar, que la Cámara calcula con los activos. IVA y retención de períodos sin operaciones, en general, no se presentan (arts. 601 y 606). Ahora: 1. Mira en www.dian.gov.co la casilla 53 y qué declaraciones figuran, y en www.rues.org.co los años de matrícula. 2. Presenta las rentas en cero que falten. 3. Decide si la usas o la cierras. Con el NIT te decimos cuánto suma cada camino.',
} as const
