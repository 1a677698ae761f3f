import { inPesos, uvtBefore } from '../legal-figures'
import { call, write } from './reply-links'
import type { ReplyLink } from './replies'

const dates: ReplyLink = {
  href: '/herramientas/vencimientos/retencion-en-la-fuente',
  label: 'Ver las fechas',
}

/** Above these UVT of gross income or assets in the year before, a merchant withholds (E.T., art. 368-2). */
export const agentUnits = 30_000

/** Sentences that tell a person with a business whether to withhold tax from what they pay. */
export const withholds = {
  general: `Solo si eres comerciante y el año anterior tu patrimonio bruto o tus ingresos brutos pasaron de 30.000 UVT (${inPesos(agentUnits * uvtBefore.value)} en ${uvtBefore.year}): entonces retienes en honorarios, comisiones, servicios, arriendos, rendimientos y compras (E.T., art. 368-2). Un negocio por debajo de eso no practica esa retención; una sociedad sí, siempre, salvo en el SIMPLE, que solo retiene por los pagos laborales (art. 911).`,
  no: (what: string, amount: string, limit: string, year: number, rest: string) =>
    `Por tus ${what}, no: ${amount} no pasan de 30.000 UVT (${limit} en ${year}), y una persona natural comerciante solo retiene por honorarios, comisiones, servicios, arriendos, rendimientos y compras si el año anterior sus ingresos brutos o su patrimonio bruto pasaron de esa cifra (E.T., art. 368-2).${rest}`,
  yes: (what: string, amount: string, limit: string, year: number) =>
    `Sí, si eres comerciante: tus ${what} de ${amount} pasan de 30.000 UVT (${limit} en ${year}), y con eso una persona natural retiene desde el año siguiente por honorarios, comisiones, servicios, arriendos, rendimientos y compras (E.T., art. 368-2). Quien ejerce una profesión y no es comerciante no practica esa retención.`,
  income: 'ingresos',
  assets: 'bienes',
  otherIsAssets: ' Mira también tu patrimonio bruto del 31 de diciembre: basta uno de los dos.',
  otherIsIncome: ' Mira también tus ingresos brutos de ese año: basta uno de los dos.',
  company:
    'Sí: una sociedad es agente de retención, venda lo que venda; el tope de 30.000 UVT es solo de las personas naturales (E.T., art. 368-2). Si está en el SIMPLE, solo retiene renta por los pagos laborales (art. 911).',
  who: `Toda sociedad, venda lo que venda, y la persona natural comerciante que el año anterior pasó de 30.000 UVT de patrimonio bruto o de ingresos brutos (${inPesos(agentUnits * uvtBefore.value)} en ${uvtBefore.year}; E.T., art. 368-2). Retienen por honorarios, comisiones, servicios, arriendos, rendimientos y compras, desde las bases de cada uno. Quien está en el SIMPLE, solo por los pagos laborales (art. 911).`,
  rates:
    'Sin contar el IVA: por honorarios, 10% u 11%, o la tabla de los salarios a la persona que no resta costos (arts. 383 y 392); por el arriendo de un inmueble, 3,5% desde 10 UVT (Decreto 572 de 2025). Dime cuánto pagas y hago la cuenta. A quien está en el SIMPLE no se le retiene (art. 911).',
  salaries:
    'Aparte va la de salarios: si pagas un sueldo que pasa de 95 UVT al mes después de los descuentos de ley, pregunta antes de pagar (E.T., arts. 382 y 383). Si te toca, actualiza el RUT con el código 07 y declara cada mes, formulario 350.',
  links: [write, call, dates],
} as const
