import { contactHref } from '../../contact-topics'
import { inPesos, uvtInPesos } from '../../legal-figures'
import { bogota } from '../bogota'
import type { Concept } from '../concepts'
import { call } from '../reply-links'

const dates = { href: '/herramientas/vencimientos/ica-bogota', label: 'Ver las fechas del ICA' } as const
const write = { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' } as const
const page = 'www.haciendabogota.gov.co'

const icaAmount = [
  '¿Cuánto se paga de ICA?',
  `Los ingresos del período por la tarifa por mil de tu actividad: por ejemplo, ${inPesos(50_000_000)} a 10 por mil son ${inPesos(500_000)}. Si hay aviso a la calle, se suma un 15% de ese impuesto (Ley 14 de 1983, art. 37).`,
  `La tarifa la fija cada concejo y la tuya no la digo sin verla: en ${bogota} sale por tu código CIIU en ${page}, en tu RIT o en tu última declaración.`,
] as const

const withheldAmount = [
  '¿Cuánto es el ReteICA?',
  'La tarifa por mil de la actividad de quien cobra, sobre el valor sin IVA, en la ciudad donde se hace: la que dice su código CIIU.',
  `En ${bogota} no se retiene por debajo de 4 UVT en servicios${uvtInPesos(4)} ni de 27 UVT en compras${uvtInPesos(27)} (Decreto Distrital 271 de 2002, art. 8), ni a quien está en el SIMPLE; tampoco, si paga un particular, a un gran contribuyente que declara ICA ahí (Acuerdo 65 de 2002, art. 9): confírmalo con un tributarista, que con el CIIU y la ciudad te da la tarifa.`,
] as const

const propertyPayer = [
  '¿Quién paga el predial?',
  `Lo paga el dueño o el poseedor del inmueble: los dos responden por él en ${bogota} (Secretaría de Hacienda). También el usufructuario.`,
  'Si está arrendado, a la ciudad le responde el dueño, no el inquilino.',
] as const

const propertyAmount = [
  '¿Cuánto es el predial?',
  `El valor del inmueble por la tarifa que fija el concejo según su uso y su avalúo. En ${bogota} la base es al menos el avalúo catastral (Ley 601 de 2000, art. 1), y la factura ya trae la cuenta.`,
  `La miras con la cédula y el CHIP en ${page}. Si el avalúo te parece alto, la revisión se pide a Catastro.`,
] as const

const vehiclePayer = [
  '¿Quién paga el impuesto de vehículos?',
  `Lo paga el dueño o poseedor del carro o la moto, donde esté matriculado: ${bogota} o el departamento (Ley 488 de 1998, arts. 138 y siguientes).`,
  'No lo pagan las motos de hasta 125 centímetros cúbicos (art. 141).',
] as const

const vehicleAmount = [
  '¿Cuánto es el impuesto de vehículos?',
  `De un carro particular, entre el 1,5% y el 3,5% del avalúo que publica cada año el Ministerio de Transporte, según lo que valga (Ley 488 de 1998, art. 145). En ${bogota} y Cundinamarca son 0,2 puntos más: de 1,7% a 3,7% (Ley 2199 de 2022, art. 33).`,
  `Las motos de más de 125 centímetros cúbicos van con la primera de esas tarifas; los carros eléctricos y los de servicio público tienen una menor. El valor exacto sale con el documento y la placa en ${page}.`,
] as const

const firemenAmount = [
  '¿Cuánto es la sobretasa bomberil?',
  `El 1% del ICA del período, y solo si en él tus ingresos netos pasan de 43.498 UVT${uvtInPesos(43_498)}; el formulario la calcula (Acuerdo Distrital 927 de 2024, art. 290).`,
] as const

/** Concepts about city taxes, with the rates and days of Bogotá; other cities have their own. */
export const concepts: readonly Concept[] = [
  {
    name: 'el ICA',
    named:
      /^(?:(?:declaracion|formulario) (?:de|del) )?(?:(?:el )?impuesto (?:de |del |al )?)?(?:ica|i c a|(?:de )?industria(?: y| e)? (?:de )?comercio(?: ica)?)(?:(?: (?:de|para))? bogota)?$/,
    links: [dates, write, call],
    aspects: {
      what: [
        '¿Qué es el ICA?',
        'El ICA es el impuesto de industria y comercio: se paga a la ciudad donde vendes o prestas servicios, con local o sin él, sobre lo que te entra por eso (Ley 14 de 1983).',
        `En ${bogota} se declara cada dos meses o una vez al año, según cuánto pagaste el año anterior, y antes hay que inscribirse en el RIT.`,
      ],
      who: [
        '¿Quién debe pagar ICA?',
        `Lo paga quien vende, fabrica o presta servicios por su cuenta en una ciudad, persona o empresa, siempre o a veces, también desde la casa o por internet (en ${bogota}, Decreto Distrital 352 de 2002, arts. 32 y 41).`,
        `Un sueldo no lo paga. En el SIMPLE va incluido en el anticipo y no se declara aparte. En ${bogota}, una persona del régimen preferencial (un solo local; contratos y consignaciones de menos de 3.500 UVT) con ingresos de menos de 1.933 UVT al año${uvtInPesos(1_933)} no declara (Secretaría de Hacienda): en general su impuesto es lo que le retuvieron; confírmalo con tus cifras.`,
      ],
      amount: icaAmount,
      how: icaAmount,
      get: [
        '¿Cómo se hace la declaración de ICA?',
        `En ${bogota}, por internet: en ${page}, botón de pagos, opción de ICA; entras a tu oficina virtual, llenas la declaración y la pagas en línea o con recibo en el banco.`,
        'Ten a mano el RIT, los ingresos del período por actividad y el ReteICA que te hicieron, que se resta. En otra ciudad es en la página de su secretaría de hacienda.',
      ],
      late: ['¿Qué pasa si no declaro el ICA?'],
    },
  },
  {
    name: 'el ReteICA',
    named:
      /^(?:rete ?ica|rete (?:de|del) ica|reteica|retencion(?:es)?(?: en la fuente)? (?:de|del|por|en|a titulo de)(?: el)? (?:ica|industria y comercio)|retencion ica)(?:(?: (?:de|para))? bogota)?$/,
    links: [dates, write, call],
    aspects: {
      what: [
        '¿Qué es el ReteICA?',
        'Es el ICA que descuenta quien te paga y entrega a la ciudad por tu cuenta: no es otro impuesto, es un anticipo del tuyo.',
        'Guarda el certificado: lo retenido se resta en tu declaración de ICA de esa misma ciudad.',
      ],
      amount: withheldAmount,
      how: withheldAmount,
      who: [
        '¿Quién debe hacer ReteICA?',
        `Lo hacen, en ${bogota}, las entidades públicas, los grandes contribuyentes de la DIAN y, cuando le pagan a otro contribuyente de ICA, los del régimen común: casi toda sociedad (Acuerdo 65 de 2002; Resolución DDI-000305 de 2020). Quien está en el régimen preferencial o en el SIMPLE no retiene.`,
        'Si en el bimestre no retuviste, no se declara. Solo se retiene lo que se hace en esa ciudad, y nunca a quien está en el SIMPLE. Cada municipio nombra a los suyos: con tu RUT y tu RIT, un tributarista te lo confirma.',
      ],
      when: ['¿Cuándo vence el ReteICA?'],
      often: ['¿Cuándo vence el ReteICA?'],
    },
  },
  {
    name: 'avisos y tableros',
    named: /^(?:(?:el )?impuesto (?:complementario )?(?:de )?)?avisos?(?: y)?(?: de)? tableros?$/,
    links: [write, call],
    aspects: {
      what: [
        '¿Qué es avisos y tableros?',
        `Es un impuesto que se suma al ICA cuando tu negocio tiene un aviso, una valla o un tablero que se ve desde la calle, o un aviso en un vehículo (Ley 14 de 1983, art. 37; en ${bogota}, Decreto Distrital 352 de 2002, art. 57).`,
        'Se declara y se paga con el ICA, en el mismo formulario.',
      ],
      amount: [
        '¿Cuánto es avisos y tableros?',
        `El 15% del ICA (Ley 14 de 1983, art. 37): si el ICA da ${inPesos(500_000)}, son ${inPesos(75_000)} más.`,
      ],
      who: [
        '¿Quién debe pagar avisos y tableros?',
        'Lo paga quien paga ICA y tiene un aviso que se ve desde el espacio público, o en un vehículo. Sin aviso a la vista, por ejemplo si trabajas desde la casa, no se paga (Decreto Distrital 352 de 2002, art. 57).',
      ],
      when: [
        '¿Cuándo se paga avisos y tableros?',
        'Con el ICA, el mismo día y en el mismo formulario: cada dos meses o una vez al año, como te toque.',
      ],
    },
  },
  {
    name: 'el predial',
    named:
      /^(?:(?:(?:factura|recibo|formulario|cobro) (?:de|del) )?(?:(?:el )?impuesto )?predial(?:es)?(?: unificado)?(?: (?:de|del|de la|de mi|de mis) (?:casas?|apartamentos?|apto|inmuebles?|finca))?(?:(?: de)? bogota)?|impuesto (?:de|a|sobre) (?:la |mi |una )?(?:casas?|vivienda|apartamentos?|finca|inmuebles?))$/,
    links: [write, call],
    aspects: {
      what: [
        '¿Qué es el predial?',
        `El predial es el impuesto anual por tener un inmueble: casa, apartamento, local o lote. Lo cobra la ciudad donde está; en ${bogota}, la Secretaría de Hacienda, que manda la factura.`,
        'Se causa el 1 de enero: lo de todo el año se paga de una vez, con descuento si es temprano, o por cuotas.',
      ],
      when: ['¿Cuándo se paga el predial?'],
      get: [
        '¿Cómo descargo la factura del predial?',
        `En ${page}, botón de pagos: con el tipo y número de documento y el CHIP del inmueble la consultas y la pagas por PSE, sin la factura de papel.`,
        'Si no aparece, se presenta la declaración en la Oficina Virtual. En otra ciudad, en la página de su secretaría de hacienda.',
      ],
      amount: propertyAmount,
      how: propertyAmount,
      late: [
        '¿Qué pasa si no pago el predial?',
        `Con calma: págalo apenas puedas, porque corren intereses cada día, y con el tiempo la ciudad puede cobrarlo y embargar. En ${page} sale el valor a hoy.`,
        'Si no alcanza, pide un acuerdo de pago en la secretaría de hacienda. Si ya llegó un cobro, mira el año y la fecha: en general prescribe a los 5 años si nadie lo interrumpió (E.T., art. 817).',
      ],
      who: propertyPayer,
      payer: propertyPayer,
    },
  },
  {
    name: 'el impuesto de vehículos',
    named:
      /^(?:(?:(?:factura|recibo|formulario|cobro) (?:de|del) )?impuestos? (?:de |del |sobre |al |a )?(?:los |el |mi |la )?(?:vehiculos?(?: automotores)?|vehicular(?:es)?|carros?|motos?|motocicletas?|rodamiento|autos?|automotores)(?:(?: (?:de|para))? bogota)?|vehiculos|rodamiento|vehicular(?: bogota)?)$/,
    links: [write, call],
    aspects: {
      what: [
        '¿Qué es el impuesto de vehículos?',
        `Es el impuesto anual por tener un carro o una moto de más de 125 centímetros cúbicos (Ley 488 de 1998, arts. 138 a 151). Si está matriculado en ${bogota}, lo cobra la Secretaría de Hacienda; si no, el departamento.`,
      ],
      when: ['¿Cuándo se paga el impuesto de vehículos?'],
      amount: vehicleAmount,
      how: vehicleAmount,
      get: [
        '¿Cómo descargo la factura del impuesto de vehículos?',
        `En ${page}, botón de pagos: con el documento y la placa la consultas y la pagas por PSE.`,
        'Un carro del último modelo puede no tener factura: entonces se declara en la Oficina Virtual. Si está matriculado en otro lugar, es en la página de ese departamento.',
      ],
      late: [
        '¿Qué pasa si no pago el impuesto de vehículos?',
        `Con calma: págalo apenas puedas. En ${bogota}, además de los intereses de cada día, hay una sanción del 1,5% del impuesto por mes o parte de mes, de 7 UVT como mínimo${uvtInPesos(7)}; sin pagar no se hace el traspaso y, con el tiempo, lo pueden cobrar con embargo. En ${page} sale el valor a hoy con la placa.`,
        'Si son varios años, pide un acuerdo de pago y mira cuáles cobraron a tiempo: en general prescriben a los 5 años si nadie lo interrumpió (E.T., art. 817).',
      ],
      who: vehiclePayer,
      payer: vehiclePayer,
    },
  },
  {
    name: 'el RIT',
    named:
      /^(?:(?:certificado|registro|inscripcion)(?: (?:de|del|en el|en))? )?(?:rit|r i t|(?:registro de )?informacion tributaria(?: rit)?)(?: de bogota)?$/,
    links: [write, call],
    aspects: {
      what: [
        '¿Qué es el RIT?',
        `El RIT es el Registro de Información Tributaria de ${bogota}: dice a la Secretaría de Hacienda quién eres, qué actividad tienes y desde cuándo, para el ICA y los demás impuestos de la ciudad.`,
        'No es el RUT, que es de la DIAN y de todo el país.',
      ],
      get: ['¿Cómo saco el RIT?'],
      who: [
        '¿Quién debe tener RIT?',
        `Es obligatorio para quien paga ICA en ${bogota}, persona o empresa, y para los agentes de ReteICA. También lo pide quien necesite entrar a la Oficina Virtual de Hacienda.`,
        'Si te matriculaste en la Cámara de Comercio, mira primero: suele quedar inscrito con esos datos.',
      ],
      when: [
        '¿Cuándo hay que sacar el RIT?',
        `Dentro de los dos meses siguientes a empezar la actividad (Secretaría de Hacienda de ${bogota}). Si ya pasaron, inscríbete igual, con la fecha real.`,
      ],
      amount: ['¿Cuánto vale el RIT?', `Es gratis: se pide en ${page} y nadie tiene por qué cobrarlo.`],
      late: [
        '¿Qué pasa si no tengo RIT?',
        'Con calma: inscríbete, es gratis. Puede haber una sanción por hacerlo tarde, y las declaraciones de ICA se cuentan desde la fecha en que de verdad empezaste, con RIT o sin él.',
        'Si empezaste hace tiempo, háblalo antes con una persona del equipo: la fecha que pongas decide qué declaraciones faltan.',
      ],
    },
  },
  {
    name: 'el impuesto de delineación urbana',
    named: /^(?:impuesto )?(?:de )?delineacion(?: urbana)?$/,
    links: [write, call],
    aspects: {
      what: [
        '¿Qué es el impuesto de delineación urbana?',
        `Es el impuesto de ${bogota} por construir, ampliar, adecuar o reforzar un edificio con licencia de construcción o con reconocimiento. Sale del valor de la obra.`,
        `La tarifa y los formularios están en ${page}.`,
      ],
      who: [
        '¿Quién debe pagar el impuesto de delineación urbana?',
        `Lo paga, en ${bogota}, el dueño del predio donde se hace la obra o el titular de la licencia. Pintar y los arreglos que no piden licencia no lo causan; una obra que sí la pedía y se hizo sin ella lo causa cuando se reconoce.`,
      ],
    },
  },
  {
    name: 'la sobretasa bomberil',
    named: /^(?:sobretasa|impuesto)(?: de| a| para)?(?: los)? bomber(?:il|os)$/,
    links: [write, call],
    aspects: {
      what: [
        '¿Qué es la sobretasa bomberil?',
        `Es un recargo del ICA de ${bogota} para los bomberos: el 1% del ICA, solo para quien tiene en el período ingresos netos de más de 43.498 UVT${uvtInPesos(43_498)} (Acuerdo Distrital 927 de 2024, art. 290). Se paga con el ICA, en el mismo formulario.`,
      ],
      amount: firemenAmount,
      how: firemenAmount,
      who: [
        '¿Quién debe pagar la sobretasa bomberil?',
        `La paga quien declara ICA en ${bogota} y tuvo en ese período ingresos netos de más de 43.498 UVT${uvtInPesos(43_498)}. Un negocio pequeño no (Acuerdo Distrital 927 de 2024, art. 290).`,
      ],
    },
  },
]
