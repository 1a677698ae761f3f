import { bogota } from './bogota'

/** Sentences for what is paid of an invoice with IVA after what the payer withholds. */
export const paidInvoice = {
  total: (paid: string, base: string, vat: string, whole: string, kept: string, open: boolean) =>
    `Se consignan ${paid}${open ? ', menos el ReteICA' : ''}: ${base} más el IVA del 19% (${vat}) son ${whole}, menos ${kept}. Las retenciones se calculan sobre el valor sin IVA.`,
  income: (percent: string, kept: string) => `la retención del ${percent} (${kept})`,
  local: (rate: string, kept: string) => `el ReteICA de ${rate} por mil (${kept})`,
  localOpen: (perThousand: string, example: string, paid: string) =>
    `El ReteICA: cada punto por mil son ${perThousand}. A 10 por mil, que es solo un ejemplo, son ${example} y se consignan ${paid}. La tarifa depende de la actividad (código CIIU) de quien cobra; la de ${bogota} está en www.haciendabogota.gov.co, y no se retiene por lo que se hizo en otra ciudad.`,
  rest: 'Antes de girar: solo retiene quien es agente (código 07 en el RUT), no se retiene renta ni ICA a quien está en el SIMPLE (E.T., art. 911), y el IVA va solo si quien cobra es responsable. Mira también que la tarifa sea la suya: por servicios generales, 4% si declara renta y 6% si no (Decreto 572 de 2025); por honorarios es otra. Si te toca ReteIVA, se resta aparte.',
} as const
