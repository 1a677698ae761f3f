import { contactHref } from '../../contact-topics'
import { auditorThresholds, wagesInPesos } from '../../legal-figures'
import type { Concept } from '../concepts'
import { call, lawyer, whatsapp } from '../reply-links'
import { startingAt } from '../starting-at'

const evaluation = { href: contactHref('evaluacion'), label: 'Pedir la evaluación' } as const
const compare = { href: '#servicios', label: 'Comparar servicios y precios' } as const
const page = { href: '/servicios/asesoria-contable', label: 'Ver asesoría contable' } as const
const team = { href: '/nosotros', label: 'Conocer al equipo' } as const
const duty = { href: '/herramientas/revisor-fiscal', label: '¿Obligado a revisor fiscal?' } as const
const auditorPage = {
  href: '/servicios/revisoria-fiscal#preguntas',
  label: 'Leer sobre revisoría fiscal',
} as const
const auditPage = { href: '/servicios/auditoria-externa', label: 'Ver auditoría externa' } as const
const enter = { href: '/auth?next=/portal', label: 'Entrar al portal' } as const
const write = { href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' } as const

const needsAuditor = [
  '¿Quién debe tener revisor fiscal?',
  `Debe tenerlo la sociedad con activos brutos de 5.000 salarios mínimos o más${wagesInPesos(auditorThresholds.assets)}, o ingresos brutos de 3.000 salarios mínimos o más${wagesInPesos(auditorThresholds.income)}, al 31 de diciembre anterior: basta uno (Ley 43 de 1990, art. 13).`,
  'Las sociedades anónimas, las comanditas por acciones y las sucursales extranjeras, siempre (artículo 203 del Código de Comercio); y los conjuntos comerciales o mixtos (Ley 675 de 2001, art. 56).',
] as const

/** Concepts about accountants and auditors, their documents, and the firm's services. */
export const concepts: readonly Concept[] = [
  {
    name: 'el contador público',
    named:
      /^(?:(?:que hacen? )?(?:un |una |el |los |mi )?contador(?:a|es|as)?(?: public[oa]s?)?(?: titulad[oa]s?)?|contador(?:a|es)? publicos?)$/,
    links: [page, team, call],
    aspects: {
      what: [
        '¿Qué es un contador público?',
        'Un contador público es quien está inscrito en la Junta Central de Contadores, con tarjeta profesional: lleva la contabilidad, certifica estados financieros e ingresos y puede dar fe pública de lo contable (Ley 43 de 1990, arts. 1 y 3).',
        `Aquí lo hace un equipo: la contabilidad va ${startingAt('asesoria-contable')}, y la evaluación es gratuita.`,
      ],
      who: ['¿Quién debe tener contador?'],
      get: [
        '¿Cómo consigo un contador?',
        'Pide por escrito qué incluye, cuánto vale y quién firma, y comprueba su tarjeta en la Junta Central de Contadores (www.jcc.gov.co). Si vas a cambiar, pídele al de antes libros, soportes y claves con un acta: el empalme lo hacemos nosotros.',
        'Con nosotros se empieza con la evaluación gratuita; recibimos tu contabilidad en cualquier mes y empezamos entre 1 y 2 semanas después de firmar.',
      ],
    },
  },
  {
    name: 'la tarjeta profesional',
    named:
      /^(?:tarjetas? prof(?:esional(?:es)?)?(?: (?:(?:del?|de un|para) )?(?:contador(?:es|a)?)(?: publico)?)?|t ?p|tarjetas? del? contador(?:es|a)?)$/,
    links: [team, call],
    aspects: {
      what: [
        '¿Qué es la tarjeta profesional?',
        'La tarjeta profesional es la prueba de que un contador está inscrito en la Junta Central de Contadores: sin ella no puede certificar ni dictaminar (Ley 43 de 1990, arts. 1 y 3). Se comprueba en www.jcc.gov.co.',
        'La de quienes firman aquí está en «Quiénes Somos».',
      ],
      get: [
        '¿Cómo saco la tarjeta profesional?',
        'La pide cada contador a la Junta Central de Contadores (www.jcc.gov.co): con el título de contador público y, por lo menos, un año de experiencia en la técnica contable (Ley 43 de 1990, art. 3).',
      ],
      who: [
        '¿Quién debe tener tarjeta profesional?',
        'Debe tenerla el contador que firma estados financieros, certificaciones de ingresos, dictámenes y las declaraciones que piden su firma. Quien solo digita o ayuda no la necesita, pero no puede certificar.',
      ],
    },
  },
  {
    name: 'la certificación de ingresos',
    named:
      /^(?:certificaci?on(?:es)?|certificados?) de ingresos?(?: (?:(?:firmad[oa]|expedid[oa]|hech[oa]) )?(?:por|de|del|con)(?: (?:un|el))? contador(?: publico)?)?$/,
    links: [write, call],
    aspects: {
      what: [
        '¿Qué es una certificación de ingresos?',
        'La certificación de ingresos es un papel en que un contador público dice, después de ver tus soportes, cuánto ganas: lo piden bancos, arrendadores y consulados (Ley 43 de 1990, art. 10).',
        'Si recibes sueldo, el certificado de ingresos y retenciones (formulario 220) es otro: lo da quien te paga.',
      ],
      get: [
        '¿Cómo saco una certificación de ingresos?',
        'Dinos para qué entidad es y de qué meses, y reúne extractos, facturas o cuentas de cobro, contratos, el RUT y tu última declaración, si la hay. Un contador del equipo los revisa y la firma.',
        'Si ya eres cliente, pídela en «Mensajes» del portal.',
      ],
    },
  },
  {
    name: 'la revisoría fiscal',
    named: /^(?:(?:no tener )?(?:revi[sz]oria|revi[sz]or(?:a|es)?) fiscal(?:es)?|revisoria|revisor)$/,
    links: [auditorPage, duty, lawyer, call],
    aspects: {
      what: [
        '¿Qué es la revisoría fiscal?',
        'La revisoría fiscal es el examen independiente, todo el año, de la contabilidad, el control interno y el cumplimiento de la ley en una empresa. La hace el revisor fiscal: un contador público que nombra la asamblea, se inscribe en la Cámara de Comercio, firma las declaraciones y da un dictamen (Código de Comercio, arts. 163, 204 y 207 a 209; E.T., art. 596). Nunca es quien lleva la contabilidad.',
        `La ejercemos ${startingAt('revisoria-fiscal')}.`,
      ],
      who: needsAuditor,
      when: needsAuditor,
      late: ['¿Qué pasa si no tengo revisor fiscal?'],
      get: [
        '¿Qué necesito para tener revisor fiscal?',
        'Un acta: la asamblea elige principal y suplente, aceptan por escrito y se inscriben en la Cámara de Comercio (Código de Comercio, art. 163 y art. 204). Para cambiarlo es igual: hasta que se inscriba el nuevo, el anterior sigue figurando (art. 164).',
        'No puede ser quien lleva la contabilidad, ni un socio, empleado o familiar de los administradores (art. 205).',
      ],
    },
  },
  {
    name: 'la auditoría externa',
    named:
      /^(?:auditorias?(?: (?:externas?|financieras?|independientes?))?|auditor(?:a|es)?(?: (?:externos?|independientes?))?)$/,
    links: [auditPage, { href: contactHref('auditoria-externa'), label: 'Pedir una propuesta' }, call],
    aspects: {
      what: [
        '¿Qué es una auditoría externa?',
        'La auditoría externa es un examen independiente de tus estados financieros que termina en una opinión firmada. Es voluntaria y por proyecto; la revisoría fiscal, en cambio, la exige la ley a ciertas empresas y dura todo el año.',
        `La hacemos ${startingAt('auditoria-externa')}, si no llevamos tu contabilidad: nadie audita lo suyo.`,
      ],
      who: [
        '¿Quién debe tener auditoría externa?',
        'Es voluntaria: la piden un banco, un inversionista, un donante o la casa matriz, o los dueños que quieren saber si las cifras son ciertas. Lo que la ley exige a ciertas empresas es el revisor fiscal.',
      ],
      get: [
        '¿Qué necesito para una auditoría externa?',
        'Estados financieros y balance de prueba, extractos y conciliaciones, cartera y proveedores, inventarios y activos fijos, declaraciones, nómina y seguridad social, contratos importantes y actas. Te enviamos la lista exacta al empezar.',
        'Toma de 3 a 8 semanas.',
      ],
    },
  },
  {
    name: 'el dictamen',
    named:
      /^dictamen(?:es)?(?: (?:(?:del?|de los|de un) )?(?:revisor(?:ia)? fiscal|auditor(?:ia)?|estados financieros|limpio|con salvedad(?:es)?|negativo|adverso))*$/,
    links: [auditorPage, auditPage, call],
    aspects: {
      what: [
        '¿Qué es el dictamen?',
        'El dictamen es la opinión firmada sobre si los estados financieros muestran razonablemente la realidad. Limpio: sí. Con salvedades: sí, salvo un punto. Adverso o negativo: no. Abstención: no tuvo con qué opinar.',
      ],
      who: [
        '¿Quién debe dar el dictamen?',
        'Lo da el revisor fiscal o, si la empresa no tiene, un contador independiente, si alguien lo pide (Ley 222 de 1995, art. 38). Nunca quien lleva la contabilidad.',
      ],
    },
  },
  {
    name: 'la asesoría',
    named: /^(?:asesorias?|consultorias?|servicios? de asesoria)$/,
    links: [compare, evaluation, call, whatsapp],
    aspects: {
      what: [
        '¿Qué es la asesoría?',
        'La asesoría es nuestro trabajo de cada mes o de una sola vez: contable (cuentas y estados financieros), tributaria (IVA, retención, renta, ICA, exógena y cartas de la DIAN), de nómina y legal. Además, revisoría fiscal y auditoría externa.',
        'Dime qué necesitas o qué te pidieron, y te digo cuál es.',
      ],
      get: [
        '¿Cómo pido la asesoría?',
        'Con la evaluación gratuita: nos cuentas tu caso y recibes una propuesta con alcance y precio, sin compromiso. También puede ser una consulta puntual.',
      ],
    },
  },
  {
    name: 'el outsourcing contable',
    named:
      /^(?:(?:out ?so[u]?rcing|autsorcing|tercerizacion|externalizacion)(?: (?:contable|de (?:la )?contabilidad|contable y (?:tributario|de nomina)))?|terceri[zs]ar (?:la )?contabilidad)$/,
    links: [page, evaluation, call],
    aspects: {
      what: [
        '¿Qué es el outsourcing contable?',
        'El outsourcing contable es encargarle la contabilidad a una firma de afuera, en vez de tener un contador de planta. Es lo que hacemos con la asesoría contable: registro, conciliaciones, estados financieros de cada mes, libros y facturación electrónica.',
        `Va ${startingAt('asesoria-contable')}; los impuestos y la nómina van aparte.`,
      ],
    },
  },
  {
    name: 'el portal de clientes',
    named: /^portal(?: (?:de|para) (?:los )?clientes?| web)?$/,
    links: [enter, call],
    aspects: {
      what: [
        '¿Qué es el portal de clientes?',
        'El portal es el sitio privado de cada empresa con nosotros: ahí subes facturas, ves documentos y estados financieros, pides citas, escribes a tu asesor, firmas y sigues lo que vence.',
        'Entras con tu correo y tu contraseña.',
      ],
      get: [
        '¿Cómo activo el portal de clientes?',
        'Te registras con tu correo y los datos de la empresa; el equipo revisa tu solicitud y te avisa por correo. Cuando se aprueba, se abre todo.',
      ],
    },
  },
  {
    name: 'la evaluación gratuita',
    named:
      /^(?:(?:evaluaci?on|diagnostico|cita|asesoria|consulta)(?: inicial)? (?:gratuita|gratis)|evaluaci?on(?: inicial)?)$/,
    links: [evaluation, call, whatsapp],
    aspects: {
      what: [
        '¿Qué es la evaluación gratuita?',
        'La evaluación es la primera revisión de tu caso, sin costo ni compromiso: te decimos qué obligaciones tienes y recibes una propuesta con alcance y precio. Cuánto dura depende del caso: te lo dicen al fijar la hora.',
      ],
      get: [
        '¿Cómo pido la evaluación gratuita?',
        'Por el formulario, por teléfono o por WhatsApp: di a qué te dedicas, qué necesitas y si algo vence pronto. Ten a mano el RUT.',
      ],
    },
  },
]
