import { contactHref } from '../../contact-topics'
import type { Concept } from '../concepts'
import { call } from '../reply-links'

const payroll = { href: '/servicios/asesoria-nomina#preguntas', label: 'Leer sobre nómina' } as const
const write = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' } as const
const ministry =
  'Si no responden, el Ministerio del Trabajo orienta y cita a la empresa sin costo: www.mintrabajo.gov.co. Nosotros asesoramos a empresas y no llevamos reclamos de trabajadores.'
const recovered = 'Si eres quien emplea, reporta la novedad y te decimos cómo se recobra a la EPS.'

export const concepts: readonly Concept[] = [
  {
    name: 'la incapacidad',
    named:
      /^incapa[cs]idad(?:es)?(?: (?:medicas?|laboral(?:es)?|(?:por |de )?enfermedad|general|comun|temporal|de la eps|por enfermedad (?:general|comun)))*$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué es una incapacidad?',
        'La incapacidad son los días en que un médico dice que no puedes trabajar. Se pagan: los dos primeros quien emplea y desde el tercero la EPS; si fue por el trabajo, la ARL (Código Sustantivo del Trabajo, art. 227, y Decreto 780 de 2016, art. 3.2.1.10).',
        'Mientras dura, el contrato sigue. Entrégala cuanto antes y guarda copia.',
      ],
      amount: [
        '¿Cuánto se paga por una incapacidad?',
        'Por enfermedad común, dos terceras partes del salario los primeros 90 días y la mitad del 91 al 180, y ningún día a menos del mínimo (Código Sustantivo del Trabajo, art. 227). Los días son los que diga el médico.',
        'Si fue por el trabajo, el 100%, desde el día siguiente al accidente (Ley 776 de 2002, art. 3).',
      ],
      payer: ['¿Quién paga una incapacidad?'],
      who: [
        '¿Quién tiene derecho a una incapacidad?',
        'La cobra quien cotiza a salud y ha pagado al menos cuatro semanas, empleado o independiente (Decreto 780 de 2016, art. 2.2.3.3.1); si fue por el trabajo no se pide ese tiempo. Un beneficiario o quien está en el régimen subsidiado no la cobra.',
      ],
      get: [
        '¿Cómo se tramita una incapacidad?',
        '1. Pide en la EPS el certificado, con los días. 2. Entrégalo en la empresa cuanto antes, con copia recibida. 3. La empresa te paga en la nómina y la recobra a la EPS: ese trámite es suyo (Decreto 19 de 2012, art. 121).',
        'Un independiente la cobra él mismo a su EPS.',
      ],
      how: ['¿Cuánto se paga por una incapacidad?'],
      unpaid: [
        '¿Qué hago si no me pagan la incapacidad?',
        'Pídela por escrito a la empresa y a la EPS, con copia del certificado y la fecha en que la entregaste. A un empleado le paga la empresa y ella la recobra: no te toca el trámite (Decreto 19 de 2012, art. 121).',
        ministry,
      ],
    },
  },
  {
    name: 'la licencia de maternidad',
    named:
      /^(?:licencia|incapacidad|permiso|descanso)s? (?:remunerada )?(?:de |por )?maternidad$|^maternidad$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué es la licencia de maternidad?',
        'La licencia de maternidad son 18 semanas de descanso con el salario completo por el nacimiento o la adopción de un hijo (Código Sustantivo del Trabajo, art. 236).',
        'El contrato sigue y hay fuero: para terminarlo hace falta permiso del Ministerio del Trabajo (arts. 239 y 240).',
      ],
      amount: [
        '¿Cuánto dura la licencia de maternidad?',
        '18 semanas, con el salario completo (Código Sustantivo del Trabajo, art. 236).',
        'Si no cotizaste todo el embarazo y eres empleada, quien te emplea te la paga completa de todos modos. La EPS la puede reconocer en proporción a lo cotizado (Decreto 780 de 2016, con el Decreto 2126 de 2023) y, según la Corte Constitucional, completa si faltaron menos de dos meses.',
      ],
      payer: ['¿Quién paga la licencia de maternidad?'],
      when: [
        '¿Desde cuándo es la licencia de maternidad?',
        'Desde una semana antes de la fecha probable del parto, o dos si el médico lo pide; el resto va después (Código Sustantivo del Trabajo, art. 236, con la Ley 1822 de 2017).',
      ],
      who: [
        '¿Quién tiene derecho a la licencia de maternidad?',
        'La tiene toda madre que cotiza a salud, empleada o independiente, también la que adopta (Código Sustantivo del Trabajo, art. 236).',
      ],
      get: [
        '¿Cómo se tramita la licencia de maternidad?',
        'Entrega a la empresa el certificado médico con el embarazo, la fecha probable del parto y el día en que empieza la licencia (Código Sustantivo del Trabajo, art. 236). La empresa la paga en la nómina y la recobra a la EPS (Decreto 19 de 2012, art. 121).',
        'Una independiente la cobra a su EPS.',
      ],
      unpaid: [
        '¿Qué hago si no me pagan la licencia de maternidad?',
        'Pídela por escrito a la empresa y a la EPS, con el certificado. La empresa la paga en la nómina y después la recobra: ese trámite no es tuyo (Decreto 19 de 2012, art. 121). Si es lo que tienes para vivir, se puede poner una tutela.',
        ministry,
      ],
    },
  },
  {
    name: 'la licencia de paternidad',
    named:
      /^(?:licencia|incapacidad|permiso|descanso)s? (?:remunerada )?(?:de |por )?paternidad$|^paternidad$|^ley maria$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué es la licencia de paternidad?',
        'La licencia de paternidad son dos semanas pagadas para el padre por el nacimiento o la adopción de un hijo (Ley 2114 de 2021). Las paga quien emplea, en la nómina, y las recobra a la EPS.',
      ],
      amount: ['¿Cuánto es la licencia de paternidad?'],
      payer: [
        '¿Quién paga la licencia de paternidad?',
        'La reconoce la EPS, según las semanas que el padre cotizó durante el embarazo; quien emplea la paga en la nómina y la recobra (Decreto 19 de 2012, art. 121).',
        recovered,
      ],
      get: [
        '¿Cómo se tramita la licencia de paternidad?',
        'Con el registro civil de nacimiento, que se entrega a la empresa y a la EPS a más tardar en los 30 días siguientes (Ley 2114 de 2021).',
        recovered,
      ],
      who: [
        '¿Quién tiene derecho a la licencia de paternidad?',
        'La tiene el padre que cotiza a salud, también el que adopta: son dos semanas, y la EPS las paga en proporción a lo que cotizó durante el embarazo (Ley 2114 de 2021).',
      ],
      unpaid: [
        '¿Qué hago si no me pagan la licencia de paternidad?',
        'Pídela por escrito a la empresa y a la EPS, con el registro civil y la fecha en que lo entregaste. La empresa la paga en la nómina y la recobra (Decreto 19 de 2012, art. 121).',
        ministry,
      ],
    },
  },
  {
    name: 'la licencia de luto',
    named:
      /^(?:(?:licencia|permiso|dias?)s? (?:de |por )?)?(?:luto|duelo)$|^(?:licencia|permiso|dias) por (?:muerte|fallecimiento)(?: de (?:un )?familiar)?$/,
    links: [payroll, call],
    aspects: {
      what: [
        '¿Qué es la licencia de luto?',
        'La licencia de luto son 5 días hábiles pagados por la muerte del cónyuge o compañero, padres, hijos, abuelos, hermanos, nietos, suegros, hijastros, yernos o nueras, con cualquier contrato (Ley 1280 de 2009).',
        'No se descuentan de las vacaciones.',
      ],
      amount: [
        '¿Cuánto dura la licencia de luto?',
        '5 días hábiles, contados según los días que trabaja la persona, y pagados completos (Ley 1280 de 2009).',
      ],
      who: [
        '¿Quién tiene derecho a la licencia de luto?',
        'La tiene todo trabajador, con cualquier contrato de trabajo, por la muerte del cónyuge o compañero, de padres e hijos (también adoptivos), abuelos, hermanos, nietos, suegros, hijastros, yernos y nueras (Ley 1280 de 2009). Tíos, primos y cuñados no están.',
      ],
      payer: [
        '¿Quién paga la licencia de luto?',
        'Quien emplea, con el salario normal: no la paga la EPS ni se descuenta de las vacaciones (Ley 1280 de 2009).',
      ],
      get: [
        '¿Cómo se pide la licencia de luto?',
        'Avisa a la empresa y entrega el documento de la autoridad que prueba la muerte y el parentesco dentro de los 30 días siguientes (Ley 1280 de 2009).',
      ],
      unpaid: [
        '¿Qué hago si no me pagan la licencia de luto?',
        'Pídela por escrito, con el registro de defunción y la prueba del parentesco, y guarda copia: son 5 días hábiles pagados (Ley 1280 de 2009).',
        ministry,
      ],
    },
  },
  {
    name: 'la licencia no remunerada',
    named:
      /^(?:(?:licencia|permiso|suspension)s? (?:laboral )?(?:no remunerad[ao]s?|sin (?:sueldo|pago|goce de sueldo|remuneracion)))$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué es una licencia no remunerada?',
        'La licencia no remunerada son días sin trabajar y sin sueldo que el trabajador pide y la empresa acepta: el contrato queda suspendido (Código Sustantivo del Trabajo, arts. 51 y 53).',
        'Esos días se pueden descontar de vacaciones y cesantías, y de la prima no. La ARL no se cotiza; salud sí, a cargo de quien emplea (Decreto 780 de 2016, art. 3.2.5.2), y cómo va la pensión lo confirma nómina, porque los conceptos no coinciden.',
      ],
      who: [
        '¿Es obligatoria una licencia no remunerada?',
        'No: la empresa puede darla o negarla. Las que sí debe dar son las de ley, como luto, maternidad, paternidad y calamidad (Código Sustantivo del Trabajo, art. 57).',
      ],
      get: [
        '¿Cómo se pide una licencia no remunerada?',
        'Por escrito, con las fechas, y la empresa responde también por escrito, con el día en que la persona vuelve. Después se reporta como novedad en la PILA.',
      ],
      how: ['¿Qué es una licencia no remunerada?'],
    },
  },
]
