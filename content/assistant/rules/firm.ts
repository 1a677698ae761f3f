import { contactHref } from '../../contact-topics'
import { experienceSentence } from '../../claims'
import { firm } from '../../firm'
import { inPesos } from '../../legal-figures'
import { services, type ServiceSlug } from '../../services'
import { catalogue } from '../catalogue'
import { call, mail, whatsapp } from '../reply-links'
import type { Rule } from '../rules'

const from = (slug: ServiceSlug) => inPesos(services.find((one) => one.slug === slug)?.price.from ?? 0)
const evaluation = { href: contactHref('evaluacion'), label: 'Pedir la evaluación gratuita' } as const
const prices = { href: '#servicios', label: 'Comparar servicios y precios' } as const

const named: readonly (readonly [ServiceSlug, RegExp])[] = [
  ['asesoria-tributaria', /\b(?:tributari\w+|impuestos?)\b/],
  ['asesoria-nomina', /\bnomina\b/],
  ['asesoria-legal', /\b(?:legal|juridic\w+|abogad\w+)\b/],
  ['revisoria-fiscal', /\brevisori?\w*\b/],
  ['auditoria-externa', /\bauditori\w+\b/],
]

const included: readonly Rule[] = named.map(([slug, words]) => ({
  topic: `¿Qué incluye la ${slug}?`,
  when: [/\b(?:que (?:me )?(?:incluye\w*|trae|cubre|hacen|entregan)|en que consiste|incluye\w*)\b/, words],
  not: /\b(?:contable|contabilidad|contrato|plan|mensualidad|contrato|iva|aparte|factura|precios?)\b/,
  text: [
    `${catalogue[slug].answer} Incluye: ${catalogue[slug].includes.join('; ')}.`,
    `Vale desde ${from(slug)}${slug === 'asesoria-nomina' ? ' por empleado al mes' : slug === 'asesoria-legal' ? ' por hora' : slug === 'auditoria-externa' ? ' por proyecto' : ' al mes'}, más IVA. Los demás servicios van aparte, cada uno con su precio.`,
  ],
  links: [{ href: `/servicios/${slug}`, label: 'Ver el servicio' }, evaluation, call],
}))

/** The monthly price of accounting, taxes and payroll before any discount. */
const ofThree = (people: number): number => {
  const price = (slug: ServiceSlug) => services.find((one) => one.slug === slug)?.price.from ?? 0
  return price('asesoria-contable') + price('asesoria-tributaria') + price('asesoria-nomina') * people
}
// The hours end in «p.m.», so sentences that end with them need no full stop of their own.
const hours = firm.hours.map(({ days, time }) => `${days.toLowerCase()}, ${time}`).join('; ')

/** Answers about the prices of the firm and how it works. */
export const rules: readonly Rule[] = [
  {
    topic: 'Datos de otros clientes',
    when: [
      /\b(?:telefono|correo|contacto|datos|nombre|direccion|lista)\b/,
      /\b(?:cliente\w*|gerente|empresa|constructora|dueno)\b/,
      /\b(?:ustedes|que manejan|que llevan|su cliente|sus clientes|otro cliente)\b/,
    ],
    not: /\b(?:mis datos|borr\w+|mi empresa|mi correo|cambi\w+)\b/,
    text: [
      'No puedo: la información de nuestros clientes es reservada, tampoco decimos quién lo es, y un contador tiene secreto profesional (Ley 43 de 1990).',
      'Si eres su proveedor, busca el contacto comercial o de notificación en el certificado de la Cámara de Comercio (www.rues.org.co), en su página o en su factura. Si tienes un documento para una empresa que crees que atendemos, escríbenos y, si es el caso, se lo hacemos saber sin confirmarte nada.',
    ],
    links: [mail, call],
    calms: true,
  },
  {
    topic: '¿Hasta qué hora atienden y hay WhatsApp?',
    when: [
      /\b(?:whatsapp|wpp|wasap|chat)\b/,
      /\b(?:tienen|hay|numero|escrib\w+|por|atienden|hora|contest\w+)\b/,
    ],
    not: /\b(?:clave|dian|estafa|pid\w+|mensaje raro|consign\w+|cita)\b/,
    text: [
      `Sí hay WhatsApp: el botón de abajo abre la conversación. Responden personas. Horario: ${hours} Los domingos y los festivos no. Por WhatsApp no mandes claves ni documentos delicados: para eso está el portal.`,
    ],
    links: [whatsapp, call, { href: '/contacto', label: 'Ver el mapa y el formulario' }],
  },
  {
    topic: '¿Cómo empiezo con ustedes?',
    when: [
      /\b(?:proceso|pasos|como (?:es|hago|se hace|arranc\w+|empez\w+|empiez\w+)|que (?:sigue|documentos|papeles|necesito))\b/,
      /\b(?:empezar|arrancar|contratar(?:los)?|vincular\w*|ser cliente|iniciar|empezar con ustedes|trabajar con ustedes)\b/,
    ],
    not: /\b(?:cambiar de contador|el (?:que|q) tengo|facturar|negocio|empresa desde cero|emplead\w+|cotizar|cerrar|terminar)\b/,
    text: [
      'Cinco pasos: 1. Pides la evaluación gratuita y nos cuentas tu caso. 2. Recibes una propuesta con alcance y precio, sin compromiso. 3. Firmas. 4. En 1 a 2 semanas recibimos tus soportes, abrimos tu portal y acordamos el calendario. 5. Cada mes subes papeles, apruebas borradores y ves los resultados.',
      'Para la primera cita basta el RUT y, si lo tienes, la última declaración o los últimos estados financieros. Después te damos una lista: certificado de la Cámara de Comercio, declaraciones y balances del último año, extractos, facturas, nómina y, si hay, el acta de entrega del contador anterior. Las claves no se piden por chat.',
    ],
    links: [evaluation, call, whatsapp],
  },
  {
    topic: '¿Por qué cuestan más que otro?',
    when: [
      /\b(?:mas caros?|caro|caros|mas barato|cobra (?:menos|la mitad|\d+)|me cobra|por que cobran)\b/,
      /\b(?:ustedes|mi contador\w*|otro contador|otr\w+|\d+ ?mil|\d{6})\b/,
    ],
    not: /\b(?:dian|banco|camara|multa|factur\w+ electronica)\b/,
    text: [
      `Compara lo que incluye, no solo el valor. La contabilidad desde ${from('asesoria-contable')} trae registro y conciliación de cada mes, estados financieros con una página que los explica, reunión mensual, portal con tus documentos y un equipo (contador, tributarista, nómina y abogado), con quien firma y su tarjeta a la vista. Los impuestos van aparte y recibes cada borrador 5 días hábiles antes.`,
      'Si hoy pagas menos y te entregan lo mismo, a tiempo y con soportes, puede que no necesites cambiar. Pregúntale a quien te atiende: ¿concilia bancos cada mes?, ¿cuándo te da los balances?, ¿quién responde una carta de la DIAN? Si quieres, la evaluación gratuita te dice qué falta, y se puede contratar solo una parte.',
    ],
    links: [evaluation, prices, call],
  },
  {
    topic: '¿Cobran extra si me paso de facturas?',
    when: [
      /\b(?:paso|pasarme|excedo|mas facturas|aumenta\w*|crezco|sub\w+)\b/,
      /\b(?:plan|facturas|movimientos|documentos|tarifa|precio)\b/,
      /\b(?:extra|cobran|adicional\w*|mas caro|sube\w*|ajust\w+)\b/,
    ],
    not: /\b(?:dian|tope|uvt|iva)\b/,
    text: [
      'La propuesta dice el alcance (cuántos documentos, bancos, empleados y sedes) y el valor de ese alcance. Si un mes te pasas un poco no cambia el precio por sorpresa: cualquier ajuste se habla y se acepta por escrito antes de cobrarlo. Pregunta en la evaluación cómo queda para tu caso, con tus meses de más ventas, y que quede en el contrato.',
    ],
    links: [evaluation, { href: '/servicios/asesoria-contable', label: 'Ver asesoría contable' }, call],
  },
  {
    topic: '¿Atienden mi tipo de negocio?',
    when: [
      /\b(?:tipo de empresas|que empresas|mi negocio|tengo (?:una|un)|con (?:clinicas?|restaurantes?))\b/,
      /\b(?:trabajan|atienden|manejan|llevan|experiencia)\b/,
    ],
    not: /\b(?:iva|revisor\w*|declar\w+|dian|retenc\w+|cuanto cobran|libros|deuda)\b/,
    text: [
      `${experienceSentence()} Atendemos empresas de distintos sectores y tamaños, y también personas. Cada sector tiene lo suyo: una veterinaria o una clínica mira qué va con IVA y qué no, y los inventarios; un restaurante, el consumo y el POS; una obra, contratos y retenciones; un comercio, inventario y medios de pago.`,
      'Dinos en la evaluación gratuita tu actividad, ciudad, ventas al mes y empleados, y te decimos quién del equipo conoce tu sector y qué obligaciones tienes. Los nombres de otros clientes son reservados.',
    ],
    links: [evaluation, { href: '/nosotros', label: 'Conocer al equipo' }, call],
  },
  {
    topic: '¿Cuánto vale todo junto?',
    when: [
      /\b(?:cotiz\w+|presupuesto|cuanto (?:vale|cuesta|cobran|sale|seria)|precio\w*)\b/,
      /\bcontabilidad\b|\bcontable\b/,
      /\bnomina\b/,
    ],
    not: /\b(?:software|programa|incluye|aparte|electronica|revisor\w*)\b/,
    text: [
      `Como base, más IVA: contabilidad desde ${from('asesoria-contable')} al mes, impuestos desde ${from('asesoria-tributaria')} al mes y nómina desde ${from('asesoria-nomina')} por empleado al mes, con descuento por volumen. Con 12 empleados, por ejemplo, la nómina parte de ${inPesos((services.find(({ slug }) => slug === 'asesoria-nomina')?.price.from ?? 0) * 12)}, y los tres servicios, de ${inPesos(ofThree(12))} al mes antes del descuento.`,
      'El valor final depende de cuántas facturas, bancos y sedes tienes. Para la cotización escribe: actividad, ciudad, ventas y facturas al mes, empleados, programa contable y desde cuándo. La evaluación es gratuita y la propuesta llega por escrito.',
    ],
    links: [evaluation, prices, call],
  },

  {
    topic: '¿Los precios llevan IVA?',
    when: [
      /\b(?:precios?|tarifas?|valor(?:es)?|cobran|honorarios|mensualidad|cuesta|vale)\b/,
      /\biva\b/,
      /\b(?:mas (?:el )?iva|incluy\w+|incluid\w+|con iva|sin iva|iva (?:incluido|aparte)|tienen iva|llevan iva|aparte)\b/,
    ],
    not: /\b(?:factura de|un producto|productos|mi|cliente|vendo|le cobro|cobro|base|cuenta de cobro|\d{4,})\b/,
    text: [
      `Son más IVA: los precios del sitio se muestran sin él y al lado sale el total con el 19%. Por ejemplo, la contabilidad desde ${from('asesoria-contable')} son ${inPesos((services.find(({ slug }) => slug === 'asesoria-contable')?.price.from ?? 0) * 1.19)} con IVA. Si tu empresa es responsable de IVA y el gasto es del negocio, ese IVA se puede descontar.`,
    ],
    links: [prices, evaluation],
  },
  {
    topic: '¿La nómina va en el plan?',
    when: [
      /\bnomina\b/,
      /\b(?:plan|incluy\w+|aparte|incluid\w+|paquete)\b/,
      /\b(?:aparte|incluy\w+|incluid\w+|va con|viene con)\b/,
    ],
    not: /\b(?:que incluye|impuesto|retencion|renta)\b/,
    text: [
      `Va aparte. La contabilidad registra la nómina en los libros; liquidarla, hacer la PILA y la nómina electrónica es el servicio de nómina: desde ${from('asesoria-nomina')} por empleado al mes, más IVA, con descuento por volumen. Por ejemplo, 5 empleados son ${inPesos((services.find(({ slug }) => slug === 'asesoria-nomina')?.price.from ?? 0) * 5)} al mes.`,
      `Los impuestos (IVA, retención, renta de la empresa, ICA, exógena) son la asesoría tributaria, desde ${from('asesoria-tributaria')} al mes. Si tomas varios, la propuesta los junta con un solo alcance.`,
    ],
    links: [{ href: '/servicios/asesoria-nomina', label: 'Ver nómina' }, prices, evaluation],
  },
  ...included,
  {
    topic: '¿Cuánto vale llevar una contabilidad pequeña?',
    when: [
      /\b(?:cuanto|precio|valor|cobran|vale|cuesta)\b/,
      /\b(?:contabilidad|libros|llevar(?:le|me|nos)? la)\b/,
      /\b(?:pequen\w+|facturas|chiquit\w+|microempresa|emprendimiento|tienda|negocio|movimientos|al mes)\b/,
    ],
    not: /\b(?:atrasad\w+|nomina|renta|revisor\w*|auditor\w*|software|programa)\b/,
    text: [
      `La asesoría contable cuesta desde ${from('asesoria-contable')} al mes, más IVA. Ese es el piso, y es el punto de partida de una empresa pequeña; el valor final depende del número de facturas, bancos, empleados y sedes, y de si hay meses atrasados.`,
      `Los impuestos van aparte (asesoría tributaria, desde ${from('asesoria-tributaria')} al mes) y la nómina también (desde ${from('asesoria-nomina')} por empleado). El valor exacto te lo damos por escrito después de la evaluación, que es gratuita y sin compromiso.`,
    ],
    links: [
      evaluation,
      { href: '/servicios/asesoria-contable', label: 'Ver asesoría contable' },
      { href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' },
      call,
    ],
  },
  {
    topic: '¿Cobran por hora o por mes?',
    when: [/\b(?:por hora|por mes|mensual\w*|por proyecto|anual|por horas)\b/, /\bcobran\b/],
    not: /\bcuanto (?:me )?cobran por (?:la |una |hacer |llevar )/,
    text: [
      `Depende del servicio: contabilidad, impuestos y revisoría fiscal, por mes; nómina, por empleado al mes; legal, por hora (desde ${from('asesoria-legal')}) o en paquete mensual; auditoría, por proyecto; la renta de una persona, una vez al año. Todo más IVA, con el valor por escrito antes de empezar y sin permanencia.`,
    ],
    links: [prices, evaluation, call],
  },
  {
    topic: '¿Hacen descuento?',
    when: [
      /\b(?:descuento\w*|rebaja\w*|promocion|economic\w+|barat\w+|plan)\b/,
      /\b(?:emprend\w+|ano completo|anticipad\w+|pago|varios|nuev\w+|hacen|tienen|dan|adelantad\w+|estudiante\w*)\b/,
    ],
    not: /\b(?:dian|sueldo|salario|emplead\w+ (?:le|me)|declarar|multa|predial|vehiculo\w*|renta|factura\w*|cliente me|software|facturar|nomina incluye|retenc\w*|proveedor)\b/,
    text: [
      `La nómina tiene descuento por volumen y la primera evaluación es gratuita. En lo demás no hay una tabla de descuentos: el precio se ajusta al alcance (contabilidad desde ${from('asesoria-contable')} al mes, más IVA). Si quieres tomar varios servicios o pagar el año por anticipado, dilo al pedir la propuesta y ahí te responden.`,
      'Si apenas empiezas y vendes poco, puede bastarte una consulta o una asesoría puntual en vez de un plan mensual: cuéntanos cuánto vendes y qué te preocupa, y te decimos con franqueza si ya lo necesitas.',
    ],
    links: [evaluation, prices, call],
  },
  {
    topic: '¿Trabajan con mi sector?',
    when: [
      /\b(?:trabajan|atienden|manejan|reciben|tienen (?:experiencia|clientes)|llevan)\b/,
      /\b(?:con|a|en|de)\b/,
      /\b(?:restaurantes?|constructor\w+|medic\w+|clinicas?|consultorios?|tiendas?|colegios?|fundaciones|transport\w+|startups?|inmobiliari\w+|hoteles?|agencias?|ganader\w+|agricol\w+|conjuntos?|importador\w+|abogados)\b/,
    ],
    not: /\b(?:cuanto|precio|iva|revisor\w*|telefono|gerente|proveedor)\b/,
    text: [
      'Sí: atendemos empresas de distintos sectores y tamaños, y cada sector tiene lo suyo. Por ejemplo, un restaurante mira el impuesto al consumo, las propinas y el POS; una obra, los contratos y las retenciones; el comercio, los inventarios; una fundación, el régimen especial; un exportador, la exención y las divisas.',
      'En la evaluación gratuita dinos tu sector, ciudad, ventas al mes y número de empleados: te decimos quién del equipo lo conoce y qué obligaciones tienes.',
    ],
    links: [evaluation, { href: '/nosotros', label: 'Conocer al equipo' }, call],
  },
  {
    topic: '¿Reciben contabilidades atrasadas?',
    when: [
      /\bcontabilidad\b/,
      /\b(?:atrasad\w+|atras\w*|sin llevar|al dia|desactualizad\w+|varios (?:meses|anos)|ano y medio|desorden\w*)\b/,
      /\b(?:reciben|reciban|ponen|poner|hacen|pueden|ustedes|cuanto|toman|aceptan)\b/,
    ],
    not: /\b(?:miedo|multa|dian|se perdio|robaron)\b/,
    calms: true,
    text: [
      'Sí la recibimos: se llama puesta al día y es parte de la asesoría contable. En la evaluación, que es gratuita, miramos qué hay, y la propuesta dice cuántos meses faltan, cuánto vale y cuánto toma.',
      'Para empezar reúne: extractos de todos los meses, facturas de venta y compra (las electrónicas se bajan de la DIAN), nóminas y planillas, y las declaraciones presentadas. Se arma mes a mes, se concilia con los bancos y se revisa si hay declaraciones por corregir antes de que la DIAN pregunte. Si algo vence en estos días, dilo primero y lo atendemos aparte.',
    ],
    links: [evaluation, call, { href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' }],
  },
  {
    topic: '¿Son una aplicación o hay contadores?',
    when: [
      /\b(?:app|aplicacion|software|programa|robot|maquina|virtual|bot)\b/,
      /\b(?:contador\w*|personas?|gente|humanos?|detras|de verdad|reales)\b/,
      /\b(?:ustedes|son|hay|es)\b/,
    ],
    not: /\b(?:recomiend\w+|mejor|cual|codigo\w*|celular)\b/,
    text: [
      'Hay personas: contadores, tributaristas y abogados con nombre y tarjeta profesional, que puedes ver en «Quiénes Somos» y comprobar en la Junta Central de Contadores. Tus asesores son los mismos cada mes. El portal es la herramienta donde subes papeles, ves fechas y escribes; y este chat es un asistente automático, con textos que escribió el equipo.',
      'Si quieres hablar ya con una persona, llama o escribe en horario de oficina.',
    ],
    links: [{ href: '/nosotros', label: 'Conocer al equipo' }, call, whatsapp],
  },
  {
    topic: '¿Qué puedes hacer?',
    when: [
      /\b(?:que (?:puedes|sabes|haces|me puedes)|en que (?:me )?(?:puedes )?ayud\w+|para que sirves|como funcionas|que (?:te )?puedo preguntar)\b/,
    ],
    not: /\b(?:que puedes hacer (?:con|por) mi (?:declaracion|multa))\b/,
    text: [
      'Respondo preguntas de contabilidad, impuestos, nómina, empresas y este portal, con textos que escribió el equipo y su norma. Por ejemplo: tus fechas con el NIT o la cédula («iva con NIT terminado en 4»), cuentas («iva de 1.350.000», «prima de 2 millones desde agosto», «1.400 UVT en pesos»), el dígito de verificación, si declaras renta, qué hacer con una carta de la DIAN, precios de la firma y cómo usar el portal.',
      'No veo cuentas ni documentos, no guardo lo que escribes y, si no sé algo, te digo quién lo responde.',
    ],
    links: [{ href: '/herramientas/vencimientos', label: 'Ver mis fechas' }, call, whatsapp],
  },
  {
    topic: '¿Qué pasa si hay un error de ustedes?',
    when: [
      /\b(?:error|equivoc\w+|mal|atras\w+|multa\w*|sancion\w*)\b/,
      /\b(?:ustedes|la firma)\b/,
      /\b(?:responde\w*|responsab\w+|pagan|garant\w+|asumen|quien)\b/,
    ],
    not: /\b(?:me sancion\w+|me mult\w+|quedo mal|culpa)\b/,
    text: [
      'Tu queja o reclamo se recibe por escrito y queda con fecha. La firma revisa qué hizo y te dice por escrito quién responde por la sanción o el interés y cómo se corrige. Qué asume cada parte lo dice el contrato: pídelo antes de firmar.',
      'Para prevenirlo recibes cada borrador 5 días hábiles antes del vencimiento y tú lo apruebas. Si ya pasó algo, escribe al correo de abajo con el documento y la fecha: tu reclamo queda radicado.',
    ],
    links: [mail, call],
  },
]
