import { contactHref } from '../../contact-topics'
import { inPesos, uvt, wageAnswer, wageByYear } from '../../legal-figures'
import type { Concept } from '../concepts'
import { call, figuresLink } from '../reply-links'

const payroll = { href: '/servicios/asesoria-nomina#preguntas', label: 'Leer sobre nómina' } as const
const write = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' } as const
const ministry =
  'Si no responden, el Ministerio del Trabajo orienta y cita a la empresa sin costo: www.mintrabajo.gov.co. Nosotros asesoramos a empresas y no llevamos reclamos de trabajadores.'

const wage = wageByYear[uvt.year]
const twoWages = wage ? ` (${inPesos(2 * wage.value)} al mes en ${wage.year})` : ''
const aid = wage?.aid
  ? `Son ${inPesos(wage.aid)} al mes en ${wage.year}, según fuentes secundarias; por confirmar con tu asesor.`
  : wageAnswer(null)
const aidOfDay = wage?.aid ? `: ${inPesos(wage.aid / 30)} por día en ${wage.year}` : ''
const wageOfDay = wage
  ? `, ${inPesos(wage.value / 30)} en ${wage.year}; el de la hora, por 210, ${inPesos(wage.value / 210)}`
  : '; el de la hora, por 210'
const integral = wage
  ? `${inPesos(wage.value * 13)} al mes en ${wage.year}: diez salarios mínimos (${inPesos(wage.value * 10)}) más un factor de al menos el 30% (${inPesos(wage.value * 3)})`
  : 'diez salarios mínimos más un factor de al menos el 30%'
const integralBase = wage ? `, que con ese piso son ${inPesos((wage.value * 13 * 70) / 100)}` : ''

/** Concepts about social benefits in general, work clothes, transport aid and the minimum wage. */
export const concepts: readonly Concept[] = [
  {
    name: 'las prestaciones sociales',
    named: /^prestaci(?:ones|on)(?: (?:sociales|social|laborales|legales|de ley))?$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué son las prestaciones sociales?',
        'Las prestaciones sociales son lo que la ley le suma al salario de quien tiene contrato de trabajo: la prima, las cesantías, sus intereses y, para quien gana hasta dos mínimos, la dotación (Código Sustantivo del Trabajo, arts. 230, 249 y 306).',
        'Las vacaciones van aparte: son un descanso pagado, y se calculan junto con ellas.',
      ],
      amount: [
        '¿Cuánto son las prestaciones sociales?',
        'Cerca del 22% de lo que pagas cada mes: cesantías, 8,33%; prima, 8,33%, e intereses de las cesantías, 1%, del salario con auxilio de transporte, y vacaciones, 4,17%, del salario sin él (Código Sustantivo del Trabajo, arts. 186, 249 y 306).',
        'Es lo que conviene guardar cada mes. La seguridad social y la dotación van aparte.',
      ],
      when: [
        '¿Cuándo se pagan las prestaciones sociales?',
        'La prima, a más tardar el 30 de junio y dentro de los primeros 20 días de diciembre; los intereses, hasta el 31 de enero; las cesantías se consignan hasta el 14 de febrero (Código Sustantivo del Trabajo, art. 306; Ley 52 de 1975; Ley 50 de 1990, art. 99).',
        'La dotación se entrega el 30 de abril, el 31 de agosto y el 20 de diciembre (art. 232).',
      ],
      how: [
        '¿Cómo se calculan las prestaciones sociales?',
        'Cesantías y prima: salario con auxilio de transporte × días / 360. Intereses: cesantías × días × 12% / 360. Vacaciones: salario sin auxilio × días / 720 (Código Sustantivo del Trabajo, arts. 186, 249 y 306; Ley 52 de 1975).',
        'Escríbeme el salario y las fechas y te hago cada cuenta.',
      ],
      who: [
        '¿Quién tiene derecho a prestaciones sociales?',
        'Se le deben a todo trabajador con contrato de trabajo, también por días, de medio tiempo o en una casa de familia, en proporción (Código Sustantivo del Trabajo, arts. 249 y 306).',
        'Quien tiene salario integral ya las recibe en él, y quien trabaja por prestación de servicios no las tiene.',
      ],
      payer: [
        '¿Quién paga las prestaciones sociales?',
        'Las paga completas quien emplea, además del salario: a la persona no se le descuenta nada por ellas.',
      ],
      unpaid: [
        '¿Qué hago si no me pagan las prestaciones sociales?',
        'Pídelas por escrito, una por una, y guarda contrato, desprendibles y mensajes. Lo que no se reclama en tres años puede perderse, y un reclamo por escrito que la empresa reciba lo frena una vez (Código Sustantivo del Trabajo, arts. 488 y 489).',
        ministry,
      ],
    },
  },
  {
    name: 'la dotación',
    named:
      /^dota[cs]i\w+(?: (?:laboral|legal|de ley|de trabajo|de uniformes?|de ropa|(?:de|para) (?:los |un )?(?:emplead[oa]s?|trabajador(?:es)?)))?$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué es la dotación?',
        `La dotación es un par de zapatos y un vestido de labor que quien emplea entrega gratis, tres veces al año, a quien gana hasta dos salarios mínimos${twoWages} y lleva más de tres meses (Código Sustantivo del Trabajo, art. 230).`,
        'Los elementos de protección son aparte, y van siempre.',
      ],
      when: [
        '¿Cuándo se entrega la dotación?',
        'El 30 de abril, el 31 de agosto y el 20 de diciembre, a quien en esa fecha ya lleva más de tres meses (Código Sustantivo del Trabajo, arts. 230 y 232).',
      ],
      who: [
        '¿Quién tiene derecho a la dotación?',
        `Es obligatoria para quien tiene contrato, gana hasta dos salarios mínimos${twoWages} y lleva más de tres meses el día de la entrega (Código Sustantivo del Trabajo, arts. 230 y 232). A quien gana más no.`,
      ],
      amount: [
        '¿Cuánto es la dotación?',
        'No es plata: cada vez son un par de zapatos y un vestido de labor, tres veces al año (Código Sustantivo del Trabajo, art. 230). No se cambia por dinero mientras siga el contrato (art. 234).',
      ],
      payer: [
        '¿Quién paga la dotación?',
        'La paga completa quien emplea: es gratis para el trabajador y no se le descuenta (Código Sustantivo del Trabajo, art. 230).',
      ],
      unpaid: [
        '¿Qué hago si no me dan la dotación?',
        'Pídela por escrito y guarda la prueba. No se cambia por plata mientras siga el contrato (Código Sustantivo del Trabajo, art. 234); si termina, se puede reclamar lo que no dieron.',
        ministry,
      ],
      late: [
        '¿Qué pasa si no entrego la dotación?',
        'Con calma: entrégala cuanto antes, con recibo firmado, tallas y fecha. Si el contrato termina, la persona puede reclamar lo que no recibió (Código Sustantivo del Trabajo, arts. 230 y 232).',
        'Con la lista de tu gente y sus salarios te decimos a quién le toca.',
      ],
    },
  },
  {
    name: 'el auxilio de transporte',
    named:
      /^(?:aux(?:ilio)?|subsidio)(?: (?:legal|mensual))?(?: del?)? tr?an?sportes?(?: (?:legal|mensual))?$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué es el auxilio de transporte?',
        `El auxilio de transporte es lo que quien emplea suma al salario de quien gana hasta dos mínimos${twoWages}, para ir al trabajo. ${aid}`,
        'No cuenta para salud, pensión ni vacaciones, y sí para la prima, las cesantías y sus intereses (Ley 1 de 1963, art. 7).',
      ],
      amount: [
        '¿Cuánto es el auxilio de transporte?',
        `${aid} Va a quien gana hasta dos salarios mínimos: completo por el mes completo, y en proporción si hay días sin trabajar o si trabaja por días.`,
      ],
      who: ['¿A quién se le paga auxilio de transporte?'],
      when: [
        '¿Cuándo se paga el auxilio de transporte?',
        'Con el salario, completo si se trabaja todo el mes: no va por los días de vacaciones, incapacidades ni licencias.',
        'Quien trabaja desde la casa recibe en su lugar el auxilio de conectividad, por el mismo valor (Ley 2466 de 2025). Si vive en el lugar de trabajo no se debe (Ley 15 de 1959).',
      ],
      how: [
        '¿Cómo se calcula el auxilio de transporte?',
        `Quien trabaja el mes completo lo recibe completo. Si entró o salió en el mes, faltó, estuvo en vacaciones o incapacidad, o trabaja por días, es el del mes dividido por 30, por los días que le tocan${aidOfDay}.`,
        'No se le descuenta salud ni pensión, y se suma a la base de la prima y las cesantías (Ley 1 de 1963, art. 7).',
      ],
      payer: [
        '¿Quién paga el auxilio de transporte?',
        'Quien emplea, junto con el salario. Si la empresa lleva y trae a la persona, no lo debe.',
      ],
      unpaid: [
        '¿Qué hago si no me pagan el auxilio de transporte?',
        `Mira primero si te toca: va a quien gana hasta dos salarios mínimos${twoWages}. Si es así, pídelo por escrito con los meses que faltan y guarda los desprendibles.`,
        ministry,
      ],
    },
  },
  {
    name: 'el salario mínimo',
    named:
      /^(?:(?:salario|sueldo|pago)s? )?minimos?(?: (?:legal(?:es)?|mensual(?:es)?|vigentes?|colombiano|de ley|con auxilio(?: de transporte)?))*$|^sm{1,2}l?m?v$/,
    links: [figuresLink, payroll, call],
    aspects: {
      what: [
        '¿Qué es el salario mínimo?',
        'El salario mínimo es lo menos que se le puede pagar a una persona por tiempo completo, aunque acepte menos; por medio tiempo o por días, la parte que toque (Código Sustantivo del Trabajo, art. 147).',
        wageAnswer(),
      ],
      amount: ['¿Cuánto es el salario mínimo?'],
      how: ['¿Cuánto es el salario mínimo por día?'],
      when: [
        '¿Desde cuándo es el salario mínimo de este año?',
        'El de cada año va de enero a diciembre, y el Gobierno fija el siguiente por decreto a finales de diciembre. El sueldo se paga por períodos iguales y vencidos, a lo sumo cada mes (Código Sustantivo del Trabajo, art. 134).',
        wageAnswer(),
      ],
      who: [
        '¿Quién tiene derecho al salario mínimo?',
        'Se le debe a toda persona con contrato de trabajo de tiempo completo, sin importar la edad o el tipo de contrato; con menos horas o días, la parte que toque (Código Sustantivo del Trabajo, art. 147).',
      ],
      unpaid: [
        '¿Qué hago si no me pagan el salario mínimo?',
        'Por tiempo completo nadie puede ganar menos, aunque lo haya aceptado por escrito (Código Sustantivo del Trabajo, art. 147). Guarda mensajes y comprobantes y pide por escrito la diferencia, con sus prestaciones.',
        ministry,
      ],
      late: [
        '¿Qué pasa si no pago el salario mínimo?',
        'Con calma: corrígelo desde este mes y calcula la diferencia, con sus prestaciones y aportes, antes de que la pidan. El trabajador puede reclamarla, y la UGPP los aportes.',
        'Una persona de nómina te hace la cuenta.',
      ],
    },
  },
  {
    name: 'el salario mínimo por día',
    named:
      /^(?:(?:salario|sueldo|dia de(?: salario)?|hora de(?: salario)?) )?minimo (?:diario|por (?:un )?(?:dia|hora)(?: y (?:por )?hora)?|(?:del|al) dia)$|^(?:dia|hora) de(?: salario)? minimo$/,
    links: [figuresLink, payroll, call],
    aspects: {
      what: ['¿Cuánto es el salario mínimo por día?'],
      amount: [
        '¿Cuánto es el salario mínimo por día?',
        `El salario mínimo de un día es el del mes dividido por 30${wageOfDay} (jornada de 42 horas, Ley 2101 de 2021). El auxilio de transporte va aparte.`,
        'La cifra del mes no se calcula: la fija el Gobierno por decreto cada diciembre.',
      ],
      how: ['¿Cuánto es el salario mínimo por día?'],
    },
  },
  {
    name: 'el salario integral',
    named: /^(?:contratos? (?:de|con|por) )?(?:salario|sueldo|pago)s? integral(?:es)?(?: minimo| legal)?$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué es el salario integral?',
        'El salario integral es un solo valor que junta el sueldo y las prestaciones: prima, cesantías, sus intereses, horas extra y recargos. Las vacaciones se pagan aparte (Código Sustantivo del Trabajo, art. 132).',
        `Se pacta por escrito, desde ${integral}.`,
      ],
      amount: [
        '¿Cuánto es el salario integral?',
        `Desde ${integral} (Código Sustantivo del Trabajo, art. 132).`,
      ],
      how: [
        '¿Cómo se calcula el salario integral?',
        `Diez salarios mínimos o más, y encima un factor de al menos el 30%: el piso es de ${integral} (Código Sustantivo del Trabajo, art. 132).`,
        `Salud y pensión se cotizan sobre el 70% del total${integralBase} (Ley 100 de 1993, art. 18).`,
      ],
      who: [
        '¿Quién tiene derecho al salario integral?',
        'Nadie está obligado a darlo ni a aceptarlo: lo acuerdan por escrito quien emplea y quien trabaja, desde trece salarios mínimos (Código Sustantivo del Trabajo, art. 132).',
      ],
      get: [
        '¿Qué se necesita para un salario integral?',
        'Un acuerdo por escrito y un valor de al menos trece salarios mínimos (Código Sustantivo del Trabajo, art. 132). A quien ya trabaja contigo se le liquidan antes sus cesantías y demás prestaciones hasta ese día.',
      ],
    },
  },
]
