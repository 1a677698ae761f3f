import { contactHref } from '../../contact-topics'
import { inPesos, uvt, uvtBefore } from '../../legal-figures'
import { services, vatNote } from '../../services'
import type { Concept } from '../concepts'
import { call } from '../reply-links'

const page = { href: '/servicios/asesoria-contable', label: 'Ver asesoría contable' } as const
const books = { href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' } as const
const companyDates = { href: '/herramientas/vencimientos', label: 'Vencimientos por NIT' } as const

const price = services.find(({ slug }) => slug === 'asesoria-contable')?.price
const ourBooks = `La llevamos cada mes, desde ${inPesos(price?.from ?? 0)} ${price?.unit}, ${vatNote}: cada cifra queda con su soporte.`

const withoutBooks = [
  'Con calma: se reconstruye con extractos, facturas y planillas, y se pone al día mes a mes.',
  'Quien está obligado y no la lleva se expone a una sanción del 0,5% de lo mayor entre su patrimonio líquido y sus ingresos netos del año anterior, con un tope de 20.000 UVT, y a que no le acepten costos (E.T., arts. 654 y 655).',
] as const

const yearly = 'Por lo menos una vez al año, al 31 de diciembre (Ley 222 de 1995, art. 34).'

/** Concepts about accounting books, financial statements and the closing of a year. */
export const concepts: readonly Concept[] = [
  {
    name: 'la contabilidad',
    named:
      /^(?:(?:no )?llevar |llevo )?(?:la |mi )?conta[bv]ilidad(?:es)?(?: (?:de|para) (?:la |mi |una )?(?:empresa|negocio|sas))?$/,
    links: [page, books, call],
    aspects: {
      what: [
        '¿Qué es la contabilidad?',
        'La contabilidad es el registro ordenado de lo que un negocio vende, compra, debe y tiene, con su soporte: de ahí salen los estados financieros y los impuestos.',
        ourBooks,
      ],
      who: [
        '¿Quién debe llevar contabilidad?',
        'Deben llevarla toda sociedad y todo comerciante, aunque sea persona natural (Código de Comercio, art. 19); se presume que lo es quien tiene matrícula mercantil o un local abierto (art. 13). También los conjuntos y edificios (Ley 675 de 2001, art. 51).',
        'No le toca a un asalariado ni a un profesional que vive de sus honorarios (arts. 11 y 23): le basta guardar facturas y extractos.',
      ],
      late: ['¿Qué pasa si no llevo contabilidad?', ...withoutBooks],
    },
  },
  {
    name: 'los estados financieros',
    named:
      /^estados? finan[cs]ieros?(?: (?:basicos|de (?:la |mi |una )?empresa|de proposito general|certificados))?$/,
    links: [page, books, call],
    aspects: {
      what: [
        '¿Qué son los estados financieros?',
        'Los estados financieros son los informes que muestran cómo está una empresa a una fecha y qué ganó en un período: situación financiera (balance), resultados, cambios en el patrimonio, flujos de efectivo y notas (Decreto 2420 de 2015).',
        'Si llevamos tu contabilidad, los recibes cada mes, en los primeros 10 días hábiles del siguiente.',
      ],
      when: [
        '¿Cuándo se presentan los estados financieros?',
        'Se hacen al 31 de diciembre, van a la asamblea en los tres primeros meses del año y, ya aprobados, se depositan en la Cámara de Comercio dentro del mes siguiente (Ley 222 de 1995, arts. 34 y 41; Código de Comercio, art. 422).',
        'No se depositan ahí los que se envían a la Superintendencia de Sociedades.',
      ],
      who: [
        '¿Quién debe hacer estados financieros?',
        'Debe hacerlos toda sociedad, por lo menos una vez al año, al 31 de diciembre (Ley 222 de 1995, art. 34). Los firman quien la representa y el contador que los preparó y, si hay revisor fiscal, él los dictamina (arts. 37 y 38).',
      ],
      get: [
        '¿Cómo saco los estados financieros?',
        'Con la contabilidad al día: se concilian bancos, cartera y proveedores, se hacen los ajustes del cierre y los firman quien representa la empresa y un contador público (Ley 222 de 1995, art. 37).',
        'Si son para un banco, dinos cuál, qué fecha pide y qué tienes: te damos el valor por escrito antes de empezar.',
      ],
    },
  },
  {
    name: 'el balance general',
    named: /^(?:balances?(?: general(?:es)?)?|estados? de (?:la )?situacion financiera|esf)$/,
    links: [page, books],
    aspects: {
      what: [
        '¿Qué es el balance general?',
        'El balance general muestra, en una fecha, lo que la empresa tiene (activo), lo que debe (pasivo) y lo que queda para sus dueños (patrimonio). Hoy se llama estado de situación financiera.',
      ],
      how: [
        '¿Cómo se hace el balance general?',
        'Se toman los saldos de las cuentas ya conciliadas: de un lado el activo (caja, bancos, cartera, inventario, equipos); del otro, el pasivo y el patrimonio. Los dos lados deben dar lo mismo.',
      ],
      when: [
        '¿Cuándo se hace el balance general?',
        `${yearly} Para un banco o para decidir, también a fin de mes.`,
      ],
    },
  },
  {
    name: 'el estado de resultados',
    named:
      /^(?:estados? de (?:resultados?|perdidas y ganancias|ganancias y perdidas)(?: integral(?:es)?)?|p ?y ?g|p g|perdidas y ganancias)$/,
    links: [page, books],
    aspects: {
      what: [
        '¿Qué es el estado de resultados?',
        'El estado de resultados dice cuánto ganó o perdió la empresa en un período: ingresos, menos costos, menos gastos e impuestos. También le dicen P y G (pérdidas y ganancias).',
      ],
      how: [
        '¿Cómo se hace el estado de resultados?',
        'Ventas menos costo de lo vendido da la utilidad bruta; menos los gastos de administrar y vender, la operacional; más o menos los intereses y otros, y menos el impuesto de renta, la utilidad neta.',
      ],
      when: [
        '¿Cuándo se hace el estado de resultados?',
        `${yearly} Si llevamos tu contabilidad, lo ves cada mes.`,
      ],
    },
  },
  {
    name: 'los libros de contabilidad',
    named:
      /^(?:llevo )?(?:los )?libros? (?:(?:de|y) )?(?:contabilidad|contables?|oficiales|de comercio|diario|mayor(?: y balances?)?)(?: (?:obligatorios|oficiales))?$/,
    links: [books, call],
    aspects: {
      what: [
        '¿Qué son los libros de contabilidad?',
        'Los libros de contabilidad son el diario, el mayor y balances, y el de inventarios y balances: se arman con los soportes de cada mes, pueden ser electrónicos y se guardan 10 años (Código de Comercio, art. 19; Ley 962 de 2005, art. 28).',
        'Los de actas y de accionistas son de la sociedad, y esos sí se inscriben en la Cámara de Comercio.',
      ],
      who: ['¿Quién debe llevar libros de contabilidad?'],
      get: [
        '¿Cómo inscribo los libros de contabilidad?',
        'No se inscriben: en la Cámara de Comercio van solo el de actas y el de registro de accionistas o socios (Código de Comercio, art. 28, con el Decreto 19 de 2012, art. 175). Se piden en la página de tu Cámara.',
      ],
      late: ['¿Qué pasa si no llevo libros de contabilidad?', ...withoutBooks],
    },
  },
  {
    name: 'el flujo de caja',
    named: /^(?:(?:estados? (?:de|del) )?flujos? (?:de |del )?(?:cajas?|efectivo|fondos)|cash ?flow)$/,
    links: [page, books],
    aspects: {
      what: [
        '¿Qué es el flujo de caja?',
        'El flujo de caja es la cuenta de la plata que entra y sale de verdad en un período, y de lo que alcanza para lo que viene. Una empresa puede ganar y no tener caja, si vende a crédito.',
      ],
      how: [
        '¿Cómo se calcula el flujo de caja?',
        'Saldo inicial, más lo que de verdad entra, menos lo que de verdad sale: ese es el saldo final. Hazlo por semanas o meses, con lo que vas a cobrar y a pagar, sin olvidar impuestos, prima y cesantías.',
      ],
    },
  },
  {
    name: 'el balance de prueba',
    named: /^balances? de (?:pruebas?|comprobacion)(?: .{1,30})?$/,
    links: [page, books],
    aspects: {
      what: [
        '¿Qué es el balance de prueba?',
        'El balance de prueba es la lista de todas las cuentas con su saldo, sus débitos y sus créditos: sirve para comprobar que cuadran antes de hacer los estados financieros. La piden el revisor fiscal, el auditor y quien hace la renta.',
      ],
    },
  },
  {
    name: 'las notas a los estados financieros',
    named:
      /^(?:notas? (?:(?:a|de|en) )?(?:los )?estados? finan[cs]ieros|revelaciones(?: (?:en|a|de) los estados financieros)?)$/,
    links: [page, books],
    aspects: {
      what: [
        '¿Qué son las notas a los estados financieros?',
        'Las notas son la explicación de las cifras: con qué políticas se hicieron, de qué se compone cada saldo y qué pasó de importante. Hacen parte de los estados financieros, y sin ellas no están completos (Decreto 2420 de 2015).',
      ],
    },
  },
  {
    name: 'el cierre contable',
    named:
      /^cierres? (?:contables?|fiscal(?:es)?|de (?:ano|mes|ejercicio|periodo)|anual|mensual)(?: (?:y )?(?:fiscal|contable))?$/,
    links: [page, books, call],
    aspects: {
      what: [
        '¿Qué es el cierre contable?',
        'El cierre es dejar completas y conciliadas las cuentas de un mes o de un año: se registra lo que falta, se hacen los ajustes y salen los estados financieros. El cierre fiscal pasa esas cifras a las reglas de la renta.',
      ],
      when: [
        '¿Cuándo se hace el cierre contable?',
        'Cada mes y, el del año, al 31 de diciembre (Ley 222 de 1995, art. 34). Conviene empezar semanas antes: así las facturas que faltan, el inventario y los pagos quedan dentro del año.',
      ],
      get: [
        '¿Cómo se hace el cierre contable?',
        'Antes del 31 de diciembre: cuenta el inventario, concilia bancos, cartera y proveedores, pide las facturas que falten y paga la prima. Después: depreciaciones, provisiones, impuestos, estados financieros y notas.',
      ],
    },
  },
  {
    name: 'la conciliación fiscal',
    named:
      /^(?:(?:reporte (?:de )?)?conciliaci?on(?:es)? (?:fiscal(?:es)?|tributarias?)|(?:(?:formatos?|formularios?) )?251[67](?: y 2517)?)$/,
    links: [companyDates, books, call],
    aspects: {
      what: [
        '¿Qué es la conciliación fiscal?',
        'La conciliación fiscal es el anexo de la renta que explica las diferencias entre la contabilidad y lo que se declara (E.T., art. 772-1). Va en el formato 2516 o, si declaras en el formulario 210, en el 2517.',
      ],
      who: [
        '¿Quién debe presentar la conciliación fiscal?',
        `La hace quien declara renta y lleva contabilidad, obligado o no; la envía a la DIAN solo si sus ingresos brutos fiscales del año son de 45.000 UVT o más (${inPesos(45_000 * uvtBefore.value)} por ${uvtBefore.year}; ${inPesos(45_000 * uvt.value)} por ${uvt.year}). Los demás la guardan (DUR 1625 de 2016, art. 1.7.2).`,
        'No la hace quien está en el SIMPLE.',
      ],
      when: [
        '¿Cuándo se presenta la conciliación fiscal?',
        'Antes de presentar la declaración de renta de ese año, dentro del mismo plazo, que depende del NIT (Resolución DIAN 000071 de 2019, arts. 3 y 5).',
      ],
    },
  },
]
