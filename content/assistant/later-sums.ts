import { contactHref } from '../contact-topics'
import { call } from './reply-links'
import type { ReplyLink } from './replies'

const write: ReplyLink = { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' }
const lawyer: ReplyLink = { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' }

/** Sentences of sums that are loaded when somebody asks for one of them. */
export const laterSums = {
  withheld: {
    rate: (name: string, percent: string, units: string, least: string, year: number, norm: string) =>
      `${name}: ${percent}, desde ${units} UVT (${least} en ${year}), sin IVA (${norm}).`,
    sum: (name: string, percent: string, amount: string, part: string, rest: string) =>
      `${name}: el ${percent} de ${amount} es ${part}; pagas ${rest}.`,
    below: (amount: string, units: string, least: string) =>
      `${amount} no llega a la base de ${units} UVT (${least}), así que no se retiene renta por ese pago.`,
    rest: 'La base no incluye el IVA. No se retiene a quien está en el SIMPLE ni a un autorretenedor, y solo retiene quien es agente (código 07 en el RUT). El ReteICA es de cada ciudad. El Decreto 572 de 2025 que fijó estas bases se discute ante los jueces: confirma con un tributarista que siga igual el día del pago.',
    rent: 'Arriendo de inmuebles: 3,5% con o sin declaración de renta, según la tabla de 2025 de fuentes secundarias, con la misma base de 10 UVT; por confirmar con tu asesor.',
    links: [
      write,
      call,
      { href: '/herramientas/vencimientos/retencion-en-la-fuente', label: 'Ver las fechas' },
    ],
  },
  dismissal: {
    indefinite: (amount: string, days: string, wage: string, first: number, later: number) =>
      `La indemnización, estimada: ${amount}. Son ${days} días de salario, a ${wage} al mes: ${first} por el primer año y ${later} por cada año más, en proporción (Código Sustantivo del Trabajo, art. 64, contrato a término indefinido).`,
    fixed:
      'En un contrato a término fijo la indemnización son los salarios que faltan hasta la fecha final; por obra o labor, los del tiempo que falta para terminarla, no menos de 15 días (art. 64).',
    besides:
      'Aparte va la liquidación: salario pendiente, prima, cesantías con intereses y vacaciones. Se paga al terminar: cada día de demora puede costar un día de salario (art. 65). Si la persona está embarazada, enferma, incapacitada o por pensionarse, no la despidas sin consejo. La cuenta la confirma una persona con el contrato y el salario promedio.',
    links: [
      call,
      lawyer,
      { href: '/servicios/asesoria-nomina#preguntas', label: 'Leer sobre nómina y fechas' },
    ],
  },
} as const
