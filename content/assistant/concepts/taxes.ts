import { inPesos, minimumPenaltyInPesos, uvt, uvtBefore, uvtInPesos } from '../../legal-figures'
import type { Concept } from '../concepts'
import { call, lateLink, taxPage, write } from '../reply-links'

const dates = { href: '/herramientas/vencimientos/iva-bimestral', label: 'Ver las fechas del IVA' } as const
const period = { href: '/herramientas/periodo-del-iva', label: '¿Cada cuánto declaro IVA?' } as const
const consumption = {
  href: '/herramientas/vencimientos/impuesto-al-consumo',
  label: 'Ver las fechas',
} as const

const late = `Presentarlo tarde cuesta el 5% del impuesto por mes o fracción, hasta el 100%, y no menos de ${minimumPenaltyInPesos}, más los intereses de cada día (E.T., arts. 634, 639 y 641).`
const kept =
  'Es plata que ya cobraste para la DIAN: no entregarla pasados dos meses de la fecha es delito, y pagarla con sus intereses lo extingue (Código Penal, art. 402). Llámanos y vemos cómo ponerte al día.'

const vatFiledBy = [
  '¿Quién debe declarar IVA?',
  `Debe hacerlo quien vende bienes o servicios gravados: las sociedades y la persona natural que llega a 3.500 UVT de ventas al año${uvtInPesos(3_500)} o incumple otra condición (E.T., art. 437, parágrafo 3). En la casilla 53 de tu RUT, 48 es responsable y 49 no.`,
  'El período sin ventas ni IVA por descontar no se declara (art. 601).',
] as const

const vatLate = [
  '¿Qué pasa si no pago el IVA?',
  `Con calma: preséntalo y págalo cuanto antes. ${late}`,
  kept,
] as const

const consumptionPaidBy = [
  '¿Quién paga el impuesto al consumo?',
  'Lo paga el cliente final, en su cuenta o en su factura; el restaurante o el vendedor lo cobra, lo declara y lo entrega a la DIAN (E.T., art. 512-1).',
] as const

const perThousand = [
  '¿Cuánto es el 4 por mil?',
  `Son $\u00a04 por cada $\u00a01.000 que salen de la cuenta: en ${inPesos(1_000_000)}, ${inPesos(4_000)}; en ${inPesos(10_000_000)}, ${inPesos(40_000)}.`,
  `De una cuenta marcada como exenta salen hasta 350 UVT al mes sin pagarlo${uvtInPesos(350)} (E.T., art. 879).`,
] as const

const perThousandPaidBy = [
  '¿Quién paga el 4 por mil?',
  'Lo paga el dueño de la cuenta de la que sale la plata; el banco lo descuenta y lo entrega a la DIAN (E.T., arts. 870 y 871). Quien recibe no lo paga.',
] as const

export const concepts: readonly Concept[] = [
  {
    name: 'el IVA',
    named:
      /^(?:iva|i v a|iba|impuesto (?:de |del )?iva|impuesto (?:sobre|a|de) las ventas|impuesto (?:al|del|sobre el) valor (?:agregado|anadido))$/,
    links: [dates, lateLink, taxPage],
    aspects: {
      what: [
        '¿Qué es el IVA?',
        'El IVA es el impuesto sobre las ventas: lo paga quien compra, y quien vende lo cobra y lo entrega a la DIAN (E.T., art. 420). El vendedor resta el IVA de sus compras y paga la diferencia (art. 485).',
        'La tarifa general es del 19% (art. 468); unas pocas cosas van al 5%, y otras son exentas o excluidas.',
      ],
      amount: [
        '¿Cuál es la tarifa del IVA?',
        'La tarifa general es del 19% (E.T., art. 468); unas pocas cosas van al 5%, y otras son exentas o excluidas. Si me escribes un valor, te hago la cuenta: «iva de 250.000».',
        `El tope es otra cosa: una persona natural que vende menos de 3.500 UVT al año${uvtInPesos(3_500)} y cumple lo demás no lo cobra (art. 437, parágrafo 3).`,
      ],
      when: ['¿Cuándo se paga el IVA?'],
      who: vatFiledBy,
      how: [
        '¿Cómo se calcula el IVA?',
        `Al precio sin IVA le sumas el 19%: ${inPesos(1_000_000)} llevan ${inPesos(190_000)}. Para sacarlo de un total, divídelo por 1,19: de ${inPesos(1_190_000)}, ${inPesos(1_000_000)} son el precio (E.T., art. 468).`,
        'Lo que pagas a la DIAN es el IVA que cobraste, menos el de tus compras y el que te retuvieron. Escríbeme un valor y te hago la cuenta: «iva de 250.000».',
      ],
      late: vatLate,
      often: ['¿Cada cuánto se declara el IVA?'],
      payer: [
        '¿Quién paga el IVA?',
        'Lo paga quien compra, dentro del precio. Quien vende, si es responsable, lo cobra, lo declara y lo entrega a la DIAN (E.T., arts. 420 y 437).',
      ],
    },
  },
  {
    name: 'la declaración de IVA',
    named: /^(?:declaracion(?:es)?|declarasion) (?:(?:bimestral|cuatrimestral) )?(?:de |del |del )?iva$/,
    links: [dates, lateLink, taxPage],
    aspects: {
      what: [
        '¿Qué es la declaración de IVA?',
        'Es la cuenta que le presentas a la DIAN, en el formulario 300: el IVA que cobraste, menos el de tus compras y el que te retuvieron; la diferencia se paga (E.T., arts. 485 y 601). Va cada dos meses o cada cuatro, según tus ingresos (art. 600).',
      ],
      who: vatFiledBy,
      when: ['¿Cuándo se paga el IVA?'],
      late: vatLate,
      often: ['¿Cada cuánto se declara el IVA?'],
    },
  },
  {
    name: 'el IVA bimestral',
    named:
      /^(?:(?:iva|declaracion (?:de|del) iva) (?:bimestral|bimensual|cuatrimestral)|(?:iva )?(?:bimestral|cuatrimestral) (?:de|del|en) iva|periodos? (?:del?) iva|(?:iva )?bimestral (?:o|y) cuatrimestral)$/,
    links: [period, dates, write],
    aspects: {
      what: [
        '¿Qué es el IVA bimestral?',
        `El bimestral se declara cada dos meses: si el año anterior tus ingresos gravados fueron de 92.000 UVT o más (${inPesos(92_000 * uvtBefore.value)} en ${uvtBefore.year}), si exportas o produces bienes exentos, o si apenas empiezas. El cuatrimestral es el de los demás: cada cuatro meses, en mayo, septiembre y enero (E.T., art. 600).`,
      ],
      when: ['¿Cuándo se paga el IVA bimestral?'],
      who: [
        '¿Quién debe declarar IVA bimestral?',
        `Quien el año anterior tuvo ingresos gravados de 92.000 UVT o más (${inPesos(92_000 * uvtBefore.value)} para los períodos de ${uvt.year}), los grandes contribuyentes, los exportadores, los productores de bienes exentos y quien empieza la actividad (E.T., art. 600).`,
      ],
    },
  },
  {
    name: 'ser responsable de IVA',
    named: /^(?:ser )?(?:responsables?(?: (?:de|del))? iva|regimen comun)$/,
    links: [taxPage, write, call],
    aspects: {
      what: [
        '¿Qué es ser responsable de IVA?',
        'Es vender bienes o servicios gravados y por eso tener que cobrar IVA, declararlo y entregarlo a la DIAN; antes se llamaba «régimen común». En el RUT es el código 48 (E.T., art. 437).',
        'A cambio se resta el IVA de las compras del negocio (art. 485). También se factura electrónicamente.',
      ],
      who: [
        '¿Quién debe ser responsable de IVA?',
        `Toda sociedad que vende algo gravado, salvo unas pocas del SIMPLE, y la persona natural que este año o el anterior llegó a 3.500 UVT de ventas${uvtInPesos(3_500)}, tiene más de un local o incumple otra condición (E.T., art. 437, parágrafos 3 y 4).`,
      ],
      often: ['¿Cada cuánto debo declarar IVA?'],
      get: ['¿Cómo me paso a responsable de IVA?'],
    },
  },
  {
    name: 'ser no responsable de IVA',
    named:
      /^(?:ser )?(?:no (?:ser )?responsables?(?:(?: (?:de|del))? iva)?|(?:regimen )?simplificado|regimen simplificado (?:de|del) iva)$/,
    links: [taxPage, write, call],
    aspects: {
      what: [
        '¿Qué es ser no responsable de IVA?',
        'Es la persona natural que, por vender poco, no cobra IVA ni lo declara; antes se llamaba «régimen simplificado». En el RUT es el código 49 (E.T., art. 437, parágrafo 3).',
        'En general no está obligada a facturar (DUR 1625 de 2016, art. 1.6.1.4.3), y el IVA de sus compras no lo resta: es parte del costo.',
      ],
      amount: [
        '¿Cuál es el tope para ser no responsable de IVA?',
        `Menos de 3.500 UVT de ventas al año, el anterior y este: ${inPesos(3_500 * uvtBefore.value)} en ${uvtBefore.year} y ${inPesos(3_500 * uvt.value)} en ${uvt.year} (E.T., art. 437, parágrafo 3). Con servicios y todos los ingresos de contratos con el Estado son 4.000 UVT (parágrafo 5).`,
      ],
      who: [
        '¿Quién tiene derecho a ser no responsable de IVA?',
        `La persona natural que cumple todo: ventas, consignaciones y cada contrato por menos de 3.500 UVT${uvtInPesos(3_500)} este año y el anterior, un solo local y ninguna franquicia, entre otras (E.T., art. 437, parágrafo 3). Una sociedad, como regla, no.`,
      ],
      get: ['¿Cómo dejo de ser responsable de IVA?'],
    },
  },
  {
    name: 'los bienes excluidos',
    named:
      /^(?:(?:bienes|bien|productos?|servicios?|articulos?|iva|ventas?)(?: y servicios)? )?excluid[oa]s?(?: (?:de|del) (?:iva|impuesto|impuesto sobre las ventas))?$/,
    links: [taxPage, write],
    aspects: {
      what: [
        '¿Qué son los bienes excluidos?',
        'Son los que no causan IVA: el cliente no lo paga, y el IVA de las compras de quien los vende no se resta, es costo (E.T., arts. 424 y 476). Por ejemplo: papa, hortalizas frescas y arroz, y en servicios la salud, el arriendo de vivienda o el transporte terrestre.',
      ],
      who: [
        '¿Debo declarar los bienes excluidos?',
        'En IVA, no, si solo vendes excluido: no eres responsable (E.T., arts. 424 y 476). Si también vendes gravado o exento, declaras, y el IVA de los gastos comunes se prorratea (art. 490).',
      ],
      how: ['¿Cuál es la diferencia entre excluido y exento?'],
      amount: [
        '¿Cuál es la tarifa de los bienes excluidos?',
        'Ninguna: un bien excluido no causa IVA, así que no va al 0%, ni al 5%, ni al 19% (E.T., art. 424). El exento es otro: sí está gravado, pero al 0%.',
      ],
    },
  },
  {
    name: 'los bienes exentos',
    named:
      /^(?:(?:bienes|bien|productos?|servicios?|articulos?|iva|ventas?)(?: y servicios)? )?exent[oa]s?(?: (?:de|del) (?:iva|impuesto sobre las ventas))?$/,
    links: [taxPage, write],
    aspects: {
      what: [
        '¿Qué son los bienes exentos?',
        'Son los gravados con IVA a tarifa del 0%: el cliente no lo paga, y quien los produce o exporta puede pedir la devolución del IVA de sus compras (E.T., arts. 477 y 481). Por ejemplo: leche, huevos, carne y pescado frescos, y las exportaciones.',
      ],
      who: [
        '¿Quién debe declarar bienes exentos?',
        'Quien los produce o los exporta: es responsable de IVA, declara cada dos meses con cualquier ingreso y puede pedir devolución (E.T., arts. 477, 481 y 600).',
      ],
      how: ['¿Cuál es la diferencia entre excluido y exento?'],
      amount: [
        '¿Cuál es la tarifa de los bienes exentos?',
        'El 0%: el cliente no paga IVA, pero el bien sí está gravado, y por eso quien lo produce o exporta recupera el IVA de sus compras (E.T., arts. 477 y 481).',
      ],
    },
  },
  {
    name: 'los exentos y excluidos',
    named:
      /^(?:(?:bienes|productos|servicios|iva)(?: y servicios)? )?(?:exent[oa]s? (?:y|o|vs) excluid[oa]s?|excluid[oa]s? (?:y|o|vs) exent[oa]s?)(?: (?:de|del|en(?: el)?) iva)?$/,
    links: [taxPage, write],
    aspects: {
      what: [
        '¿Qué son los exentos y excluidos?',
        'En los dos el cliente no paga IVA. El exento está gravado al 0% y deja recuperar el IVA de las compras a quien lo produce o exporta (E.T., arts. 477 y 481); el excluido no causa IVA, y el de las compras es costo (arts. 424 y 476).',
      ],
      how: ['¿Cuál es la diferencia entre excluido y exento?'],
    },
  },
  {
    name: 'el impuesto al consumo',
    named:
      /^(?:(?:impuesto )?(?:nacional )?(?:al|de|del) consumo|inc|impo ?consumo|impuesto nacional (?:al|de) consumo)$/,
    links: [consumption, write, call],
    aspects: {
      what: [
        '¿Qué es el impuesto al consumo?',
        'Es un impuesto nacional que el cliente final paga sobre todo en restaurantes, cafeterías y bares, y también en telefonía móvil, en carros y en motos de más de 200 c. c. (E.T., arts. 512-1 y 512-3). En comida y bebida preparada es del 8% y va en lugar del IVA.',
        'Quien lo cobra lo declara cada dos meses, en el formulario 310; el restaurante que está en el SIMPLE, en los de ese régimen, el 2593 y el 260 (art. 908, parágrafo 1). A diferencia del IVA, no se descuenta.',
      ],
      amount: [
        '¿Cuánto es el impuesto al consumo?',
        'En restaurantes, cafeterías y bares, el 8%, sin contar la propina (E.T., art. 512-9). En telefonía y datos móviles, el 4% (art. 512-2); en carros, el 8%, o el 16% si su valor FOB es de US$\u00a030.000 o más, y en motos de más de 200 c. c., el 8% (arts. 512-3 y 512-4).',
      ],
      when: ['¿Cuándo se paga el impuesto al consumo?'],
      who: [
        '¿Quién debe cobrar el impuesto al consumo?',
        `El restaurante, la cafetería, la panadería o el bar que sirve comida o bebida preparada (código 33 en el RUT), salvo las franquicias, que van con IVA (E.T., arts. 512-1 y 512-9).`,
        `La persona natural con ingresos de menos de 3.500 UVT el año anterior${uvtInPesos(3_500)} y un solo local puede no cobrarlo (art. 512-13; código 50).`,
      ],
      often: ['¿Cada cuánto se declara el impuesto al consumo?'],
      payer: consumptionPaidBy,
      late: [
        '¿Qué pasa si no pago el impuesto al consumo?',
        `Con calma: preséntalo y págalo cuanto antes. ${late}`,
        kept,
      ],
    },
  },
  {
    name: 'el 4 por mil',
    named:
      /^(?:(?:impuesto )?(?:al |del? )?(?:4|cuatro) ?(?:x|por) ?(?:1 ?000|mil)|g ?m ?f|gravamen (?:a|de|sobre|en) los movimientos?(?: financieros?)?|impuesto a (?:los )?movimientos financieros)$/,
    links: [write, call],
    aspects: {
      what: [
        '¿Qué es el 4 por mil?',
        'Es el gravamen a los movimientos financieros (GMF): por cada $\u00a01.000 que salen de tu cuenta, el banco descuenta $\u00a04 y los entrega a la DIAN (E.T., art. 871).',
        `Se puede marcar una cuenta para que hasta 350 UVT al mes salgan sin pagarlo${uvtInPesos(350)} (art. 879), y la mitad de lo pagado se resta en la renta con el certificado del banco (art. 115).`,
      ],
      amount: perThousand,
      get: ['¿Me pueden quitar el 4 por mil?'],
      payer: perThousandPaidBy,
      who: perThousandPaidBy,
      how: perThousand,
    },
  },
]
