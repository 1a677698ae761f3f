import { inPesos, minimumPenaltyInPesos, uvt, uvtBefore, uvtInPesos } from '../../legal-figures'
import type { Concept } from '../concepts'
import { call, taxPage, write } from '../reply-links'

const dates = { href: '/herramientas/vencimientos/retencion-en-la-fuente', label: 'Ver las fechas' } as const

const monthly =
  'Cada mes, en el formulario 350: del séptimo al decimosexto día hábil del mes siguiente, según el último dígito del NIT (DUR 1625 de 2016, art. 1.6.1.13.2.33).'
const idle = 'El mes en que no hubo nada que retener no se presenta.'

const agents =
  'Las entidades públicas, las sociedades y las demás que la ley nombra, cuando hacen un pago con retención (E.T., art. 368); quien está en el SIMPLE retiene renta solo por los pagos laborales (art. 911).'
const traders = `Una persona natural, solo si es comerciante y el año anterior pasó de 30.000 UVT de ingresos o patrimonio bruto (${inPesos(30_000 * uvtBefore.value)} en ${uvtBefore.year}; art. 368-2).`

const late = [
  'Con calma, pero pronto: presentada sin el pago completo no vale, salvo que se pague en los dos meses siguientes al vencimiento (E.T., art. 580-1). Presentarla tarde cuesta el 5% de lo retenido por mes o fracción, hasta el 100%, y en total no menos de',
  'Es plata de otros: no entregarla pasados dos meses es delito, y pagarla con intereses lo extingue (Código Penal, art. 402). Llámanos con el mes y el valor.',
] as const

const unpaid = [
  '¿Qué pasa si no pago el formulario 350?',
  `${late[0]} ${minimumPenaltyInPesos} (arts. 639 y 641).`,
  late[1],
] as const

const vatAgents = [
  '¿Quién debe hacer ReteIVA?',
  'Solo los que nombra la ley: entidades del Estado, grandes contribuyentes, quien designe la DIAN, el responsable que contrata servicios gravados del exterior y el responsable que le compra algo gravado a alguien del SIMPLE, entre otros (E.T., art. 437-2). En el RUT son los códigos 09 y 23.',
  'Fuera de esos casos, un responsable común no le retiene IVA a otro.',
] as const

const selfAgents = [
  '¿Quién debe hacer autorretención?',
  'La especial de renta, casi toda sociedad: la que paga renta ordinaria y no paga los aportes de salud, SENA e ICBF de los sueldos exonerados (E.T., art. 114-1; Decreto 2201 de 2016). No la hacen quien está en el SIMPLE ni una entidad sin ánimo de lucro.',
  'El «autorretenedor» del código 15 es otro: lo nombra la DIAN.',
] as const

export const concepts: readonly Concept[] = [
  {
    name: 'la retención en la fuente',
    named:
      /^(?:(?:(?:la )?(?:retencion(?:es)?|retension(?:es)?)(?: (?:en|de|a) la fuente)?(?: (?:de|por|a titulo de) renta)?|retefuentes?|rete(?:n)? ?(?:en la )?(?:fuente|fte)|retefuete|r(?:e)?te fte|rtefte|rete))$/,
    links: [dates, taxPage, write],
    aspects: {
      what: [
        '¿Qué es la retención en la fuente?',
        'Es una parte del pago que quien te paga descuenta y entrega a la DIAN a tu nombre: un adelanto de tu impuesto de renta, no un impuesto más (E.T., arts. 365 y 368). La restas al declarar, con el certificado.',
        'Quien retiene la declara cada mes, en el formulario 350.',
      ],
      amount: [
        '¿Cuánto es la retención en la fuente?',
        'Depende del concepto. Compras, 2,5% a quien declara renta y 3,5% a quien no; servicios, 4% y 6%; arriendo de inmuebles, 3,5% (Decreto 572 de 2025, que se discute ante los jueces).',
        `Honorarios, 11% a una sociedad y 10% u 11% a la persona que resta costos (E.T., art. 392); a quien no los resta y en salarios, la tabla del art. 383, que hasta 95 UVT al mes da cero${uvtInPesos(95)}.`,
      ],
      when: ['¿Cuándo se paga la retención en la fuente?'],
      who: ['¿Quién debe hacer retención en la fuente?', `${agents} ${traders}`],
      late: [
        '¿Qué pasa si no pago la retención en la fuente?',
        `${late[0]} ${minimumPenaltyInPesos} (arts. 639 y 641).`,
        late[1],
      ],
      how: [
        '¿Cómo se calcula la retención en la fuente?',
        `Se multiplica el pago sin IVA por la tarifa del concepto, si llega a la base: compras desde 10 UVT${uvtInPesos(10)} y servicios desde 2 UVT${uvtInPesos(2)} (Decreto 572 de 2025). Ejemplo: una compra de ${inPesos(1_000_000)} a quien declara renta, 2,5%, son ${inPesos(25_000)}.`,
        'Al 350 se llevan todas las del mes.',
      ],
      often: ['¿Cada cuánto se paga la retención en la fuente?', monthly, idle],
      payer: [
        '¿Quién paga la retención en la fuente?',
        'Sale de quien cobra, que recibe menos y la resta de su renta; la descuenta, la declara y la entrega a la DIAN quien paga (E.T., arts. 365 y 368).',
      ],
      get: ['¿Cómo me devuelven la retención?'],
    },
  },
  {
    name: 'el formulario 350',
    named:
      /^(?:(?:declaracion|formulario|form|formato|f) ?)350$|^declaracion(?:es)? (?:mensual )?(?:de |de la )?(?:retencion(?:es)?|rete ?fuente)(?: (?:en|de) la fuente)?$/,
    links: [dates, write],
    aspects: {
      what: [
        '¿Qué es el formulario 350?',
        'Es la declaración de retención en la fuente: reúne las retenciones de renta y de IVA y las autorretenciones del mes. El mes sin ninguna no se presenta (DUR 1625 de 2016, art. 1.6.1.13.2.33).',
      ],
      when: ['¿Cuándo se presenta el formulario 350?', monthly],
      late: unpaid,
      who: ['¿Quién debe presentar el formulario 350?', `${agents} ${traders}`],
    },
  },
  {
    name: 'el ReteIVA',
    named:
      /^(?:(?:reten?|rte) ?(?:de )?i[vb]a|(?:retencion(?:es)?|retension(?:es)?) (?:en la fuente )?(?:de|del|en|en el|por|a titulo de|sobre el) iva)$/,
    links: [dates, write, call],
    aspects: {
      what: [
        '¿Qué es el ReteIVA?',
        'Es una parte del IVA de la factura que el comprador no le paga al vendedor: la retiene y la entrega a la DIAN (E.T., art. 437-1). Como regla es el 15% del IVA.',
        'El vendedor la resta en su declaración de IVA, con el certificado.',
      ],
      amount: [
        '¿Cuánto es el ReteIVA?',
        `Como regla, el 15% del IVA (E.T., art. 437-1): en una venta de ${inPesos(1_000_000)} con IVA de ${inPesos(190_000)}, son ${inPesos(28_500)}. En servicios gravados que se contratan en el exterior, el 100%.`,
        `Se mira la misma base de renta: servicios desde 2 UVT y compras desde 10 UVT (Decreto 572 de 2025).`,
      ],
      who: vatAgents,
      when: ['¿Cuándo se paga el ReteIVA?', monthly],
      payer: [
        '¿Quién paga el ReteIVA?',
        'Sale del IVA que iba a recibir el vendedor, que lo resta después en su declaración; lo retiene y lo entrega el comprador, si la ley lo nombra agente (E.T., art. 437-2).',
      ],
      how: [
        '¿Cómo se calcula el ReteIVA?',
        `Sobre el IVA, no sobre el precio: IVA de la factura × 15% (E.T., art. 437-1). Con IVA de ${inPesos(190_000)} son ${inPesos(28_500)}.`,
      ],
      late: [
        '¿Qué pasa si no pago el ReteIVA?',
        `${late[0]} ${minimumPenaltyInPesos} (arts. 639 y 641).`,
        late[1],
      ],
    },
  },
  {
    name: 'la autorretención',
    named:
      /^(?:auto ?rr?eten(?:cion(?:es)?|sion(?:es)?)(?: especial)?(?: (?:en|de|del|a titulo de)(?: la| impuesto de)? (?:renta|fuente))?|(?:ser )?auto ?rr?etenedor(?:es|a)?|auto ?rr?ete ?fuente|auto ?renta)$/,
    links: [dates, write, call],
    aspects: {
      what: [
        '¿Qué es la autorretención?',
        'Es la retención que una empresa se hace a sí misma: cada mes adelanta a la DIAN una parte de sus ingresos, que resta en su renta del año (E.T., art. 365; Decreto 2201 de 2016). Va en el formulario 350.',
        'En el RUT, 59 es la autorretención especial de renta, y 15, el autorretenedor que nombra la DIAN, a quien sus clientes no le retienen.',
      ],
      who: selfAgents,
      amount: [
        '¿Cuánto es la autorretención?',
        'Depende de tu actividad: una tarifa según el código CIIU, sobre los ingresos del mes sin IVA (Decreto 2201 de 2016, con las tarifas que cambió el Decreto 572 de 2025, en discusión ante los jueces). La tuya te la confirma un tributarista con tu CIIU.',
      ],
      when: ['¿Cuándo se paga la autorretención?', monthly],
      how: [
        '¿Cómo se calcula la autorretención?',
        'Ingresos del mes, sin IVA, por la tarifa de tu código CIIU (Decreto 2201 de 2016). Va en el formulario 350, junto con las retenciones que practicaste.',
      ],
      late: [
        '¿Qué pasa si no pago la autorretención?',
        `Va en la misma declaración de la retención, así que, con calma pero pronto: sin el pago completo no vale, salvo que se pague en los dos meses siguientes al vencimiento (E.T., art. 580-1). Presentarla tarde cuesta el 5% por mes o fracción, y no menos de ${minimumPenaltyInPesos} (arts. 639 y 641).`,
      ],
      payer: selfAgents,
    },
  },
  {
    name: 'ser agente retenedor',
    named:
      /^(?:ser )?(?:agentes? (?:retenedor(?:es|a)?|de (?:la )?retencion(?:es)?)(?: (?:en|de) la fuente)?|(?:empresas? )?retenedor(?:es|a)?)$/,
    links: [dates, write, call],
    aspects: {
      what: [
        '¿Qué es ser agente retenedor?',
        `Es quien debe descontar la retención al pagar, declararla cada mes en el formulario 350 y dar el certificado (E.T., arts. 368 y 381). En el RUT es el código 07.`,
      ],
      who: ['¿Quién debe ser agente retenedor?', `${agents} ${traders}`],
      amount: [
        '¿Cuál es el tope para ser agente retenedor?',
        `Para una persona natural comerciante, más de 30.000 UVT de ingresos o de patrimonio bruto el año anterior: ${inPesos(30_000 * uvtBefore.value)} en ${uvtBefore.year} y ${inPesos(30_000 * uvt.value)} en ${uvt.year} (E.T., art. 368-2). Para una sociedad no hay tope; si está en el SIMPLE, solo retiene renta por los pagos laborales (art. 911).`,
      ],
      late: ['¿Qué pasa si no practiqué la retención?'],
      when: ['¿Cuándo declaran los agentes retenedores?', monthly, idle],
    },
  },
  {
    name: 'el certificado de retención',
    named:
      /^certificad[oa]s? (?:(?:de|del|por|sobre) )?(?:retencion(?:es)?(?: (?:en|de|a) la fuente)?(?: (?:a |de )?(?:proveedores|terceros|salarios))?|rete ?fuente|rete ?(?:iva|ica)|la retencion(?: en la fuente)?)$/,
    links: [write, call],
    aspects: {
      what: [
        '¿Qué es el certificado de retención?',
        'Es el papel en que quien te pagó dice cuánto te pagó y cuánto te retuvo en el año; con él lo restas en tu declaración (E.T., art. 381). El de salarios es el formulario 220 de la DIAN.',
      ],
      when: [
        '¿Cuándo se entrega el certificado de retención?',
        'A más tardar el último día hábil de marzo, por lo retenido el año anterior (DUR 1625 de 2016, art. 1.6.1.13.2.40). Los de IVA e ICA van por períodos.',
      ],
      get: ['¿Cómo consigo mi certificado de ingresos y retenciones?'],
      unpaid: ['¿Qué hago si no me dan el certificado de retención?'],
      who: [
        '¿Quién debe entregar el certificado de retención?',
        'Quien te retuvo: tu empleador, el cliente o el banco, aunque ya no trabajes con él (E.T., art. 381). No lo da la DIAN, pero en www.dian.gov.co puedes ver lo que reportaron de ti.',
      ],
      late: ['¿Qué hago si no me dan el certificado de retención?'],
    },
  },
]
