import { contactHref } from '../../contact-topics'
import { inPesos, uvt, wageByYear } from '../../legal-figures'
import type { Concept } from '../concepts'
import { call, whatsapp } from '../reply-links'

const payroll = { href: '/servicios/asesoria-nomina#preguntas', label: 'Leer sobre nómina' } as const
const write = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' } as const
const dates = { href: '/herramientas/vencimientos/pila', label: 'Ver cuándo se paga' } as const

const wage = wageByYear[uvt.year]
const inWages = (count: number): string => (wage ? ` (${inPesos(count * wage.value)} en ${wage.year})` : '')

const contributionsPenalty =
  'Con calma: solo viene después de un requerimiento, y pagar antes la evita. Si no pagaste es el 5% de lo que falta por cada mes, hasta el 100%; si pagaste de menos, el 35% de la diferencia. Sin pagar en el plazo para responder suben al 10%, hasta el 200%, y al 60% (Ley 1607 de 2012, art. 179). Los intereses van aparte.'

/** Concepts about the base of contributions, the UGPP, which controls them, and the funds that receive them. */
export const concepts: readonly Concept[] = [
  {
    name: 'el IBC',
    named:
      /^(?:ibc|i b c|(?:ingresos?|salarios?) bases? (?:de |para )?(?:la )?cotiza(?:cion|r)|base (?:de |para )(?:la )?cotiza(?:cion|r)|ibc (?:de|para) (?:seguridad social|salud|pension|pila|planilla))$/,
    links: [payroll, dates, call],
    aspects: {
      what: [
        '¿Qué es el IBC?',
        'El IBC es el ingreso base de cotización: el valor sobre el que se calculan salud, pensión y riesgos laborales en la PILA (Ley 100 de 1993, art. 18).',
      ],
      how: [
        '¿Cómo se calcula el IBC?',
        'De un empleado es el salario, con horas extra, recargos y comisiones y sin el auxilio de transporte; en el salario integral, el 70% (Ley 100 de 1993, art. 18). Lo que no es salario entra en la parte que pase del 40% del total (Ley 1393 de 2010, art. 30).',
        `De un independiente es el 40% de lo que recibe al mes, sin IVA, y no menos de un salario mínimo${inWages(1)} (Ley 2277 de 2022, art. 89). Escríbeme cuánto ganas y te hago la cuenta.`,
      ],
      amount: [
        '¿De cuánto es el IBC?',
        `Va desde un salario mínimo${inWages(1)} hasta 25${inWages(25)} al mes, aunque ganes más (Ley 797 de 2003, art. 5). Con menos de un mínimo solo se cotiza por semanas, y por quien se contrata por menos de 30 días en el mes y gana menos de ese mínimo (Decreto 2616 de 2013).`,
      ],
    },
  },
  {
    name: 'la exoneración de parafiscales',
    named:
      /^(?:exoneracion(?:es)?(?: (?:de|del|en|para|los|aportes|pago|y|e|el|la|articulo|art|114 1|parafiscales|salud|sena|icbf))*|(?:articulo |art )?114 1(?: del (?:et|e t|estatuto(?: tributario)?))?|exonerad[oa]s?(?: (?:de|del|pagar|pago|aportes|parafiscales|salud|sena|icbf|y|e))+|no pagar parafiscales)$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué es la exoneración de parafiscales?',
        'Es una regla que libra a muchos empleadores de pagar el SENA (2%), el ICBF (3%) y su parte de salud (8,5%) por cada persona que gane menos de diez salarios mínimos (E.T., art. 114-1).',
      ],
      who: [
        '¿Quién tiene derecho a la exoneración de parafiscales?',
        'Las sociedades que declaran renta, aunque tengan un solo trabajador, y las personas naturales con dos o más (E.T., art. 114-1). Una persona natural con uno solo no la tiene por esa regla; si estás en el SIMPLE, míralo con una persona de nómina.',
      ],
      amount: [
        '¿De cuánto es la exoneración de parafiscales?',
        'Del 13,5% del salario de cada persona: 8,5% de salud, 2% del SENA y 3% del ICBF (E.T., art. 114-1). La pensión, la ARL y la caja no entran en la exoneración.',
      ],
    },
  },
  {
    name: 'la seguridad social de un independiente',
    named:
      /^(?:(?:el )?pagos? (?:por|de|para|como) (?:los )?independientes?|(?:pagos? (?:de |del )?(?:la )?)?(?:seguridad social|salud y pension|salud|pension|planillas?|pila|aportes?|cotizacion(?:es)?)(?: (?:a|de|la|y|seguridad social|salud|pension))*(?: (?:como|para|por|de|del|si soy|siendo|soy|un|una|los|trabajador(?:es)?))* (?:independientes?|contratistas?|freelance|prestacion de servicios)|independientes? (?:de |en |y )?(?:la )?(?:seguridad social|salud y pension|salud|pension|pila|planilla))$/,
    links: [dates, payroll, call],
    aspects: {
      amount: ['¿Cuánto paga un independiente de salud y pensión?'],
      what: [
        '¿Qué es la seguridad social de un independiente?',
        `Es la salud y la pensión que paga completas, por la PILA, quien trabaja por su cuenta: 12,5% y 16% sobre el 40% de lo que recibe al mes, y no menos de un salario mínimo${inWages(1)}, y la ARL según su contrato (Ley 2277 de 2022, art. 89).`,
      ],
      when: [
        '¿Cuándo se paga la seguridad social de un independiente?',
        'Mes vencido: en noviembre pagas lo de octubre (Decreto 1273 de 2018), del segundo al decimosexto día hábil, según los dos últimos dígitos de la cédula (Decreto 1990 de 2016).',
      ],
      who: [
        '¿Es obligatoria la seguridad social de un independiente?',
        `Sí, si sumando lo de tus contratos y tu negocio, después de costos, te queda al mes un salario mínimo o más${inWages(1)} (Ley 2277 de 2022, art. 89). En un mes sin ingresos, en general, no se cotiza.`,
      ],
      payer: [
        '¿Quién paga la seguridad social de un independiente?',
        'La paga él mismo, completa. La ARL de riesgo IV o V la paga quien lo contrata (Decreto 723 de 2013), y quien lo contrata debe comprobar la planilla para restar ese pago en su renta (E.T., art. 108).',
      ],
      get: [
        '¿Cómo hago el pago de salud y pensión como independiente?',
        'Por internet: 1. Afíliate a una EPS y a un fondo de pensiones. 2. Regístrate en un operador de PILA como independiente. 3. Escribe el 40% de lo que recibiste, y no menos de un salario mínimo. 4. Paga y guarda el comprobante.',
      ],
      late: [
        '¿Qué pasa si no pago la seguridad social como independiente?',
        'Con calma: se paga mes por mes en la PILA, con intereses por cada día (Ley 1066 de 2006, art. 3); empieza por el mes que corre, para no quedar sin salud.',
        'Hazlo antes de que escriba la UGPP: con su requerimiento propone además el 5% de lo que falta por cada mes, hasta el 100% (Ley 1607 de 2012, art. 179). Una persona de nómina te arma la lista.',
      ],
    },
  },
  {
    name: 'la UGPP',
    named: /^(?:u[gj]p{1,2}|u g p p|unidad de gestion pensional(?: y (?:contribuciones )?parafiscales)?)$/,
    links: [call, whatsapp, write],
    aspects: {
      what: [
        '¿Qué es la UGPP?',
        'La UGPP es la entidad, adscrita al Ministerio de Hacienda, que vigila que empleadores e independientes paguen bien salud, pensión, riesgos y parafiscales (Ley 1151 de 2007, art. 156). Compara tu PILA con lo que declaras a la DIAN.',
        'Si te llegó una carta suya, con calma: no es un embargo, y muchas diferencias se explican con soportes. Mira el plazo y llámanos con ella a la mano.',
      ],
      late: [
        '¿Qué pasa si no le pago a la UGPP?',
        'Con calma: responde dentro del plazo de la carta, con soportes; callar es lo peor. Si de verdad falta, se paga mes por mes en la PILA con sus intereses.',
        'La sanción que propone con el requerimiento es el 5% de lo que falta por cada mes, hasta el 100%, o el 35% de la diferencia si pagaste de menos; si no se paga en el plazo para responder, el 10%, hasta el 200%, o el 60% (Ley 1607 de 2012, art. 179).',
      ],
      who: [
        '¿A quién le cobra la UGPP?',
        'A empleadores y a independientes que no pagaron, o pagaron por menos, salud, pensión, riesgos o parafiscales (Ley 1151 de 2007, art. 156). También recibe las quejas de quien no está afiliado: www.ugpp.gov.co.',
      ],
    },
  },
  {
    name: 'la sanción de la UGPP',
    named:
      /^(?:sancion(?:es)?|multas?) (?:de |por )?(?:la )?(?:u[gj]pp|pila|planilla|no pagar (?:seguridad social|pila|planilla|parafiscales))$/,
    links: [call, whatsapp, write],
    aspects: {
      what: ['¿De cuánto es la sanción de la UGPP?', contributionsPenalty],
      amount: ['¿De cuánto es la sanción de la UGPP?', contributionsPenalty],
    },
  },
  {
    name: 'el fondo de solidaridad pensional',
    named:
      /^(?:(?:aportes? (?:a|al|de|del) )?fondo de solidaridad(?: pensional| pensiones| de pension(?:es)?)?|fsp|solidaridad pensional|fondo solidaridad(?: pensional)?)$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué es el fondo de solidaridad pensional?',
        'Es una cuenta del Estado que ayuda a pagar la pensión de quien no alcanza a cotizar. La forma un aporte adicional de quien gana cuatro salarios mínimos o más, que va en la misma PILA (Ley 100 de 1993, arts. 25 y 27).',
      ],
      amount: [
        '¿Cuánto es el fondo de solidaridad pensional?',
        `El 1% del salario desde cuatro salarios mínimos${inWages(4)}; desde 16 sube por tramos, hasta el 2% con más de 20 (Ley 797 de 2003, arts. 7 y 8).`,
      ],
      payer: [
        '¿Quién paga el fondo de solidaridad pensional?',
        'Lo paga solo el trabajador: se le descuenta del sueldo, y la empresa no pone nada (Ley 100 de 1993, art. 27). Un independiente lo paga si su base llega a cuatro salarios mínimos.',
      ],
      who: [
        '¿Me toca pagar fondo de solidaridad pensional?',
        `Sí, si tu base de cotización es de cuatro salarios mínimos o más${inWages(4)} (Ley 100 de 1993, art. 27; Ley 797 de 2003). Por debajo no se paga.`,
      ],
    },
  },
  {
    name: 'el fondo de pensiones',
    named:
      /^(?:fondos? (?:privados? )?(?:de )?pension(?:es)?(?: (?:obligatori[oa]s?|privados?))?|colpensiones|afp|rais|regimen(?:es)? (?:de prima media|de ahorro individual|pensional(?:es)?)|prima media|administradora de (?:fondos de )?pensiones)$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué es el fondo de pensiones?',
        'El fondo de pensiones es la entidad que recibe tus aportes: Colpensiones, que es pública y los reúne en un fondo común (el régimen de prima media), o un fondo privado, donde se ahorran en una cuenta tuya (el RAIS) (Ley 100 de 1993, arts. 12 y 59).',
      ],
      who: [
        '¿Es obligatorio el fondo de pensiones?',
        'Sí, para quien debe cotizar a pensión, y lo escoge la persona, no la empresa: no se puede estar en Colpensiones y en un fondo privado a la vez (Ley 100 de 1993, art. 12).',
      ],
      get: [
        '¿Qué necesito para el fondo de pensiones?',
        'Escoges uno y te afilias con tu documento; si eres empleado, se lo dices a la empresa, que hace la afiliación. Si ya cotizaste antes, sigues en el que tenías: míralo en Colpensiones o en tu historia laboral.',
      ],
      unpaid: [
        '¿Qué hago si no me pagan el fondo de pensiones?',
        'Lo puedes reclamar en cualquier tiempo: quien te emplea responde por todo el aporte, con intereses, aunque no te lo haya descontado (Ley 100 de 1993, arts. 22 y 23). Baja tu historia de semanas y pídelo por escrito.',
        'Si no lo hace, avisa al fondo, que debe cobrarle, y denúncialo en la UGPP (www.ugpp.gov.co); el Ministerio del Trabajo orienta gratis.',
      ],
    },
  },
  {
    name: 'el fondo de cesantías',
    named:
      /^(?:(?:plata|dinero|ahorro|retiro) (?:en |de )?(?:del |el |de un )?)?(?:fondos? (?:de )?[cs]es?[an]ntias?|fondo nacional del ahorro|fna)$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué es el fondo de cesantías?',
        'Es la entidad donde quien emplea consigna cada año las cesantías de cada trabajador, en una cuenta a su nombre que da rendimientos (Ley 50 de 1990, art. 99).',
      ],
      when: [
        '¿Cuándo se paga al fondo de cesantías?',
        'Hasta el 14 de febrero se consignan las del año anterior (Ley 50 de 1990, art. 99). Los intereses no van al fondo: se pagan al trabajador hasta el 31 de enero.',
      ],
      get: [
        '¿Cómo saco la plata del fondo de cesantías?',
        'Al terminar el contrato, toda. Mientras trabajas, para vivienda (comprarla, o arreglar la tuya o la de tu cónyuge) o para educación tuya, de tu pareja o de tus hijos: la pides en tu fondo con los soportes y una carta de quien te emplea. Cada fondo tiene su lista en la página.',
      ],
      who: [
        '¿Quién tiene derecho al fondo de cesantías?',
        'Todo trabajador con contrato que siga trabajando el 31 de diciembre, y el fondo lo escoge él (Ley 50 de 1990, art. 99). Si el contrato termina antes, las de ese año se le pagan en la mano. El salario integral ya las incluye.',
      ],
      late: [
        '¿Qué pasa si no pago al fondo de cesantías?',
        'Con calma, pero hoy: consígnalas cuanto antes y guarda el comprobante. Desde el 15 de febrero un juez puede ordenar, a favor del trabajador, un día de salario por cada día (Ley 50 de 1990, art. 99). No las pagues en la mano: puede tocarte pagarlas otra vez (Código Sustantivo del Trabajo, art. 254).',
      ],
      unpaid: [
        '¿Qué hago si no me consignan al fondo de cesantías?',
        'Guarda el estado de cuenta de tu fondo y pide por escrito a la empresa el comprobante: después del 14 de febrero un juez puede ordenar a tu favor un día de salario por cada día de demora (Ley 50 de 1990, art. 99). El Ministerio del Trabajo orienta gratis (www.mintrabajo.gov.co).',
      ],
    },
  },
]
