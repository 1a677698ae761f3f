import { contactHref } from '../../contact-topics'
import type { Concept } from '../concepts'
import { call, lawyer } from '../reply-links'

const law = { href: '/servicios/asesoria-legal#preguntas', label: 'Leer sobre asesoría legal' } as const
const tax = { href: contactHref('asesoria-tributaria'), label: 'Contárselo a un tributarista' } as const

const closing = ['¿Cómo cierro una empresa?'] as const

const nonProfitFounding = [
  '¿Cómo creo una fundación?',
  'Con un acta o documento privado de constitución y unos estatutos, inscritos en la Cámara de Comercio: nombre, objeto, patrimonio y quién la administra (Decreto 2150 de 1995, art. 40). Una fundación la puede crear una sola persona y siempre pone un patrimonio inicial.',
  'Después: RUT, cuenta de banco, libro de actas y registro de beneficiarios finales, y, si quiere el régimen tributario especial, pedirlo en la DIAN. Lo hacemos contigo.',
] as const

const nonProfitWhen = [
  '¿Cuándo se renueva una ESAL?',
  'Dos fechas cada año: la inscripción en la Cámara de Comercio, hasta el 31 de marzo (Decreto 19 de 2012, art. 166), y, si está en el régimen tributario especial, el registro web en la DIAN, hasta el 30 de junio (DUR 1625 de 2016, art. 1.6.1.13.2.25).',
] as const

const nonProfitLate = [
  '¿Qué pasa si no renuevo la fundación?',
  'Con calma: la inscripción en la Cámara de Comercio se pone al día pagando los años que falten. Si lo que faltó fue el registro web de la DIAN, ese año se declara en el régimen ordinario, se actualiza el RUT y luego se pide otra vez el especial (E.T., art. 364-5).',
  'Un tributarista mira contigo qué quedó presentado.',
] as const

const nonProfitTaxes = ['¿Qué impuestos tiene una fundación?'] as const

const booksLate = [
  '¿Qué pasa si no tengo libro de actas?',
  'Con calma: pide los libros en la página de tu Cámara de Comercio y escribe ahí lo que falte, con su fecha real. Sin libros no se prueban ventas de acciones, nombramientos ni cuentas aprobadas.',
  'Si se perdieron: denuncia, libros nuevos y reconstrucción dentro de los seis meses siguientes (Decreto 2270 de 2019, anexo 6, art. 18). Lo hacemos contigo.',
] as const

const booksGet = ['¿Cómo inscribo los libros?'] as const

/** Concepts about kinds of companies and entities, and about their assemblies, books and capital. */
export const concepts: readonly Concept[] = [
  {
    name: 'el establecimiento de comercio',
    named:
      /^(?:(?:matricula|registro)(?: mercantil)? (?:de|del) )?establecimientos?(?: (?:de|del) comercio| comercial(?:es)?| mercantil(?:es)?)$/,
    links: [lawyer, call],
    aspects: {
      what: [
        '¿Qué es un establecimiento de comercio?',
        'Es el negocio como conjunto: nombre, local, muebles, mercancía y contratos con que alguien vende (Código de Comercio, arts. 515 y 516). No es una persona: es de un comerciante o de una sociedad, que puede tener varios.',
      ],
      who: [
        '¿Es obligatorio tener matrícula del establecimiento de comercio?',
        'Sí: cada establecimiento se matricula en la Cámara de Comercio, aparte de la matrícula del dueño, y se renueva cada año hasta el 31 de marzo (Código de Comercio, arts. 26, 28 y 33).',
      ],
      late: [
        '¿Qué pasa si no renuevo la matrícula del establecimiento de comercio?',
        'Con calma: matricúlalo o renuévalo en la página de tu Cámara y queda al día. La Superintendencia de Sociedades puede poner una multa de hasta 17 salarios mínimos (Código de Comercio, art. 37; Ley 2069 de 2020, art. 70).',
      ],
      get: ['¿Qué necesito para abrir un restaurante o un local?'],
      how: ['¿Cómo cancelo la matrícula mercantil?'],
    },
  },
  {
    name: 'la sociedad limitada',
    named: /^(?:sociedad(?:es)? |empresa )?(?:de responsabilidad )?(?:limitadas?|ltda|l t d a)$/,
    links: [lawyer, law, call],
    aspects: {
      what: [
        '¿Qué es una sociedad limitada?',
        'Es una sociedad de 2 a 25 socios que ponen todo el capital al comienzo (Código de Comercio, arts. 354 y 356); en general se crea por escritura pública. Los socios responden con lo suyo por los impuestos, según su aporte (E.T., art. 794).',
        'Por eso casi todas las nuevas son S.A.S.; la limitada queda donde una ley la exige, como la vigilancia privada.',
      ],
      get: [
        '¿Cómo creo una sociedad limitada?',
        'Con escritura pública de los socios, dos o más, inscrita en la Cámara de Comercio, y el capital pagado (Código de Comercio, arts. 110 y 354). Si tiene 10 trabajadores o menos, o activos de menos de 500 salarios mínimos, la Cámara suele recibir un documento privado (Ley 1014 de 2006, art. 22); la Supersociedades lo negó en 2011 (oficio 220-165968): confírmalo antes con la tuya.',
        'Y compárala con una S.A.S., que va por documento privado y puede tener un solo dueño.',
      ],
      how: closing,
    },
  },
  {
    name: 'la sociedad anónima',
    named: /^(?:sociedad(?:es)? )?(?:anonimas?|s a)$/,
    links: [lawyer, law, call],
    aspects: {
      what: [
        '¿Qué es una sociedad anónima?',
        'Es una sociedad por acciones de cinco accionistas o más, que en general se crea por escritura pública (Código de Comercio, art. 374). Siempre tiene revisor fiscal (art. 203), y los accionistas responden hasta su aporte.',
        'Hoy casi siempre se usa la S.A.S., más simple: un solo accionista y documento privado.',
      ],
      how: closing,
    },
  },
  {
    name: 'la ESAL',
    named:
      /^(?:esal(?:es)?|(?:entidad(?:es)?|empresas?|organizacion(?:es)?)?(?: ?sin)? ?(?:animo|animos) de lucro|entidad(?:es)? sin animo de lucro esal|ongs?|o n g|corporacion(?:es)?|asociacion(?:es)?)$/,
    links: [tax, lawyer, call],
    aspects: {
      what: [
        '¿Qué es una ESAL?',
        'ESAL es una entidad sin ánimo de lucro: fundación, corporación o asociación que no reparte utilidades y las vuelve a usar en su objeto. Se inscribe en la Cámara de Comercio (Decreto 2150 de 1995, art. 40).',
        'Casi siempre declara: en el régimen tributario especial tiene beneficios, y sin él paga renta como una sociedad. Algunas no pagan renta, como los sindicatos, las juntas de acción comunal y las asociaciones de padres de familia (E.T., arts. 19, 22 y 23).',
      ],
      get: nonProfitFounding,
      amount: nonProfitTaxes,
      when: nonProfitWhen,
      often: nonProfitWhen,
      late: nonProfitLate,
      how: closing,
    },
  },
  {
    name: 'la fundación',
    named: /^fundacion(?:es)?(?: sin animo de lucro)?$/,
    links: [tax, lawyer, call],
    aspects: {
      what: [
        '¿Qué es una fundación?',
        'Es una entidad sin ánimo de lucro que dedica un patrimonio a un fin de interés social: no tiene dueños ni reparte utilidades. Se inscribe en la Cámara de Comercio (Decreto 2150 de 1995, art. 40).',
      ],
      get: nonProfitFounding,
      amount: nonProfitTaxes,
      when: nonProfitWhen,
      often: nonProfitWhen,
      late: nonProfitLate,
      who: ['¿Una fundación necesita revisor fiscal?'],
      how: closing,
    },
  },
  {
    name: 'la propiedad horizontal',
    named:
      /^(?:(?:regimen de )?propiedad horizontal|copropiedad(?:es)?|conjuntos?(?: residencial(?:es)?| cerrado)?|condominios?|ph|p h)$/,
    links: [{ href: contactHref('asesoria-contable'), label: 'Contárselo a un contador' }, call],
    aspects: {
      what: [
        '¿Qué es la propiedad horizontal?',
        'Es el régimen de un edificio o conjunto: cada quien es dueño de lo suyo y todos, de lo común. La copropiedad es una persona jurídica, con NIT, administrador y asamblea (Ley 675 de 2001, arts. 32 y 33).',
        'Lleva contabilidad, y la asamblea aprueba cuentas y presupuesto cada año (arts. 38 y 51). Si es comercial o mixta, tiene revisor fiscal; si es de vivienda, lo decide la asamblea (art. 56).',
      ],
      who: ['¿Un conjunto está obligado a llevar contabilidad?'],
      amount: ['¿Un conjunto cobra IVA?'],
    },
  },
  {
    name: 'el acta de asamblea',
    named:
      /^actas?(?: (?:de|de la|de las) (?:asambleas?(?: (?:de accionistas|general|ordinaria))*|(?:la )?junta de socios|accionistas|reunion(?: de socios)?|socios))?$/,
    links: [lawyer, call],
    aspects: {
      what: [
        '¿Qué es un acta de asamblea?',
        'Es la prueba escrita de lo que decidió la asamblea: fecha y lugar, quiénes asistieron y con cuántas acciones, lo tratado y los votos (Código de Comercio, arts. 189 y 431). Va en el libro de actas.',
        'La firman quienes hicieron de presidente y secretario y, en su defecto, el revisor fiscal: no todos los socios.',
      ],
      get: [
        '¿Cómo se hace un acta de asamblea?',
        'Con número, lugar, fecha y hora; cómo se citó; quiénes asistieron y cuántas acciones; el orden del día; cada decisión con sus votos; y las firmas del presidente y el secretario (Código de Comercio, art. 431).',
        'Se pone su fecha real y se copia en el libro. La de nombramientos o reformas se inscribe además en la Cámara. Te la preparamos.',
      ],
      who: [
        '¿Es obligatorio hacer acta de asamblea?',
        'Sí, también con un solo accionista: sus decisiones quedan en actas en el libro (Ley 1258 de 2008, art. 37). Sin acta no se prueban dividendos, nombramientos ni cuentas aprobadas.',
      ],
      late: ['¿Hay que hacer asamblea todos los años?'],
    },
  },
  {
    name: 'la asamblea ordinaria',
    named:
      /^(?:asambleas?(?: general(?:es)?)?(?: anual(?:es)?)?(?: ordinarias?)?(?: de (?:accionistas|socios|la sas|la s a s|la sociedad|la empresa))?(?: ordinaria)?|juntas? de socios|reunion(?:es)? (?:ordinarias?|anual(?:es)?|de (?:socios|accionistas))(?: de (?:socios|accionistas))?)$/,
    links: [lawyer, call],
    aspects: {
      what: [
        '¿Qué es la asamblea ordinaria?',
        'Es la reunión de los accionistas de cada año, para aprobar los estados financieros y el informe de gestión y decidir qué se hace con las utilidades (Código de Comercio, art. 422).',
      ],
      when: ['¿Cada cuánto es la asamblea de una S.A.S.?'],
      often: ['¿Cada cuánto es la asamblea de una S.A.S.?'],
      get: [
        '¿Cómo se hace la asamblea ordinaria?',
        'En una S.A.S. cita el representante legal, por escrito y con al menos 5 días hábiles, salvo que los estatutos digan otra cosa (Ley 1258 de 2008, art. 20); en una limitada o una anónima, con 15 días hábiles para aprobar las cuentas del año (Código de Comercio, arts. 372 y 424).',
        'Puede ser virtual. Se presentan las cuentas, se vota y queda un acta en el libro.',
      ],
      who: ['¿Hay que hacer asamblea todos los años?'],
      late: [
        '¿Qué pasa si no hago la asamblea ordinaria?',
        'Con calma: cítala ya y aprueben los años pendientes, cada acta con su fecha real. Si nadie cita, los accionistas se pueden reunir solos el primer día hábil de abril, a las 10 a.m., en la sede (Código de Comercio, art. 422).',
      ],
    },
  },
  {
    name: 'el libro de accionistas',
    named: /^libros?(?: de)?(?: (?:registro|registros))?(?: de)? (?:accionistas?|acciones|socios)$/,
    links: [lawyer, call],
    aspects: {
      what: [
        '¿Qué es el libro de accionistas?',
        'Es el libro donde la sociedad anota quiénes son sus accionistas, cuántas acciones tiene cada uno y sus ventas, prendas o embargos (Código de Comercio, art. 195). Sin esa anotación, una venta de acciones no queda probada.',
      ],
      get: booksGet,
      who: [
        '¿Es obligatorio el libro de accionistas?',
        'Sí, también en una S.A.S. de un solo dueño, y se inscribe en la Cámara de Comercio (Código de Comercio, art. 28, numeral 7; Supersociedades, oficio 220-072473 de 2016).',
      ],
      late: booksLate,
    },
  },
  {
    name: 'el libro de actas',
    named: /^libros?(?: de)? actas(?: (?:de|de la) (?:asamblea|junta)(?: de (?:accionistas|socios))?)?$/,
    links: [lawyer, call],
    aspects: {
      what: [
        '¿Qué es el libro de actas?',
        'Es el libro donde van, en orden, las actas de la asamblea: lo que se decidió, cuándo y con cuántos votos (Código de Comercio, art. 189). Puede ser en papel o electrónico.',
      ],
      get: booksGet,
      who: [
        '¿Es obligatorio el libro de actas?',
        'Sí: toda sociedad lo lleva, también la de un solo accionista, y se inscribe en la Cámara de Comercio (Código de Comercio, art. 28, numeral 7).',
      ],
      late: booksLate,
    },
  },
  {
    name: 'los estatutos',
    named: /^estatutos?(?: (?:sociales|de (?:la |una |mi )?(?:sas|s a s|empresa|sociedad)))?$/,
    links: [lawyer, call],
    aspects: {
      what: [
        '¿Qué son los estatutos?',
        'Son las reglas de la sociedad: nombre, objeto, capital, acciones, quién la representa, cómo se cita y con cuántos votos se decide. En una S.A.S. van en un documento privado inscrito en la Cámara de Comercio (Ley 1258 de 2008, art. 5).',
      ],
      get: [
        '¿Cómo se hacen los estatutos?',
        'Los firman los socios al crear la sociedad, autenticados o por internet en la Cámara de Comercio (Ley 1258 de 2008, art. 5). Para cambiarlos, la asamblea aprueba la reforma y el acta se inscribe; en una S.A.S., sin escritura (art. 29).',
        'Un modelo sirve poco si hay varios socios: deja escrito cómo se sale uno y qué pasa si no hay acuerdo.',
      ],
      who: [
        '¿Son obligatorios los estatutos?',
        'Sí: sin ellos la Cámara de Comercio no inscribe la sociedad (Ley 1258 de 2008, art. 5). En lo que no digan, se aplica la ley.',
      ],
    },
  },
]
