import { inPesos, minimumPenaltyInPesos, uvt } from '../../legal-figures'
import type { Concept } from '../concepts'
import { call, figuresLink, lateLink, taxPage, write } from '../reply-links'

const least = `${minimumPenaltyInPesos} en ${uvt.year}`
const fromMinimum = inPesos(100 * uvt.value)

const unpaidPenalty =
  'Con calma: puedes pagarla en partes con el recibo 490 o pedir un acuerdo de pago (E.T., art. 814). Si se deja, la DIAN la cobra como un impuesto: primero un mandamiento de pago y, si sigue sin pagarse, un embargo.'

export const concepts: readonly Concept[] = [
  {
    name: 'la sanción por extemporaneidad',
    named:
      /^(?:(?:sancion(?:es)?|multas?) (?:de |por |x )?(?:la )?(?:extempo?ran[eie]+dad|extemporane[ao]s?|(?:declar|present)(?:ar|acion) (?:la )?(?:renta |iva )?(?:tarde|extemporane[ao]|fuera de (?:plazo|tiempo))|declaracion extemporanea)|extempo?ran[eie]+dad|declaracion(?:es)? extemporaneas?)$/,
    links: [lateLink, taxPage, call],
    aspects: {
      what: [
        '¿Qué es la sanción por extemporaneidad?',
        'Es la multa por presentar una declaración después de la fecha: la calculas tú en el mismo formulario (E.T., art. 641). Nunca es menos de la sanción mínima, y los intereses van aparte.',
      ],
      amount: ['¿Cuánto es la multa por declarar tarde?'],
      how: [
        '¿Cómo se calcula la sanción por extemporaneidad?',
        `Impuesto a cargo, antes de restar retenciones y anticipos, × 5% × meses o fracción de mes, hasta el 100% del impuesto (E.T., art. 641). Con ${inPesos(10_000_000)} de impuesto y 2 meses y un día tarde son 3 meses: ${inPesos(1_500_000)}. Sin impuesto a cargo, 0,5% de los ingresos brutos por mes, con tope del 5% o menos; y nunca menos de ${least} (art. 639).`,
        'Puede bajar a la mitad si no te sancionaron por lo mismo en dos años y te adelantas a la DIAN (art. 640). La herramienta hace la cuenta con tus fechas.',
      ],
      who: [
        '¿Quién debe pagar sanción por extemporaneidad?',
        'Quien estaba obligado a declarar y presentó después del plazo, también si la declaración dio cero (E.T., art. 641). Si no estabas obligado, no la debes: comprueba eso primero.',
      ],
      late: ['¿Qué pasa si no pago la sanción por extemporaneidad?', unpaidPenalty],
    },
  },
  {
    name: 'la sanción mínima',
    named:
      /^(?:sancion(?:es)? minimas?(?: (?:de (?:la )?dian|tributaria))?|minimo de (?:la )?sancion|multa minima(?: de la dian)?)$/,
    links: [lateLink, figuresLink, call],
    aspects: {
      what: [
        '¿Qué es la sanción mínima?',
        `Es el piso de las sanciones de la DIAN: 10 UVT, ${least} (E.T., art. 639). Aunque la cuenta dé menos, se paga eso, también con la reducción del artículo 640 o en una declaración en ceros. A los intereses no se les aplica.`,
      ],
      amount: [
        '¿Cuánto es la sanción mínima?',
        `Es de 10 UVT del año en que presentas: ${least} (E.T., art. 639). Es por cada declaración, y los intereses van aparte.`,
      ],
      who: [
        '¿Quién debe pagar sanción mínima?',
        `Quien presenta tarde o corrige, y la cuenta le da menos de 10 UVT (${least}; E.T., art. 639). Por ejemplo, una declaración obligatoria en ceros que se presentó después de la fecha.`,
      ],
      late: ['¿Qué pasa si no pago la sanción mínima?', unpaidPenalty],
    },
  },
  {
    name: 'la sanción por corrección',
    named:
      /^(?:sancion(?:es)?|multas?) (?:de |por |x )?(?:la )?(?:correcc?ion(?:es)?(?: (?:de|en) (?:la |una )?declaracion(?:es)?)?|corregir(?: (?:la |una |mi )?declaracion(?:es)?)?(?: de (?:renta|iva|retencion))?)$/,
    links: [write, taxPage, call],
    aspects: {
      what: [
        '¿Qué es la sanción por corrección?',
        `Es la que se liquida cuando corriges una declaración y pagas más o baja tu saldo a favor: el 10% de esa diferencia, o el 20% si la DIAN ya te emplazó (E.T., art. 644), y no menos de ${least} (art. 639). Si pagas menos o la cifra final no cambia, no la hay.`,
      ],
      amount: [
        '¿Cuánto es la sanción por corrección?',
        `El 10% de lo que aumenta el impuesto si te adelantas a la DIAN, y el 20% después de un emplazamiento (E.T., art. 644), no menos de ${least} (art. 639): si sube, pero no más de ${fromMinimum}, con el 10% se paga la mínima. Si no sube ni baja tu saldo a favor, no hay sanción (art. 588). Los intereses van aparte.`,
      ],
      how: [
        '¿Cómo se calcula la sanción por corrección?',
        `(Impuesto corregido − impuesto declarado) × 10% (E.T., art. 644). Si subió ${inPesos(8_000_000)}, son ${inPesos(800_000)} antes de un emplazamiento y ${inPesos(1_600_000)} después; puede reducirse (art. 640), sin bajar de ${least} (art. 639).`,
      ],
      who: [
        '¿Es obligatoria la sanción por corrección?',
        'Sí, si con la corrección pagas más o baja tu saldo a favor, y la calculas tú en el formulario (E.T., art. 644). Si pagas menos, se corrige sin sanción, dentro de un año (art. 589).',
      ],
      late: [
        '¿Qué pasa si no pago la sanción por corrección?',
        'Con calma: si te faltó ponerla, la DIAN puede liquidarla ella; es mejor corregir de una vez y completa. Si la pusiste y no alcanza, se puede pedir un acuerdo de pago (E.T., art. 814).',
      ],
    },
  },
  {
    name: 'la sanción por no declarar',
    named:
      /^(?:sancion(?:es)?|multas?) (?:de |por |x )?no (?:declarar|presentar)(?: (?:(?:la|el|una|mi|las) )?(?:declaracion(?:es)?|renta|iva|retencion(?:es)?|impuestos)(?: de (?:renta|iva|retencion))?)?$/,
    links: [call, lateLink, taxPage],
    aspects: {
      what: [
        '¿Qué es la sanción por no declarar?',
        'Con calma: es la que pone la DIAN solo si te emplazó para declarar, pasó el mes que te dio y aun así no presentaste (E.T., arts. 715, 716 y 643). Si presentas antes, pagas la de extemporaneidad, que es mucho menor.',
      ],
      amount: [
        '¿Cuánto es la sanción por no declarar?',
        'Si presentas tú antes de esa sanción, pagas la de tarde: 5% del impuesto por mes o fracción, o 10% después de un emplazamiento (E.T., arts. 641 y 642). Por eso conviene no esperar.',
        'La de no declarar es, en renta, el 20% de las consignaciones o ingresos brutos; en IVA, el 10%; y en retención, el 10% de los pagos o el 100% de las retenciones de la última declaración, lo que sea mayor (art. 643).',
      ],
      when: [
        '¿Cuándo se cobra la sanción por no declarar?',
        'Después de un emplazamiento para declarar, si pasa el mes sin que presentes (E.T., arts. 715 y 716). La DIAN la pone en una resolución, y contra ella hay dos meses para el recurso (art. 720).',
      ],
      late: [
        '¿Qué pasa si no pago la sanción por no declarar?',
        'Con calma, y llámanos hoy: si la resolución tiene menos de dos meses, todavía puedes presentar la declaración y pagar la mitad de esa sanción, sin bajar de la de tarde (E.T., art. 643, parágrafo 2), o discutirla con un recurso (art. 720).',
        'Después se puede pedir un acuerdo de pago (art. 814), antes de que llegue un mandamiento de pago o un embargo.',
      ],
    },
  },
  {
    name: 'los intereses de mora',
    named:
      /^(?:interes(?:es)? (?:de |por |x )?(?:la )?(?:mora|moratorios?)(?: (?:de|con|ante|por|en|la|los|dian|impuestos|tributari[oa]s?))*|mora(?: (?:(?:de|con|en) )?(?:la )?(?:dian|impuestos))?|(?:tasa|interes(?:es)?) (?:de |por )?(?:la )?(?:mora(?: de (?:la )?dian)?|dian)|intereses de (?:la )?dian)$/,
    links: [lateLink, taxPage, call],
    aspects: {
      what: [
        '¿Qué son los intereses de mora?',
        'Es lo que se suma, día por día, a un impuesto que se paga después de la fecha (E.T., art. 634). Van aparte de la sanción, no se reducen con el artículo 640 y paran el día del pago.',
      ],
      amount: ['¿Cuál es la tasa de interés de mora de la DIAN hoy?'],
      how: [
        '¿Cómo se calculan los intereses de mora?',
        'Lo que falta por pagar × la tasa del mes × los días de mora / 365, mes por mes. La tasa es la de usura del crédito de consumo menos 2 puntos (E.T., arts. 634 y 635). La herramienta hace la cuenta con tus fechas.',
      ],
      when: [
        '¿Desde cuándo se cobran los intereses de mora?',
        'Desde el día siguiente al vencimiento hasta el día en que pagas, sobre lo que falte (E.T., art. 634). Si la renta va en cuotas, cada cuota cuenta desde su propia fecha.',
      ],
      who: [
        '¿Quién debe pagar intereses de mora?',
        'Quien paga un impuesto, un anticipo o una retención después de la fecha, aunque haya declarado a tiempo (E.T., art. 634). Los impuestos de los municipios los cobran igual.',
      ],
      late: [
        '¿Qué pasa si no pago los intereses de mora?',
        'Con calma: la deuda sigue abierta hasta que los pagas, y la DIAN la puede cobrar. Mira el total a hoy en «Obligación financiera», en www.dian.gov.co; si no alcanza, se pide un acuerdo de pago (E.T., art. 814).',
      ],
    },
  },
  {
    name: 'la corrección de una declaración',
    named:
      /^(?:correcc?ion(?:es)? (?:de |a |en )?(?:(?:una|la|mi|las|mis|el) )?(?:declaracion(?:es)?|renta|iva|retencion)(?: (?:de|del) (?:renta|iva|retencion|retefuente|impuestos?|tributarias?))?(?: tributarias?)?|corr[ei][gj]\w+ (?:(?:una|la|mi|las|mis|el) )?(?:declaracion(?:es)?|renta|iva|retencion)(?: (?:de|del) (?:renta|iva|retencion|retefuente))?|declaracion de correccion)$/,
    links: [write, taxPage, call],
    aspects: {
      what: [
        '¿Qué es la corrección de una declaración?',
        'Es presentar otra vez la declaración, completa y con los valores buenos: reemplaza a la anterior. Puedes corregir tú antes de que la DIAN actúe (E.T., arts. 588 y 589), y conviene hacerlo una sola vez y bien.',
      ],
      when: [
        '¿Hasta cuándo puedo hacer la corrección de una declaración?',
        'Si pagas más o baja tu saldo a favor, hasta 3 años después del vencimiento y antes de un requerimiento especial o un pliego de cargos (E.T., art. 588). Si pagas menos o sube tu saldo a favor, hasta un año después del vencimiento (art. 589).',
      ],
      amount: [
        '¿Cuánto cuesta la corrección de una declaración?',
        `A la DIAN, si pagas más: el 10% de la diferencia, o el 20% después de un emplazamiento, y no menos de ${least} (E.T., arts. 644 y 639), con los intereses. Si pagas lo mismo o menos, no hay sanción.`,
        'Que la hagamos nosotros no tiene tarifa fija: depende de lo que haya que revisar, y sabes el valor antes de empezar.',
      ],
      get: [
        '¿Cómo hago la corrección de una declaración?',
        'En www.dian.gov.co, con el mismo formulario: entra a la declaración de ese período, elige corregir, pon los valores completos, suma la sanción si pagas más, firma y paga con el recibo 490. Antes reúne el soporte de lo que faltó.',
      ],
      late: [
        '¿Qué pasa si no hago la corrección de una declaración?',
        'Con calma: si te adelantas, la sanción es del 10% de lo que suba el impuesto (E.T., art. 644). Si esperas, la DIAN puede emplazarte, que la sube al 20%, o proponer ella el cambio con un requerimiento especial y una sanción mayor (art. 703).',
      ],
    },
  },
  {
    name: 'la reducción de sanciones',
    named:
      /^(?:(?:reduccion(?:es)?|rebajas?|descuentos?|disminucion) (?:de|en|del|a) (?:la |las |una )?(?:sancion(?:es)?|multas?)(?: (?:de la dian|dian|tributarias?|del articulo 640|640))?|(?:articulo |art )640(?: (?:del )?(?:et|e t|estatuto tributario))?)$/,
    links: [lateLink, write, call],
    aspects: {
      what: [
        '¿Qué es la reducción de sanciones?',
        `Es una rebaja de la ley: si liquidas tú la sanción y la DIAN no ha actuado, pagas el 50% cuando no te sancionaron por lo mismo en dos años, o el 75% si fue hace un año o más; si la pone la DIAN, también puede bajar, cuando la aceptas y corriges (E.T., art. 640). No baja de ${least} ni reduce los intereses.`,
      ],
      get: [
        '¿Qué se necesita para la reducción de sanciones?',
        'Si la liquidas tú: que no hayas tenido la misma sanción en los dos últimos años (o en el último, para el 75%) y que la DIAN no te haya enviado pliego, requerimiento especial ni emplazamiento (E.T., art. 640). No se pide: la pones ya reducida en el formulario.',
        'Si la propone o la pone la DIAN, también puede bajar al 50% o al 75%, cuando la aceptas, corriges la falta y no te sancionaron por lo mismo en los cuatro o en los dos años anteriores.',
      ],
    },
  },
]
