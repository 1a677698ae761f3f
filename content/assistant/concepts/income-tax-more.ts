import { inPesos, uvt, uvtBefore } from '../../legal-figures'
import type { Concept } from '../concepts'
import { call, incomeLink, taxPage, write } from '../reply-links'

const units = (number: number) => inPesos(number * uvt.value)
const both = (number: number) =>
  `${inPesos(number * uvtBefore.value)} por ${uvtBefore.year} y ${units(number)} por ${uvt.year}`

const cap = `del 40% de los ingresos, ya sin salud y pensión obligatorias, ni de 1.340 UVT al año (${units(1_340)} en ${uvt.year}; E.T., art. 336)`

const abroadBy = [
  '¿Quién debe declarar activos en el exterior?',
  `Debe hacerlo el residente fiscal, persona o empresa, que el 1 de enero tiene afuera más de 2.000 UVT (${units(2_000)} en ${uvt.year}) y declara renta o está en el SIMPLE (E.T., art. 607). Cuentan cuentas, acciones, inmuebles y saldos de PayPal o Wise.`,
] as const

const abroadWhen = [
  '¿Cuándo se declaran los activos en el exterior?',
  'En los mismos plazos de la renta: las personas, entre agosto y octubre; las sociedades, en mayo; los grandes contribuyentes y quienes están en el SIMPLE, en abril (DUR 1625 de 2016, art. 1.6.1.13.2.26).',
] as const

const abroadLate = [
  '¿Qué pasa si no declaro los activos en el exterior?',
  'Con calma: todavía se puede presentar. Tiene su propia sanción por tarde, que es menor si lo haces antes de que la DIAN te emplace (E.T., art. 641, parágrafo 1).',
  'Trae los extractos a 1 de enero y un tributarista te hace la cuenta antes de presentar.',
] as const

/** Concepts about the assets, incomes and deductions in an income tax return. */
export const concepts: readonly Concept[] = [
  {
    name: 'el patrimonio bruto',
    named: /^patrimonios? brutos?(?: (?:en|de|para)(?: la)?(?: declaracion de)? renta)?$/,
    links: [incomeLink, write],
    aspects: {
      what: [
        '¿Qué es el patrimonio bruto?',
        'Es todo lo que tienes el 31 de diciembre y vale plata, sin restar deudas: casa, carro, cuentas, inversiones, lo que te deben (E.T., art. 261). El residente suma también lo de afuera.',
      ],
      amount: [
        '¿Cuál es el tope de patrimonio bruto?',
        `Más de 4.500 UVT a 31 de diciembre obliga a declarar renta: ${both(4_500)} (E.T., arts. 592 y 593). No importa cuánto debas.`,
      ],
      how: [
        '¿Cómo se calcula el patrimonio bruto?',
        'Suma lo que tenías el 31 de diciembre, cada cosa por su valor para la DIAN: las cuentas por su saldo, los inmuebles por lo que costaron o el avalúo, según el caso, y las inversiones por su certificado (E.T., art. 261). Las deudas no se restan aquí.',
      ],
    },
  },
  {
    name: 'el patrimonio líquido',
    named: /^patrimonios? (?:liquidos?|netos?)(?: (?:en|de|para)(?: la)?(?: declaracion de)? renta)?$/,
    links: [incomeLink, write],
    aspects: {
      what: [
        '¿Qué es el patrimonio líquido?',
        'Es lo que queda al restarle tus deudas al patrimonio bruto, a 31 de diciembre (E.T., arts. 261 y 282).',
        'De él depende si pagas el impuesto al patrimonio (art. 294-3); el tope para declarar renta se mira con el bruto.',
      ],
      how: [
        '¿Cómo se calcula el patrimonio líquido?',
        `Patrimonio bruto menos deudas, a 31 de diciembre (E.T., art. 282). Con bienes por ${inPesos(300_000_000)} y deudas por ${inPesos(120_000_000)} son ${inPesos(180_000_000)}. Guarda el certificado de cada deuda.`,
      ],
    },
  },
  {
    name: 'los activos en el exterior',
    named:
      /^(?:activos|bienes|inversiones|cuentas) (?:en el|del|en) (?:exterior|extranjero)$|^(?:formulario|form) 160$/,
    links: [write, incomeLink, call],
    aspects: {
      what: [
        '¿Qué son los activos en el exterior?',
        `Son los bienes y la plata que un residente tiene fuera de Colombia. Si el 1 de enero pasan de 2.000 UVT (${units(2_000)} en ${uvt.year}), además de la renta se presenta una declaración que solo informa: el formulario 160 (E.T., art. 607).`,
      ],
      who: abroadBy,
      amount: [
        '¿Cuál es el tope de activos en el exterior?',
        `Más de 2.000 UVT el 1 de enero: ${units(2_000)} en ${uvt.year} (E.T., art. 607). Por debajo no presentas el formulario 160, pero lo que tienes afuera igual va en tu renta.`,
      ],
      when: abroadWhen,
      late: abroadLate,
      payer: abroadBy,
    },
  },
  {
    name: 'la declaración de activos en el exterior',
    named:
      /^(?:(?:declaracion(?:es)?|formulario|reporte)(?: anual)? (?:de|de los|del) )(?:activos|bienes|inversiones|cuentas) (?:en el|del|en) (?:exterior|extranjero)$/,
    links: [write, incomeLink, call],
    aspects: {
      what: [
        '¿Qué es la declaración de activos en el exterior?',
        `Es la declaración, solo para informar y sin impuesto, de lo que un residente tiene fuera de Colombia, si el 1 de enero pasa de 2.000 UVT (${units(2_000)} en ${uvt.year}). Es el formulario 160, aparte de la renta (E.T., art. 607).`,
      ],
      who: abroadBy,
      when: abroadWhen,
      late: abroadLate,
    },
  },
  {
    name: 'las rentas exentas',
    named:
      /^(?:(?:rentas?|ingresos?) exent[oa]s?(?: (?:de|del|en)(?: la| el)? (?:trabajo|renta|impuesto de renta|personas naturales|25))?|renta exenta (?:del )?25(?: por ciento)?|25 (?:por ciento )?(?:de renta )?exento)$/,
    links: [incomeLink, write, call],
    aspects: {
      what: [
        '¿Qué son las rentas exentas?',
        'Son ingresos que la ley no grava con renta, y por eso los restas al declarar. Las más comunes son el 25% de lo que ganas por tu trabajo, una parte de las pensiones y de las cesantías, y los aportes a pensiones voluntarias y cuentas AFC (E.T., arts. 126-1, 126-4 y 206).',
      ],
      amount: [
        '¿Cuál es el tope de las rentas exentas?',
        `La del trabajo es el 25% de lo que queda tras las demás restas, hasta 790 UVT al año (${units(790)} en ${uvt.year}; E.T., art. 206, numeral 10).`,
        `Con casi todas las demás rentas exentas y deducciones, no puede pasar ${cap}.`,
      ],
      who: [
        '¿Quién tiene derecho a las rentas exentas?',
        'Los empleados y los pensionados, y también los independientes por su trabajo personal, que escogen: el 25% exento o los costos y gastos (E.T., arts. 206, numerales 5 y 10 y parágrafo 5, y 336, numeral 4).',
      ],
      how: [
        '¿Cómo se calculan las rentas exentas?',
        'La del 25% se saca al final: ingresos de trabajo, menos aportes a salud y pensión, deducciones y demás rentas exentas; de lo que queda, el 25% (E.T., art. 206, numeral 10).',
      ],
    },
  },
  {
    name: 'las deducciones de renta',
    named:
      /^(?:deduccion(?:es)?|deducibles?)(?: (?:(?:de|en|para)(?: la)?(?: declaracion de)? renta|tributari[oa]s?|de impuestos|personas naturales))?$|^descuentos? (?:de|en|para)(?: la)?(?: declaracion de)? renta$/,
    links: [incomeLink, write, call],
    aspects: {
      what: [
        '¿Qué son las deducciones de renta?',
        'Son gastos que la ley te deja restar de tus ingresos al declarar: intereses del crédito de vivienda, medicina prepagada, dependientes y el 1% de las compras con factura electrónica, entre otros (E.T., arts. 119, 336 y 387).',
      ],
      amount: [
        '¿Cuál es el tope de las deducciones de renta?',
        `Cada una tiene el suyo: intereses de vivienda, 1.200 UVT al año; medicina prepagada, 16 UVT al mes; factura electrónica, 240 UVT al año (E.T., arts. 119, 336 y 387).`,
        `Casi todas juntas, con las rentas exentas, no pueden pasar ${cap}. Por fuera van, por ejemplo, las 72 UVT de cada dependiente.`,
      ],
      get: ['¿Qué puedo descontar en la renta?'],
      who: [
        '¿Quién tiene derecho a las deducciones de renta?',
        'La persona que declara, si tiene el certificado o la factura a su nombre: el banco certifica los intereses, y la aseguradora, la medicina prepagada (E.T., arts. 119 y 387).',
      ],
    },
  },
  {
    name: 'los dependientes',
    named:
      /^(?:(?:deduccion(?:es)?|descuento|beneficio) (?:de|por|para)(?: los)? )?(?:personas? )?dependientes?(?: economic[oa]s?)?(?: (?:en|de|para)(?: la)?(?: declaracion de)? renta)?$/,
    links: [incomeLink, write, call],
    aspects: {
      what: [
        '¿Qué es un dependiente en la renta?',
        'Es quien depende de ti y baja tu renta: el hijo de hasta 18 años; el de 18 a 23 a quien le pagas el estudio; el mayor con discapacidad certificada, y el cónyuge o compañero permanente, los padres o los hermanos sin ingresos, con menos de 260 UVT al año o con discapacidad certificada (E.T., art. 387, parágrafo 2).',
      ],
      amount: ['¿Cuánto es la deducción por dependientes?'],
      who: [
        '¿Quién tiene derecho a la deducción por dependientes?',
        `Quien los sostiene y declara ingresos de trabajo. Por cada uno, hasta cuatro, se restan 72 UVT al año (${units(72)} en ${uvt.year}; E.T., art. 336, numeral 3), y además el 10% de los ingresos de trabajo, hasta 32 UVT al mes (art. 387).`,
      ],
      get: [
        '¿Qué se necesita para dependientes?',
        'Registro civil de tus hijos, certificado de estudio si tienen de 18 a 23 años, certificado de discapacidad si es el caso, y para el cónyuge o compañero permanente, los padres o los hermanos sin ingresos, una certificación de contador (E.T., art. 387).',
      ],
    },
  },
  {
    name: 'la cédula general',
    named: /^(?:cedulas? general(?:es)?(?: (?:de|en)(?: la)? renta)?|rentas? (?:de la )?cedula general)$/,
    links: [incomeLink, write],
    aspects: {
      what: [
        '¿Qué es la cédula general?',
        'Es el grupo de la declaración de renta en que una persona suma tres clases de ingresos: los del trabajo, los de capital (intereses, arriendos, regalías) y los no laborales, que son los demás (E.T., art. 335). Pensiones y dividendos van aparte.',
      ],
      how: [
        '¿Cómo se calcula la cédula general?',
        'Ingresos, menos los que no son renta (como salud y pensión obligatorias), menos rentas exentas y deducciones, con su tope, y los costos donde se puede (E.T., art. 336). Lo que queda va a la tabla del artículo 241.',
        `Las rentas exentas y deducciones, casi todas juntas, no pueden pasar ${cap}.`,
      ],
    },
  },
  {
    name: 'las cédulas de renta',
    named:
      /^(?:rentas? cedular(?:es)?|(?:sistema|regimen|determinacion|depuracion) cedular|cedulas (?:de (?:la )?)?(?:declaracion de )?rentas?|cedulacion)$/,
    links: [incomeLink, write],
    aspects: {
      what: [
        '¿Qué son las cédulas de renta?',
        'Son los grupos en que una persona separa sus ingresos al declarar: la cédula general (trabajo, capital y no laborales), la de pensiones y la de dividendos. A cada una se le resta lo suyo (E.T., art. 330).',
      ],
      how: [
        '¿Cómo se calcula la renta cedular?',
        'A los ingresos de cada cédula les restas solo lo que la ley permite en ella; lo que queda es su renta líquida cedular, y con esas sumas sale el impuesto por la tabla (E.T., arts. 241, 330 y 336).',
      ],
    },
  },
  {
    name: 'los costos y gastos deducibles',
    named:
      /^(?:(?:costos?|gastos?) (?:y|o) (?:gastos?|costos?|deducciones)(?: (?:deducibles?|procedentes|de (?:la )?renta|en (?:la )?renta))?|(?:costos?|gastos?) (?:deducibles?|aceptados?|procedentes)(?: (?:de|en|para)(?: la)? renta)?|deducibilidad)$/,
    links: [write, taxPage],
    aspects: {
      what: [
        '¿Qué son los costos y gastos deducibles?',
        'El costo es lo que cuesta lo que vendes; el gasto, lo que sostiene el negocio. Se restan en renta si tienen relación con lo que te da ingresos, son necesarios y proporcionados (E.T., art. 107), y tienen factura electrónica o documento soporte (art. 771-2).',
      ],
      who: [
        '¿Quién tiene derecho a costos y gastos deducibles?',
        'Las empresas y los independientes, por su actividad. Por honorarios o servicios personales, el independiente escoge: costos y gastos, o el 25% exento (E.T., arts. 206, parágrafo 5, y 336, numeral 4). Los gastos de tu casa y tu familia no cuentan.',
      ],
      get: [
        '¿Qué requisitos hay para los costos y gastos deducibles?',
        'Relación con tu actividad, necesidad y proporción (E.T., art. 107); factura electrónica a tu nombre o documento soporte (art. 771-2), y mejor pago por banco, porque el efectivo se acepta solo hasta unos topes (art. 771-5).',
      ],
    },
  },
]
