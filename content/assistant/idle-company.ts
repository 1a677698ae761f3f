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

const income =
  'Sin impuesto ni ingresos es el 1% del patrimonio líquido del año anterior por mes o fracción, hasta el 10% (art. 641), y puede bajar a la mitad (art. 640), no de la mínima. El IVA de un periodo sin operaciones no se declara (art. 601).'

/** Sentences about closing a company that does not work and did not file. */
export const idleClosing = {
  least: (unfiled: boolean, total: string, each: string, years: string, count: number, now: number) =>
    `Con calma: le pasa a muchos. Lo que más pesa son las rentas sin presentar: ${unfiled ? '' : 'si faltan todas, '}${count} (${years}), cada una con al menos la sanción mínima, ${each} en ${now} (E.T., art. 639): desde ${total}. ${income}`,
  general: (each: string, four: string, now: number) =>
    `Con calma: le pasa a muchos. Lo que más pesa, si es una sociedad: cada renta anual que faltó se presenta, aunque sea en ceros, con al menos la sanción mínima, ${each} en ${now} (E.T., art. 639): por cuatro años, desde ${four}. ${income} Una persona natural solo debe los años en que pasó un tope.`,
  besides:
    'Además: las renovaciones de la matrícula de cada año que falta, que la Cámara calcula con tus activos; los derechos y el impuesto de registro al inscribir la disolución y la liquidación, y nuestro trabajo, por horas y cotizado por escrito antes.',
  order:
    'El orden: 1. En la DIAN y en la Cámara, lista de lo que falta por año. 2. Presentar y pagar lo pendiente. 3. Los socios aprueban disolver y liquidar, y las actas se inscriben; una persona natural solo cancela la matrícula. 4. Al final, ICA y RUT. Con todo al día suele tomar de uno a tres meses; con pendientes, lo que tarden ellos. Con el NIT te decimos cuánto suma.',
} as const
