import { minimumPenaltyInPesos, uvt } from '../legal-figures'

type Sum = {
  year: number
  wages: string
  price: string
  bare: string
  whole: string
  limit: string
  aid: boolean
}

const verdicts = {
  yes: 'Sí, por los ingresos',
  likely: 'Probablemente sí',
  no: 'Por los ingresos, no',
} as const

/** Sentences about the return of an employee who also sold a thing; amounts are texts in pesos. */
export const soldAndEarned = {
  sum: (verdict: keyof typeof verdicts, { year, wages, price, bare, whole, limit, aid }: Sum) =>
    `${verdicts[verdict]}: el sueldo y la venta se suman. Sueldo de ${year}, ${wages}, más la venta, ${price}, son ${bare}; con ${aid ? 'auxilio de transporte, ' : ''}prima, cesantías e intereses de todo el año, unos ${whole}. El tope de ingresos de ${year} es de 1.400 UVT (${limit}; E.T., art. 593).${verdict === 'likely' ? ' Sin auxilio o sin el año completo puede que no llegues.' : ''}`,
  look: (year: number, wealth: string) =>
    `Míralo en el certificado de ingresos (formulario 220) de ${year}. Los otros topes van aparte: si consignaste el precio de la venta, cuenta en las consignaciones, y el patrimonio a 31 de diciembre, si pasó de ${wealth}. Declarar no es pagar: por la venta solo paga impuesto la ganancia.`,
  late: (year: number) =>
    `Si te tocaba, preséntala ya: lo de ${year} vencía entre agosto y octubre de ${year + 1}, según la cédula. La sanción es el 5% del impuesto por mes o fracción, y no menos de ${minimumPenaltyInPesos} en ${uvt.year} (arts. 641 y 639).`,
} as const
