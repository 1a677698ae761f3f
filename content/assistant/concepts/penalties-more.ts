import { contactHref } from '../../contact-topics'
import { inPesos, uvt } from '../../legal-figures'
import type { Concept } from '../concepts'
import { call, taxPage, whatsapp, write } from '../reply-links'

const lawyer = { href: contactHref('asesoria-legal'), label: 'Contarlo a un abogado' } as const
const real = 'Si llegó por correo, compruébalo entrando tú a www.dian.gov.co.'

/** Matches the name of a letter, also after «responder» or «no contesté». */
const letter = (name: string): RegExp =>
  new RegExp(
    `^(?:(?:respond|contest|atend|atiend|respuest)\\w* (?:(?:a|al|de|del|el|la|los|un|una|mi|ese|este) )*)?(?:${name})(?: (?:de|por|a)? ?(?:parte )?(?:de )?(?:la )?dian)?$`,
  )

/** Concepts about letters and collections by DIAN; each answer calms first and then names the deadline. */
export const concepts: readonly Concept[] = [
  {
    name: 'un requerimiento',
    named: letter(
      'reque?rimientos?(?: (?:tributarios?|de informacion))?|carta(?: de requerimiento)? de la dian',
    ),
    links: [call, whatsapp, write],
    aspects: {
      what: [
        '¿Qué es un requerimiento?',
        'Con calma: es una carta en que la DIAN te pide algo; no es una multa ni un embargo. El ordinario pide información (Ley 223 de 1995, art. 261) y el especial propone cambiar tu declaración (E.T., art. 703).',
        `Mira el título, el año y el día en que te llegó, y responde por escrito dentro del plazo. ${real}`,
      ],
      when: [
        '¿Hasta cuándo hay que responder un requerimiento?',
        'Según el título: el ordinario da al menos 15 días calendario (Ley 223 de 1995, art. 261) y el especial, tres meses (E.T., art. 707), desde el día en que te lo notificaron. La fecha exacta está en la carta.',
      ],
      late: [
        '¿Qué pasa si no respondo un requerimiento?',
        'Con calma, pero no lo dejes pasar: callar el especial lleva a una liquidación oficial (E.T., arts. 703 y 707), y no enviar lo que pide el ordinario puede traer una sanción (art. 651). Si ya venció, responde igual, y llámanos hoy con la carta.',
      ],
      get: [
        '¿Qué se necesita para responder un requerimiento?',
        'La carta con la fecha en que llegó, la declaración de ese año y los soportes de lo que preguntan: facturas, extractos, contratos. No corrijas nada antes de saber qué carta es; un tributarista prepara la respuesta contigo.',
      ],
    },
  },
  {
    name: 'un emplazamiento',
    named: letter('empla[zs]amientos?(?: tributarios?)?'),
    links: [call, whatsapp, write],
    aspects: {
      what: [
        '¿Qué es un emplazamiento?',
        'Con calma: es un aviso de la DIAN con un mes de plazo; no es todavía una multa ni un embargo. El de declarar dice que falta una declaración (E.T., art. 715) y el de corregir, que ve indicios de un error (art. 685).',
        `Mira cuál es, el año y el día en que llegó, y llámanos con la carta. ${real}`,
      ],
      when: [
        '¿Hasta cuándo hay que responder un emplazamiento?',
        'Un mes desde que te lo notificaron, tanto el de declarar (E.T., art. 715) como el de corregir (art. 685).',
      ],
      amount: [
        '¿Cuánto cuesta un emplazamiento?',
        'Declarar después de él dobla la sanción por tarde: 10% del impuesto por mes o fracción (E.T., art. 642). Corregir después de él cuesta el 20% de lo que sube el impuesto, en vez del 10% (art. 644).',
      ],
      late: [
        '¿Qué pasa si no respondo un emplazamiento?',
        'Con calma: si pasa el mes del de declarar y no presentas, viene la sanción por no declarar, que es mucho mayor (E.T., arts. 716 y 643). No responder el de corregir no trae sanción por sí solo, pero puede seguir un requerimiento especial. Llámanos hoy con la carta.',
      ],
    },
  },
  {
    name: 'una liquidación oficial',
    named: letter(
      'liquidacion(?:es)? (?:oficial(?:es)?(?: de (?:revision|aforo|correccion))?|de (?:revision|aforo))|resolucion(?:es)? (?:de )?sancion(?:atoria)?|liquidacion de la dian',
    ),
    links: [call, whatsapp, lawyer],
    aspects: {
      what: [
        '¿Qué es una liquidación oficial?',
        'Con calma: es la decisión en que la DIAN fija el impuesto o la sanción que, según ella, debes. Todavía se puede discutir con el recurso de reconsideración (E.T., art. 720).',
        'Anota el día en que te la notificaron, guarda el sobre o el correo, y llámanos esta semana: el recurso se escribe con tiempo y con un abogado.',
      ],
      when: [
        '¿Hasta cuándo hay que responder una liquidación oficial?',
        'Dos meses desde que te la notificaron, para el recurso de reconsideración (E.T., art. 720). Si la resolución cierra un local, son solo 10 días hábiles.',
      ],
      late: [
        '¿Qué pasa si no respondo una liquidación oficial?',
        'Con calma: si respondiste bien el requerimiento especial, aún se puede demandar dentro de los cuatro meses desde que te la notificaron (E.T., art. 720, parágrafo): llámanos hoy.',
        'Si no, queda en firme y la DIAN la puede cobrar, con un mandamiento de pago (art. 830); se puede pedir un acuerdo de pago (art. 814), y un abogado mira si quedó bien notificada.',
      ],
    },
  },
  {
    name: 'el recurso de reconsideración',
    named: /^recursos? (?:de )?(?:reconsideracion|reposicion)(?: (?:ante|contra|de|a) (?:la )?dian)?$/,
    links: [call, whatsapp, lawyer],
    aspects: {
      what: [
        '¿Qué es el recurso de reconsideración?',
        'Es el escrito con que le pides a la DIAN que revise una liquidación oficial o una resolución que impone una sanción, antes de que quede en firme (E.T., art. 720). Contra la que cierra un local va el de reposición.',
      ],
      when: [
        '¿Hasta cuándo puedo presentar el recurso de reconsideración?',
        'Dos meses desde que te notificaron la decisión (E.T., art. 720). El de reposición, contra el cierre de un local, solo 10 días hábiles.',
      ],
      get: [
        '¿Qué se necesita para el recurso de reconsideración?',
        'La decisión con la fecha en que te llegó, lo que ya habías respondido y los soportes. Va por escrito, con las razones contra cada punto: llámanos esta semana, porque lo escribe un abogado y toma tiempo.',
      ],
      late: [
        '¿Qué pasa si no presento el recurso de reconsideración?',
        'Con calma: si era una liquidación oficial y respondiste bien el requerimiento especial, aún se puede demandar dentro de los cuatro meses desde que te la notificaron (E.T., art. 720, parágrafo).',
        'Si no, la decisión queda en firme y la DIAN la puede cobrar; un abogado mira si te la notificaron bien, y se puede pedir un acuerdo de pago (art. 814).',
      ],
    },
  },
  {
    name: 'un pliego de cargos',
    named: letter('pliegos?(?: de cargos?)?|traslado de cargos'),
    links: [call, whatsapp, write],
    aspects: {
      what: [
        '¿Qué es un pliego de cargos?',
        'Con calma: es la carta en que la DIAN propone una sanción y te deja defenderte antes de ponerla. No es todavía una deuda.',
        `Lee hoy qué falta te atribuyen, con qué norma y el plazo, que está en el papel. Corregir y aceptar a tiempo puede bajarla (E.T., art. 640). ${real}`,
      ],
      when: [
        '¿Hasta cuándo hay que responder un pliego de cargos?',
        'Hasta el día que dice el mismo pliego, que cambia con la falta: cuéntalo desde que te lo notificaron. Llámanos con el documento antes de contestar.',
      ],
      late: [
        '¿Qué pasa si no respondo un pliego de cargos?',
        'Con calma: lo que sigue es una resolución que impone la sanción, y contra ella hay dos meses para el recurso (E.T., art. 720). Si el plazo del pliego no ha vencido, respóndelo: puede salir más barato.',
      ],
    },
  },
  {
    name: 'un mandamiento de pago',
    named: letter('mandamientos?(?: de pago)?|(?:proceso (?:de )?)?cobro coactivo'),
    links: [call, whatsapp, lawyer],
    aspects: {
      what: [
        '¿Qué es un mandamiento de pago?',
        'Con calma, pero hoy: es la orden que abre el cobro coactivo. Te da 15 días para pagar o para presentar excepciones, como que ya pagaste o que la deuda prescribió (E.T., arts. 830 y 831). También se puede pedir un acuerdo de pago (art. 814).',
        'Si lo firma un juez es otro proceso, con plazos más cortos: mira quién lo firma y llámanos con el papel.',
      ],
      when: [
        '¿Hasta cuándo hay que responder un mandamiento de pago?',
        'En impuestos, 15 días desde que te lo notificaron (E.T., art. 830). El embargo puede venir antes, con él o después (art. 837): no esperes al último día.',
      ],
      late: [
        '¿Qué pasa si no respondo un mandamiento de pago?',
        'Con calma, pero hoy: la DIAN puede ordenar seguir el cobro con lo embargado, pero todavía puedes pagar o pedir el acuerdo de pago (E.T., art. 814). Un abogado mira si te lo notificaron bien o si la deuda prescribió (art. 817).',
      ],
    },
  },
  {
    name: 'un embargo de la DIAN',
    named:
      /^(?:(?:levantar|quitar|cancelar|evitar) (?:(?:el|un|mi) )?)?(?:des)?embargos?(?: (?:(?:de|por|a) )?(?:(?:la|las|los|mi|mis|una) )?(?:dian|impuestos?|cuentas?(?: bancarias?| de ahorros?| del banco)?|bienes|deudas? (?:de|con) (?:la )?(?:dian|impuestos)))*$/,
    links: [call, whatsapp, lawyer],
    aspects: {
      what: [
        '¿Qué es un embargo de la DIAN?',
        'Con calma: es una orden que congela plata o bienes para asegurar una deuda de impuestos (E.T., art. 837). Casi siempre se puede negociar el pago o mostrar que la deuda no es la que dicen.',
        'Pide al banco o a la entidad el número del proceso y quién lo ordenó, reúne los recibos y llámanos hoy con eso. Si lo ordenó un juez, es otro proceso.',
      ],
      amount: [
        '¿De cuánto es un embargo de la DIAN?',
        `Depende de la deuda. Pero a una persona no le pueden embargar las primeras 510 UVT (${inPesos(510 * uvt.value)} en ${uvt.year}) de su cuenta de ahorros más antigua, ni la casa con patrimonio de familia o afectación a vivienda familiar (E.T., art. 837-1). A una empresa no se le aplica ese límite.`,
      ],
      when: [
        '¿Cuándo se hace un embargo de la DIAN?',
        'Puede venir antes del mandamiento de pago, con él o después (E.T., art. 837). Una carta, un requerimiento o un emplazamiento no son un embargo.',
      ],
      get: [
        '¿Qué se necesita para levantar un embargo de la DIAN?',
        'Que la deuda quede pagada, o que se pruebe que no la debes o que prescribió (E.T., arts. 817 y 831). Se pide por escrito con el comprobante: la DIAN ordena levantarlo, y entre eso y el banco suelen pasar varias semanas. Si no alcanza, se pide un acuerdo de pago (art. 814).',
      ],
      late: [
        '¿Qué pasa si no pago un embargo de la DIAN?',
        'Con calma: nadie te quita una casa de un día para otro. El remate viene solo después de resolver tus excepciones, y hasta entonces puedes pagar o pedir un acuerdo de pago (E.T., art. 814). Llámanos hoy con el número del proceso.',
      ],
    },
  },
  {
    name: 'la facilidad de pago',
    named:
      /^(?:(?:facilidad(?:es)?|acuerdos?|convenios?) de pagos?|acuerdos? (?:de pago )?con la dian|(?:pago|pagar) (?:a |en |por )?cuotas)(?: (?:(?:de|con|en|ante|a) )?(?:la |los |mis )?(?:dian|impuestos))*$/,
    links: [call, whatsapp, taxPage],
    aspects: {
      what: [
        '¿Qué es la facilidad de pago?',
        'Es el acuerdo con que la DIAN te deja pagar una deuda por cuotas (E.T., art. 814). Los intereses siguen corriendo hasta el último pago, y se puede pedir aunque ya haya un mandamiento de pago.',
      ],
      get: [
        '¿Cómo hago la facilidad de pago?',
        'Se pide por escrito a la DIAN con la lista de lo que debes y el plazo. Hasta un año, puede ir sin garantía si dices qué bienes tienes; de más de un año, con garantía (E.T., art. 814). Antes, presenta lo que falte por declarar.',
      ],
      amount: [
        '¿Cuánto tiempo dura la facilidad de pago?',
        'Hasta cinco años (E.T., art. 814). Sin garantía, hasta uno. El valor de cada cuota depende de la deuda, los intereses y el plazo que te den.',
      ],
      who: [
        '¿Quién tiene derecho a la facilidad de pago?',
        'Cualquier persona o empresa que deba impuestos, sanciones o intereses a la DIAN, o alguien a su nombre (E.T., art. 814). Si incumpliste una en el último año, la nueva va con garantía (DIAN, concepto 12965 de 2025).',
      ],
      late: [
        '¿Qué pasa si no pago la facilidad de pago?',
        'Con calma: habla con la DIAN antes de que venza la cuota. Si la incumples, puede dejarla sin efecto y cobrar todo lo que falte, con la garantía y los bienes (E.T., art. 814-3).',
      ],
    },
  },
  {
    name: 'la prescripción de una deuda con la DIAN',
    named:
      /^(?:prescripcion(?:es)?(?: (?:de|del|en|por|con|para|la|las|los|una|mi|mis|deudas?|obligacion(?:es)?|impuestos?|cobro|accion|dian|tributarias?|fiscal(?:es)?))*|prescrib\w+ (?:(?:una|mi|la|las|mis) )?(?:deudas?|obligacion(?:es)?)(?: (?:con|de|en) (?:la )?(?:dian|impuestos))?|deudas? (?:prescritas?|viejas?)(?: (?:con|de|en) (?:la )?(?:dian|impuestos))?)$/,
    links: [call, write, lawyer],
    aspects: {
      what: [
        '¿Qué es la prescripción de una deuda con la DIAN?',
        'Es cuando la DIAN ya no puede cobrar una deuda, porque pasaron cinco años (E.T., art. 817). No la des por hecha sin comprobarla: un mandamiento de pago o un acuerdo hacen que el plazo empiece otra vez (art. 818).',
      ],
      when: [
        '¿Cuándo prescribe una deuda con la DIAN?',
        'A los cinco años: desde el vencimiento, si declaraste a tiempo; desde que presentaste, si fue tarde; o desde que quedó en firme lo que liquidó la DIAN (E.T., art. 817). El mandamiento notificado o un acuerdo de pago reinician la cuenta (art. 818).',
      ],
      get: [
        '¿Qué se necesita para la prescripción de una deuda con la DIAN?',
        'Una solicitud escrita a la dependencia de cobranzas de la DIAN, con el impuesto, el período y la fecha desde la que cuentas; también la puede declarar ella sola (E.T., art. 817). Antes, mira en el expediente si hubo un mandamiento notificado.',
      ],
      late: [
        '¿Qué pasa si no pago una deuda prescrita?',
        'Con calma: la deuda puede seguir apareciendo, y la DIAN puede intentar cobrarla mientras nadie la declare prescrita; contra ese cobro se alega la prescripción (E.T., arts. 817 y 831). No la pagues ni firmes un acuerdo sin revisarla: lo que se paga de una deuda prescrita no se devuelve (art. 819).',
      ],
    },
  },
]
