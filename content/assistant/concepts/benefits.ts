import { contactHref } from '../../contact-topics'
import { inPesos, uvt } from '../../legal-figures'
import type { Concept } from '../concepts'
import { lastBonusWeekday } from '../last-bonus-day'
import { call } from '../reply-links'

const payroll = { href: '/servicios/asesoria-nomina#preguntas', label: 'Leer sobre nómina' } as const
const write = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' } as const
const ministry =
  'Si no responden, el Ministerio del Trabajo orienta y cita a la empresa sin costo: www.mintrabajo.gov.co. Nosotros asesoramos a empresas y no llevamos reclamos de trabajadores.'

const onSunday =
  lastBonusWeekday === 'Sunday'
    ? [`El 20 de diciembre de ${uvt.year} es domingo: conviene pagarla el viernes 18.`]
    : []

export const concepts: readonly Concept[] = [
  {
    name: 'la prima',
    named:
      /^primas?(?: de servicios?| legal(?:es)?| semestral(?:es)?| laboral(?:es)?| de (?:junio|diciembre|navidad|mitad de ano|fin de ano))?(?: a tiempo)?$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué es la prima?',
        'La prima de servicios es un pago extra que la empresa hace dos veces al año a cada trabajador con contrato: en total, un mes de salario por año trabajado, o lo proporcional a los días (Código Sustantivo del Trabajo, art. 306).',
        'La primera mitad se paga a más tardar el 30 de junio y la segunda dentro de los primeros 20 días de diciembre.',
      ],
      amount: ['¿Cuánto es la prima?'],
      how: ['¿Cuánto es la prima?'],
      when: [
        '¿Cuándo se paga la prima?',
        'En dos mitades: a más tardar el 30 de junio y dentro de los primeros 20 días de diciembre (Código Sustantivo del Trabajo, art. 306). Si ese último día cae en domingo o festivo, lo seguro es pagarla el día hábil anterior.',
        ...onSunday,
      ],
      who: [
        '¿Quién tiene derecho a la prima?',
        'Se le debe a todo trabajador con contrato de trabajo, fijo, indefinido o por obra, también el de tiempo parcial o por días y quien trabaja en una casa de familia, en proporción a los días (Código Sustantivo del Trabajo, art. 306).',
        'No la recibe quien tiene salario integral, porque ya la incluye, ni quien trabaja por prestación de servicios.',
      ],
      unpaid: [
        '¿Qué hago si no me pagan la prima?',
        'Pídela por escrito y guarda la prueba: se debe a más tardar el 30 de junio y dentro de los primeros 20 días de diciembre, y también a quien ya se fue, por los días que trabajó (Código Sustantivo del Trabajo, art. 306).',
        ministry,
      ],
      payer: [
        '¿Quién paga la prima?',
        'La paga completa la empresa, además del salario: al trabajador no se le descuenta nada por ella (Código Sustantivo del Trabajo, art. 306).',
      ],
      late: ['¿Qué pasa si no pago la prima a tiempo?'],
    },
  },
  {
    name: 'las cesantías',
    named: /^(?:auxilio de )?[cs]en?[cs]ant[ie]as?(?: (?:laborales|legales|de ley))?$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué son las cesantías?',
        'Las cesantías son un ahorro que quien emplea le hace a cada trabajador con contrato: un mes de salario por año trabajado, o lo proporcional a los días (Código Sustantivo del Trabajo, art. 249).',
        'Cada año se consignan en el fondo del trabajador. Él las puede retirar cuando termina el contrato y, mientras trabaja, para vivienda o estudio.',
      ],
      when: [
        '¿Cuándo se pagan las cesantías?',
        'Las de un año se consignan en el fondo del trabajador hasta el 14 de febrero siguiente (Ley 50 de 1990, art. 99).',
        'Si el contrato termina antes, las que no estén en el fondo se le entregan a él con la liquidación, sin esperar esa fecha.',
      ],
      amount: [
        '¿Cuánto son las cesantías?',
        'Un mes de salario por año trabajado: salario con auxilio de transporte × días / 360 (Código Sustantivo del Trabajo, art. 249).',
        'Escríbeme el salario y las fechas y te hago la cuenta: «gana 2 millones y entró el 1 de marzo, cuánto son las cesantías».',
      ],
      get: [
        '¿Cómo saco las cesantías?',
        'Se piden en tu fondo. Mientras trabajas, para vivienda o para estudio, tuyo o de tu familia, con los soportes y una carta de quien te emplea; cuando termina el contrato, todas.',
        'Cada fondo tiene su lista de papeles en la página. Quien emplea no las entrega en la mano mientras el contrato sigue: puede tener que pagarlas otra vez (Código Sustantivo del Trabajo, art. 254).',
      ],
      unpaid: [
        '¿Qué hago si no me pagan las cesantías?',
        'Mira tu estado de cuenta en el fondo y pide por escrito a la empresa el comprobante. El plazo es el 14 de febrero, y un juez puede ordenar a tu favor un día de salario por cada día de demora (Ley 50 de 1990, art. 99).',
        ministry,
      ],
      how: [
        '¿Cómo se calculan las cesantías?',
        'Salario con auxilio de transporte × días trabajados / 360, con meses de 30 días (Código Sustantivo del Trabajo, art. 249). Un año completo es un mes de salario.',
        'Escríbeme el salario y las fechas y te hago la cuenta: «gana 2 millones y entró el 1 de marzo, cuánto son las cesantías».',
      ],
      who: [
        '¿Quién tiene derecho a las cesantías?',
        'Se le deben a todo trabajador con contrato de trabajo, también por días o en una casa de familia, en proporción al tiempo (Código Sustantivo del Trabajo, art. 249).',
        'No las recibe quien tiene salario integral, porque ya las incluye, ni quien trabaja por prestación de servicios.',
      ],
      payer: [
        '¿Quién paga las cesantías?',
        'Las paga completas quien emplea, además del salario, y las consigna en el fondo que escoge el trabajador (Ley 50 de 1990, art. 99).',
      ],
      late: [
        '¿Qué pasa si no consigno las cesantías?',
        'Con calma: consígnalas hoy en el fondo de cada trabajador y guarda el comprobante, porque la demora corre por días.',
        'El plazo es el 14 de febrero, y por cada día que pasa un juez puede ordenar, a favor del trabajador, un día de su salario (Ley 50 de 1990, art. 99); no es automático, porque el juez mira si hubo buena fe. Una persona de nómina te dice cuánto va.',
      ],
    },
  },
  {
    name: 'los intereses de las cesantías',
    named: /^inter[ei]s(?:es)?(?: (?:a|de|sobre|por))?(?: las?)? [cs]en?[cs]ant[ie]as?$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué son los intereses de las cesantías?',
        'Los intereses de las cesantías son un pago del 12% al año sobre ellas, que quien emplea le hace directamente al trabajador (Ley 52 de 1975, art. 1). No van al fondo.',
        'Se pagan hasta el 31 de enero, o con la liquidación si el contrato termina.',
      ],
      when: [
        '¿Cuándo se pagan los intereses de las cesantías?',
        'Hasta el 31 de enero, los del año anterior, directamente al trabajador (Ley 52 de 1975, art. 1). Si el contrato termina, con la liquidación.',
      ],
      how: [
        '¿Cómo se calculan los intereses de las cesantías?',
        'Cesantías × días trabajados × 12% / 360 (Ley 52 de 1975, art. 1): por un año completo, el 12%; por seis meses, el 6% de las cesantías de esos meses.',
        'Escríbeme el salario y las fechas y te hago la cuenta.',
      ],
      payer: [
        '¿Quién paga los intereses de las cesantías?',
        'Quien emplea, directamente al trabajador y no al fondo (Ley 52 de 1975, art. 1).',
      ],
      unpaid: [
        '¿Qué hago si no me pagan los intereses de las cesantías?',
        'Pídelos por escrito y guarda la prueba: si no los pagan a más tardar el 31 de enero, la empresa debe además otro tanto igual (Ley 52 de 1975, art. 1).',
        ministry,
      ],
      amount: [
        '¿Cuánto son los intereses de las cesantías?',
        'El 12% al año de las cesantías: cesantías × días trabajados × 12% / 360 (Ley 52 de 1975, art. 1).',
        `Por un año completo, con ${inPesos(2_000_000)} de cesantías, son ${inPesos(240_000)}. Escríbeme el salario y las fechas y te hago la cuenta.`,
      ],
      who: [
        '¿Quién tiene derecho a los intereses de las cesantías?',
        'Se le deben a todo el que tiene cesantías: quien trabaja con contrato, también por días o en una casa de familia (Ley 52 de 1975, art. 1).',
        'No los recibe quien tiene salario integral ni quien trabaja por prestación de servicios.',
      ],
      late: [
        '¿Qué pasa si no pago los intereses de las cesantías?',
        'Con calma: págalos cuanto antes, con recibo. Después del 31 de enero se le debe al trabajador, además, otro tanto igual: en total, el doble (Ley 52 de 1975, art. 1).',
      ],
    },
  },
  {
    name: 'las vacaciones',
    named: /^[vb]aca[cs]ion(?:es)?(?: (?:laborales|remuneradas|anuales|pagas|pagadas|legales|de ley))?$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué son las vacaciones?',
        'Las vacaciones son 15 días hábiles de descanso pagado por cada año de trabajo, o la parte que toque por menos tiempo (Código Sustantivo del Trabajo, art. 186).',
        'Los domingos y festivos no cuentan. Al terminar el contrato se pagan las que falten.',
      ],
      amount: [
        '¿Cuántos días son las vacaciones?',
        '15 días hábiles por cada año de trabajo, o la parte que toque por menos tiempo (Código Sustantivo del Trabajo, art. 186). En plata: salario sin auxilio de transporte × días trabajados / 720.',
        'Escríbeme el salario y los meses y te hago la cuenta: «salario 2 millones, 8 meses, cuánto son las vacaciones».',
      ],
      when: [
        '¿Cuándo se dan las vacaciones?',
        'Dentro del año siguiente al de trabajo que las ganó. La fecha la fija quien emplea, y avisa con 15 días, o la acuerdan (Código Sustantivo del Trabajo, art. 187).',
        'Se paga el salario de esos días; la ley no dice en qué día, y lo usual es antes de salir o con la nómina.',
      ],
      how: [
        '¿Cómo se calculan las vacaciones?',
        'Salario sin auxilio de transporte × días trabajados / 720, con meses de 30 días: 15 días por año (Código Sustantivo del Trabajo, art. 186). No cuentan las horas extra ni los domingos trabajados (art. 192).',
        'Escríbeme el salario y los meses y te hago la cuenta: «salario 2 millones, 8 meses, cuánto son las vacaciones».',
      ],
      who: [
        '¿Quién tiene derecho a vacaciones?',
        'Las gana todo trabajador con contrato de trabajo, también por días, en una casa de familia o con salario integral (Código Sustantivo del Trabajo, art. 186). Con menos de un año, en proporción.',
        'Quien trabaja por prestación de servicios no las tiene.',
      ],
      payer: [
        '¿Quién paga las vacaciones?',
        'Quien emplea: durante las vacaciones paga el salario que la persona gana el día en que sale, sin auxilio de transporte (Código Sustantivo del Trabajo, art. 192).',
      ],
      unpaid: [
        '¿Qué hago si no me dan vacaciones?',
        'Pídelas por escrito con una fecha y guarda la prueba. Se pueden acumular por acuerdo hasta dos años, pero al menos 6 días se descansan cada año (Código Sustantivo del Trabajo, art. 190); al terminar el contrato se pagan las que falten.',
        ministry,
      ],
    },
  },
  {
    name: 'la liquidación',
    named:
      /^liquida[cs]i\w+(?: (?:laboral(?:es)?|final(?:es)?|definitiva))?(?: del?(?: un| una| mi| el)? (?:contrato(?: de trabajo| laboral)?|emplead[oa]s?|trabajador(?:a|es)?))?$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué es la liquidación?',
        'La liquidación es lo que se le paga a una persona cuando termina su contrato de trabajo, por la causa que sea: el salario pendiente, las cesantías con sus intereses, la prima y las vacaciones, menos lo ya pagado (Código Sustantivo del Trabajo, arts. 186, 249 y 306).',
        'Si el despido fue sin justa causa, se suma la indemnización (art. 64).',
      ],
      amount: ['¿Cuánto me toca de liquidación?'],
      how: ['¿Cuánto me toca de liquidación?'],
      when: ['¿Cuándo se paga la liquidación?'],
      unpaid: [
        '¿Qué hago si no me pagan la liquidación?',
        'Pídela por escrito y detallada, y guarda la prueba: se debe desde el último día de trabajo, y un juez puede ordenar un día de salario por cada día de demora (Código Sustantivo del Trabajo, art. 65). Tienes tres años para reclamarla (art. 488).',
        ministry,
      ],
      who: [
        '¿Quién tiene derecho a la liquidación?',
        'Se le debe a toda persona con contrato de trabajo, cuando termina: si renuncia, si la despiden, si se vence el plazo o de mutuo acuerdo, también en el período de prueba (Código Sustantivo del Trabajo, arts. 61 y 65).',
        'Por prestación de servicios no hay liquidación laboral: se paga lo que falte del contrato.',
      ],
      payer: [
        '¿Quién paga la liquidación?',
        'Quien emplea, al terminar el contrato. Las cesantías que ya están en el fondo las retira allá la persona; las demás se le entregan a ella (Ley 50 de 1990, art. 99).',
      ],
      late: [
        '¿Qué pasa si no pago la liquidación?',
        'Con calma: paga hoy lo que no se discute, con recibo. Lo que la persona no reciba se consigna ante un juez laboral (Código Sustantivo del Trabajo, art. 65).',
        'La ley no da días de plazo, y un juez puede ordenar un día de salario por cada día de demora; no es automático, porque el juez mira si hubo buena fe.',
      ],
    },
  },
]
