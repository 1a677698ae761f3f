import { contactHref } from '../../contact-topics'
import { inPesos, uvtInPesos } from '../../legal-figures'
import type { Concept } from '../concepts'
import { call } from '../reply-links'

const page = { href: '/servicios/asesoria-contable', label: 'Ver asesoría contable' } as const
const books = { href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' } as const
const wealthDates = {
  href: '/herramientas/vencimientos/impuesto-al-patrimonio',
  label: 'Ver las fechas del impuesto al patrimonio',
} as const

export const concepts: readonly Concept[] = [
  {
    name: 'el costo y el gasto',
    named:
      /^(?:(?:que|cual(?:es)?|hay|es|son|la|las|el|un|una|entre|de|diferencias?|se|en|diferencian?|distingo|como|lo mismo|explica\w*|me) )+(?:costos? (?:y|o|e|con|de|vs|versus|que|a) (?:(?:un|el|los) )?gastos?|gastos? (?:y|o|e|con|de|vs|versus|que|a) (?:(?:un|el|los) )?costos?)(?: (?:en|de) (?:la )?(?:contabilidad|contable|empresa))?$/,
    links: [page, books, call],
    aspects: {
      what: [
        '¿Qué diferencia hay entre costo y gasto?',
        'El costo es lo que se gasta en lo que vendes: mercancía, materia prima o quien lo produce. El gasto sostiene el negocio aunque ese día no vendas: arriendo de la oficina, publicidad, contador, papelería.',
        'En una panadería, la harina y el sueldo del panadero son costo; el aviso y el internet de la oficina, gasto. Ventas menos costo da la utilidad bruta; menos los gastos, la operacional. En renta los dos se restan con soporte y si tienen que ver con tus ingresos (E.T., art. 107).',
      ],
    },
  },
  {
    name: 'las NIIF',
    named:
      /^(?:(?:aplicar |llevar |usar )?(?:las |normas )?niifs?|normas internacionales de (?:informacion financiera|contabilidad)(?: niif)?)$/,
    links: [page, books, call],
    aspects: {
      what: [
        '¿Qué son las NIIF?',
        'Las NIIF son las Normas Internacionales de Información Financiera: las reglas con que se lleva y se presenta la contabilidad. El Decreto 2420 de 2015 divide a las empresas en tres grupos: NIIF plenas, NIIF para las Pymes y contabilidad simplificada para microempresas.',
      ],
      who: [
        '¿Quién debe aplicar NIIF?',
        'Las aplica quien está obligado a llevar contabilidad, según su grupo (Decreto 2420 de 2015): lo definen el tamaño, la actividad y el interés público. Lo revisamos contigo en la evaluación, que es gratuita.',
      ],
    },
  },
  {
    name: 'los grupos NIIF',
    named: /^(?:que )?grupos? (?:de (?:las )?)?niif(?: (?:soy|somos|me toca))?$/,
    links: [page, books, call],
    aspects: {
      what: [
        '¿Qué son los grupos NIIF?',
        'Los grupos NIIF son tres, y dicen con qué reglas se lleva la contabilidad (Decreto 2420 de 2015): grupo 1, NIIF plenas, las más grandes o de interés público; grupo 2, NIIF para las Pymes; grupo 3, contabilidad simplificada, las microempresas.',
        'Con tus ingresos, tu actividad y tu número de trabajadores te decimos cuál es el tuyo: la evaluación es gratuita.',
      ],
    },
  },
  {
    name: 'el grupo 1 de NIIF',
    named: /^(?:niif plenas?|(?:niif )?grupo (?:1|uno)(?: (?:de (?:las )?)?niif)?|grupo niif (?:1|uno))$/,
    links: [page, books, call],
    aspects: {
      what: [
        '¿Qué es el grupo 1 de NIIF?',
        'El grupo 1 es el de las NIIF plenas (Decreto 2420 de 2015): quien tiene valores inscritos en bolsa, las entidades de interés público, y las empresas con más de 200 trabajadores o 30.000 salarios mínimos en activos que cumplen otra condición, como ser subordinada de una que las aplica.',
      ],
    },
  },
  {
    name: 'las NIIF para las Pymes',
    named:
      /^(?:niif (?:para )?(?:las )?pymes?|(?:niif )?grupo (?:2|dos)(?: (?:de (?:las )?)?niif)?|grupo niif (?:2|dos))$/,
    links: [page, books, call],
    aspects: {
      what: [
        '¿Qué son las NIIF para las Pymes?',
        'Las NIIF para las Pymes son las reglas contables del grupo 2, más cortas que las plenas: las aplican las empresas que no están en el grupo 1 ni en el 3 (Decreto 2420 de 2015).',
      ],
    },
  },
  {
    name: 'el grupo 3 de NIIF',
    named:
      /^(?:niif (?:para )?(?:las )?microempresas?|(?:niif )?grupo (?:3|tres)(?: (?:de (?:las )?)?niif)?|grupo niif (?:3|tres)|contabilidad simplificada)$/,
    links: [page, books, call],
    aspects: {
      what: [
        '¿Qué es el grupo 3 de NIIF?',
        'El grupo 3 es el de las microempresas, que llevan contabilidad simplificada (Decreto 2420 de 2015). Los requisitos cambiaron desde 2023 y miran sobre todo los ingresos (Decreto 1670 de 2021): con tu actividad y tus ventas te decimos si es el tuyo.',
      ],
    },
  },
  {
    name: 'la causación',
    named:
      /^(?:causacion(?:es)?(?: (?:contables?|de (?:las |una )?facturas?))?|(?:principio|sistema|base) de (?:causacion|devengo|acumulacion)|devengo|causar(?: (?:una |las )?facturas?)?|contabilidad de causacion)$/,
    links: [page, books],
    aspects: {
      what: [
        '¿Qué es la causación?',
        'La causación es registrar cada hecho cuando ocurre y no cuando se paga: lo que vendes a crédito en noviembre es ingreso de noviembre, aunque te paguen en enero.',
        'Causar una factura es eso: llevarla a la contabilidad en su mes, con su impuesto y su retención.',
      ],
    },
  },
  {
    name: 'la conciliación bancaria',
    named: /^conciliaci?on(?:es)? (?:bancarias?|(?:de|con) (?:los |el )?bancos?)$/,
    links: [page, books, call],
    aspects: {
      what: [
        '¿Qué es la conciliación bancaria?',
        'La conciliación bancaria es comparar el extracto del banco con los libros y explicar cada diferencia: una consignación que no ha entrado, un cheque sin cobrar, una comisión sin registrar. La hacemos cada mes en la asesoría contable.',
      ],
      get: [
        '¿Cómo se hace una conciliación bancaria?',
        'Del saldo del extracto: suma las consignaciones en camino y resta los cheques sin cobrar; en los libros registra lo que solo vio el banco (comisiones, intereses, 4 por mil). Al final los dos saldos deben ser iguales.',
      ],
      often: [
        '¿Cada cuánto se hace la conciliación bancaria?',
        'Cada mes, antes de cerrar y de declarar, y por cada cuenta: así un error o un pago que no es tuyo se ve a tiempo.',
      ],
    },
  },
  {
    name: 'la depreciación',
    named:
      /^(?:depreciaci?on(?:es)?(?: (?:contable|fiscal|de (?:los )?activos(?: fijos)?))?|vida util(?: de (?:los )?activos(?: fijos)?)?)$/,
    links: [page, books],
    aspects: {
      what: [
        '¿Qué es la depreciación?',
        'La depreciación es repartir el costo de un bien que dura años, como un carro o un computador, entre los años en que se usa: cada año una parte va al gasto y baja el valor del activo.',
      ],
      how: [
        '¿Cómo se calcula la depreciación?',
        `Lo más usado es la línea recta: el costo dividido por los años que se va a usar. Un equipo de ${inPesos(6_000_000)} que se usa 5 años se deprecia ${inPesos(1_200_000)} cada año.`,
        'Para la renta, cada clase de bien tiene un tope por año (E.T., art. 137).',
      ],
      amount: [
        '¿Cuál es la tasa de depreciación?',
        'La que salga de los años de uso, y para la renta hasta este tope por año: 2,22% construcciones; 10% vehículos, maquinaria y muebles; 20% computadores y equipos de comunicación (E.T., art. 137).',
        `Lo que costó hasta 50 UVT${uvtInPesos(50)} puede ir todo en el año en que se compró (DUR 1625 de 2016, art. 1.2.1.18.5).`,
      ],
    },
  },
  {
    name: 'el inventario',
    named: /^inventarios?(?: (?:de (?:mercancias?|productos)|permanente|periodico|fisico))?$/,
    links: [page, books],
    aspects: {
      what: [
        '¿Qué es un inventario?',
        'El inventario es lo que un negocio tiene para vender o para producir: mercancía, materias primas y productos en proceso. Es un activo, y cuando se vende pasa al costo.',
      ],
      how: [
        '¿Cómo se calcula el inventario?',
        'De dos formas (E.T., art. 62): por juego de inventarios, que cuenta al final y halla el costo así: lo que había, más compras, menos lo que quedó; o permanente, que lo lleva con cada compra y cada venta.',
      ],
      when: [
        '¿Cuándo se hace el inventario?',
        'Por lo menos al cierre del año, el 31 de diciembre: se cuenta todo, se firma la lista y se compara con los libros. Contar por partes durante el año descubre antes los faltantes.',
      ],
    },
  },
  {
    name: 'el activo',
    named: /^activos?(?: (?:corrientes?|no corrientes?|contables?|de (?:la |una )?empresa))?$/,
    links: [page],
    aspects: {
      what: [
        '¿Qué es un activo?',
        'El activo es lo que el negocio tiene o le deben: caja, bancos, cartera, inventario, muebles, carros, inmuebles. Es corriente si se vuelve plata en un año; si no, no corriente.',
        'En el balance, activo = pasivo + patrimonio.',
      ],
    },
  },
  {
    name: 'el activo fijo',
    named: /^(?:activos? fijos?|propiedad(?:es)? planta y equipo|ppe)$/,
    links: [page],
    aspects: {
      what: [
        '¿Qué es un activo fijo?',
        'Un activo fijo es un bien que el negocio usa y no compra para vender, como un local, un carro, una máquina o un computador. No es gasto de una vez: baja la renta cada año con su depreciación (E.T., arts. 128 y 137).',
        `Si costó hasta 50 UVT${uvtInPesos(50)}, puede ir todo en el año en que se compró (DUR 1625 de 2016, art. 1.2.1.18.5).`,
      ],
    },
  },
  {
    name: 'el pasivo',
    named: /^pasivos?(?: (?:corrientes?|no corrientes?|contables?|de (?:la |una )?empresa))?$/,
    links: [page],
    aspects: {
      what: [
        '¿Qué es un pasivo?',
        'El pasivo es lo que el negocio debe: proveedores, bancos, impuestos, nómina y prestaciones por pagar. Es corriente si se paga en un año; si no, no corriente.',
      ],
    },
  },
  {
    name: 'el patrimonio',
    named: /^patrimonio(?: (?:contable|neto|de (?:la |una )?empresa))?$/,
    links: [page, wealthDates],
    aspects: {
      what: [
        '¿Qué es el patrimonio?',
        'El patrimonio es lo que queda para los dueños: todo lo que se tiene menos todo lo que se debe. En una empresa son el capital, las reservas y las utilidades; en la renta, el bruto son los bienes y el líquido, los bienes menos las deudas.',
        'El impuesto al patrimonio es otra cosa: lo paga solo quien pasa un tope alto.',
      ],
    },
  },
]
