import { inPesos, minimumPenaltyInPesos, uvt, uvtBefore, uvtInPesos } from '../../legal-figures'
import type { Concept } from '../concepts'
import { call, incomeLink, lateLink, taxPage, write } from '../reply-links'

const companies = { href: '/herramientas/vencimientos/renta-empresas', label: 'Ver las fechas' } as const
const persons = {
  href: '/herramientas/vencimientos/renta-personas-naturales',
  label: 'Ver las fechas',
} as const

const units = (number: number) => inPesos(number * uvt.value)
const untaxed = `0% hasta 1.090 UVT (${units(1_090)} en ${uvt.year})`

const advanceSum = [
  '¿Cómo se calcula el anticipo de renta?',
  'Es el 25% del impuesto neto el primer año en que declaras, el 50% el segundo y el 75% desde el tercero; desde el segundo puedes usar el promedio de los dos últimos años. Al resultado le restas lo que te retuvieron en el año (E.T., art. 807).',
] as const

const gainPaidBy = [
  '¿Quién debe pagar ganancia ocasional?',
  'Quien vendió con ganancia algo suyo de dos años o más, recibió una herencia o una donación, o ganó una rifa o lotería (E.T., arts. 300, 302 y 304). Va en la misma declaración de renta.',
  `Declaras si pasas algún tope, como 1.400 UVT de ingresos (${inPesos(1_400 * uvtBefore.value)} en ${uvtBefore.year}, ${units(1_400)} en ${uvt.year}): lo recibido cuenta.`,
] as const

const dividendPaidBy = [
  '¿Quién paga el impuesto de los dividendos?',
  'Los dividendos los paga la empresa; el impuesto, el socio que los recibe: la empresa le retiene una parte al pagar, y él la resta en su declaración (E.T., art. 242). Si la utilidad ya pagó renta en la empresa, el socio paga menos.',
] as const

/** There is no answer for an amount here, because «cuánto vale la declaración» asks for the firm's price. */
const filing = {
  who: ['¿Quién debe declarar renta?'],
  get: ['¿Qué necesito para declarar renta?'],
  late: ['¿Qué pasa si no declaro renta?'],
  how: [
    '¿Cómo se calcula la renta?',
    `A los ingresos del año les restas los aportes obligatorios a salud y pensión, y luego las rentas exentas y deducciones, con su tope, o los costos (E.T., art. 336). A lo que queda se le aplica la tabla: ${untaxed} y de ahí hasta el 39% (art. 241).`,
    'Al impuesto le restas lo que te retuvieron y el anticipo del año anterior.',
  ],
  payer: ['¿Quién debe declarar renta?'],
  often: [
    '¿Cada cuánto se declara renta?',
    'Una vez al año, por lo del año anterior. Las personas, entre agosto y octubre, según los dos últimos dígitos de la cédula; las sociedades, en mayo, y pagan la segunda cuota en julio (DUR 1625 de 2016, arts. 1.6.1.13.2.12 y .15).',
  ],
} as const satisfies Concept['aspects']

export const concepts: readonly Concept[] = [
  {
    name: 'la declaración de renta',
    named:
      /^(?:(?:(?:declaracion(?:es)?|declarasion|tramite) (?:(?:anual )?(?:de|del|de la|a la) )?|(?:declarar|presentar|hacer|pagar) (?:la )?)?rentas?(?: y complementarios?)?(?: (?:(?:de |para |como )?(?:las |una )?personas? natural(?:es)?|dian|anual))*)$/,
    links: [incomeLink, persons, write],
    aspects: {
      what: [
        '¿Qué es la declaración de renta?',
        'Es el informe anual a la DIAN de lo que ganaste, lo que tienes y lo que debes; con él se calcula el impuesto de renta. Declarar no es lo mismo que pagar: muchas personas declaran y no pagan nada.',
        'La de una persona va en el formulario 210, y la de una empresa, en el 110.',
      ],
      ...filing,
    },
  },
  {
    name: 'el impuesto de renta',
    named:
      /^(?:tarifa (?:de|del) )?impuestos? (?:de|del|a|a la|sobre|sobre la) rentas?(?: y complementarios?)?(?: (?:de |para |a )?(?:las |una )?personas? natural(?:es)?)?$/,
    links: [incomeLink, persons, write],
    aspects: {
      what: [
        '¿Qué es el impuesto de renta?',
        'Es el impuesto nacional sobre lo que ganas en el año, después de restar lo que la ley permite; se calcula en la declaración de renta. Una persona paga por tramos (E.T., art. 241) y una sociedad, como regla, el 35% de su utilidad (art. 240).',
      ],
      amount: [
        '¿Cuánto es el impuesto de renta?',
        `Depende de lo que queda después de restar. Una persona paga por tramos: ${untaxed}, y lo que pasa de ahí, del 19% al 39% (E.T., art. 241). Una sociedad paga, como regla, el 35% de su utilidad (art. 240).`,
        'Escríbeme cuánto ganas y te hago un estimado: «gano 6 millones al mes, cuánto pago de renta».',
      ],
      ...filing,
    },
  },
  {
    name: 'la declaración de renta de una empresa',
    named:
      /^(?:(?:(?:(?:declaracion(?:es)?|impuestos?) (?:de |del |sobre la )?)?rentas? (?:de |para |en |a )?(?:las |los |una |la |mi |su )?(?:sociedad(?:es)?|empresas?|companias?|sas|s a s|pj|personas? juridicas?|juridicas?)|renta juridica))$/,
    links: [companies, lateLink, write],
    aspects: {
      what: [
        '¿Qué es la declaración de renta de una empresa?',
        'Es el informe anual con que una sociedad le muestra a la DIAN sus ingresos, costos y patrimonio, y paga el impuesto sobre su utilidad, en el formulario 110. Se presenta aunque dé cero o pérdida.',
      ],
      when: ['¿Cuándo se paga la renta de las empresas?'],
      get: ['¿Qué papeles pide la renta de una empresa?'],
      who: [
        '¿Quién debe presentar la declaración de renta de una empresa?',
        'Toda sociedad del régimen ordinario, también con pérdida o sin ventas. La del SIMPLE no: presenta su propia declaración anual, el formulario 260.',
      ],
      late: [
        '¿Qué pasa si no presento la declaración de renta de una empresa?',
        `Con calma: preséntala cuanto antes, porque la sanción crece cada mes: 5% del impuesto a cargo, antes de restar retenciones, por mes o fracción, hasta el 100%, y no menos de ${minimumPenaltyInPesos}, más intereses (E.T., arts. 634, 639 y 641). Sin impuesto a cargo es el 0,5% de los ingresos por mes, con tope del 5% o menos.`,
        'Antes de que la DIAN escriba puede reducirse (art. 640). La herramienta «¿Qué cuesta declarar tarde?» hace la cuenta.',
      ],
      how: [
        '¿Cómo se calcula la declaración de renta de una empresa?',
        'Ingresos del año, menos costos y gastos que la ley acepta (E.T., arts. 105 y 107), por el 35% (art. 240). A ese impuesto le restas las retenciones, las autorretenciones y el anticipo del año anterior.',
      ],
    },
  },
  {
    name: 'el anticipo de renta',
    named:
      /^anticipos?(?: (?:de|del|para|a|sobre|en)(?: el| la)?)?(?: impuesto (?:de|sobre la))?(?: declaracion de)? ?rentas?$/,
    links: [incomeLink, write, call],
    aspects: {
      what: [
        '¿Qué es el anticipo de renta?',
        'Es un abono al impuesto del año siguiente que se paga con la declaración; al año siguiente se descuenta, así que no es un impuesto más (E.T., art. 807).',
      ],
      how: advanceSum,
      amount: advanceSum,
      who: [
        '¿Es obligatorio el anticipo de renta?',
        'Sí, si al declarar te sale impuesto y lo que te retuvieron no llega al porcentaje del anticipo: 25%, 50% o 75% de ese impuesto (E.T., art. 807). La DIAN puede reducirlo si en los tres primeros meses ganaste menos del 15% de lo del año anterior, o en los seis primeros, menos del 25%; pedirlo no suspende el pago (art. 809). En el SIMPLE no se paga así.',
      ],
      when: [
        '¿Cuándo se paga el anticipo de renta?',
        'Con la misma declaración de renta: las personas, entre agosto y octubre; las sociedades, en sus cuotas de mayo y julio (E.T., art. 807).',
      ],
    },
  },
  {
    name: 'la renta presuntiva',
    named: /^(?:(?:tarifa (?:de|de la) )?rentas? presuntivas?)$/,
    links: [taxPage, write],
    aspects: {
      what: [
        '¿Qué es la renta presuntiva?',
        'Era la ganancia mínima que la ley suponía que debía dejar tu patrimonio. Desde el año 2021 es el 0%, así que ya no aumenta el impuesto, aunque el formulario conserve el renglón (E.T., art. 188).',
      ],
      amount: [
        '¿Cuánto es la renta presuntiva?',
        'El 0% del patrimonio líquido, desde el año gravable 2021 (E.T., art. 188).',
      ],
    },
  },
  {
    name: 'la ganancia ocasional',
    named:
      /^(?:impuesto (?:de|a|por|sobre|a las|de las|por las) )?(?:la )?(?:ganancias?|utilidad(?:es)?) ocasional(?:es)?$/,
    links: [incomeLink, write, call],
    aspects: {
      what: [
        '¿Qué es la ganancia ocasional?',
        'Es lo que ganas fuera de lo habitual: al vender algo que fue tuyo dos años o más, o por una herencia, una donación, una rifa o una lotería (E.T., arts. 300, 302 y 304). Paga su propia tarifa, aparte de tus otros ingresos.',
      ],
      amount: [
        '¿Cuánto es la ganancia ocasional?',
        'El 15% de la ganancia (E.T., art. 314), y el 20% de lo que vale el premio en rifas y loterías (art. 317). En una herencia o en tu casa, una parte queda exenta (arts. 307 y 311-1).',
      ],
      how: [
        '¿Cómo se calcula la ganancia ocasional?',
        `Precio de venta menos costo fiscal, lo que costó con sus ajustes; a esa diferencia, el 15% (E.T., arts. 300 y 314). Ejemplo: vendes en ${inPesos(300_000_000)} lo que costó ${inPesos(200_000_000)}: son ${inPesos(15_000_000)}.`,
        `Si era tu casa, hasta 5.000 UVT de la ganancia${uvtInPesos(5_000)} pueden quedar exentas (art. 311-1).`,
      ],
      when: [
        '¿Cuándo se paga la ganancia ocasional?',
        `Con la declaración de renta del año en que la recibiste: lo de ${uvt.year} lo declaras en ${uvt.year + 1}; una persona, entre agosto y octubre.`,
      ],
      who: gainPaidBy,
      payer: gainPaidBy,
    },
  },
  {
    name: 'los dividendos',
    named:
      /^(?:(?:(?:impuesto|retencion)(?: en la fuente)? (?:de|a|por|sobre|en) )?(?:los )?dividendos?(?: (?:y participaciones|de (?:la )?empresa|de acciones))?)$/,
    links: [write, call],
    aspects: {
      what: [
        '¿Qué son los dividendos?',
        'Son la parte de la utilidad que la empresa reparte a sus socios o accionistas, después de aprobarla en asamblea, con estados financieros y un acta (Código de Comercio, arts. 151 y 451).',
      ],
      amount: ['¿Cuánto se paga por dividendos?'],
      payer: dividendPaidBy,
      get: ['¿Cómo se reparten las utilidades?'],
      when: [
        '¿Cuándo se pagan los dividendos?',
        'En la fecha que fija la asamblea que los aprueba, y a más tardar dentro del año siguiente (Código de Comercio, art. 156). Nunca antes de aprobar los estados financieros; la asamblea ordinaria es, como regla, en los tres primeros meses del año (arts. 422 y 451).',
      ],
      who: [
        '¿Quién tiene derecho a los dividendos?',
        'Los socios o accionistas, cuando los estados financieros muestran utilidad y la asamblea aprueba repartirla (Código de Comercio, arts. 151 y 451).',
      ],
    },
  },
  {
    name: 'la residencia fiscal',
    named: /^(?:ser )?(?:residencia (?:fiscal|tributaria)|residentes? (?:fiscal(?:es)?|tributari[oa]s?))$/,
    links: [call, write],
    aspects: {
      what: [
        '¿Qué es la residencia fiscal?',
        'Es lo que decide qué declaras en Colombia: el residente declara lo que gana y tiene en todo el mundo; quien no lo es, solo lo de fuente colombiana (E.T., arts. 9 y 10). Sobre todo cuentan los días que pasas aquí, no la visa.',
      ],
      who: ['¿Soy residente fiscal?'],
      how: [
        '¿Cómo se determina la residencia fiscal?',
        'Se cuentan los días: con más de 183 en Colombia, seguidos o no, en cualquier período de 365, eres residente; si caen en dos años, desde el segundo (E.T., art. 10). Un colombiano que vive afuera puede serlo también por su familia, sus ingresos o sus bienes aquí.',
      ],
    },
  },
]
