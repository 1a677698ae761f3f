import { firm } from '../../firm'
import { inPesos } from '../../legal-figures'
import { startingPrice, type ServiceSlug } from '../../services'
import { whichSubject } from '../other-subjects'
import { call, evaluation, mail, openingHours, whatsapp, whatsappNumber } from '../reply-links'
import type { Rule } from '../rules'
import { sectors } from '../sectors'

const from = (slug: ServiceSlug) => inPesos(startingPrice(slug))
const prices = { href: '#servicios', label: 'Comparar servicios y precios' } as const

/** Words that add no other subject to a short request for an address or a number. */
const courtesy =
  'hola|buen[oa]s|dias|tardes|noches|por|favor|porfa|porfis|porfavor|pls|plis|please|gracias|me|nos|das|da|dan|pas(?:as?|an|ame|enme|eme)|regal(?:as?|ame|eme|enme)|d(?:ame|eme|enme)|pued[eo]n?|puedes|podri(?:a|as|an)|quiero|quisiera|necesito|busco|saber|tienen?|tienes|hay|cual|es|seria|la|el|los|las|un|una|algun|de|del|su|sus|ustedes|uds|firma|oficina|y|o|en|que|a|al|donde|con|para|urgente|ya|exacta|fisica|completa|tu|bogota'
const only = (words: string) => new RegExp(`^(?:(?:${courtesy}|${words})(?: |$))+$`)
const address = 'dir{1,2}ec{1,2}i[oó]n|direcin|dirrecion|ubicacion|ubicados|sede|quedan?|estan'
const authority =
  'dian|ugpp|super(?:intendencia|sociedades)|camara|ministerio|mintrabajo|migracion|alcaldia|hacienda|secretaria|colpensiones|sic'
const authorityRest = 'sociedades|industria|comercio|trabajo|colombia|impuestos|seccional|atencion|oficial'
const phone =
  'numero|numeros|num|nro|telefono|telefonos|tel|cel|celular|fijo|linea|contacto|llamar|llamarl[oe]s|llamo|marcar|marcarles|comunicarme|contactarlos|hablar|alguien|persona|contador|contadora|asesor|asesora'
/** Words of a message that only asks where to send papers by e-mail. */
const papersByMail =
  'correos?|regalar\\w*|dar(?:me|nos)?|mail|e|email|electronico|corporativo|envi\\w+|mand\\w+|pas(?:o|ar\\w*)|hacer\\w*|llegar|adjunt\\w+|soportes?|documentos?|papeles|facturas?|extractos?|archivos?|certificados?|recibos?|unos|unas|esos|esas|estos|estas|mis|nuestros|informacion|comprobantes?|escribir\\w*|escribo|les|le|puedo|debo|cuenta'

const ofTeam =
  '(?:asesor\\w*|contador\\w*|abogad[oa]|auxiliar|tributarista|doctor\\w*|(?:persona|muchach[oa]|senor\\w*|nin[ao]) (?:que|de) (?:me|nos|lleva|atiende|la firma))'

const portal = { href: '/portal', label: 'Ir al portal' } as const
const meeting = /\b(?:citas?|reunion(?:es)?|reunir(?:me|nos)|video ?llamadas?)\b/
/** With one of these words, a message is not about an appointment with the firm. */
const otherMeeting =
  /\b(?:dian|ugpp|eps|camara|notaria|banco|juzgado|audiencia|ministerio|migracion|embajada|consulado|medic[oa]s?|odontolog\w+|asamblea|junta|soci[oa]s?|emplead\w+|trabajador\w*|entrevista|candidat[oa]s?|(?:mi|mis|un|una|el|los) (?:clientes?|paciente\w*|proveedor\w*))\b/
const chatNames = 'w(?:h?ats?h?app?|asap|asapp|pp|sp)|guasap'

/** Answers short messages about an address, a number, a quote, help or a bill, and asks for an appointment. */
export const rules: readonly Rule[] = [
  {
    topic: 'Nadie llegó a mi cita y quiero otra',
    when: [
      meeting,
      /\bnadie (?:se |me |nos )?(?:conect\w+|lleg\w+|aparec\w+|entr[oaó]\w*|asisti\w+|vino|atendi\w+|llam\w+|recibi\w+|present\w+)\b|\b(?:me|nos) (?:dejaron|dejo|han dejado) (?:plantad\w+|esperando|metid\w+)\b|\bincumpl(?:en|ieron|io|ido)\b|\bno (?:se (?:conect(?:o|aron)|present(?:o|aron))|(?:me |nos )(?:llamaron|atendieron|cumplieron))\b|\bplantad[oa]s?\b/,
    ],
    not: otherMeeting,
    text: [
      'Lo siento: esperaste y nadie llegó, y no debió pasar, menos si no es la primera vez.',
      `Otra cita: una que ya pasó no se mueve. En el portal, en «Citas», usa «Agendar Cita» y escoge otra hora, o llama al ${firm.phone.label} (${openingHours}) y la piden contigo. Si algo vence en estos días, dilo primero: otra persona lo toma.`,
      `Para que no se repita: en esa llamada pide hablar con quien dirige el equipo, o escribe a ${firm.email} con el asunto «Queja»: qué día y a qué hora era y si ya había pasado. Queda con fecha y te responden por escrito.`,
    ],
    links: [call, portal, mail],
    calms: true,
  },
  {
    topic: 'Quiero una cita con quien me lleva la contabilidad',
    when: [
      meeting,
      /\b(?:necesit\w+|quier\w+|quisier\w+|pid\w+|ped\w+|agend\w+|reserv\w+|program\w+|solicit\w+|sac(?:o|ar)|dan|das|dame|me gustaria|puedo|podemos|reunir(?:me|nos))\b/,
      /\bcon (?:(?:el|la|quien|l[oa] que|el que|la que)(?: \w+){0,2} (?:que )?(?:me|nos) (?:llev\w+|atiend\w+|asesor\w*|manej\w+|ayud\w+)|quien (?:me|nos) (?:llev\w+|atiend\w+|asesor\w*|manej\w+)|(?:mi|nuestr[oa]) (?:asesor|contador|abogad|doctor|tributarist)\w*|(?:el|la) (?:asesor|contador|doctor)\w* (?:de (?:mi|nuestra) empresa|asignad[oa]|que (?:tengo|tenemos)))\b/,
    ],
    not: new RegExp(
      `${otherMeeting.source}|\\b(?:cambi\\w+|cancel\\w+|mov\\w+|aplaz\\w+|reprogram\\w+|reagend\\w+|ya (?:tengo|tenia|pedi)|tenia|anterior|no (?:me |nos )?(?:respond|contest|llam|dan|deja)\\w*|cuanto|cobran|nadie|queja)\\b`,
    ),
    text: [
      'Si ya eres cliente: 1. En el portal, en «Citas», toca «Agendar Cita»: dices qué necesitas y escoges el día, la hora y la forma. Queda en firme cuando dice «Programada». 2. O escríbele en «Mensajes» a quien lleva tus cuentas y dile qué horas te sirven.',
      `Si quieres que sea justo con esa persona, o es para hoy, llama al ${firm.phone.label} (${openingHours}) y di tu nombre y tu empresa. Si todavía no eres cliente, la primera cita es la evaluación gratuita.`,
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call, evaluation],
  },
  {
    topic: 'No me manden más publicidad al celular',
    when: [
      /\b(?:publicidad|promocion(?:es)?|propagandas?|ofertas|mensajes? (?:comerciales?|de texto|publicitarios?))\b/,
      /\bno (?:me |nos )?(?:mand\w+|env\w+|escrib\w+|llam\w+|sig\w+|quiero|vuelv\w+)|\b(?:dej\w+ de|paren|pare|parar|quit\w+|borr\w+|saqu\w+|dar\w* de baja|autori[cz]\w+)\b/,
      /\b(?:mand\w+|env\w+|escrib\w+|lleg\w+|recib\w+|numero|celular|telefono|whatsapp|lista)\b/,
    ],
    not: /\b(?:correos?|dian|banco|claro|movistar|tigo|operador|almacen|tienda|mi (?:negocio|empresa)|mis clientes|a (?:mis|los) clientes|hacer publicidad|gastos?|retenc\w+|facturas?|documento soporte|iva|multa\w*|demand\w+)\b/,
    text: [
      `Perdona la molestia: sin tu autorización no debe llegarte. Para que no vuelva a pasar, escribe a ${firm.email} con el asunto «Datos personales» y tu número: se quita sin que digas por qué (Ley 1581 de 2012, art. 8). Desde este chat no puedo borrarlo yo.`,
      'Respondemos en 15 días hábiles; si no quedas conforme, puedes ir a la Superintendencia de Industria y Comercio. No vendemos datos ni mandamos publicidad sin una autorización aparte: si el mensaje pide plata o claves, puede no ser nuestro; no lo abras y cuéntanos el número.',
    ],
    links: [mail, { href: '/tratamiento-datos', label: 'Cómo tratamos tus datos' }, call],
    calms: true,
  },
  {
    topic: '¿Me dan el número de mi asesor?',
    when: [
      /\b(?:numeros?|num|nro|telefonos?|tel|cel|celular|extension|whatsapp|wpp|contacto)\b/,
      new RegExp(`\\b(?:de |con |a )?(?:la|el|mi|nuestr[oa]|su|del) ${ofTeam}\\b`),
      /\b(?:d(?:an|ar|arme|arnos|ame|eme|enme)|pas(?:an|ar|arme|ame|enme|eme)|regal\w+|(?:tienen?|cual es|necesito|quiero|busco) (?:\w+ ){0,3}(?:numero|num|nro|telefono|tel|cel|celular|extension|whatsapp|wpp|contacto))\b/,
      /\b(?:no (?:me |nos )?(?:ha |han )?(?:contest\w+|respond\w+|atiend\w+)|(?:mi|nuestr[oa]) (?:asesor|contador|abogad|auxiliar|tributarista|doctor)\w*|ustedes|uds|firma|que (?:(?:me|nos) )?(?:lleva|atiende|atendio|asignaron)|(?:asesor|contador|abogad|doctor)[a-z]* (?!publico|para|con|de|que|por|el|la|es|y|en|a|al|no|me)[a-z]{3,})\b/,
    ],
    not: /\b(?:tarjeta|cedula|matricula|dian|ugpp|clientes?|robot|contador (?:anterior|de afuera|viejo)|anterior|cuanto|precio|queja|hablar con (?:un|una|alguien)|nit|cuenta de|factura|empezar|cambi\w+|actualiz\w+)\b/,
    text: [
      `Por este chat no damos números personales del equipo, pero hay dos caminos para llegar a esa persona. 1. Llama al ${firm.phone.label} (${openingHours}), pregunta por ella y di tu empresa y qué está por vencer: si no está, otra persona lo toma. 2. Escríbele en «Mensajes» del portal, donde queda con fecha.`,
      'Si quieres dejar queja porque no te contesta, escríbela al correo. Si es un contador de afuera, su número no lo tenemos; los libros y las claves de tu empresa son tuyos y puedes recuperar la firma en la DIAN.',
    ],
    links: [call, { href: '/portal', label: 'Ir al portal' }, mail],
  },
  {
    topic: 'Soy proveedor, ¿a dónde envío mi factura?',
    when: [
      /\b(?:facturas?|cuentas? de cobro)\b/,
      /\b(?:(?:soy|somos|como|en calidad de) (?:su |un |una |el |la )?proveedor\w*|proveedor\w* (?:de|para) (?:ustedes|uds|la firma)|(?:a|para) (?:ustedes|uds) como proveedor\w*|les (?:vend|prest|suministr|entreg|instal|hicimos|hice|arregl)\w*\b(?! (?:las |los |mis? |la |el )?(?:facturas?|soportes?|documentos))|(?:servicio|trabajo|mantenimiento|pedido) (?:que )?(?:les|para ustedes)|cobrarles|a nombre de (?:ustedes|uds))\b/,
      /\b(?:radic\w+|env[iy]\w+|mand\w+|pas(?:o|ar|arles|amos)|entreg\w+|present\w+|dirij\w+|donde|correo|(?:a|con|de) quien|cobr\w+|paguen|pagan)\b/,
    ],
    not: /\b(?:dian|declar\w+|retencion\w*|iva|portal|mis? proveedores|de (?:mis?|los|un|nuestros) proveedor\w*|no (?:me )?(?:ha |han )?lleg\w+|clientes?|a (?:un|una|unos|unas|dos|mis?|varios|varias) \w+|proveedor\w* (?:del|de (?:la|un|una|el|los|las|mi|varios)) (?!firma|oficina)\w+|exogena|cuanto (?:me |nos )?cobran|ofrec\w+|multa\w*|puedo (?:descontar|deducir))\b/,
    text: [
      `Al correo ${firm.email}. Envía la factura electrónica (XML y PDF) a nombre de ${firm.legalName}, NIT ${firm.nit}, y escribe el número de la orden o quién te contrató, un teléfono y el certificado de la cuenta.`,
      `En este chat no se radican facturas ni se ven pagos: para saber si llegó y cuándo se paga, pregúntale a quien te contrató o llama al ${firm.phone.label}.`,
    ],
    links: [mail, call, { href: '/tratamiento-datos', label: 'Ver los datos de la firma' }],
  },
  {
    topic: '¿Cuál es el número o la dirección de la DIAN u otra entidad?',
    when: [
      new RegExp(`\\b(?:${authority})\\b`),
      /\b(?:dir{1,2}ec{1,2}i[oó]n|ubicacion|sede|numeros?|telefonos?|tel|celular|linea)\b/,
      only(`${address}|${phone}|${authority}|${authorityRest}`),
    ],
    text: [
      'No doy de memoria el teléfono ni la dirección de una entidad: míralos en su página oficial (la DIAN, en www.dian.gov.co; el Ministerio del Trabajo, en www.mintrabajo.gov.co), y no llames a un número que te llegó en un mensaje.',
      `Si lo que buscas es ayuda con un trámite o una carta, llámanos al ${firm.phone.label} (${openingHours}).`,
    ],
    links: [call, whatsapp],
  },
  {
    topic: '¿Cuál es la dirección?',
    when: [
      new RegExp(`\\b(?:dir{1,2}ec{1,2}i[oó]n|direcin|dirrecion|ubicacion)\\b`),
      only(`${address}|${phone}`),
    ],
    text: [
      `Estamos en la ${firm.address.street}, en ${firm.address.city}.`,
      `Atendemos ${openingHours} Teléfono: ${firm.phone.label}.`,
    ],
    links: [call, whatsapp, { href: '/contacto', label: 'Ver el mapa y el formulario' }],
  },
  {
    topic: '¿A qué número llamo?',
    when: [
      /\b(?:numeros?|num|nro|telefonos?|tel|cel|celular|fijo|linea|llamo|llamar|llamarl[oe]s)\b/,
      only(phone),
    ],
    text: [
      `Llámanos al ${firm.phone.label} (${openingHours}). También por WhatsApp, al ${whatsappNumber}, o al correo ${firm.email}.`,
    ],
    links: [call, whatsapp, mail],
  },
  {
    topic: '¿Atienden por WhatsApp?',
    when: [
      new RegExp(`\\b(?:${chatNames})\\b`),
      only(
        `${chatNames}|manej\\w+|usan|atiend\\w+|atend\\w+|escrib\\w+|contest\\w+|respond\\w+|comunic\\w+|por|si|numero`,
      ),
    ],
    text: [
      `Sí, por WhatsApp: ${whatsappNumber}; el botón de abajo abre la conversación. Responden personas. Horario: ${openingHours}`,
      'No mandes por ahí claves ni documentos delicados: para eso está el portal.',
    ],
    links: [whatsapp, call],
  },
  {
    topic: 'Necesito ayuda con una factura',
    when: [
      /\bfacturas?\b/,
      /\b(?:ayud\w+|dud\w+|info|informacion|problemas?|inconvenientes?|inquietud(?:es)?|consulta|preguntas?|tema)\b/,
      only(
        'facturas?|ayud\\w+|dud\\w+|info|informacion|problemas?|inconvenientes?|inquietud(?:es)?|consulta|preguntas?|tema|sobre|unas?|unos|mi|mis|tengo|tenia|hacer|resolver|colabor\\w+|es|si',
      ),
    ],
    not: /\b(?:ustedes|uds)\b/,
    text: [
      'Claro. ¿Qué pasa con la factura? Dímelo con una frase: 1. Hacer una: con el servicio gratuito de la DIAN o con un programa. 2. Corregirla o anularla, o rechazar la de un proveedor. 3. Ver cómo va una que subiste, o por qué se rechazó: en el portal, en «Facturas». 4. Subirla: ahí mismo. 5. Una que te cobramos nosotros: en «Honorarios».',
      'Si prefieres contarlo a una persona, llama o escribe por WhatsApp.',
    ],
    links: [{ href: '/portal/facturas', label: 'Ir a «Facturas»' }, call, whatsapp],
  },
  {
    topic: '¿A qué correo envío mis soportes?',
    when: [
      /\b(?:correos?|e ?mail|mail)\b/,
      /\b(?:envi\w+|mand\w+|adjunt\w+|llegar|soportes?|documentos?|papeles|facturas?|extractos?|archivos?|certificados?|recibos?)\b/,
      only(papersByMail),
    ],
    text: [
      `Al correo ${firm.email}: pon en el asunto el nombre de la empresa o el NIT, y qué envías.`,
      'Si eres cliente, es mejor el portal, donde todo queda con su fecha y su estado: «Facturas» para las compras y las ventas, «Documentos» para lo demás y «Mensajes» para una pregunta.',
    ],
    links: [mail, { href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    topic: 'Ya autentiqué el poder, ¿cómo se los entrego?',
    when: [
      /\bpoder(?:es)?\b/,
      /\bya (?:(?:l[oa]s?|le|se|esta|estan|tengo|quedo|me|el poder) )*(?:autenti\w+|firm\w+|notari\w+|list[oa]|hice|hecho|apostill\w+)\b|\bpoder (?:ya )?(?:\w+ )?(?:autenticad|firmad|notariad|apostillad|list)[oa]\b/,
      /\b(?:dr|dra|doctor\w*|quedamos|acord\w+|hablamos|me (?:pidi\w+|mand\w+|envi\w+|pas(?:o|aron))|les? escribo|ustedes|uds|abogad[oa]|(?:se|les) l[oa]s? (?:mand\w+|envi\w+|llev\w+|entreg\w+|hago llegar)|(?:a )?donde (?:se )?(?:l[oa]s? )?(?:mando|envio|llevo|entrego|dejo))\b/,
    ],
    not: /\b(?:para poder|como poder|sin poder|no poder|a poder|consulado|cuanto (?:me |nos )?cobran|revocar\w*|vencid[oa])\b/,
    text: [
      `Bien, ya falta poco. Este chat no lo lee tu abogado, así que avísale así: 1. Escanéalo completo y legible, con el sello de la notaría, y súbelo en «Mensajes» del portal o mándalo a ${firm.email}, con tu nombre y para qué es. 2. Llama al ${firm.phone.label} y di que ya está listo y para quién.`,
      'Pregunta si hace falta el original y adónde llevarlo: mientras tanto guárdalo tú y no lo mandes por correo físico sin que te lo pidan.',
    ],
    links: [call, mail, { href: '/portal', label: 'Ir al portal' }],
  },
  {
    topic: '¿Me pueden ayudar con una inquietud?',
    when: [
      /\b(?:inquietud(?:es)?|dudas?|duditas?|preguntas?|preguntica|preguntita|hacer\w* una consulta)\b/,
      only(
        'inquietud(?:es)?|dudas?|duditas?|consulta|preguntas?|preguntica|preguntita|ayud\\w+|colabor\\w+|tengo|tenia|hacer\\w*|resolver\\w*|aclarar\\w*|orient\\w+|consultar\\w*|senor\\w*|doctora?|posible|si|otra|unas|unos|permit\\w+',
      ),
    ],
    text: whichSubject.text,
    links: whichSubject.links,
  },
  {
    topic: 'Quiero cotizar',
    when: [
      /\bcoti[sz]ar\w*\b/,
      only(
        'coti[sz]ar\\w*|hacer\\w*|pedir\\w*|solicitar\\w*|servicios?|sobre|informacion|senor\\w*|doctora?|ofrecen|solicito|requiero|como|hago|puedo|si|posible',
      ),
    ],
    text: [
      `Claro, ¿qué quieres cotizar? Precios desde, más IVA: contabilidad, ${from('asesoria-contable')} al mes; impuestos, ${from('asesoria-tributaria')} al mes; nómina, ${from('asesoria-nomina')} por empleado al mes; legal, ${from('asesoria-legal')} la hora; revisoría fiscal, ${from('revisoria-fiscal')} al mes; auditoría externa, ${from('auditoria-externa')} por proyecto.`,
      'Para el valor por escrito dinos actividad, ciudad, facturas al mes y empleados: la evaluación es gratuita. Y si es cotizar a salud y pensión, escríbeme cuánto ganas al mes y te hago la cuenta.',
    ],
    links: [evaluation, prices, call],
  },
  {
    topic: 'Vengo recomendado, ¿manejan mi tipo de negocio?',
    when: [
      /\b(?:de parte de|por parte de|recomendad[oa]|recomendacion|(?:me|nos|los|l[ao]s) (?:los |l[ao]s )?(?:recomend\w+|refiri\w+|hablo de ustedes|dio su)|referid[oa])\b/,
      /\b(?:manejan|atienden|llevan|trabajan (?:con|en|para)|reciben|tienen experiencia|ayudan (?:a|con)|asesoran)\b/,
    ],
    not: /\b(?:dian|ugpp|juzgado|banco|demand\w+|cuanto|precios?|coti[sz]\w+|vacantes?|hoja de vida|empleo|vend(?:o|emos)|ofrec\w+|horarios?|sabados?|domingos?|festivos?|revisor\w*|audit\w+|declaraci\w+|renta|iva|nomina|portal|queja)\b/,
    text: [
      `Bienvenido, y gracias por decirnos de parte de quién vienes. Sí: atendemos empresas de distintos sectores y tamaños, y también personas; ${sectors}.`,
      'Para empezar, pide la evaluación, que es gratuita y sin compromiso: di quién te recomendó, tu ciudad, tus ventas al mes y cuántos empleados hay, y te decimos quién del equipo conoce tu sector y qué obligaciones tienes. Quiénes son nuestros clientes es información reservada.',
    ],
    links: [evaluation, { href: '/nosotros', label: 'Conocer al equipo' }, call],
  },
]
