import { contactHref } from '../../contact-topics'
import { inPesos, uvt, wageByYear } from '../../legal-figures'
import type { Concept } from '../concepts'
import { call } from '../reply-links'

const payroll = { href: '/servicios/asesoria-nomina#preguntas', label: 'Leer sobre nómina' } as const
const write = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' } as const
const dates = { href: '/herramientas/vencimientos/pila', label: 'Ver cuándo se paga' } as const

const wage = wageByYear[uvt.year]
const least = wage ? ` (${inPesos(wage.value)} en ${wage.year})` : ''

/** The days for paying all contributions to social security, which share one form (PILA). */
const days =
  'Cada mes, en la PILA, del segundo al decimosexto día hábil, según los dos últimos dígitos del NIT o de la cédula (Decreto 1990 de 2016). El día exacto sale con tu número en el calendario; un independiente paga mes vencido.'
const shares =
  'La empresa y el trabajador: del sueldo se descuentan el 4% de salud y el 4% de pensión, y la empresa pone el resto (Ley 100 de 1993, arts. 20 y 204). Un independiente lo paga todo él.'
const delay =
  'Con calma: se paga después, mes por mes, en el operador de la PILA, que suma los intereses de cada día (Ley 100 de 1993, art. 23; Ley 1066 de 2006, art. 3). Mientras tanto la EPS puede suspender servicios y, sin ARL al día, un accidente lo puede terminar pagando quien emplea.'
const beforeLetter =
  'Ponte al día antes de que escriba la UGPP: con su requerimiento propone además el 5% de lo que falta por cada mes de retraso, hasta el 100% (Ley 1607 de 2012, art. 179). Una persona de nómina te hace la cuenta.'
const claim =
  'Responde quien te emplea, por su parte y por la tuya, con los intereses (Ley 100 de 1993, arts. 22 y 23). Guarda los desprendibles y lo que pruebe que trabajas ahí, y pide por escrito que te afilie y pague.'
const ministry =
  'Si no lo hace, avisa a tu EPS y a tu fondo y denúncialo en la UGPP (www.ugpp.gov.co); el Ministerio del Trabajo orienta gratis (www.mintrabajo.gov.co).'
const exempt =
  'Por quienes ganan menos de diez salarios mínimos no lo debe una sociedad que declara renta, ni una persona natural con dos trabajadores o más (E.T., art. 114-1).'
const firstWhether = `Con calma: mira primero si lo debes. ${exempt} Si lo debes, se paga mes por mes en la PILA, con intereses por cada día (Ley 1066 de 2006, art. 3).`

export const concepts: readonly Concept[] = [
  {
    name: 'la PILA',
    named:
      /^(?:planillas?(?: (?:pila|unica|integrada|de aportes|de pila|de (?:la )?seguridad social|de salud(?: y pension)?|(?:de|por|para) (?:(?:un|una|mis?|los) )?(?:emplead[oa]s?|trabajador(?:a|es)?)))*|pila(?: (?:de|por|para) (?:(?:un|una|mis?|los) )?(?:emplead[oa]s?|trabajador(?:a|es)?))?|planilla integrada de (?:liquidacion de )?aportes|operador(?:es)? de (?:pila|planilla))$/,
    links: [dates, payroll, call],
    aspects: {
      what: [
        '¿Qué es la PILA?',
        'La PILA es la planilla única con que se pagan cada mes salud, pensión, riesgos laborales, caja de compensación y parafiscales, en un solo pago por internet (Decreto 1990 de 2016). Es lo que muchos llaman «la planilla».',
      ],
      when: ['¿Cuándo se paga la PILA?', days],
      amount: [
        '¿Cuánto es la planilla?',
        'Por un empleado, sobre su salario: salud 12,5%, pensión 16%, ARL desde 0,522% y caja 4%, más SENA e ICBF, 5%; de eso el trabajador pone el 8%. Si estás exonerado no van SENA ni ICBF, y de salud solo el 4% que se le descuenta (E.T., art. 114-1).',
        `Un independiente paga 12,5% y 16% sobre el 40% de lo que recibe, y no menos de un salario mínimo${least} (Ley 2277 de 2022, art. 89). Escríbeme cuánto ganas y te hago la cuenta.`,
      ],
      who: [
        '¿Me toca pagar PILA?',
        `Sí, si tienes un empleado, aunque sea uno, por días o en tu casa, o si trabajas por tu cuenta y al mes recibes, después de costos, un salario mínimo o más${least} (Ley 100 de 1993, art. 22; Ley 2277 de 2022, art. 89).`,
      ],
      payer: [
        '¿Quién paga la PILA?',
        'Por un empleado la paga la empresa: pone su parte y le descuenta del sueldo el 4% de salud y el 4% de pensión (Ley 100 de 1993, arts. 20 y 204). Un independiente paga la suya completa.',
      ],
      get: [
        '¿Cómo hago la planilla?',
        'Por internet: 1. Regístrate en un operador de PILA. 2. Escribe las personas, los días y el salario de cada una, o tu ingreso si eres independiente. 3. Revisa la base y paga. 4. Guarda el comprobante. Si tienes empleados, la hacemos por ti.',
      ],
      late: ['¿Qué pasa si no pago la PILA?', delay, beforeLetter],
    },
  },
  {
    name: 'la seguridad social',
    named:
      /^(?:(?:sistema (?:general )?de )?segurida[dt]? social(?: integral| (?:de|por|para) (?:(?:un|una|mis?|los) )?(?:emplead[oa]s?|trabajador(?:a|es)?))?|salud y pension|aportes (?:a|de|en) (?:la )?(?:seguridad social|salud y pension)|cotizacion(?:es)? (?:a|de|en) (?:la )?(?:seguridad social|salud y pension))$/,
    links: [dates, payroll, call],
    aspects: {
      what: [
        '¿Qué es la seguridad social?',
        'Es la protección que se paga mientras se trabaja: salud (EPS), pensión y riesgos laborales (ARL) (Ley 100 de 1993). Va cada mes en la PILA, junto con la caja de compensación.',
      ],
      amount: [
        '¿Cuánto es la seguridad social?',
        'Por un empleado: salud 12,5% del salario (8,5% la empresa y 4% el trabajador), pensión 16% (12% y 4%) y ARL desde 0,522%, que pone la empresa (Ley 100 de 1993, arts. 20 y 204). Muchas empresas no pagan el 8,5% (E.T., art. 114-1).',
        `Un independiente paga 12,5% y 16% sobre el 40% de lo que recibe, y no menos de un salario mínimo${least}, y la ARL según el riesgo (Ley 2277 de 2022, art. 89). Escríbeme cuánto ganas y te hago la cuenta.`,
      ],
      payer: ['¿Quién paga la seguridad social?', shares],
      when: ['¿Cuándo se paga la seguridad social?', days],
      who: [
        '¿Es obligatoria la seguridad social?',
        `Sí: por todo empleado, también por días o en una casa de familia, y para quien trabaja por su cuenta y recibe al mes, después de costos, un salario mínimo o más${least} (Ley 100 de 1993, art. 22; Ley 2277 de 2022, art. 89). No se puede renunciar a ella, ni por acuerdo.`,
      ],
      late: ['¿Qué pasa si no pago la seguridad social?', delay, beforeLetter],
      unpaid: ['¿Qué hago si no me pagan la seguridad social?', claim, ministry],
    },
  },
  {
    name: 'el aporte a salud',
    named:
      /^(?:(?:aportes?|cotizacion|cotizaciones|afiliacion|pago) (?:a|de|en|para) (?:la )?(?:salud|eps)(?: (?:de|por|para) (?:(?:un|una|mis?|los) )?(?:emplead[oa]s?|trabajador(?:a|es)?))?|(?:salud|eps)(?: (?:de|por|para) (?:(?:un|una|mis?|los) )?(?:emplead[oa]s?|trabajador(?:a|es)?))?|e p s|entidad promotora de salud)$/,
    links: [payroll, dates, call],
    aspects: {
      what: [
        '¿Qué es el aporte a salud?',
        'La EPS es la entidad que te atiende en salud, a ti y a tu familia, y el aporte a salud es lo que se le paga cada mes por la PILA (Ley 100 de 1993, art. 204). La EPS también reconoce incapacidades y licencias de maternidad y paternidad.',
      ],
      amount: [
        '¿Cuánto es el aporte a salud?',
        'El 12,5% de la base: por un empleado, 4% el trabajador y 8,5% la empresa (Ley 100 de 1993, art. 204). Muchas empresas no pagan ese 8,5% por quienes ganan menos de diez salarios mínimos (E.T., art. 114-1).',
        `Un independiente paga el 12,5% sobre el 40% de lo que recibe, y no menos de un salario mínimo${least}; a un pensionado le descuentan el 4, el 10 o el 12%, según su mesada (Ley 2294 de 2023).`,
      ],
      payer: [
        '¿Quién paga el aporte a salud?',
        'Los dos: al trabajador se le descuenta el 4% del salario y la empresa pone el 8,5%, salvo que esté exonerada (Ley 100 de 1993, art. 204; E.T., art. 114-1). Un independiente lo paga todo él.',
      ],
      when: ['¿Cuándo se paga el aporte a salud?', days],
      get: [
        '¿Qué necesito para la afiliación a salud?',
        'Si eres empleado, te afilia la empresa a más tardar el día en que entras, en la EPS que tú escojas. Si trabajas por tu cuenta, te afilias con tu documento en la EPS y luego pagas cada mes por la PILA.',
      ],
      late: ['¿Qué pasa si no pago el aporte a salud?', delay],
      unpaid: ['¿Qué hago si no me pagan el aporte a salud?', claim, ministry],
    },
  },
  {
    name: 'el aporte a pensión',
    named:
      /^(?:(?:aportes?|cotizacion|cotizaciones|afiliacion) (?:a|de|en|para|al sistema de) (?:la )?pension(?:es)?(?: (?:de|por|para) (?:(?:un|una|mis?|los) )?(?:emplead[oa]s?|trabajador(?:a|es)?))?|pension(?:es)?(?: (?:de|por|para) (?:(?:un|una|mis?|los) )?(?:emplead[oa]s?|trabajador(?:a|es)?))?|sistema (?:general )?de pensiones)$/,
    links: [payroll, dates, call],
    aspects: {
      what: [
        '¿Qué es el aporte a pensión?',
        'Es lo que se paga cada mes, mientras trabajas, para tener una pensión de vejez, o antes por invalidez; si mueres, la puede recibir tu familia (Ley 100 de 1993). Va en la PILA, a Colpensiones o a un fondo privado.',
      ],
      amount: [
        '¿Cuánto es el aporte a pensión?',
        `El 16% de la base: 12% la empresa y 4% el trabajador; un independiente paga todo, sobre el 40% de lo que recibe y no menos de un salario mínimo${least} (Ley 100 de 1993, art. 20; Ley 2277 de 2022, art. 89). Desde cuatro salarios mínimos se suma el fondo de solidaridad.`,
      ],
      payer: [
        '¿Quién paga el aporte a pensión?',
        'Los dos: la empresa pone el 12% del salario y al trabajador se le descuenta el 4% (Ley 100 de 1993, art. 20). Un independiente lo paga todo él.',
      ],
      when: ['¿Cuándo se paga el aporte a pensión?', days],
      who: [
        '¿Es obligatorio el aporte a pensión?',
        `Sí: por todo empleado, desde el primer día, y para quien trabaja por su cuenta y recibe al mes, después de costos, un salario mínimo o más${least} (Ley 100 de 1993, art. 22; Ley 2277 de 2022, art. 89). El trabajador no puede renunciar a él.`,
      ],
      late: ['¿Qué pasa si no pago el aporte a pensión?', delay, beforeLetter],
      unpaid: [
        '¿Qué hago si no me pagan el aporte a pensión?',
        'Lo puedes reclamar en cualquier tiempo: quien te emplea responde por todo el aporte, aunque no te lo haya descontado (Ley 100 de 1993, art. 22), y según la Corte Suprema los aportes a pensión no prescriben. Mira tus semanas en Colpensiones o en tu fondo y pide por escrito las que falten.',
        ministry,
      ],
    },
  },
  {
    name: 'la ARL',
    named:
      /^(?:ar[lp]s?(?: (?:(?:de|en|clase|nivel|riesgo) )*(?:[1-5]|i{1,3}|iv|v))?|a r l|(?:aportes? (?:a|de|en) )?(?:los )?riesgos (?:laborales|profesionales)|administradora de riesgos (?:laborales|profesionales)|(?:aportes?|afiliacion|seguro) (?:a|de) (?:la )?(?:arl|riesgos laborales))$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué es la ARL?',
        'La ARL es la aseguradora que cubre los accidentes y las enfermedades del trabajo: la atención y el 100% del salario mientras dure la incapacidad (Ley 776 de 2002, art. 3).',
      ],
      amount: [
        '¿Cuánto es la ARL?',
        'Depende del riesgo de la actividad. Se empieza con 0,522% del salario en la clase I (oficina), 1,044% en la II, 2,436% en la III, 4,35% en la IV y 6,96% en la V, como la construcción (Decreto 1772 de 1994, art. 13). La clase sale de la tabla de actividades (Decreto 768 de 2022).',
      ],
      payer: [
        '¿Quién paga la ARL?',
        'La paga completa quien emplea: al trabajador no se le descuenta nada (Decreto Ley 1295 de 1994). Un contratista paga la suya, salvo que el riesgo sea IV o V: ahí la paga quien lo contrata (Decreto 723 de 2013).',
      ],
      get: [
        '¿Qué necesito para la afiliación a la ARL?',
        'Se hace en la ARL que escoja quien emplea, con los datos de la persona, el cargo, el salario y la fecha, y antes del primer día: cubre desde el día siguiente. A un contratista lo afilia quien lo contrata, en la ARL que él escoja (Decreto 723 de 2013).',
      ],
      who: [
        '¿Es obligatoria la ARL?',
        'Sí: por todo empleado, aunque vaya pocos días al mes o trabaje en una casa de familia, y desde antes de empezar. También para un contratista con contrato de más de un mes, o de riesgo IV o V, y lo afilia quien lo contrata (Ley 1562 de 2012, art. 2; Decreto 723 de 2013).',
      ],
      when: ['¿Cuándo se paga la ARL?', days],
      late: [
        '¿Qué pasa si no pago la ARL?',
        'Con calma, pero hoy: afilia y paga ya en la PILA, que suma los intereses; la cobertura empieza al día siguiente de la afiliación. Si alguien se accidenta sin ARL, la atención y la incapacidad pueden quedar a cargo de quien emplea.',
      ],
      unpaid: [
        '¿Qué hago si no me pagan la ARL?',
        'Pide por escrito que te afilien, porque es obligación de quien te emplea, y guarda lo que pruebe que trabajas ahí. Si te accidentas, ve a urgencias, que no te pueden negar, y guarda la historia.',
        ministry,
      ],
    },
  },
  {
    name: 'la caja de compensación',
    named:
      /^(?:(?:aportes? (?:a|de) (?:la )?)?cajas? de compensacion(?: familiar)?|caja compensacion|ccf|(?:afiliacion|aporte) (?:a|de) (?:la )?caja(?: de compensacion)?)$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué es la caja de compensación?',
        'Es la entidad que da a los trabajadores el subsidio familiar, recreación, vivienda, crédito y otros servicios, con un aporte del 4% de la nómina que paga quien emplea (Ley 21 de 1982).',
      ],
      amount: [
        '¿Cuánto es la caja de compensación?',
        'El 4% de la nómina: a diferencia del SENA y del ICBF, el artículo 114-1 del Estatuto Tributario no exonera de la caja. Si contratas a alguien de 18 a 28 años para un cargo nuevo, pregunta por la exención del primer año (Ley 1780 de 2016, art. 7).',
      ],
      payer: [
        '¿Quién paga la caja de compensación?',
        'La caja de compensación (4% de la nómina) la paga completa quien emplea, en la PILA: al trabajador no se le descuenta (Ley 21 de 1982).',
      ],
      who: [
        '¿Quién tiene derecho a la caja de compensación?',
        'Es obligatoria y para todo empleado: quien emplea lo afilia y paga el 4% (Ley 21 de 1982). El subsidio en dinero es para quien gana hasta cuatro salarios mínimos, y hasta seis con su pareja, trabaja 96 horas al mes o más y tiene personas a cargo (Ley 789 de 2002, art. 3).',
      ],
      get: [
        '¿Qué necesito para la caja de compensación?',
        'La empresa escoge la caja y afilia a la persona a más tardar el día en que entra. Para el subsidio, el trabajador registra después a su familia en la caja, con los documentos que ella pida.',
      ],
      late: ['¿Qué pasa si no pago la caja de compensación?', delay, beforeLetter],
    },
  },
  {
    name: 'el SENA',
    named:
      /^(?:sena|(?:aportes?|parafiscal) (?:a|al|de|del|para)(?: el)? sena|servicio nacional de aprendizaje)$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué es el SENA?',
        'Es la entidad pública que enseña oficios sin costo. El «aporte al SENA» es un parafiscal: el 2% de la nómina, que pagan en la PILA los empleadores que no están exonerados (Ley 21 de 1982). La cuota de aprendices es otra obligación.',
      ],
      amount: ['¿Cuánto es el SENA?', 'El 2% de la nómina (Ley 21 de 1982).', exempt],
      who: ['¿Me toca pagar SENA?', `Solo si tienes empleados y no estás exonerado. ${exempt}`],
      payer: ['¿Quién paga el SENA?', `Lo paga quien emplea, no el trabajador. ${exempt}`],
      late: ['¿Qué pasa si no pago el SENA?', firstWhether, beforeLetter],
    },
  },
  {
    name: 'el ICBF',
    named:
      /^(?:i?cbf|icfb|(?:aportes?|parafiscal) (?:a|al|de|del|para)(?: el)? icbf|bienestar familiar|instituto (?:colombiano )?de bienestar familiar)$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué es el ICBF?',
        'Es el Instituto Colombiano de Bienestar Familiar, que protege a los niños y a las familias. Su aporte es un parafiscal: el 3% de la nómina, que pagan en la PILA los empleadores que no están exonerados (Ley 89 de 1988).',
      ],
      amount: ['¿Cuánto es el ICBF?', 'El 3% de la nómina (Ley 89 de 1988).', exempt],
      who: ['¿Me toca pagar ICBF?', `Solo si tienes empleados y no estás exonerado. ${exempt}`],
      payer: ['¿Quién paga el ICBF?', `Lo paga quien emplea, no el trabajador. ${exempt}`],
      late: ['¿Qué pasa si no pago el ICBF?', firstWhether, beforeLetter],
    },
  },
  {
    name: 'los parafiscales',
    named:
      /^(?:(?:aportes?|contribucion(?:es)?|pagos?) para ?fiscal(?:es)?|para ?fiscal(?:es)?|sena,? (?:e|y) icbf|sena icbf|sena e i cbf)$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué son los parafiscales?',
        'Son los aportes de la nómina a la caja de compensación, al SENA y al ICBF, que paga quien emplea en la PILA (Ley 21 de 1982; Ley 89 de 1988). Muchas empresas están exoneradas de SENA e ICBF por quien gana menos de diez salarios mínimos (E.T., art. 114-1).',
      ],
      amount: [
        '¿Cuánto son los parafiscales?',
        'El 9% de la nómina: caja 4%, SENA 2% e ICBF 3%. Muchas empresas pagan solo la caja, por quienes ganan menos de diez salarios mínimos (E.T., art. 114-1).',
      ],
      who: ['¿Qué parafiscales se pagan y quién está exonerado?'],
      payer: [
        '¿Quién paga los parafiscales?',
        'Los paga completos quien emplea: al trabajador no se le descuentan. Por quienes ganan menos de diez salarios mínimos muchas empresas pagan solo la caja (E.T., art. 114-1).',
      ],
      when: ['¿Cuándo se pagan los parafiscales?', days],
      late: ['¿Qué pasa si no pago los parafiscales?', delay, beforeLetter],
    },
  },
]
