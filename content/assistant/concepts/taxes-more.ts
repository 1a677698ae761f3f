import { contactHref } from '../../contact-topics'
import { inPesos, minimumPenaltyInPesos, uvt, uvtAnswer, uvtBefore, uvtInPesos } from '../../legal-figures'
import type { Concept } from '../concepts'
import { exogenaReduced } from '../exogena'
import { call, figuresLink, taxPage, write } from '../reply-links'

const all = { href: '/herramientas/vencimientos', label: 'Vencimientos por NIT' } as const
const reports = { href: '/herramientas/vencimientos/informacion-exogena', label: 'Ver las fechas' } as const
const wealth = { href: '/herramientas/vencimientos/impuesto-al-patrimonio', label: 'Ver las fechas' } as const
const largest = {
  href: '/herramientas/vencimientos/renta-grandes-contribuyentes',
  label: 'Ver las fechas',
} as const
const contract = { href: contactHref('asesoria-legal'), label: 'Pedir que revisen el contrato' } as const

const wealthPaidBy = ['¿Quién paga el impuesto al patrimonio?'] as const

const stampPaidBy = [
  '¿Quién debe pagar el impuesto de timbre?',
  `Hoy, casi nadie: la tarifa general es del 0%. Sí paga la venta por escritura de un inmueble de más de 20.000 UVT${uvtInPesos(20_000)} (E.T., art. 519, parágrafo 3).`,
  `Si la tarifa vuelve, lo deben los documentos de más de 6.000 UVT${uvtInPesos(6_000)} que firma una entidad pública, una sociedad o un comerciante con ingresos o patrimonio bruto de más de 30.000 UVT el año anterior (art. 519).`,
] as const

const healthPaidBy = [
  '¿Quién paga los impuestos saludables?',
  'A la DIAN, quien produce o importa la bebida o el alimento (Ley 2277 de 2022, art. 54). La tienda que solo revende no los declara: ya vienen en el precio.',
  `La persona natural que produce y recibe por eso menos de 10.000 UVT al año${uvtInPesos(10_000)} no es responsable.`,
] as const

/** Concepts about UVT, exogenous information and the rarer national taxes. */
export const concepts: readonly Concept[] = [
  {
    name: 'la UVT',
    named:
      /^(?:uvts?|u v t|unidad(?:es)? de valor tributario|(?:valor|precio) (?:de |del )?(?:la |las )?uvts?)$/,
    links: [figuresLink, taxPage],
    aspects: {
      what: [
        '¿Qué es la UVT?',
        'La UVT, unidad de valor tributario, es la medida en que la ley pone topes, tarifas y sanciones.',
        uvtAnswer,
      ],
      amount: ['¿Cuánto vale la UVT?'],
      how: [
        '¿Cómo se calcula la UVT?',
        `Multiplica: 10 UVT de ${uvt.year} son 10 × ${inPesos(uvt.value)}, o sea ${inPesos(10 * uvt.value)} (${uvt.source}). Usa la UVT del año que dice la norma: en renta, la del año que se declara.`,
      ],
      when: [
        '¿Cuándo se actualiza la UVT?',
        `Cada año: la DIAN la fija en una resolución, entre noviembre y diciembre, para el año siguiente. La de ${uvt.year} salió el 15 de diciembre de ${uvtBefore.year}; la de ${uvt.year + 1} no la damos hasta verla publicada.`,
      ],
    },
  },
  {
    name: 'la información exógena',
    named:
      /^(?:(?:informacion|reporte|declaracion|info)?(?: de| de la)? ?(?:exogena|exojena|exogenas)(?: (?:tributaria|nacional|dian|de la dian))?|medios? magneticos?(?: (?:dian|de la dian))?|informacion en medios magneticos)$/,
    links: [reports, taxPage, write],
    aspects: {
      what: ['¿Qué es la información exógena?'],
      who: ['¿Quién debe presentar exógena?'],
      when: [
        '¿Cuándo se presenta la exógena?',
        `Una vez al año, entre abril y junio, según los últimos dígitos del NIT; los grandes contribuyentes van primero (Resolución DIAN 000162 de 2023, art. 65). La tabla de ${uvt.year + 1} la fija la DIAN: mírala en el calendario cuando salga.`,
      ],
      late: [
        '¿Qué pasa si no presento la exógena?',
        `Con calma: envíala cuanto antes, porque tarde cuesta menos que no enviarla. Es el 0,5% de lo enviado tarde, el 0,7% de lo que va con errores y el 1% de lo no enviado, hasta 7.500 UVT${uvtInPesos(7_500)} y no menos de ${minimumPenaltyInPesos} (E.T., arts. 639 y 651).`,
        `Si la envías o la corriges tú antes de un pliego de cargos, pagas solo el 10% de esa sanción, sin bajar de la mínima; ${exogenaReduced}. Puede caber además la del artículo 640. No toda carta es un pliego: mira su título y su fecha, y llámanos.`,
      ],
      get: [
        '¿Cómo se hace la exógena?',
        'Se suman los movimientos del año por cada tercero, se pasan a los formatos de la DIAN y se envían en www.dian.gov.co con la firma electrónica de quien informa (Resolución DIAN 000162 de 2023).',
        'La hacemos contigo: cruzamos los formatos con tu contabilidad antes de enviarlos.',
      ],
    },
  },
  {
    name: 'el impuesto al patrimonio',
    named: /^(?:impuesto (?:al|del?|sobre el) patrimonio|impuesto a la riqueza|impopatrimonio)$/,
    links: [wealth, write, call],
    aspects: {
      what: [
        '¿Qué es el impuesto al patrimonio?',
        `Es un impuesto anual a las personas con mucho patrimonio: las que el 1 de enero tienen bienes menos deudas por 72.000 UVT o más${uvtInPesos(72_000)}, por la norma permanente (E.T., arts. 292-3 y 294-3).`,
        'En 2026 un decreto de emergencia lo cobró también a empresas con patrimonio líquido de 200.000 UVT o más (Decreto 173 de 2026), y la Corte Constitucional lo suspendió en parte: confirma las reglas con un tributarista antes de pagar.',
      ],
      amount: ['¿Cuánto es el impuesto al patrimonio?'],
      payer: wealthPaidBy,
      when: ['¿Cuándo se paga el impuesto al patrimonio?'],
      who: wealthPaidBy,
    },
  },
  {
    name: 'el impuesto de timbre',
    named:
      /^(?:impuesto (?:de|del|al) )?timbre(?: nacional)?(?: (?:de|en|para|sobre) (?:los |un |el )?(?:contratos?|escrituras?|documentos?|inmuebles?))?$/,
    links: [contract, write, call],
    aspects: {
      what: [
        '¿Qué es el impuesto de timbre?',
        `Es un impuesto a los contratos y documentos de más de 6.000 UVT${uvtInPesos(6_000)} (E.T., art. 519). Desde el 1 de enero de ${uvt.year} su tarifa general volvió al 0%, así que hoy casi ningún contrato lo paga.`,
      ],
      amount: [
        '¿Cuánto es el impuesto de timbre?',
        `En general, el 0% en ${uvt.year}: el 1% del Decreto 175 de 2025 rigió solo hasta el 31 de diciembre de 2025. Vender un inmueble de más de 20.000 UVT${uvtInPesos(20_000)} por escritura sí paga: 1,5% de lo que pase de ahí, y 3% de lo que pase de 50.000 UVT (E.T., art. 519, parágrafos 2 y 3).`,
        'Un decreto puede cambiarlo: confírmalo antes de firmar.',
      ],
      who: stampPaidBy,
      payer: stampPaidBy,
    },
  },
  {
    name: 'los impuestos saludables',
    named:
      /^(?:impuestos? saludables?|impuestos? (?:a|de|sobre|para) (?:las |los |la )?(?:bebidas? (?:ultraprocesadas? )?azucaradas?|bebidas? ultraprocesadas?(?: azucaradas?)?|(?:(?:alimentos|comestibles|productos|comida)(?: comestibles)? )?ultra ?procesad[oa]s?|gaseosas?))$/,
    links: [all, write],
    aspects: {
      what: [
        '¿Qué son los impuestos saludables?',
        'Son dos impuestos nacionales: uno a las bebidas azucaradas y otro a los comestibles ultraprocesados con mucha azúcar, sodio o grasa saturada (Ley 2277 de 2022, art. 54; E.T., art. 513-1).',
        'Los declara quien produce o importa, no la tienda.',
      ],
      amount: [
        '¿Cuánto es el impuesto a los ultraprocesados?',
        'En los comestibles ultraprocesados, el 20% desde 2025. En las bebidas azucaradas son pesos por cada 100 ml, según el azúcar: en 2025, cero con menos de 5 gramos, $\u00a038 de 5 a 9 y $\u00a065 de 9 en adelante; cada año suben con la UVT (Ley 2277 de 2022, art. 54).',
      ],
      payer: healthPaidBy,
      who: healthPaidBy,
      when: [
        '¿Cuándo se pagan los impuestos saludables?',
        'Cada dos meses: vencen el décimo día hábil después de cada bimestre, igual para todos los NIT (DUR 1625 de 2016, art. 1.6.1.13.2.55).',
      ],
    },
  },
  {
    name: 'los precios de transferencia',
    named:
      /^(?:(?:(?:declaracion|regimen|estudio|informe)(?: informativa)? (?:de|del|sobre) (?:los )?)?precios? de transferencia)$/,
    links: [all, write, call],
    aspects: {
      what: [
        '¿Qué son los precios de transferencia?',
        'Son las reglas para que una empresa le compre y le venda a sus vinculados del exterior a precios como los que pactaría con un extraño, el «principio de plena competencia» (E.T., arts. 260-1 a 260-3).',
      ],
      who: [
        '¿Quién debe declarar precios de transferencia?',
        `Quien tiene operaciones con vinculados del exterior o de una zona franca y, en el año, patrimonio bruto de 100.000 UVT o más${uvtInPesos(100_000)} o ingresos brutos de 61.000 UVT o más${uvtInPesos(61_000)} (E.T., arts. 260-5 y 260-9; DUR 1625 de 2016, art. 1.6.1.13.2.27).`,
        'Con alguien de un país de baja o nula imposición se declara sin importar tu tamaño ni el monto. La documentación que la soporta tiene sus propios topes.',
      ],
      when: [
        '¿Cuándo se presentan los precios de transferencia?',
        'En septiembre, la declaración y la documentación, entre el séptimo y el decimosexto día hábil, según el último dígito del NIT (DUR 1625 de 2016, arts. 1.6.1.13.2.28 y .29).',
      ],
    },
  },
  {
    name: 'ser gran contribuyente',
    named: /^(?:ser )?(?:gran(?:des)? contribuyentes?)$/,
    links: [largest, write],
    aspects: {
      what: [
        '¿Qué es ser gran contribuyente?',
        'Es una calificación que da la DIAN, en una resolución, por el tamaño, los ingresos, el patrimonio o el recaudo (E.T., art. 562). En el RUT es el código 13.',
        'Cambia tus deberes: IVA cada dos meses, renta en tres cuotas, ReteIVA a tus proveedores y exógena más temprano.',
      ],
      who: [
        '¿Quién debe ser gran contribuyente?',
        'Nadie se inscribe: lo nombra la DIAN, en una lista que sale cada dos años (E.T., art. 562). La vigente es la Resolución 000200 de 2024, para 2025 y 2026; la de 2027 y 2028 se espera en diciembre.',
      ],
      when: [
        '¿Cuándo declaran los grandes contribuyentes?',
        'La renta, así: en febrero pagan la primera cuota; en abril declaran y pagan la segunda, y en junio, la tercera, según el último dígito del NIT (DUR 1625 de 2016, art. 1.6.1.13.2.11).',
      ],
    },
  },
]
