import { contactHref } from '../../contact-topics'
import { inPesos, uvt, wageByYear } from '../../legal-figures'
import type { Concept } from '../concepts'
import { call } from '../reply-links'
import { workingWeek } from '../working-week'

const payroll = { href: '/servicios/asesoria-nomina#preguntas', label: 'Leer sobre nómina' } as const
const write = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' } as const
const ministry =
  'Si no responden, el Ministerio del Trabajo orienta y cita a la empresa sin costo: www.mintrabajo.gov.co. Nosotros asesoramos a empresas y no llevamos reclamos de trabajadores.'

const wage = wageByYear[uvt.year]
const hour = wage ? wage.value / 210 : 0
const leastHours = wage
  ? ` Con el mínimo de ${wage.year}: la hora, ${inPesos(hour)}; la extra de día, ${inPesos(hour * 1.25)}, y la de noche, ${inPesos(hour * 1.75)}.`
  : ''
const leastNight = wage ? ` Con el mínimo de ${wage.year} son ${inPesos(hour * 0.35)} más por hora.` : ''
const leastSunday = wage
  ? ` Con el mínimo de ${wage.year}, el 90% son ${inPesos(hour * 0.9)} más por hora; con la hora incluida, ${inPesos(hour * 1.9)}.`
  : ''
const tellHours =
  'Escríbeme el salario y las horas y te hago la cuenta: «gano 2 millones, 3 horas extra de día, cuánto es».'
const tellNight =
  'Escríbeme el salario y te digo cuánto vale cada hora: «gano 2 millones, cuánto vale la hora extra».'
const tellSunday =
  'Escríbeme el salario y te hago la cuenta: «gano 2 millones, cuánto es el recargo dominical».'

/** Concepts about working hours and the pay for overtime, nights and Sundays. */
export const concepts: readonly Concept[] = [
  {
    name: 'la hora extra',
    named:
      /^(?:horas? extras?|extras)(?: (?:laboral(?:es)?|diurnas?|nocturnas?|de (?:dia|noche)|y recargos?))?$|^horas? extraordinarias?$|^trabajo suplementario$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué es una hora extra?',
        'La hora extra es la que se trabaja por encima de la jornada: la del contrato o, a lo sumo, 42 horas a la semana (Ley 2101 de 2021). Se paga con un 25% más de día y un 75% más de noche (Código Sustantivo del Trabajo, art. 168).',
        'Como máximo son dos al día y doce a la semana.',
      ],
      amount: [
        '¿Cuánto vale una hora extra?',
        `La de día, la hora ordinaria más el 25%; la de noche, desde las 7:00 p.m., más el 75% (Código Sustantivo del Trabajo, art. 168).${leastHours}`,
        tellHours,
      ],
      how: [
        '¿Cómo se calculan las horas extra?',
        `El salario del mes dividido por 210 da la hora ordinaria; por 1,25 la extra de día y por 1,75 la de noche (Código Sustantivo del Trabajo, art. 168).${leastHours}`,
        `En domingo o festivo se suma además ese recargo. ${tellHours}`,
      ],
      who: [
        '¿Quién tiene derecho a horas extra?',
        'Se le deben a todo trabajador que pase de su jornada, menos quienes por lo que de verdad hacen son de dirección, confianza o manejo, que no tienen jornada máxima (Código Sustantivo del Trabajo, art. 162). El salario integral ya las incluye (art. 132).',
      ],
      payer: [
        '¿Quién paga las horas extra?',
        'Quien emplea, con el salario, y debe llevar un registro de las horas de día y de noche que le entrega al trabajador que lo pida (Código Sustantivo del Trabajo, art. 162).',
      ],
      unpaid: [
        '¿Qué hago si no me pagan las horas extra?',
        'Anota cada día a qué hora entras y sales, guarda turnos y mensajes, y pide por escrito el registro de horas y el pago (Código Sustantivo del Trabajo, arts. 162 y 168).',
        ministry,
      ],
    },
  },
  {
    name: 'el recargo nocturno',
    named:
      /^recargos? (?:nocturnos?|(?:de|por) (?:la )?noche|por trabajo nocturno)$|^(?:horas?|trabajo|turnos?|jornada) (?:nocturn[oa]s?|de noche)$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué es el recargo nocturno?',
        'El recargo nocturno es un 35% más por cada hora que se trabaja de noche, de 7:00 p.m. a 6:00 a.m., dentro de la jornada (Código Sustantivo del Trabajo, arts. 160 y 168, con la Ley 2466 de 2025).',
        'Si esa hora es extra no se suma el 35%: va el 75%.',
      ],
      amount: [
        '¿Cuánto es el recargo nocturno?',
        `El 35% de la hora ordinaria, por cada hora entre 7:00 p.m. y 6:00 a.m. (Código Sustantivo del Trabajo, art. 168).${leastNight}`,
        tellNight,
      ],
      when: [
        '¿Desde cuándo es el recargo nocturno?',
        'Cada día, desde las 7:00 p.m. hasta las 6:00 a.m. Antes empezaba a las 9:00 p.m.; cambió el 25 de diciembre de 2025 (Ley 2466 de 2025, art. 10).',
      ],
      how: [
        '¿Cómo se calcula el recargo nocturno?',
        `El salario del mes / 210 × 35% × horas de noche (Código Sustantivo del Trabajo, art. 168).${leastNight}`,
        tellNight,
      ],
      who: [
        '¿Quién tiene derecho al recargo nocturno?',
        'Se le debe a quien trabaje entre 7:00 p.m. y 6:00 a.m., por esas horas (Código Sustantivo del Trabajo, arts. 160 y 168). El salario integral ya lo incluye (art. 132).',
      ],
      unpaid: [
        '¿Qué hago si no me pagan el recargo nocturno?',
        'Anota tus horas de noche, guarda turnos y desprendibles y pide por escrito el 35% de cada una (Código Sustantivo del Trabajo, art. 168).',
        ministry,
      ],
    },
  },
  {
    name: 'el recargo dominical',
    named:
      /^(?:recargos? )?(?:dominical(?:es)?(?: (?:y|o) festivos?)?|(?:(?:de|por|en) )?(?:el |los )?domingos? (?:y|o) (?:dias? )?festivos?)$|^recargos? (?:(?:de|por|en) )?(?:el |los )?(?:domingos?|festivos?)$|^(?:el )?(?:domingos?|festivos?|dominical(?:es)?) trabajados?$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué es el recargo dominical?',
        `El recargo dominical o festivo es lo que se paga de más por trabajar en domingo o festivo: el 90% de la hora desde el 1 de julio de 2026, y el 100% desde el 1 de julio de 2027 (Código Sustantivo del Trabajo, art. 179, con la Ley 2466 de 2025, art. 14).${leastSunday}`,
      ],
      amount: [
        '¿Cuánto es el recargo dominical?',
        `El 90% de la hora ordinaria desde el 1 de julio de 2026, y el 100% desde el 1 de julio de 2027 (Código Sustantivo del Trabajo, art. 179, con la Ley 2466 de 2025, art. 14).${leastSunday}`,
        `De noche se suma el 35%, y si es hora extra, el suyo: 25% de día y 75% de noche (art. 168). Si no hay descanso compensatorio se paga además la hora. ${tellSunday}`,
      ],
      how: [
        '¿Cómo se calcula el recargo dominical?',
        `El salario del mes / 210 × 90% × horas del domingo o festivo, si por ese día hay un descanso compensatorio; si no, se paga además la hora: × 190% (Código Sustantivo del Trabajo, arts. 179 a 181, con la Ley 2466 de 2025, art. 14).${leastSunday}`,
        `Con tres o más en el mes van el recargo y el descanso; con uno o dos, la persona escoge entre el descanso y la plata. No todos los conceptos coinciden en cuándo va la hora: confírmalo con nómina. De noche se suma el 35%, y si es hora extra, el suyo. ${tellSunday}`,
      ],
      who: [
        '¿Quién tiene derecho al recargo dominical?',
        'Se le debe a quien trabaje un festivo o su día de descanso obligatorio, que es el domingo si no se pactó otro por escrito, por esas horas (Código Sustantivo del Trabajo, art. 179, con la Ley 2466 de 2025, art. 14). Quien lo hace por costumbre tiene también un descanso compensatorio.',
        'Si se pactó otro día, se discute si el domingo deja de tener recargo: pregúntalo antes de quitarlo.',
      ],
      unpaid: [
        '¿Qué hago si no me pagan el recargo dominical?',
        'Anota los domingos y festivos que trabajaste, guarda turnos y desprendibles y pide por escrito el recargo de cada uno, y la hora si no te dieron descanso por ese día (Código Sustantivo del Trabajo, arts. 179 a 181).',
        ministry,
      ],
    },
  },
  {
    name: 'la jornada laboral',
    named:
      /^jornadas?(?: (?:laboral(?:es)?|maxima|de trabajo|legal|ordinaria|semanal|de 42(?: horas)?))*$|^horario (?:laboral|de trabajo)(?: legal)?$|^horas laborales$/,
    links: [payroll, call],
    aspects: {
      what: ['¿Qué es la jornada laboral?', workingWeek, 'Lo que pase de ahí es hora extra.'],
      amount: [
        '¿Cuánto es la jornada laboral?',
        'A lo sumo 42 horas a la semana desde el 15 de julio de 2026, sin bajar el salario (Ley 2101 de 2021): el mes son 210 horas. Se reparten en 5 o 6 días, con un día de descanso; el almuerzo no cuenta.',
      ],
      when: [
        '¿Desde cuándo es la jornada laboral de 42 horas?',
        'Desde el 15 de julio de 2026 (Ley 2101 de 2021); antes era de 44. El sueldo del mes no baja, así que cada hora vale más.',
      ],
      who: [
        '¿Es obligatoria la jornada laboral de 42 horas?',
        'Sí, como máximo, en todo contrato de trabajo (Ley 2101 de 2021), menos en cargos de dirección, confianza o manejo, por lo que de verdad hacen (Código Sustantivo del Trabajo, art. 162). Seguridad privada y salud tienen reglas propias.',
      ],
    },
  },
]
