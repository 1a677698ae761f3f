import { contactHref } from '../../contact-topics'
import { inPesos, minimumPenaltyInPesos, uvt } from '../../legal-figures'
import { startingPrice, type ServiceSlug } from '../../services'
import { otherSubjects } from '../other-subjects'
import { texts as withheld } from '../later/withheld'
import { call, evaluation, incomeLink, lateLink, mail, openingHours, whatsapp, write } from '../reply-links'
import type { Rule } from '../rules'

const from = (slug: ServiceSlug) => inPesos(startingPrice(slug))

const papers = /\b(?:documentos?|documentacion|papeles|papeleria|requisitos|soportes)\b/
const ofReturn = /\brenta\b/
/** Words of other questions about the papers of an income return. */
const otherPapers =
  /\b(?:plazo|cuando|vence\w*|dian|contador\w*|carcel|invent\w+|fals[oa]s?|millon(?:es)?|multa\w*|sancion\w*|desc(?:on|uen)t\w+|deduc\w+|gastos|guard\w+|conserv\w+|cuanto|precio|cobran|perd\w+|perdi|correg\w+|corrij\w+|devol\w+|donde|ya (?:present|mand|envi|subi)\w*|subir\w*|portal|arriend\w+|arrend\w+|vender|retencion|certificado de|visa|embajada|banco|credito|no (?:los|las)? ?teng\w+|sin (?:los|las)? ?(?:papeles|documentos|soportes)|simple|fallec\w+|murio|sucesion|demor\w+|ya (?:los|las))\b/
const company = /\b(?:empresa|sas|s a s|sociedad|juridicas?|compania|fundacion|ltda)\b/
const letter = /\b(?:requerimientos?|emplaza\w+|pliego de cargos|liquidacion oficial|cartas?|oficio)\b/
const ofAuthority = /\b(?:dian|requerimientos?|emplaza\w+)\b/
const asksPriceOfUs =
  /\b(?:cuanto (?:me |nos |es lo que )?(?:cobr\w+|vale|cuesta|sale|valdria|costaria)|precios?|tarifas?|honorarios)\b/
const asksHelp =
  /\b(?:(?:me|nos) (?:pueden |podrian |puede )?ayud\w+|ayudarme|ayudarnos|(?:ustedes|uds) (?:lo |los |la |las )?(?:respond\w+|contest\w+|hac\w+|manej\w+|ayud\w+)|(?:respond|contest|atiend|manej)en (?:un |una |los |las |el |la )?(?:requerimiento|carta|emplaza|oficio)\w*)\b/
const otherLetter =
  /\b(?:inclu\w+|abogad\w+|pensional|aportes|ugpp|u[gj]pp|camara|multa\w*|sancion\w*|persuasiv\w+|ica|industria|alcaldia|municipio|embarg\w+|mandamiento|invitacion|visa|banco|de no declarante|paz y salvo|correos?|fals[oa]|estafa|culpa|error de ustedes|me hicieron ustedes)\b/
const letterDeadline =
  'Primero el plazo, que corre desde el día en que te llegó: si dice un mes y ya van 20 días, quedan unos 10, así que llámanos hoy con la carta. Un mes es lo de un emplazamiento para corregir o para declarar (E.T., arts. 685 y 715); un requerimiento ordinario da al menos 15 días calendario (Ley 223 de 1995, art. 261), y el especial, tres meses (art. 707).'
const letterSteps =
  'Ahora: 1. Mira el título, quién lo firma, el año y el impuesto. 2. Junta los soportes de lo que pregunta: extractos, contratos, facturas y la declaración de ese año. 3. No respondas a medias ni corrijas la declaración antes de que alguien lea la carta.'

/** Answers about what somebody wants from the firm when the message also has the words of another subject. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Hacen la renta de un pensionado, y qué papeles piden?',
    when: [
      /\b(?:pension\w*|jubilad[oa]s?|mesadas?)\b/,
      /\b(?:renta|declaraci\w+)\b/,
      /\b(?:hac\w+|hag\w+|ayud\w+|present\w+|encarg\w+|prepar\w+)\b/,
      /\b(?:documentos?|documentacion|papeles|papeleria|requisitos|soportes)\b|\bque (?:les |le )?(?:mando|llevo|envio|entrego|necesit\w+|pid\w+)\b/,
    ],
    not: new RegExp(
      `${otherPapers.source}|\\b(?:tengo que|debo|toca|obligad\\w+|como pensionarme|aport\\w+|exterior|seguridad social)\\b`,
    ),
    text: [
      'Sí, la hacemos. De quien recibe pensión, primero: 1. El certificado de ingresos y retenciones de la entidad que la paga. 2. Cédula, RUT y la declaración anterior. 3. Certificados de bancos, CDT y créditos a 31 de diciembre. 4. Predial, impuesto del carro y escrituras de lo comprado o vendido. 5. Si arrienda o trabaja, esos ingresos y sus gastos. 6. Medicina prepagada, dependientes y facturas electrónicas, para restar.',
      'Si no sabe si le toca, la herramienta lo dice con la mesada y los bienes: muchos declaran sin que salga impuesto. El valor depende de sus papeles y va por escrito antes de empezar; la firma quien declara, con su firma electrónica, y te guiamos.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: '¿Cuánto vale una declaración de renta atrasada?',
    when: [
      /\b(?:(?:cuanto|que|como cuanto) (?:me |nos |le |les |se )?(?:(?:sale|saldria) )?(?:cobr\w+|cuest\w+|costaria|val\w+|sale\w*|saldria)|a como|precios?|tarifas?|honorarios|coti[sz]\w+|valor)\b/,
      /\b(?:renta|declaraci\w+)\b/,
      /\b(?:atra[sz]ad\w+|vencid\w+|extempor\w+|tarde|pendientes?|que (?:no|nunca) (?:\w+ )?(?:present\w+|hice|hicimos|declar\w+)|(?:no|nunca) (?:la |las )?(?:present(?:e|amos)|declar(?:e|amos)))\b/,
    ],
    not: /\d{5,}|\b(?:millon(?:es)?|sas|s a s|empresa|sociedad|juridica|ltda|iva|ret[ei]n\w+|retefuente|ica|exogenas?|multas?|sancion\w*|intereses|correg\w+|correccion|emplaz\w+|requerimiento\w*|carta|contador\w*|fallec\w+|muri\w+|cuando|hasta)\b/,
    text: [
      'Son dos cobros. El nuestro: la renta de una persona no tiene tarifa fija; cada año que falte es una declaración, y el valor depende de sus ingresos, bienes y soportes. Lo sabes por escrito antes de empezar, y la evaluación es gratuita.',
      `El de la DIAN, si debías declarar: 5% del impuesto por cada mes o fracción de retraso, hasta el 100% (E.T., art. 641), y no menos de ${minimumPenaltyInPesos} por declaración en ${uvt.year} (art. 639), más los intereses. Puede bajar a la mitad si la presentas antes de que te escriban, pero no menos de la mínima (art. 640).`,
      'Antes mira si ese año pasaste un tope: si no, no había que declarar. Con el año, los ingresos y lo que tenías, la herramienta te dice la multa.',
    ],
    links: [evaluation, lateLink, call],
  },
  {
    topic: 'Tengo un local, ¿contador o solo la renta?',
    when: [
      /\bcontador\w*\b|\bcontabilidad\b/,
      /\b(?:renta|declaraci\w+)\b/,
      /\b(?:local|tienda|negocio|almacen|boutique|papeleria|ferreteria|peluqueria|vendo|comerciante)\b/,
      /\b(?:no se si|necesit\w+|hace falta|basta|alcanza|me toca|debo|tengo que|conviene)\b/,
      /\b(?:o (?:solo|solamente|alguien|con|nada|basta|es)|solo|solamente|nada mas|basta|alcanza|una vez al ano)\b/,
    ],
    not: /\b(?:sas|s a s|sociedad|ltda|emplead\w+|revisor\w*|cuanto (?:me |nos )?(?:cobran|vale|cuesta)|anterior|multa\w*|sancion\w*|atras\w+)\b|\d{5,}/,
    text: [
      'Con un local abierto se presume que eres comerciante, y un comerciante lleva contabilidad aunque sea persona natural (Código de Comercio, arts. 13 y 19). Así que la renta sola no lo cubre todo: alguien tiene que llevar los libros, con tus facturas, compras y bancos.',
      'Mira tu RUT, casilla 53: con 48 se declara además IVA y conviene contador cada mes; con 49 y pocas ventas puedes llevar tú los registros, guardar los soportes y que un contador los revise y haga la renta. La renta sola también la hacemos, con el valor por escrito antes de empezar.',
      `Como referencia, la asesoría contable va desde ${from('asesoria-contable')} al mes, más IVA; la evaluación gratuita dice cuál te sirve.`,
    ],
    links: [evaluation, call, incomeLink],
  },
  {
    topic: '¿Me recomiendan un sitio para la cena de la empresa?',
    when: [
      /\b(?:recomi\w+|recomend\w+|suger\w+|sugier\w+|aconsej\w+|conocen?|saben?|donde|cual|que)\b/,
      /\b(?:restaurantes?|sitio|lugar|salon(?: de eventos)?|hotel|bar|finca|catering|comida|regalos?|anchetas?)\b/,
      /\b(?:cena|almuerzo|comida|fiesta|integracion|celebr\w+|despedida|novena|amigo secreto|aguinaldos|fin de ano|navidad)\b/,
      /\b(?:recomi\w+|recomend\w+|suger\w+|sugier\w+|aconsej\w+|buen[oa]s?|ric[oa]s?|barat[oa]s?|bonit[oa]s?|reserv\w+)\b/,
    ],
    not: /\b(?:iva|impo ?consumo|impuestos?|dian|deduc\w+|descont\w+|gastos?|factur\w+|soportes?|contabili\w+|renta|retenc\w+|nomina|salario|mi restaurante|tengo un restaurante|contador\w*)\b/,
    text: otherSubjects[0]?.text ?? [],
    links: otherSubjects[0]?.links ?? [],
  },
  {
    topic: 'Busco trabajo o práctica en la firma',
    when: [
      /\b(?:busc\w+|necesit\w+|quiero|quisiera|consig\w+|solicit\w+|hay|tienen|ofrecen|(?:me )?dan|estoy buscando) (?:un |una |algun |mas )?(?:trabajo|empleo|vacantes?|practicas?|pasantias?|puesto)\b|\b(?:hoja de vida|curriculum)\b|\b(?:reciben|aceptan|contratan|vinculan|necesitan|buscan|reciban) (?:a )?(?:practicantes?|pasantes?|aprendices)\b/,
      /\b(?:adjunt\w+|anex\w+|envi\w+|mand\w+|dej[oa]\w*|requier\w+|contador\w*|contable|contaduria|auxiliar\w*|auditor\w*|revisor\w*|abogad[oa]|tributarista|egresad\w+|estudiante|sin empleo|desemplead\w+|ustedes|firma)\b/,
    ],
    not: /\b(?:para (?:mi|un|una|nuestr[oa]) (?:empresa|negocio|conjunto|tienda)|mi (?:empresa|negocio|jefe|tienda)|despid\w+|echaron|deben|liquid\w+|renta|declar\w+|factur\w+|prestacion de servicios|puntual|de la universidad|cuanto (?:me |nos )?cobr\w+|emplead[oa]s?)\b/,
    text: [
      'Desde este chat no sé si hay vacantes hoy. Envía tu hoja de vida al correo de abajo y di en el asunto el cargo o la práctica que buscas; en el texto, tu ciudad, desde cuándo puedes empezar y, si ya la tienes, tu tarjeta profesional. Para una práctica, di también tu universidad y el semestre. Por este chat no se reciben archivos.',
    ],
    links: [mail],
  },
  {
    topic: 'Soy proveedor y quiero ofrecerles algo',
    when: [
      /\b(?:somos|soy|represent\w+|vendemos|ofrecemos|distribuimos|fabricamos)\b/,
      /\b(?:proveedor(?:es)?|ofrecer(?:les|le)|presentar(?:les|le)|portafolio|distribuidor\w*|area de compras)\b/,
      /\b(?:comunic\w+|contact\w+|area de compras|encargad[oa]|(?:con|a) quien|correo|ofrecerles?|presentarles?)\b/,
    ],
    not: /\b(?:dian|iva|ret\w*nci\w+|retefuente|factur\w+|declar\w+|impuestos?|contador\w*|contabilidad|no (?:me|nos) (?:han )?pag\w+|deben|cobr\w+|emplead\w+|portal|clientes?|(?:ustedes|uds) (?:manejan|llevan|asesoran|atienden))\b/,
    text: [
      'Gracias por escribir. Manda la propuesta al correo de abajo, con «Compras» en el asunto: qué ofreces, tu empresa y un teléfono. Quien decide la lee y responde si interesa; por este chat no se reciben ofertas ni se acuerdan reuniones.',
    ],
    links: [mail],
  },
  {
    topic: 'Necesito ayuda hoy con los impuestos',
    when: [
      /\b(?:urg\w+|urj\w+|emergencia|es para hoy|hoy(?: mismo)?|ya mismo|ahora mismo|cuanto antes|lo antes posible|inmediat\w+|(?:ayud\w+|atiend\w+|atend\w+) ya)\b/,
      /\b(?:ayud\w+|alguien|quien|asesor\w*|asesoria|tributarista|persona que)\b/,
      /\b(?:impuestos?|declaraci\w+|tributari\w+)\b/,
    ],
    not: /\b(?:venc\w+|embarg\w+|bloque\w+|congel\w+|cartas?|requerimiento|emplaz\w+|multa\w*|sancion\w*|cuanto|plazo|portal|claves?|contrasena|contador\w*|firm\w+|certific\w+|como|no (?:he|puedo|pude|present\w+|declar\w+|pag\w+)|persona natural|atras\w+|borrador|soy cliente|mi asesor\w*|ustedes|obligad\w+|expli\w+|enten\w+|deb[eo]|deuda|rob\w+)\b/,
    text: [
      `Llámanos ahora o escríbenos por WhatsApp: atendemos ${openingHours} Di qué impuesto es, qué día vence y qué papeles tienes, y en esa llamada te decimos si alcanza y quién lo toma. Si es fuera de ese horario, déjalo escrito y te buscamos al abrir.`,
      'Puede ser una consulta o una sola declaración, sin plan mensual y con el valor por escrito antes de empezar. Ten a mano el RUT y la última declaración; la clave de la DIAN no nos la mandes por aquí.',
    ],
    links: [call, whatsapp, evaluation],
  },
  {
    topic: '¿Responden requerimientos y cartas de la DIAN, y cuánto cobran?',
    when: [letter, ofAuthority, asksPriceOfUs],
    not: otherLetter,
    text: [
      `Sí: responder a la DIAN es parte de la asesoría tributaria y se puede contratar solo eso. No tiene tarifa fija: depende del año y de los papeles, y te damos el valor por escrito antes de empezar; la evaluación es gratuita. Como referencia, la asesoría tributaria mensual, que lo incluye, va desde ${from('asesoria-tributaria')}, más IVA.`,
      letterDeadline,
      letterSteps,
    ],
    links: [call, write, whatsapp],
  },
  {
    topic: 'Me llegó un requerimiento, ¿me ayudan?',
    when: [
      letter,
      ofAuthority,
      asksHelp,
      /\b(?:tengo|tenemos|(?:me|nos) (?:ha |acaba de |acaban de )?(?:lleg\w+|mand\w+|notific\w+|envi\w+)|recibi\w*|no (?:se|sabemos) que hacer|que (?:hago|hacemos)|asustad\w+|preocupad\w+|miedo|susto)\b/,
    ],
    not: otherLetter,
    calms: true,
    text: [
      `Con calma: tiene arreglo. ${letterDeadline}`,
      letterSteps,
      'Sí, lo respondemos: se puede contratar solo eso, y el valor va por escrito antes de empezar.',
    ],
    links: [call, write, whatsapp],
  },
  {
    topic: '¿Responden requerimientos y cartas de la DIAN?',
    when: [letter, ofAuthority, asksHelp],
    not: otherLetter,
    text: [
      'Sí: responder a la DIAN es parte de la asesoría tributaria, y se puede contratar solo eso. El valor depende del año y de los papeles y va por escrito antes de empezar; la evaluación es gratuita.',
      letterDeadline,
      letterSteps,
    ],
    links: [call, write, whatsapp],
  },
  {
    topic: '¿Cuánto vale liquidar a un empleado?',
    when: [
      /\b(?:cuanto (?:me |nos )?(?:vale|cuesta|cobr\w+|sale|valdria|costaria)|precio|tarifa|que (?:vale|cuesta))\b/,
      /\b(?:liquidar(?:le|lo|la)?|liquidacion(?:es)?)\b/,
      /\b(?:emplead\w+|trabajador\w*|alguien|una persona|muchach[oa]|senora|cuesta una liquidacion|(?:vale|cobran por) (?:una|la|hacer una|hacer la) liquidacion)\b/,
    ],
    not: /\b(?:mes|meses|anos?|dias|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|empresa|sas|sociedad|renunci\w+|despid\w+|ech\w+|me (?:toca|deben|pagan|liquid\w+)|mi liquidacion|conyugal|herencia|iva|renta|retencion\w*|domestica|demand\w+|no tengo|sancion\w*|multa\w*|indemniz\w+|contabilidad)\b/,
    text: [
      `Son dos cuentas. Nuestro trabajo: una sola liquidación no tiene tarifa fija y te damos el valor por escrito antes de empezar; la nómina de cada mes parte de ${from('asesoria-nomina')} por empleado, más IVA, e incluye los retiros y las liquidaciones finales.`,
      'Lo que se le paga al empleado: salario hasta el último día; cesantías, salario con auxilio × días / 360 (Código Sustantivo del Trabajo, art. 249); sus intereses, 12% al año (Ley 52 de 1975, art. 1); prima, medio salario por semestre, según los días (art. 306); y vacaciones, salario sin auxilio × días / 720 (art. 186), menos lo ya pagado. Sin justa causa se suma la indemnización. Para la cifra faltan el salario y las fechas de ingreso y de retiro.',
    ],
    links: [{ href: contactHref('asesoria-nomina'), label: 'Pedir el valor' }, call],
  },
  {
    topic: '¿Qué papeles pide la renta de una empresa?',
    when: [papers, ofReturn, company],
    not: otherPapers,
    text: [
      'Para la renta de una sociedad: 1. RUT, certificado de la Cámara de Comercio y la declaración anterior. 2. Estados financieros al 31 de diciembre, con el balance de prueba. 3. Las declaraciones de IVA, retención e ICA del año. 4. Certificados de las retenciones que le hicieron. 5. Extractos y certificados de bancos, inversiones y créditos. 6. Nómina y planillas PILA. 7. Inventario, activos fijos y deudas con socios. 8. Facturas electrónicas y documentos soporte de los gastos.',
      'Si falta algo, se empieza con lo que haya y te decimos qué pedir. No hace falta enviarlo por este chat.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Qué documentos piden para la renta?',
    when: [papers, ofReturn],
    not: new RegExp(`${otherPapers.source}|${company.source}`),
    text: withheld['¿Qué papeles necesito para declarar renta?'] ?? [],
    links: [incomeLink, write, call],
  },
  {
    topic: '¿Ustedes hacen certificaciones de ingresos?',
    when: [
      /\b(?:hacen|hace|expiden|emiten|firman|dan|sacan|elaboran|certifican|pueden|puede|podrian|ustedes|uds|necesit\w+|nesesit\w+|quiero)\b/,
      /\b(?:certifi\w+|sertific\w+)(?: \w+){0,3} ingresos\b/,
    ],
    not: /\b(?:retencion\w*|laboral|cuanto|precio|valor|hoy|ya mismo|urgen\w+|manana|ahora mismo|emplead\w+|empleador|jefe|trabaj[oe]|donde|descarg\w+|volver\w*|me (?:hicieron|firmaron|dieron)|ya me|220|demor\w+|tard\w+|obligad\w+|declar\w+|mentir\w*|infl\w+|mas de lo|fals\w+|sin soportes|dependientes)\b/,
    text: [
      'Sí: la firma un contador público del equipo después de ver tus soportes: extractos de los últimos meses, facturas o cuentas de cobro, contratos y tu última declaración de renta, si la hay. Se contrata sola, sin mensualidad; no tiene tarifa fija y te damos el valor por escrito antes de empezar.',
      'Dinos para qué entidad es (banco, arriendo, visa), de qué meses y qué soportes tienes. Si recibes sueldo, el certificado de ingresos y retenciones es otro: lo da quien te paga.',
    ],
    links: [evaluation, call, whatsapp],
  },
  {
    topic: 'Necesito un contrato para hoy o mañana',
    when: [
      /\bcontratos?\b/,
      /\b(?:hac(?:en|er|erme)|redact\w+|elabor\w+|prepar\w+|nec[ei]s\w+|arm\w+|ayud\w+)\b/,
      /\burgent\w*\b|\bpara (?:hoy|ya|manana)\b|\bpa (?:hoy|ya|manana)\b|\blo (?:necesito|necesitamos) (?:hoy|ya|manana)\b|\bya mismo\b|\bde un dia para otro\b|\besta (?:tarde|semana)\b/,
    ],
    not: /\b(?:venc\w+|termin\w+|despid\w+|despedi\w*|liquid\w+|deman\w+|incumpl\w+|embaraz\w+|renunci\w+|anul\w+|firm(?:e|amos|ado)|portal|subir|fij[oa]|me (?:hacen|hicieron) firmar)\b/,
    text: [
      `Sí, un abogado del equipo lo redacta o lo revisa. Para esa fecha, llámanos ya (${openingHours}): te decimos si alcanza. Va desde ${from('asesoria-legal')} por hora, más IVA, y el valor te lo damos por escrito antes de empezar.`,
      'Ten listos: 1. Nombre, documento o NIT y RUT de las dos partes. 2. Qué se hace o se entrega, y cuándo. 3. Valor, forma de pago y duración. 4. Lo que más te preocupa que quede escrito. Si es de servicios, sin horario ni órdenes: con ellos es un contrato de trabajo, aunque el papel diga otra cosa (Código Sustantivo del Trabajo, arts. 23 y 24).',
    ],
    links: [call, { href: contactHref('asesoria-legal'), label: 'Contárselo a un abogado' }, whatsapp],
  },
]
