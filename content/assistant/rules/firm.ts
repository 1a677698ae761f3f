import { contactHref } from '../../contact-topics'
import { experienceSentence } from '../../claims'
import { firm } from '../../firm'
import { inPesos } from '../../legal-figures'
import { startingPrice } from '../../services'
import { call, evaluation, mail, whatsapp, whatsappNumber } from '../reply-links'
import type { Rule } from '../rules'
import { sectors } from '../sectors'

const from = inPesos(startingPrice('asesoria-contable'))

// Opening hours end with «p.m.», whose full stop also ends the sentence.
const hours = firm.hours.map(({ days, time }) => `${days.toLowerCase()}, ${time}`).join('; ')

export const ours = true

export const rules: readonly Rule[] = [
  {
    topic: 'Llevo las cuentas en un cuaderno o en Excel',
    asked: `todo lo tengo anotado en una libreta me lo organizan, llevo mis ventas en excel sirve o compro un programa, tengo las facturas en una bolsa las reciben asi, anoto los gastos a mano pueden hacer la contabilidad con eso, necesito un programa contable si llevo las cuentas en un cuaderno, reciben la contabilidad en hojas de calculo, mis cuentas estan en papelitos, no tengo programa contable solo un cuaderno`,
    when: [
      /\b(?:cuaderno|libreta|a mano|papelitos|hojas? de calculo|excel|bolsa)\b/,
      /\b(?:cuentas|gastos|ventas|contabilidad|facturas|recibos|ingresos)\b/,
      /\b(?:ustedes|uds|me (?:l[oa]s? )?(?:organizan|ayudan|ordenan|reciben)|organizan|programa|comprar|sirve|reciben)\b/,
    ],
    not: /\b(?:exportar|descargar|portal|perd\w+|formula|plantilla|plano)\b/,
    text: [
      `Sí, lo organizamos, y no tienes que comprar un programa: recibimos cuadernos, Excel, fotos de recibos y extractos. Si ya usas uno (Siigo, World Office, Helisa o Alegra, entre otros) seguimos con él; si no, te ayudamos a escoger cuando haga falta. Es la asesoría contable, desde ${from} al mes, más IVA; los meses atrasados se cotizan aparte, por escrito.`,
      'Para empezar: 1. Extractos de banco y billeteras de cada mes. 2. Fotos del cuaderno, mes por mes. 3. Las facturas electrónicas que te han hecho, que se bajan de la DIAN. Desde ya pide factura a tu nombre en cada compra (combustible, repuestos, arriendo): sin soporte el gasto puede no restarse. En la evaluación gratuita miramos qué hay y qué te toca.',
    ],
    links: [evaluation, call],
  },
  {
    topic: '¿Dan garantía?',
    asked: `tienen poliza o garantia`,
    when: [/\b(?:garantia|poliza|seguro|responden)\b/, /\b(?:ustedes|tienen|dan|ofrecen|trabajo|servicio)\b/],
    not: /\b(?:salud|social|dian|carro|seguridad|arriendo|emplead\w+)\b/,
    text: [
      'Lo que asume cada parte va escrito en la propuesta y el contrato: pide que diga quién responde por una sanción y hasta cuánto, y si hay póliza de responsabilidad profesional; ese dato te lo confirma una persona. Lo que sí puedes comprobar ya: quién firma, con su tarjeta en la Junta Central de Contadores; que recibes cada borrador 5 días hábiles antes y lo apruebas; y que puedes irte cuando quieras con tus libros y un acta.',
      'Si algo salió mal, escríbelo al correo: la firma revisa qué hizo y responde por escrito quién responde y cómo se corrige.',
    ],
    links: [mail, { href: '/nosotros', label: 'Conocer al equipo' }, call],
  },
  {
    topic: 'Datos de otros clientes',
    asked: `me puede pasar el telefono y el correo del gerente de la empresa constructora que ustedes manejan soy un proveedor`,
    when: [
      /\b(?:telefono|correo|contacto|datos|nombre|direccion|lista)\b/,
      /\b(?:cliente\w*|gerente|empresa|constructora|dueno)\b/,
      /\b(?:ustedes|que manejan|que llevan|su cliente|sus clientes|otro cliente)\b/,
    ],
    not: /\b(?:mis datos|borr\w+|mi empresa|mi correo|cambi\w+|culpa|sancion\w*|quej\w+|espera\w*|contest\w+|nadie|hablar con)\b/,
    text: [
      'No puedo: la información de nuestros clientes es reservada, tampoco decimos quién lo es, y un contador tiene secreto profesional (Ley 43 de 1990).',
      'Si eres su proveedor, busca el contacto comercial o de notificación en el certificado de la Cámara de Comercio (www.rues.org.co), en su página o en su factura. Si tienes un documento para una empresa que crees que atendemos, escríbenos y, si es el caso, se lo hacemos saber sin confirmarte nada.',
    ],
    links: [mail, call],
    calms: true,
  },
  {
    topic: '¿Hasta qué hora atienden y hay WhatsApp?',
    asked: `hasta que hora contestan hoy y tienen whatsapp`,
    when: [
      /\b(?:whatsapp|wpp|wasap|chat)\b/,
      /\b(?:tienen|hay|numero|d(?:as?|an|ame|enme)|pas(?:an|ame|enme)|regal\w+|cual es|escrib\w+|por|atienden|hora|contest\w+)\b/,
    ],
    not: /\b(?:clave|dian|estafa|pid\w+|mensaje raro|consign\w+|cita)\b/,
    text: [
      `Sí hay WhatsApp: es el ${whatsappNumber}, y el botón de abajo abre la conversación. Responden personas. Horario: ${hours} Los domingos y los festivos no. Por WhatsApp no mandes claves ni documentos delicados: para eso está el portal.`,
    ],
    links: [whatsapp, call, { href: '/contacto', label: 'Ver el mapa y el formulario' }],
  },
  {
    topic: '¿Cómo empiezo con ustedes?',
    asked: `como es el proceso para empezar con ustedes que documentos les mando`,
    when: [
      /\b(?:proceso|pasos|como (?:es|hago|se hace|arranc\w+|empez\w+|empiez\w+)|que (?:sigue|documentos|papeles|necesito))\b/,
      /\b(?:empezar|arrancar|contratar(?:los)?|vincular\w*|ser cliente|iniciar|empezar con ustedes|trabajar con ustedes)\b/,
    ],
    not: /\b(?:al contratar|emplead\w+|trabajador\w*|cambiar de contador|el (?:que|q) tengo|facturar|negocio|empresa desde cero|emplead\w+|cotizar|cerrar|terminar)\b/,
    text: [
      'Cinco pasos: 1. Pides la evaluación gratuita y nos cuentas tu caso. 2. Recibes una propuesta con alcance y precio, sin compromiso. 3. Firmas. 4. En 1 a 2 semanas recibimos tus soportes, abrimos tu portal y acordamos el calendario. 5. Cada mes subes papeles, apruebas borradores y ves los resultados.',
      'Para la primera cita basta el RUT y, si lo tienes, la última declaración o los últimos estados financieros. Después te damos una lista: certificado de la Cámara de Comercio, declaraciones y balances del último año, extractos, facturas, nómina y, si hay, el acta de entrega del contador anterior. Las claves no se piden por chat.',
    ],
    links: [evaluation, call, whatsapp],
  },
  {
    topic: '¿Atienden mi tipo de negocio?',
    asked: `trabajan con restaurantes, llevan cuantos anos y con que tipo de empresas trabajan es que yo tengo una clinica veterinaria`,
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
    topic: '¿Trabajan con mi sector?',
    when: [
      /\b(?:trabajan|atienden|manejan|reciben|tienen (?:experiencia|clientes)|llevan)\b/,
      /\b(?:con|a|en|de)\b/,
      /\b(?:restaurantes?|constructor\w+|medic\w+|clinicas?|consultorios?|tiendas?|colegios?|fundaciones|transport\w+|startups?|inmobiliari\w+|hoteles?|agencias?|ganader\w+|agricol\w+|conjuntos?|importador\w+|abogados)\b/,
    ],
    not: /\b(?:cuanto|precio|iva|revisor\w*|telefono|gerente|proveedor)\b/,
    text: [
      `Sí: atendemos empresas de distintos sectores y tamaños, y ${sectors}.`,
      'En la evaluación gratuita dinos tu sector, ciudad, ventas al mes y número de empleados: te decimos quién del equipo lo conoce y qué obligaciones tienes.',
    ],
    links: [evaluation, { href: '/nosotros', label: 'Conocer al equipo' }, call],
  },
  {
    topic: '¿Reciben contabilidades atrasadas?',
    asked: `ustedes reciben una contabilidad que viene atrasada ano y medio`,
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
    asked: `ustedes son una app o hay contadores de verdad detras`,
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
    asked: `que puedes hacer`,
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
    asked: `que pasa si ustedes se equivocan, responden si hay una multa por su error, y si cometen un error en mi declaracion, quien responde por los errores de la firma`,
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
