import { uvt } from '../legal-figures'

/** Sentences about the penalty for correcting a return; amounts are texts in pesos. */
export const correction = {
  increase: (sales: string, percent: string, tax: string, increase: string) =>
    `El mayor impuesto, si esas ventas van al ${percent}: ${sales} × ${percent} = ${increase} más de ${tax}.`,
  least: (increase: string, percent: string, floor: string) =>
    `La sanción de corregir es la mínima, ${floor} en ${uvt.year}: el 10% de ${increase} es ${percent}, que no llega a 10 UVT, y nunca se paga menos, tampoco con la reducción del artículo 640 (E.T., arts. 639 y 644).`,
  leastAfter: (percent: string, reaches: boolean) =>
    reaches
      ? ` Después de un emplazamiento sería el 20%: ${percent}.`
      : ' Después de un emplazamiento, con el 20%, también es la mínima.',
  sum: (increase: string, before: string, after: string, floor: string) =>
    `La sanción de corregir es el 10% de lo que aumenta el impuesto si lo haces antes de un emplazamiento: de ${increase}, ${before}; y el 20% después: ${after} (E.T., art. 644). Puede reducirse (art. 640), pero no baja de la mínima, ${floor} en ${uvt.year} (art. 639).`,
  total: (increase: string, penalty: string, total: string) =>
    `En total, antes de un emplazamiento: ${increase} de impuesto y ${penalty} de sanción, ${total}, más los intereses por cada día desde el vencimiento (art. 634).`,
  rule: (floor: string, limit: string) =>
    `Si el impuesto no sube ni baja tu saldo a favor, no hay sanción (E.T., art. 588). Si sube, es el 10% de lo que aumenta cuando corriges antes de un emplazamiento, y el 20% después (art. 644), y no menos de la mínima, 10 UVT (${floor} en ${uvt.year}; art. 639): si sube, pero no más de ${limit}, se paga la mínima. Los intereses van aparte.`,
  leftOut: (floor: string, limit: string) =>
    `Sí, la puedes corregir, y con calma: si faltó un bien (una cuenta, un CDT, un carro, una casa) y al ponerlo no sube el impuesto ni baja tu saldo a favor, no hay sanción (E.T., art. 588). Suele pasar con una cuenta de ahorros: suma al patrimonio y casi nunca mueve el impuesto. Si sube, por los intereses o un arriendo, se paga el 10% de ese aumento si la DIAN no te ha emplazado, o el 20% después (art. 644), no menos de ${floor} en ${uvt.year} (art. 639), que es lo que se paga si sube hasta ${limit}; más los intereses de mora.`,
  leftOutHow:
    'Ahora: 1. Pide el certificado con el saldo a 31 de diciembre y los rendimientos (de un carro o una casa, el costo o el avalúo). 2. En www.dian.gov.co entra a esa declaración, elige corregir y pon los valores completos; si algo sube, suma la sanción. Firma y, si hay que pagar, usa el recibo 490. Hay 3 años desde el vencimiento del plazo. Si está en el exterior, vale mucho o también faltó en años anteriores, que una persona lo mire antes: puede haber otras reglas (art. 239-1).',
  untold: (amount: string) =>
    `Cuánto sube el impuesto por esos ${amount} depende de qué son (un ingreso o un bien), de tus demás cifras y de tu tarifa: con la declaración a la vista, un contador lo calcula.`,
  how: (form: string) =>
    `Se corrige en la misma página de la DIAN, con el mismo formulario${form}: entra a la declaración de ese período, elige corregir, pon los valores completos y el número de la anterior, suma la sanción, firma y paga con el recibo 490. Hay 3 años desde el vencimiento del plazo (art. 588). Antes, reúne el soporte de lo que faltó.`,
  each: 'Cada período se corrige aparte y tiene su propia sanción. Si el saldo a favor de uno pasó al siguiente, también cambia ese. Dime cuánto sube el impuesto de cada uno y hago la cuenta.',
  byOther:
    'Ante la DIAN respondes tú, así que corrígelo pronto; a quien la hizo pídele por escrito los borradores, los soportes y las claves.',
  forms: { vat: ' (el 300)', withheld: ' (el 350)' },
  taxes: { vat: 'IVA', consumption: 'impuesto al consumo' },
} as const
