import { contactHref } from '../../contact-topics'
import type { Concept } from '../concepts'
import { call } from '../reply-links'

const payroll = { href: '/servicios/asesoria-nomina#preguntas', label: 'Leer sobre nómina' } as const
const legal = { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' } as const
const ministry =
  'Si no responden, el Ministerio del Trabajo orienta y cita a la empresa sin costo: www.mintrabajo.gov.co. Nosotros asesoramos a empresas y no llevamos reclamos de trabajadores.'
const tellMe = 'Dime el contrato, el salario y las fechas y te hago la cuenta.'

export const concepts: readonly Concept[] = [
  {
    name: 'la indemnización por despido',
    named:
      /^(?:indemni[zs]aci\w+|despidos?)(?: (?:laboral|(?:por |de )?(?:un )?despidos?|(?:por |de )?(?:el )?contrato|sin (?:justa )?causa|injust\w+|unilateral))*$/,
    links: [legal, payroll, call],
    aspects: {
      what: [
        '¿Qué es la indemnización por despido?',
        'La indemnización por despido es lo que quien emplea paga, además de la liquidación, si termina el contrato sin justa causa: días de salario según el contrato y el tiempo (Código Sustantivo del Trabajo, art. 64).',
        'Si la persona renuncia, hay justa causa o se vence el plazo con el aviso a tiempo, no se debe.',
      ],
      amount: [
        '¿Cuánto es la indemnización por despido?',
        'A término indefinido: 30 días de salario por el primer año y 20 por cada año más; desde diez salarios mínimos, 20 y 15 (Código Sustantivo del Trabajo, art. 64). A término fijo, los salarios del tiempo que falte; por obra, los de lo que falte, y al menos 15 días.',
        tellMe,
      ],
      how: [
        '¿Cómo se calcula la indemnización por despido?',
        'A término indefinido y con menos de diez mínimos: salario / 30 × 30 días, completos aunque no llegue al año, más 20 por cada año siguiente, en proporción. Desde diez mínimos, 20 y 15. A término fijo, los salarios que falten (Código Sustantivo del Trabajo, art. 64).',
        tellMe,
      ],
      who: [
        '¿Quién tiene derecho a la indemnización por despido?',
        'Se le debe a quien es despedido sin justa causa, con cualquier contrato de trabajo, o renuncia por una falta grave de quien emplea (Código Sustantivo del Trabajo, art. 64). En el período de prueba no se debe.',
      ],
      when: [
        '¿Cuándo se paga la indemnización por despido?',
        'Al terminar el contrato, junto con la liquidación y aparte de ella (Código Sustantivo del Trabajo, art. 64).',
      ],
      payer: [
        '¿Quién paga la indemnización por despido?',
        'Quien emplea, completa y aparte de la liquidación (Código Sustantivo del Trabajo, art. 64).',
      ],
      unpaid: [
        '¿Qué hago si no me pagan la indemnización por despido?',
        'Guarda la carta, el contrato y los desprendibles, pídela por escrito y no firmes un paz y salvo que no entiendas. Tienes tres años para reclamarla ante un juez laboral (Código Sustantivo del Trabajo, arts. 64 y 488).',
        ministry,
      ],
    },
  },
  {
    name: 'el preaviso',
    named:
      /^(?:cartas? de )?(?:pre ?avisos?|no renovacion)(?: (?:laboral|legal|(?:de|por|para|del) (?:la |un |una )?(?:renuncia\w*|despido|terminacion|no renovacion|contrato|trabajo|empleado|trabajador)(?: (?:de(?:l)? )?contrato)?(?: a termino fijo)?))?$/,
    links: [legal, payroll, call],
    aspects: {
      what: [
        '¿Qué es el preaviso?',
        'El preaviso es avisar por escrito, con 30 días, que un contrato a término fijo no se renueva, o que uno se va de un contrato indefinido (Código Sustantivo del Trabajo, arts. 46 y 47).',
        'La empresa que despide sin justa causa no da preaviso: paga la indemnización (art. 64).',
      ],
      amount: [
        '¿Cuántos días son de preaviso?',
        '30 días, por escrito, antes de la fecha final de un contrato a término fijo (Código Sustantivo del Trabajo, art. 46). Al que renuncia a uno indefinido se le piden también 30 (art. 47), sin multa si no los da.',
      ],
      when: [
        '¿Cuándo se da el preaviso?',
        'A más tardar 30 días antes de la fecha final del contrato a término fijo, con copia firmada (Código Sustantivo del Trabajo, art. 46). Si llega tarde, el contrato se renueva por un período igual.',
        'Escríbeme la fecha y te digo el último día: «mi contrato fijo vence el 15 de enero, cuándo aviso».',
      ],
      who: [
        '¿Quién debe dar preaviso?',
        'Es obligatorio para quien no quiere renovar un contrato a término fijo, sea la empresa o el trabajador (Código Sustantivo del Trabajo, art. 46). A quien renuncia a uno indefinido se le pide, sin multa si no lo da (art. 47). En período de prueba y en contratos de 30 días o menos no hay.',
      ],
      late: [
        '¿Qué pasa si no entrego el preaviso?',
        'Si eres el trabajador, nada: desde la Ley 789 de 2002 no hay multa, y no te lo pueden descontar de la liquidación.',
        'Si eres la empresa y el contrato es a término fijo, se renueva por un período igual (Código Sustantivo del Trabajo, art. 46); todavía puedes acordar la salida por escrito.',
      ],
    },
  },
  {
    name: 'la renuncia',
    named:
      /^(?:cartas? de )?renuncias?(?: (?:voluntaria|laboral|irrevocable|(?:a|al|de|del|en) (?:mi |un |el |la )?(?:trabajo|empleo|emplead[oa]|trabajador(?:a)?|contrato|empresa)))*$|^renunciar(?: (?:a|al) (?:mi )?(?:trabajo|empleo))?$/,
    links: [payroll, legal, call],
    aspects: {
      what: [
        '¿Qué es la renuncia?',
        'La renuncia es la decisión del trabajador de terminar su contrato. No pierde la liquidación: se le paga el salario pendiente, las cesantías con sus intereses, la prima y las vacaciones (Código Sustantivo del Trabajo, arts. 47 y 65).',
        'Se hace con una carta y copia recibida, y no tiene indemnización. Si te piden que renuncies y no quieres, no firmes.',
      ],
      get: [
        '¿Cómo hago la renuncia?',
        'Con una carta a la empresa: tu nombre y documento, el cargo, que renuncias y cuál es tu último día. Entrégala con copia recibida. Se piden 30 días de aviso en un contrato indefinido, sin multa si no los das (Código Sustantivo del Trabajo, art. 47).',
        'Pide la liquidación por escrito y detallada, y el certificado laboral.',
      ],
      how: ['¿Cuánto me toca de liquidación?'],
      when: [
        '¿Cuándo se entrega la renuncia?',
        'Cuando quieras; en un contrato indefinido se pide avisar 30 días antes, pero no hay multa ni descuento si te vas antes (Código Sustantivo del Trabajo, art. 47, y Ley 789 de 2002).',
        'La liquidación se debe el último día de trabajo (art. 65).',
      ],
      amount: [
        '¿Cuánto se paga por una renuncia?',
        'La liquidación completa: salario pendiente, cesantías, intereses, prima y vacaciones hasta el último día, sin indemnización (Código Sustantivo del Trabajo, art. 65).',
        'Escríbeme el salario y las fechas y te hago la cuenta.',
      ],
    },
  },
  {
    name: 'el certificado laboral',
    named:
      /^(?:certifica(?:dos?|cion(?:es)?)|cartas?|constancias?) (?:laboral(?:es)?|de (?:trabajo|empleo|experiencia(?: laboral)?))$/,
    links: [payroll, call],
    aspects: {
      what: [
        '¿Qué es un certificado laboral?',
        'El certificado laboral es la carta en que quien emplea dice cuánto tiempo trabajó la persona, en qué y con qué salario (Código Sustantivo del Trabajo, art. 57, numeral 7).',
        'No es el certificado de ingresos y retenciones (formulario 220), que es para la renta.',
      ],
      get: [
        '¿Cómo se pide un certificado laboral?',
        'Por escrito a la empresa, con lo que debe decir y para qué lo necesitas, y guarda la prueba. Te lo tienen que dar al terminar el contrato y, según la Corte Constitucional, también mientras trabajas (Código Sustantivo del Trabajo, art. 57, numeral 7).',
      ],
      who: [
        '¿Quién debe dar un certificado laboral?',
        'Lo debe dar quien emplea o empleó, a toda persona que lo pida: el tiempo de servicio, la labor y el salario (Código Sustantivo del Trabajo, art. 57, numeral 7). Ahí no va por qué salió.',
      ],
      unpaid: [
        '¿Qué hago si no me dan el certificado laboral?',
        'Te lo deben dar (Código Sustantivo del Trabajo, art. 57, numeral 7): pídelo por escrito, como derecho de petición, y si no contestan o lo niegan, se puede poner una tutela. Mientras tanto sirven el contrato, los desprendibles y la historia de aportes a pensión.',
        ministry,
      ],
    },
  },
]
