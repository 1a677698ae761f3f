import { contactHref } from '../../contact-topics'
import { inPesos, uvt, wageByYear } from '../../legal-figures'
import type { Concept } from '../concepts'
import { fixedTerm } from '../fixed-term'
import { call } from '../reply-links'

const payroll = { href: '/servicios/asesoria-nomina#preguntas', label: 'Leer sobre nómina' } as const
const write = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' } as const
const legal = { href: contactHref('asesoria-legal'), label: 'Pedir el contrato' } as const

const wage = wageByYear[uvt.year]
const leastDay = wage
  ? `${inPesos(wage.value / 30)} por día en ${wage.year} (el mínimo del mes entre 30)`
  : 'la parte del salario mínimo que toque'
const aidOfDay = wage?.aid
  ? `, más ${inPesos(wage.aid / 30)} de auxilio de transporte por cada día que va`
  : ''
const learning = wage ? ` (${inPesos(wage.value * 0.75)} en ${wage.year})` : ''
const practice = wage ? ` (${inPesos(wage.value)})` : ''
const connected = wage?.aid ? `, ${inPesos(wage.aid)} en ${wage.year}` : ''

const settled =
  'Como cualquier contrato, por el tiempo trabajado: salario pendiente, cesantías con sus intereses, prima y vacaciones (Código Sustantivo del Trabajo, arts. 186, 249 y 306).'
const tellMe = 'Escríbeme el salario y las fechas de entrada y salida y te hago la cuenta.'

export const concepts: readonly Concept[] = [
  {
    name: 'el contrato a término fijo',
    named:
      /^(?:contratos? (?:(?:de trabajo|laboral(?:es)?) )?(?:(?:a|de|con|por) )?(?:(?:termino|tiempo|plazo) )?|(?:a )?(?:termino|tiempo) )(?:fijos?|definidos?)(?: (?:inferior|menor) a (?:un|1) ano)?$/,
    links: [legal, payroll, call],
    aspects: {
      what: [
        '¿Qué es un contrato a término fijo?',
        'El contrato a término fijo es un contrato de trabajo con fecha de fin. Va siempre por escrito y dura hasta cuatro años, contando las prórrogas (Código Sustantivo del Trabajo, art. 46, con la Ley 2466 de 2025).',
        'Tiene las mismas prestaciones y aportes que los demás. Si nadie avisa por escrito 30 días antes del fin, se renueva por un período igual.',
      ],
      amount: ['¿Cuánto dura un contrato a término fijo?', fixedTerm.most],
      how: [
        '¿Cómo se liquida un contrato a término fijo?',
        settled,
        `Si llega a su fecha con el aviso a tiempo no hay indemnización; si se corta antes sin justa causa son los salarios del tiempo que falte (art. 64). ${tellMe}`,
      ],
      when: [
        '¿Cuándo vence un contrato a término fijo?',
        'En la fecha que dice, si alguien avisa por escrito con al menos 30 días que no lo renueva; sin ese aviso se renueva por un período igual (Código Sustantivo del Trabajo, art. 46). Uno de 30 días o menos no necesita aviso.',
      ],
      get: [
        '¿Qué se necesita para un contrato a término fijo?',
        'Un papel firmado con las partes, el cargo, el salario, el horario y la fecha de fin: sin escrito se entiende indefinido (Código Sustantivo del Trabajo, art. 46). El período de prueba, también por escrito, es de hasta la quinta parte si dura menos de un año (art. 78).',
        'Y la afiliación a ARL, EPS, pensión y caja antes de empezar. Un abogado del equipo lo redacta.',
      ],
    },
  },
  {
    name: 'el contrato a término indefinido',
    named:
      /^(?:contratos? (?:(?:de trabajo|laboral(?:es)?) )?(?:(?:a|de|con|por) )?(?:(?:termino|tiempo|plazo) )?|(?:a )?(?:termino|tiempo) )indefinidos?$/,
    links: [legal, payroll, call],
    aspects: {
      what: [
        '¿Qué es un contrato a término indefinido?',
        'El contrato indefinido es un contrato de trabajo sin fecha de fin: dura mientras exista el trabajo. Es la regla general, y lo que se entiende si no se escribe otra cosa (Código Sustantivo del Trabajo, art. 47, con la Ley 2466 de 2025, art. 5).',
        'Puede ser de palabra, pero conviene escribirlo: cargo, salario, horario y período de prueba.',
      ],
      amount: [
        '¿Cuánto dura un contrato a término indefinido?',
        'No tiene fecha de fin: dura mientras exista lo que le dio origen (Código Sustantivo del Trabajo, art. 47). Termina por renuncia, mutuo acuerdo o despido; sin justa causa, con indemnización (art. 64).',
      ],
      how: [
        '¿Cómo se liquida un contrato a término indefinido?',
        settled,
        `Si lo terminan sin justa causa se suma la indemnización: 30 días de salario por el primer año y 20 por cada año más, si gana menos de diez mínimos (art. 64). ${tellMe}`,
      ],
      get: [
        '¿Qué se necesita para un contrato a término indefinido?',
        'No pide escrito, pero conviene: quién, cargo, salario, horario, lugar y fecha. El período de prueba sí va por escrito (Código Sustantivo del Trabajo, art. 77), y lo que no sea salario se acuerda de forma expresa (art. 128): mejor también en el papel.',
        'Y la afiliación a ARL, EPS, pensión y caja antes de empezar. Un abogado del equipo lo redacta.',
      ],
    },
  },
  {
    name: 'el contrato por obra o labor',
    named:
      /^(?:contratos? (?:(?:de trabajo|laboral(?:es)?) )?(?:(?:por|a|de) )?(?:la )?(?:duracion de )?(?:la )?)?obras? (?:(?:o|y|u|e) )?(?:la )?labor(?:es)?(?: (?:contratada|determinada))?$|^contratos? (?:de trabajo )?por (?:la )?obras?$/,
    links: [legal, payroll, call],
    aspects: {
      what: [
        '¿Qué es un contrato por obra o labor?',
        'El contrato por obra o labor es un contrato de trabajo que dura lo que dure una obra o un trabajo determinado. Va por escrito y con esa obra bien descrita; si no, se entiende indefinido (Ley 2466 de 2025, art. 6).',
        'Tiene las mismas prestaciones, vacaciones y aportes que los demás.',
      ],
      amount: [
        '¿Cuánto dura un contrato por obra o labor?',
        'Lo que dure la obra que describe, sin fecha fija. Si se acaba y la persona sigue trabajando en lo mismo, se entiende indefinido desde el comienzo (Ley 2466 de 2025, art. 6).',
      ],
      how: [
        '¿Cómo se liquida un contrato por obra o labor?',
        settled,
        `Si la obra terminó no hay indemnización ni preaviso; si se corta antes sin justa causa son los salarios de lo que falte, y al menos 15 días (art. 64). ${tellMe}`,
      ],
      get: [
        '¿Qué se necesita para un contrato por obra o labor?',
        'Un papel firmado que describa la obra con detalle: cuál, para quién, dónde y cuándo se entiende terminada (Ley 2466 de 2025, art. 6). Y la afiliación a ARL, EPS, pensión y caja antes de empezar.',
        'Un abogado del equipo lo redacta.',
      ],
    },
  },
  {
    name: 'el contrato de prestación de servicios',
    named:
      /^(?:(?:contratos?|orden(?:es)?) (?:(?:de|por) )?)?prestaci\w+ de servicios?(?: profesionales)?$|^contratos? (?:de|por) (?:servicios|ops)$|^(?:ops|cps)$/,
    links: [legal, payroll, call],
    aspects: {
      what: [
        '¿Qué es un contrato de prestación de servicios?',
        'La prestación de servicios es un contrato en que alguien trabaja por su cuenta, sin horario ni órdenes, y pasa cuenta de cobro o factura. No tiene prima, cesantías ni vacaciones, y el contratista paga su seguridad social.',
        'El riesgo: con horario, órdenes y pago fijo es un contrato de trabajo aunque el papel diga otra cosa (Código Sustantivo del Trabajo, arts. 23 y 24), y se pueden deber las prestaciones, los aportes e indemnizaciones.',
      ],
      get: [
        '¿Qué se necesita para un contrato de prestación de servicios?',
        'Quién contrata y quién presta el servicio, con documento y RUT; qué se entrega y cuándo; el valor y cómo se paga; el plazo y cómo termina; que hay autonomía, y quién paga la seguridad social y la ARL.',
        'Antes de cada pago se piden la cuenta de cobro o factura y la planilla (E.T., art. 108). Un abogado del equipo lo redacta o lo revisa.',
      ],
      how: [
        '¿Cómo se liquida un contrato de prestación de servicios?',
        'No tiene liquidación laboral: al terminar se paga lo que falte del valor acordado, y se deja por escrito que quedó cumplido.',
        'Si en la práctica hubo horario y órdenes, un juez puede ordenar prestaciones y aportes (Código Sustantivo del Trabajo, arts. 23 y 24).',
      ],
      when: [
        '¿Cuándo se paga un contrato de prestación de servicios?',
        'Cuando diga el contrato. Antes de pagar, quien contrata pide la cuenta de cobro o factura y la planilla de seguridad social del contratista (E.T., art. 108).',
      ],
    },
  },
  {
    name: 'los riesgos de la prestación de servicios',
    named:
      /^(?:que |cuales son los )?riesgos?(?: (?:tiene|tienen|hay|trae|corro|corre la empresa))?(?: (?:de|del|en|con|por|al|un|una|el|la|contratar(?: a alguien)?|hacer|firmar))* (?:(?:contratos?|orden(?:es)?) (?:(?:de|por) )?)?prestaci\w+ (?:de )?servicios?(?: profesionales)?$|^(?:(?:contratos?|orden(?:es)?) (?:(?:de|por) )?)?prestaci\w+ (?:de )?servicios?(?: profesionales)? (?:que )?riesgos?(?: (?:tiene|tienen|hay|trae))?$/,
    links: [legal, payroll, call],
    aspects: {
      what: [
        '¿Qué riesgos tiene un contrato de prestación de servicios?',
        'El mayor riesgo es que en la práctica haya subordinación (horario, órdenes, un jefe): entonces es un contrato de trabajo aunque el papel diga otra cosa (Código Sustantivo del Trabajo, arts. 23 y 24).',
        'Un juez puede ordenar prestaciones, vacaciones, aportes y, según el caso, indemnizaciones, y la UGPP cobrar los aportes. Para evitarlo, que de verdad haya autonomía, con entregas y plazos, y pide la planilla antes de cada pago. Un abogado del equipo mira el contrato y cómo se trabaja.',
      ],
    },
  },
  {
    name: 'el contrato de aprendizaje',
    named:
      /^contratos? (?:de|para|con) (?:aprendi[zs]ajes?|(?:un )?(?:aprendi[zs]|aprendices)(?: (?:del )?sena)?)$|^(?:aprendi[zs]|aprendices|practicantes?) (?:del |del )?sena$|^aprendi[zs]$|^aprendices$/,
    links: [write, legal, call],
    aspects: {
      what: [
        '¿Qué es un contrato de aprendizaje?',
        'El contrato de aprendizaje es un contrato de trabajo especial, a término fijo y por escrito, con que un estudiante del SENA o de otra institución aprende en la empresa (Ley 2466 de 2025, art. 21).',
        'En la etapa lectiva tiene salud y ARL; en la práctica, además, pensión, prima, cesantías, vacaciones y dotación, como los demás.',
      ],
      amount: [
        '¿Cuánto se paga a un aprendiz?',
        `En la etapa lectiva, el 75% del salario mínimo${learning}; en la práctica, el 100%${practice}, con prestaciones (Ley 2466 de 2025, art. 21). El contrato dura hasta tres años.`,
      ],
      who: [
        '¿Quién debe tener un contrato de aprendizaje?',
        'Las empresas desde 15 trabajadores, menos las de construcción: un aprendiz por cada 20, y uno más por la fracción de 10 o más (Ley 789 de 2002, arts. 32 y 33). Con 15 a 29 toca uno; con 30 a 49, dos.',
        'El SENA notifica la cuota. Puedes contratar al aprendiz o pagar la monetización.',
      ],
      how: [
        '¿Cómo se liquida un contrato de aprendizaje?',
        'La etapa práctica, como cualquier contrato: salario pendiente, cesantías con sus intereses, prima y vacaciones. En la lectiva no hay prestaciones (Ley 2466 de 2025, art. 21).',
        'Los contratos firmados antes del 25 de junio de 2025 los confirma una persona de nómina.',
      ],
      get: [
        '¿Qué se necesita para un contrato de aprendizaje?',
        'Un contrato escrito con la etapa y las fechas, la afiliación a salud y ARL antes de empezar (y a pensión en la práctica). Tu cuota la dice el SENA: www.sena.edu.co.',
      ],
    },
  },
  {
    name: 'el período de prueba',
    named: /^periodos? de prueba(?: laboral)?$/,
    links: [payroll, legal, call],
    aspects: {
      what: [
        '¿Qué es el período de prueba?',
        'El período de prueba es el comienzo del contrato, en que cualquiera de los dos puede terminarlo sin preaviso ni indemnización. Solo existe si quedó por escrito (Código Sustantivo del Trabajo, arts. 76 a 80).',
        'Se pagan salario, aportes y prestaciones desde el primer día.',
      ],
      amount: [
        '¿Cuánto dura el período de prueba?',
        'Hasta dos meses; en un contrato a término fijo de menos de un año, hasta la quinta parte del plazo: con 6 meses, 36 días (Código Sustantivo del Trabajo, art. 78).',
        'Con la misma persona solo vale en el primer contrato.',
      ],
      who: [
        '¿Es obligatorio el período de prueba?',
        'No: se puede pactar o no, y solo vale si quedó por escrito. Sin escrito, el contrato es normal desde el primer día (Código Sustantivo del Trabajo, art. 77).',
      ],
      how: [
        '¿Cómo se liquida el período de prueba?',
        'Como cualquier contrato: salario, prima, cesantías con sus intereses y vacaciones de esos días, sin indemnización (Código Sustantivo del Trabajo, art. 80).',
        tellMe,
      ],
    },
  },
  {
    name: 'la empleada doméstica',
    named:
      /^(?:(?:emplead[ao]s?|trabajador(?:as?|es)?|muchachas?|senoras?)(?: domestic[ao]s?| del hogar| del servicio(?: domestico)?| del aseo| de (?:la |una )?casa(?: de familia)?)(?: (?:interna|externa|por dias))?|(?:servicio|trabajo) domestico|emplead[ao] interna)$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué es el trabajo doméstico?',
        'El trabajo doméstico es el que se hace en una casa de familia, interna, externa o por días, y da los mismos derechos que cualquier trabajo: contrato escrito (Ley 2466 de 2025, art. 33), al menos el mínimo, prima, cesantías con sus intereses, vacaciones y seguridad social.',
        'Ten a mano cuántos días va, cuánto le pagas y desde cuándo, y una persona de nómina te dice qué planilla va y cuánto sale.',
      ],
      amount: [
        '¿Cuánto se paga a una empleada doméstica?',
        `Al menos ${leastDay}${aidOfDay}, el domingo en proporción, y aparte prima, cesantías, sus intereses y vacaciones. Si vive en la casa no va el auxilio de transporte (Ley 15 de 1959).`,
      ],
      how: ['¿Cómo liquido a la empleada de la casa?'],
      get: [
        '¿Qué se necesita para contratar una empleada doméstica?',
        '1. Contrato escrito, con los días y el pago (Ley 2466 de 2025, art. 33). 2. Inscribirte con tu cédula como empleador en una ARL y en una caja de compensación. 3. Afiliarla antes del primer día: la ARL cubre desde el siguiente. 4. Pagar la PILA cada mes.',
        'Si se contrata por menos de 30 días al mes y gana menos de un mínimo, se puede cotizar por semanas (Decreto 2616 de 2013).',
      ],
    },
  },
  {
    name: 'el teletrabajo',
    named:
      /^tele ?trabaj\w+$|^trabajo (?:remoto|en (?:la )?casa|desde (?:la |mi )?casa|a distancia|virtual)$/,
    links: [payroll, legal, call],
    aspects: {
      what: [
        '¿Qué es el teletrabajo?',
        'El teletrabajo es trabajar con contrato pero fuera de la empresa, por medio de internet y otras tecnologías, sin ir a un lugar fijo (Ley 1221 de 2008, con la Ley 2466 de 2025).',
        'Salario, prestaciones, jornada y seguridad social son los mismos que en la oficina. El «trabajo en casa» es otra cosa: temporal y por una situación excepcional (Ley 2088 de 2021); el «remoto» se pacta así desde el comienzo (Ley 2121 de 2021).',
      ],
      get: [
        '¿Qué se necesita para el teletrabajo?',
        'Escribirlo en el contrato o en un otrosí: la modalidad, la jornada, los equipos y quién responde por ellos, y el puesto de trabajo (Decreto 1072 de 2015, con el Decreto 1227 de 2022). Y avisar a la ARL.',
        'Si la persona pasó de la oficina al teletrabajo, tanto ella como la empresa pueden pedir que vuelva.',
      ],
      amount: [
        '¿Cuánto se paga por el teletrabajo?',
        `El mismo salario. Quien gana hasta dos mínimos recibe el auxilio de conectividad en lugar del de transporte, por el mismo valor${connected}; no se pagan los dos (Ley 2466 de 2025).`,
      ],
    },
  },
]
