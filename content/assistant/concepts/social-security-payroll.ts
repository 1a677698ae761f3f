import { contactHref } from '../../contact-topics'
import { inPesos, uvt, uvtInPesos, wageByYear } from '../../legal-figures'
import type { Concept } from '../concepts'
import { call, figuresLink } from '../reply-links'

const payroll = { href: '/servicios/asesoria-nomina#preguntas', label: 'Leer sobre nómina' } as const
const write = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' } as const
const service = { href: '/servicios/asesoria-nomina', label: 'Ver asesoría en nómina' } as const
const tax = { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' } as const
const lawyer = { href: contactHref('asesoria-legal'), label: 'Hablar con un abogado' } as const

const wage = wageByYear[uvt.year]
const example =
  wage && wage.aid !== null
    ? ` Con el mínimo de ${wage.year} se pagan ${inPesos(wage.value + wage.aid)}, se descuentan ${inPesos(wage.value * 0.08)} y quedan ${inPesos(wage.value * 0.92 + wage.aid)}.`
    : ''
const untouched = wage ? ` (${inPesos(wage.value)} en ${wage.year})` : ''

export const concepts: readonly Concept[] = [
  {
    name: 'la nómina',
    named: /^(?:nominas?(?: de (?:la empresa|empleados|personal|sueldos|salarios|pagos))?)$/,
    links: [payroll, service, call],
    aspects: {
      what: [
        '¿Qué es la nómina?',
        'La nómina es la cuenta de lo que se le paga a cada empleado en un período: lo que ganó (salario, horas extra, recargos y auxilio de transporte) menos lo que se le descuenta (salud, pensión y otros). De ella salen el desprendible, la PILA y la nómina electrónica.',
      ],
      how: [
        '¿Cómo se calcula la nómina?',
        `Se suma lo ganado en los días trabajados y se resta, del salario sin el auxilio de transporte, el 4% de salud y el 4% de pensión (Ley 100 de 1993, arts. 20 y 204), y la retención o lo que ordene un juez.${example}`,
        'Escríbeme un salario y te hago la cuenta. Con horas extra, incapacidades o novedades la hace una persona de nómina.',
      ],
      often: ['¿Cada cuánto se paga la nómina?'],
      when: ['¿Cada cuánto se paga la nómina?'],
      late: [
        '¿Qué pasa si no pago la nómina?',
        'Con calma, pero pronto: paga primero los salarios, habla con tu gente y deja por escrito una fecha cercana. El trabajador puede quejarse ante el Ministerio del Trabajo, que puede multar, o demandar.',
        'Si un contrato termina con salarios o prestaciones sin pagar, cada día de demora puede costar un día de salario (Código Sustantivo del Trabajo, art. 65).',
      ],
      unpaid: [
        '¿Qué hago si no me pagan la nómina?',
        'Pide por escrito, con fecha, que te digan cuánto te deben y cuándo lo pagan, y guarda el contrato, los desprendibles y los mensajes. Si no responden, el Ministerio del Trabajo orienta y cita a la empresa sin costo (www.mintrabajo.gov.co). Tienes tres años para reclamar (Código Sustantivo del Trabajo, art. 488).',
      ],
    },
  },
  {
    name: 'la nómina electrónica',
    named:
      /^(?:(?:documento )?soporte (?:de pago )?de nomina(?: electronic[oa])?|documento soporte de pago de nomina(?: electronica)?|nominas? electr?[oi]?nicas?|nomina (?:ante |de |en )?(?:la )?dian|nomina electronica (?:ante |de |en )?(?:la )?dian)$/,
    links: [service, write, call],
    aspects: {
      what: [
        '¿Qué es la nómina electrónica?',
        'Es el documento con que se informa a la DIAN, cada mes, lo que se le pagó a cada empleado y lo que se le descontó. No es un pago: prueba ese gasto para restarlo en la renta (Resolución DIAN 000013 de 2021).',
      ],
      when: [
        '¿Cuándo se presenta la nómina electrónica?',
        'Cada mes, en los 10 primeros días del mes siguiente al del pago (Resolución DIAN 000013 de 2021, art. 8). Como no todos leen igual si son hábiles, hazla dentro de los 10 días calendario.',
      ],
      who: ['¿Es obligatoria la nómina electrónica?'],
      get: [
        '¿Cómo hago la nómina electrónica?',
        'Cada mes se arma en un programa de nómina, se firma y se transmite a la DIAN un documento por empleado; si uno ya aceptado tiene un error, va una nota de ajuste. Si prefieres, la transmitimos por ti.',
      ],
      late: ['¿Hay multa por no transmitir a tiempo la nómina electrónica?'],
    },
  },
  {
    name: 'el desprendible de nómina',
    named:
      /^(?:desprendibles?(?: de(?:l)? (?:nomina|pago|sueldo|salario)| de pago de nomina)?|(?:colillas?|volantes?|tirillas?|comprobantes?|recibos?) de (?:(?:pago de )?(?:nomina|sueldo|salario)|pago de la nomina)|(?:colillas?|volantes?|tirillas?) de pago)$/,
    links: [payroll, write, call],
    aspects: {
      what: [
        '¿Qué es el desprendible de nómina?',
        'Es el comprobante de cada pago de nómina: dice los días, el salario, lo demás que ganaste, cada descuento con su nombre y lo que recibes. También lo llaman colilla o volante de pago.',
      ],
      get: [
        '¿Cómo saco el desprendible de nómina?',
        'Lo da la empresa: pídelo a recursos humanos o a quien te paga, o míralo en la página de nómina que usen. Si no lo tienen a mano, pídelo por escrito con los meses que necesitas.',
      ],
      who: [
        '¿Quién entrega el desprendible de nómina?',
        'Quien te paga el salario. Si eres quien emplea, dalo en cada pago y guarda copia: prueba qué pagaste y qué descontaste.',
      ],
      unpaid: [
        '¿Qué hago si no me dan el desprendible de nómina?',
        'Pídelo por escrito, con los meses, y guarda la prueba: puedes exigir también un certificado con tu tiempo, tu labor y tu salario (Código Sustantivo del Trabajo, art. 57, numeral 7). Mientras tanto sirven tus extractos. El Ministerio del Trabajo orienta gratis (www.mintrabajo.gov.co).',
      ],
    },
  },
  {
    name: 'la retención por salarios',
    named:
      /^(?:(?:retencion(?:es)?(?: en la fuente)?|rete ?fuente|rte ?fte)(?: (?:por|de|a|sobre|en|para|los|las|la|el|pagos|ingresos|rentas))* (?:salarios?|sueldos?|laborales|trabajo|nomina|empleados?|asalariados?|trabajador(?:es)?)|retencion(?:es)? (?:laboral|salarial)(?:es)?)$/,
    links: [figuresLink, write, call],
    aspects: {
      what: [
        '¿Qué es la retención por salarios?',
        'Es el anticipo del impuesto de renta que quien emplea descuenta del sueldo y entrega a la DIAN, según la tabla del artículo 383 del Estatuto Tributario. Lo retenido se resta en la declaración de renta del trabajador.',
      ],
      amount: ['¿Desde qué sueldo hay retención?'],
      how: [
        '¿Cómo se calcula la retención por salarios?',
        'Al pago del mes se le restan los aportes a salud y pensión, las deducciones (dependientes, medicina prepagada, intereses de vivienda) y la parte exenta; lo que queda, en UVT, se lleva a la tabla (E.T., arts. 383 y 385).',
        'Hay dos procedimientos: el 1 usa la tabla cada mes y el 2 un porcentaje fijo por semestre (art. 386). Con tus datos, una persona de nómina hace la cuenta.',
      ],
      who: [
        '¿A quién le hacen retención por salarios?',
        `Al empleado cuyo pago del mes, después de restar aportes, deducciones y la parte exenta, pasa de 95 UVT${uvtInPesos(95)} (E.T., art. 383). La hace quien lo emplea.`,
      ],
    },
  },
  {
    name: 'el procedimiento 2',
    named:
      /^procedimientos? (?:1|2|uno|dos)(?: (?:y|o|u|el|procedimiento)){0,3}(?: (?:1|2|uno|dos))?(?: (?:de|para) (?:la )?retencion(?: en la fuente)?(?: (?:por|de) salarios?)?)?$/,
    links: [figuresLink, write, call],
    aspects: {
      what: [
        '¿Qué es el procedimiento 2?',
        'Sobre un salario se retiene de dos formas: el procedimiento 1 mira cada mes la tabla con lo pagado ese mes (E.T., art. 385), y el 2 aplica un porcentaje fijo durante un semestre (art. 386).',
        'Quien emplea escoge uno y lo usa todo el año (DIAN, concepto 44455 de 2014).',
      ],
      when: [
        '¿Cuándo se hace el procedimiento 2?',
        'El porcentaje fijo se calcula en junio, para los pagos de julio a diciembre, y en diciembre, para los de enero a junio (E.T., art. 386).',
      ],
    },
  },
  {
    name: 'el certificado de ingresos y retenciones',
    named:
      /^(?:certificados? (?:de )?(?:ingresos y (?:de )?(?:retencion(?:es)?|rete ?fuente)|retenciones e ingresos)(?: (?:formulario )?220| laboral(?:es)?| de empleados| de mi empresa)*|(?:formulario|formato|forma|form) 220|certificado 220|220)$/,
    links: [tax, call],
    aspects: {
      what: [
        '¿Qué es el certificado de ingresos y retenciones?',
        'Es el papel, el formulario 220, en que quien te empleó dice cuánto te pagó en el año, cuánto te retuvo y qué aportes descontó. Con él haces tu declaración de renta. No es la certificación de ingresos que firma un contador.',
      ],
      get: ['¿Cómo consigo mi certificado de ingresos y retenciones?'],
      unpaid: ['¿Cómo consigo mi certificado de ingresos y retenciones?'],
      when: [
        '¿Cuándo entregan el certificado de ingresos y retenciones?',
        `A más tardar el último día hábil de marzo del año siguiente (DUR 1625 de 2016, art. 1.6.1.13.2.40): el de ${uvt.year}, en marzo de ${uvt.year + 1}.`,
      ],
      who: [
        '¿Quién entrega el certificado de ingresos y retenciones?',
        'Quien te pagó salarios, a cada persona que estuvo en la nómina ese año, aunque ya se haya ido. Si trabajaste con varios, pide uno a cada uno.',
      ],
      late: [
        '¿Qué pasa si no entrego el certificado de ingresos y retenciones?',
        'Con calma: entrégalo ya. La multa es del 5% de los pagos no certificados, y baja al 30% de lo propuesto si lo entregas antes de la resolución que la impone (E.T., art. 667).',
      ],
    },
  },
  {
    name: 'el embargo de salario',
    named:
      /^(?:levantar (?:el |un )?)?embargos? (?:(?:a|al|de|del|sobre) )?(?:(?:el|mi|un|su|los) )?(?:salarios?|sueldos?|nominas?)(?: de (?:un |mi )?(?:empleado|trabajador))?$/,
    links: [call, lawyer, write],
    aspects: {
      what: [
        '¿Qué es el embargo de salario?',
        'Con calma: es una orden para que quien te paga descuente una parte del sueldo y la consigne hasta cubrir una deuda. No te pueden quitar todo: fuera de alimentos y cooperativas, el mínimo no se toca (Código Sustantivo del Trabajo, arts. 154 a 156).',
      ],
      amount: [
        '¿Cuánto es el embargo de salario?',
        `La quinta parte de lo que pase del salario mínimo${untouched}; por alimentos o a favor de una cooperativa, hasta el 50%, aunque ganes el mínimo (Código Sustantivo del Trabajo, arts. 154 a 156). El valor exacto es el que dice la orden.`,
      ],
      payer: [
        '¿Quién paga el embargo de salario?',
        'Lo descuenta quien emplea, desde la siguiente nómina, y lo consigna en la cuenta que dice la orden: ni más ni menos. Sale del sueldo del trabajador.',
      ],
      late: [
        '¿Qué pasa si no pago el embargo de salario?',
        'Con calma: aplícalo desde la próxima nómina y contesta por escrito a quien lo ordenó. Si eres quien emplea y no lo descuentas, puedes terminar respondiendo tú. Si la persona ya no trabaja contigo, dilo con la fecha de retiro.',
      ],
      get: [
        '¿Qué se necesita para levantar el embargo de salario?',
        'Pide el oficio: el juzgado, el número del proceso y el valor. Junta lo que ya pagaste. Con eso se paga, se acuerda o se pide al juez que lo baje o lo levante; un abogado lo mira contigo, y un consultorio jurídico es gratis.',
      ],
    },
  },
]
