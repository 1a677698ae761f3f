import { contactHref } from '../../contact-topics'
import { firm } from '../../firm'
import { inPesos, uvtBefore, uvtInPesos } from '../../legal-figures'
import { startingPrice, vatPercent, withVat, type ServiceSlug } from '../../services'
import { places } from '../answers'
import { bogota } from '../bogota'
import { call, evaluation, mail, openingHours, signIn, treatment, write } from '../reply-links'
import type { Rule } from '../rules'

const from = (slug: ServiceSlug) => inPesos(startingPrice(slug))
const prices = { href: '#servicios', label: 'Comparar servicios y precios' } as const
const documents = { href: '/portal', label: 'Ir al portal' } as const
const placeNames = places.split(',').map((place) => place.trim())
const elsewhere = new RegExp(
  `\\b(?:${placeNames.join('|')}|otra ciudad|otro municipio|fuera de la ciudad|virtual(?:mente)?|remot[oa]|remotamente|a distancia|en linea|online)\\b`,
)
/** Matches words of the firm's client or of somebody who wants to be one. */
const withFirm =
  /\b(?:ustedes|uds|contrato|contratamos|contrat(?:ar|e)|tomo|tomamos|incluy\w+|incluid[oa]s?|viene|trae|plan|servicio de nomina|me (?:liquidan|afilian|hacen|ayudan)|nos (?:liquidan|afilian|hacen)|hacen|se encargan|me toca a mi)\b/

export const ours = true

/** Answers about what the firm does, includes and keeps, for messages whose words also name a duty or a letter. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Hacen estudios de precios de transferencia?',
    when: [
      /\bprecios? de transferencia\b/,
      /\b(?:ustedes|uds|hacen|elaboran|preparan|manejan|llevan|prestan|ofrecen|presentan|ayudan|apoyan|pueden|cobran|cuesta|vale|cotiz\w+|necesito (?:un|el|quien|ayuda))\b/,
    ],
    not: /\b(?:que (?:es|son)|quien(?:es)?|cuando|sancion\w*|multa\w*)\b/,
    text: [
      'No está en la lista de lo que ofrecemos por mes, así que no te lo prometo por aquí: pregúntalo a un tributarista del equipo. Es un trabajo por proyecto, y si lo tomamos te damos el alcance y el valor por escrito antes de empezar.',
      `Te toca si tienes operaciones con vinculados del exterior o de una zona franca y, en el año, patrimonio bruto de 100.000 UVT o más${uvtInPesos(100_000)} o ingresos brutos de 61.000 UVT o más${uvtInPesos(61_000)} (E.T., arts. 260-5 y 260-9). La documentación tiene sus propios topes, y con un país de baja o nula imposición se declara sin importar el tamaño. Se presenta en septiembre, por el último dígito del NIT. Ten a mano la lista de vinculados, los contratos y cuánto sumó cada operación.`,
    ],
    links: [write, call],
  },
  {
    topic: '¿La nómina incluye la PILA y las afiliaciones?',
    when: [
      /\bnomina\b|\bafili\w+\b(?: \w+){0,4} (?:emplead\w+|trabajador\w*)\b|\b(?:emplead\w+|trabajador\w*)\b(?: \w+){0,4} (?:afili\w+|eps|arl)\b/,
      /\b(?:pila|planillas?|afili\w+|seguridad social|eps|arl|parafiscales|retiros?)\b/,
      withFirm,
    ],
    not: /\b(?:electronica|cuanto (?:me |nos )?(?:cobran|cuesta|vale)|mult\w+|sancion\w*|atras\w+|deb[eo]\w* (?:meses|planillas?)|accident\w+|incapac\w+|no (?:los|las|lo|la) (?:he |tengo )?afili\w+|nunca (?:la |lo |los )?(?:he )?afili\w+|demand\w+|sin afiliar|prestacion de servicios|ugpp|que (?:es|significa)|en el portal|domestic\w+|por dias|dias a la semana)\b/,
    text: [
      `Sí, lo hacemos. Liquidamos tu nómina, la seguridad social y la nómina electrónica: el servicio incluye la planilla (PILA) y los parafiscales, las afiliaciones y retiros de los empleados en EPS, ARL, pensión y caja, las liquidaciones finales y los certificados de ingresos. Vale desde ${from('asesoria-nomina')} por empleado al mes, más IVA.`,
      'Lo tuyo es avisar las novedades 3 días hábiles antes del pago, y quien entra, antes de su primer día, porque la ARL cubre desde el día siguiente a la afiliación. Los aportes los paga la empresa, aparte de nuestro precio.',
    ],
    links: [{ href: '/servicios/asesoria-nomina', label: 'Ver nómina' }, prices, evaluation],
  },
  {
    topic: 'Nunca he hecho la nómina electrónica, ¿ustedes la hacen?',
    when: [
      /\bnominas? electronicas?\b|\bdocumentos? soporte de nomina\b/,
      /\b(?:nunca|jamas|no|sin|ni) (?:(?:la|las|lo|les?|me|nos|he|hemos|ha|habia|estoy|estamos|se) ){0,4}(?:hecho|hacer\w*|hago|hice|hizo|hicimos|hicieron|hacemos|haciendo|envi\w+|transmit\w+|report\w+|mand\w+|present\w+|emit\w+|gener\w+|pas\w+)\b|\b(?:atrasad\w+|pendientes?|debo (?:\w+ )?meses)\b/,
      /\b(?:ustedes|uds|se encargan|(?:la|lo|las|eso) hacen|hacen (?:eso|esa|la|lo|ese)|me (?:ayudan|la hacen|colaboran|pueden)|nos (?:ayudan|la hacen|pueden)|pueden|ayud\w+|manejan|contratar\w*|su (?:servicio|firma))\b/,
    ],
    not: /\b(?:multa\w*|sancion\w*|que es|rechaz\w+|mi (?:empresa|jefe|patron) (?:no|nunca)|no me (?:pag|report|envi)\w+)\b/,
    text: [
      `Sí, nos encargamos: la nómina electrónica va dentro de la asesoría en nómina, desde ${from('asesoria-nomina')} por empleado al mes, más IVA; lo de los meses atrasados te lo decimos por escrito antes de empezar.`,
      'Te toca con uno o más empleados si restas sus pagos como costo en tu renta (Resolución DIAN 000013 de 2021, art. 4); si no declaras renta ni los restas, no.',
      'Con calma, lo que falta: 1. Se transmite cada mes por separado, con sus fechas. 2. Desde ahora, en los 10 primeros días del mes siguiente. 3. Envíalo antes de que la DIAN escriba: puede sancionar por no informar, y corregir antes del pliego de cargos baja la sanción al 10% (E.T., arts. 616-1 y 651). Ten a mano contratos, pagos y planillas.',
    ],
    links: [{ href: '/servicios/asesoria-nomina', label: 'Ver nómina' }, evaluation, call],
  },
  {
    topic: '¿Hacen nómina electrónica?',
    when: [
      /\bnominas? electronicas?\b/,
      /\b(?:manejan|hacen|llevan|ofrecen|prestan|se encargan|transmiten|trabajan con|(?:me|nos) (?:hacen|llevan|transmiten|pueden (?:hacer|llevar|transmitir)))\b/,
    ],
    not: /\b(?:cuant\w+|precio|tarifa|multa\w*|sancion\w*|que es|como (?:se )?hac\w+|rechaz\w+|obligad\w+|obligatori[oa]|toca|debo|tengo que|hay que|cuando|plazo|hasta que|incluy\w+|incluid\w+|aparte|programa|software|siigo|alegra|no (?:me|les|nos)|contador\w*|contabilidad|impuestos|mi (?:jefe|empresa)|(?:\d+|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte) (?:emplead|trabajador|person)\w*)\b/,
    text: [
      `Sí: va dentro de la asesoría en nómina, desde ${from('asesoria-nomina')} por empleado al mes, más IVA. La transmitimos a la DIAN en los 10 primeros días del mes siguiente (Resolución DIAN 000013 de 2021).`,
      'Para empezar mándanos contratos y salarios, la última nómina y la última planilla. Dime cuántos empleados son y te digo el valor del mes.',
    ],
    links: [{ href: '/servicios/asesoria-nomina', label: 'Ver nómina' }, evaluation, call],
  },
  {
    topic: '¿El plan de impuestos incluye responder a la DIAN?',
    when: [
      /\b(?:requer\w+|emplaz\w+|cartas?|oficio|citacion|(?:responder|contestar|contestan|responden|respuesta)(?: \w+){0,3} dian|dian (?:me |nos )?(?:manda|escrib\w+|requiere|pide|pregunt\w+|llama))\b/,
      /\b(?:incluy\w+|incluid[oa]s?|aparte|otra vez|adicional|extra|viene|entra|cubre|me cobran|nos cobran|pagar de nuevo|en (?:la mensualidad|el plan))\b/,
      /\b(?:plan|planes|mensualidad|servicio|asesoria|ustedes|uds|impuestos|tributari\w+|paquete|contrato)\b/,
    ],
    not: /\b(?:(?:la|mi|una) (?:declaracion de )?renta|me (?:llego|mando|mandaron|notific\w+|enviaron)|acaba de llegar|no (?:me )?(?:pagan|afili\w+)|cuanto (?:me )?cobran por|revisor\w*|nomina|ugpp)\b/,
    text: [
      `Sí: la asesoría tributaria mensual, desde ${from('asesoria-tributaria')} más IVA, incluye responder los requerimientos de la DIAN sobre lo que llevamos; no se paga otra vez por eso. La propuesta dice qué impuestos y años cubre.`,
      'Si solo nos contratas una declaración suelta, o la carta es de un año que no llevamos, responder es otro trabajo: te damos el valor por escrito antes de empezar. Si termina en un recurso o una demanda, la propuesta dice si entra: pregúntalo antes de firmar. Cuando llegue una carta, mándala el mismo día: el plazo corre desde que te notifican.',
    ],
    links: [prices, write, call],
  },
  {
    topic: '¿Eso es con IVA o sin IVA?',
    when: [
      /\biva\b/,
      /\b(?:con|sin|mas|incluy\w+|incluid\w+|aparte|trae|tiene\w*|lleva\w*|suman?|cobran?|va)\b/,
      /^(?:(?:hola|oye|oiga|ah|ok|listo|bueno|y|o|pero|entonces|perdon|una pregunta|buenas|los|las|el|la|ese|esa|esos|esas|eso|esto|precios?|valor(?:es)?|tarifas?|mensualidad|es|son|seria|ya|va|van|viene|vienen|incluye|incluyen|incluido|incluidos|trae|tiene|tienen|lleva|llevan|se|le|les|suma|cobra|cobran|con|sin|mas|iva|aparte|o|todo|que|dan|dijeron|me|nos|ustedes|uds) ?){2,14}$/,
    ],
    not: /^(?:el |la )?iva$|\bque es\b|\bes (?:el )?iva$/,
    text: [
      `Son más IVA: todos los precios de la firma se dan sin él y se les suma el ${vatPercent}%. Por ejemplo, ${from('asesoria-contable')} de contabilidad quedan en ${inPesos(withVat(startingPrice('asesoria-contable')))} y ${from('asesoria-tributaria')} de impuestos, en ${inPesos(withVat(startingPrice('asesoria-tributaria')))}.`,
      'Si tu empresa es responsable de IVA y el gasto es del negocio, ese IVA se descuenta. Si preguntabas por otra cosa, dime cuál.',
    ],
    links: [prices, evaluation],
  },
  {
    topic: 'Subí un documento y no aparece en el portal',
    when: [
      /\b(?:subi|subimos|cargue|cargamos|adjunte|adjuntamos)\b/,
      /\b(?:documentos?|extractos?|archivos?|pdf|excel|certificados?|papeles|rut|soportes?|planillas?|contratos?|recibos?|balances?|lo que)\b/,
      /\bno (?:me |lo |la |los |las |se |le |les )?(?:aparec\w+|sale\w*|veo|ven?|encuentr\w+|esta\w*|quedo|guardo|muestr\w+)\b|\b(?:se perdio|donde quedo)\b/,
    ],
    not: /\b(?:dian|muisca|exogena|facturas?|contrasena|no (?:me )?(?:deja|abre)|\d+ ?mb|desaparec\w+|whatsapp|drive|ya (?:estaba|esta) en)\b/,
    text: [
      'Mira en este orden: 1. La empresa elegida en la cabecera, si tienes varias, y «Limpiar filtros». 2. Que hayas entrado con el correo de siempre: otro correo es otra cuenta. 3. Si al subirlo salió un aviso: un formato o tamaño que no sirve se devuelve con su razón, y si se cortó la conexión no quedó guardado.',
      'Si no está, súbelo otra vez, sin clave si es un extracto; queda cuando lo ves en la lista. Después escribe en «Mensajes» el nombre del archivo, el mes y la hora, y tu asesor lo busca. Desde este chat no veo cuentas; si algo vence hoy, llama.',
    ],
    links: [documents, signIn, call, mail],
  },
  {
    topic: 'Me dijeron que un documento ya estaba en el portal y no lo veo',
    when: [
      /\b(?:estados financieros|balances?|informes?|certificad[oa]s?|declaracion(?:es)?|documentos?|papeles|reportes?|notas)\b/,
      /\bportal\b|\bpagina\b|\bplataforma\b|\b(?:subi(?:o|eron|do)|cargo|cargaron|publico|publicaron)\b|\ben documentos\b/,
      /\b(?:donde|en que (?:parte|seccion|lado)|no (?:me |lo |la |los |las )?(?:aparec\w+|sale\w*|veo|encuentr\w+|esta\w*|hay nada|muestr\w+)|mirando mal|buscando mal)\b/,
      /\b(?:contador\w*|asesor\w*|ustedes|uds|firma|me dij\w+|dice\w*|que ya|subi(?:o|eron)|cargo|cargaron|publicaron|financieros|balances?|del mes|portal)\b/,
    ],
    not: /\b(?:dian|muisca|exogena|facturas?|dian gov|cedula|rut|camara|no (?:me )?(?:responde\w*|contesta\w*)|desaparec\w+|renunci\w+|contrasena|clave|subir|cargar|iniciar|registro|2\d mb|abre|de (?:otra|otro) (?:empresa|persona))\b/,
    text: [
      'Lo que la firma te entrega sale en el portal, en «Documentos»: los estados financieros suelen estar en la carpeta «Estados financieros», y otros papeles, en «De la firma» o en la de su tema. Si no lo ves: 1. Mira en la cabecera que esté la empresa correcta, si tienes varias. 2. Usa «Limpiar filtros» y busca por el nombre. 3. Comprueba que entraste con el correo de siempre: otro correo es otra cuenta.',
      'Si sigue sin salir, aún no está publicado o quedó en otra empresa: pregúntalo en «Mensajes» con el documento y el mes, y tu asesor te dice. No es un error tuyo. Desde este chat no veo cuentas; si corre prisa, llama.',
    ],
    links: [documents, signIn, call, mail],
  },
  {
    topic: '¿Dónde veo el RUT o la cámara que ustedes guardaron?',
    when: [
      /\b(?:rut|camara|cedula|estatutos)\b/,
      /\b(?:donde|como|en que (?:parte|seccion|lado)|puedo)\b(?: \w+){0,3} (?:ve[or]|miro|mirar|esta|estan|qued\w+|encuentr\w+|encontrar|baj(?:o|ar)|descarg(?:o|ar)|consult(?:o|ar)|guard\w+)\b/,
      /\b(?:guardaron|guardad[oa]s?|subieron|subi|subimos|portal|plataforma|tienen (?:\w+ )?(?:mi|mis|el|la)|(?:les|le) (?:mande|mandamos|envie|enviamos|entregue|entregamos|pase|pasamos|di))\b/,
    ],
    not: /\b(?:dian|muisca|actuali[sz]\w+|renov\w+|renuev\w+|inscri\w+|registr\w+|sac(?:o|ar)|numero de cedula|con (?:la|mi) cedula|quien(?:es)?|segur[oa]s?|borr\w+|elimin\w+|sub(?:o|ir)|carg(?:o|ar))\b/,
    text: [
      'En el portal, en «Documentos»: filtra por tipo o búscalo por el nombre, y descárgalo de ahí. Si tienes varias empresas, mira en la cabecera que esté la correcta. Si no aparece, pídelo en «Mensajes» y tu asesor te lo sube.',
      'Si lo pide un banco o un cliente, mira la fecha: el certificado de la Cámara suelen pedirlo con no más de 30 días, y se compra en la página de tu Cámara; el RUT al día lo descargas gratis en www.dian.gov.co.',
    ],
    links: [documents, signIn, call],
  },
  {
    topic: '¿Me confirman si ya presentaron mi IVA?',
    when: [
      /\b(?:si )?ya (?:(?:ustedes|uds|me|nos|lo|la|los|las|se|le) ){0,3}(?:presentaron|declararon|radicaron|enviaron|transmitieron|pagaron|hicieron)\b|\bsi (?:(?:ustedes|uds|me|nos|lo|la) ){0,2}(?:presentaron|declararon|radicaron|transmitieron)\b/,
      /\b(?:iva|renta|retencion|retefuente|ica|reteica|exogena|consumo|simple|declaraci\w+|impuestos?|anticipo|nomina electronica)\b/,
      /\b(?:confirm\w+|saber|sab(?:en|es)|dec(?:ir\w*|irme)|dig(?:an|ame|anme)|verific\w+|averigu\w+|inform\w+|regal\w+|ya (?:(?:me|nos) )?(?:presentaron|declararon|radicaron))\b/,
    ],
    not: /\b(?:mult\w+|sancion\w*|requer\w+|emplaz\w+|mal|errore?s?|equivo\w+|corr[ie][gj]\w*|falt\w+|que (?:pasa|hago)|anterior(?:es)?|jefe|patron|clientes?|inquilin\w+|comprador\w*|vendedor\w*|proveedor\w*|tarde|cuanto|soci[oa]s?|devol\w+|saldo|cesantias|prima|embarg\w+|esposo|esposa|muri\w+|fallec\w+|tareas?|pdf)\b/,
    text: [
      'Desde este chat no veo cuentas. En el portal, en «Calendario», cada obligación dice si está «Presentada» o «Pagada», con su soporte para descargar. También puedes preguntarlo en «Mensajes», con el impuesto y el período.',
      `Si no aparece, o vence en estos días, llama al ${firm.phone.label} con el nombre de la empresa y el NIT: una persona lo revisa y te confirma. En la DIAN se ve en www.dian.gov.co con tu usuario.`,
    ],
    links: [documents, call, signIn],
  },
  {
    topic: '¿Llevan la contabilidad de forma virtual, en otra ciudad?',
    when: [
      elsewhere,
      /\b(?:llev\w+|manej\w+|hac\w+|tom\w+|prest\w+|ofrec\w+)\b(?: \w+){0,4} (?:contabilidad|contables?)\b|\bservicios? (?:contables?|de contabilidad)\b|\bcontabilidad (?:virtual|remota|online|a distancia|en linea)\b/,
      /\b(?:pueden?|podrian?|ustedes|uds|llevan|llevarian|manejan|atienden|prestan|ofrecen|hacen|trabajan|toman|ayudan|necesito|busco|buscamos|quiero)\b/,
    ],
    not: /\b(?:tiendas? (?:virtual|en linea|online)|ventas? (?:virtual|en linea|online)|negocio (?:virtual|en linea|online)|factur\w+|multa\w*|sancion\w*|atras\w+|libros|entreg[ao]\w*|mi contador\w*|anterior|curso|clases|aprend\w+|sof?t?ware|programa|licencias?|siigo|alegra|helisa|world office|sistema|dos|doble|dian|emplead\w+|sucursal|exterior|presencial(?:mente)?|citas?|reunion|revisor\w*|nomina|impuestos?)\b/,
    text: [
      `Sí. La oficina está en ${firm.address.city} y a las empresas de otras ciudades las atendemos por el portal, por videollamada y por teléfono: subes las facturas desde donde estés y cada mes recibes tus estados financieros. El ICA se declara en los municipios donde operas.`,
      `Llevar la contabilidad cuesta desde ${from('asesoria-contable')} al mes, más IVA; el valor final, por escrito, depende de facturas, bancos, empleados y sedes. La evaluación es gratuita.`,
    ],
    links: [evaluation, { href: '/servicios/asesoria-contable', label: 'Ver asesoría contable' }, call],
  },
  {
    topic: '¿Hacen la exógena nacional y la distrital?',
    when: [
      /\bexogenas?\b|\bmedios magneticos\b/,
      /\b(?:distrital(?:es)?|municipal(?:es)?|nacional(?:es)?)\b/,
      /\b(?:hacen|manejan|preparan|presentan|elaboran|realizan|ofrecen|prestan|ustedes|uds|incluy\w+|colaboran|ayudan)\b/,
    ],
    not: /\b(?:multa\w*|sancion\w*|cuando|fechas?|plazos?|vence\w*|quien(?:es)?|obligad[oa]s?|debo|tengo que|toca|topes?|que es|diferencia|tarde|atras\w+|corr[ie][gj]\w*|formatos?)\b/,
    text: [
      `Sí: la nacional, para la DIAN, y la municipal (en ${bogota}, la distrital). Las dos entran en la asesoría tributaria, desde ${from('asesoria-tributaria')} al mes, más IVA.`,
      'También se contrata solo ese trabajo: no tiene tarifa fija, depende del año, del volumen de datos y de lo que falte, y te damos el valor por escrito antes de empezar. Para cotizarla manda el RUT, el año y si ya tienes la contabilidad de ese año cerrada.',
    ],
    links: [evaluation, prices, call],
  },
  {
    topic: '¿Quién ve los documentos que subo y cómo los guardan?',
    when: [
      /\bquien(?:es)?\b(?: \w+){0,5} (?:acceso|ven?|mira\w*|leen?|abren?|puede\w*)\b|\b(?:compart\w+|comparte)\b|\bcomo (?:\w+ )?(?:guard\w+|proteg\w+|cuid\w+|almacen\w+)\b|\bdonde (?:\w+ )?(?:guard\w+|qued\w+|almacen\w+)\b/,
      /\b(?:documentos?|datos|archivos|papeles|informacion|soportes)\b/,
      /\b(?:portal|sub(?:o|i|imos|ir|amos)|carg(?:o|ue|amos|ar)|plataforma)\b/,
      /\b(?:acceso|ven|ve|mira\w*|leen?|abren?|compart\w+|guard\w+|proteg\w+|cuid\w+|privad\w+|segur\w+)\b/,
    ],
    not: /\b(?:no (?:me )?(?:deja|puedo|aparec\w+|veo)|dian|contador anterior|borr\w+|elimin\w+|fallo|error|mi (?:soci[oa]|emplead[oa]|espos[oa])|invitar|dar(?:le)? acceso|cuanto tiempo|whatsapp|vend\w+|bancos?)\b/,
    text: [
      'De la firma los ve tu asesor y quien trabaja en tu caso: cada persona del equipo solo lo que su trabajo necesita, con reserva y secreto profesional (Ley 43 de 1990). De tu lado, los usuarios de tu empresa. Se guardan privados, con conexión cifrada, y se abren con tu sesión y enlaces que vencen en 60 segundos; hay una copia en la carpeta de Google Drive que compartimos contigo.',
      `No vendemos datos. Los tratan por cuenta nuestra proveedores de alojamiento, correo, archivos y automatización, con contrato y reserva, algunos fuera de Colombia; a otros, solo si lo ordena una autoridad o lo autorizas. Puedes conocerlos, corregirlos o pedir que se borren (Ley 1581 de 2012, art. 8): escribe a ${firm.email} y una consulta se responde en 10 días hábiles. Los soportes contables se conservan lo que pide la ley.`,
    ],
    links: [treatment, { href: '/politicas-privacidad', label: 'Política de privacidad' }, mail],
  },
  {
    topic: 'Necesito estados financieros para el banco antes de una fecha',
    when: [
      /\b(?:estados financieros|balances?|estado de resultados)\b/,
      /\b(?:bancos?|bancolombia|davivienda|bbva|credito|prestamo|leasing|licitacion|financiacion|inversionista|visa)\b/,
      /\b(?:alcanz\w+|antes del?|para el (?:\d|lunes|martes|miercoles|jueves|viernes)|a tiempo|urgen\w+|esta semana|la otra semana|manana|hoy(?: mismo)?|primera hora|cuanto antes|lo antes posible|(?:cuanto|que tanto) (?:se )?(?:demor\w+|tard\w+)|en cuanto tiempo|a mas tardar|hasta el \d)\b/,
    ],
    not: /\b(?:portal|auditad[oa]s?|dictaminad[oa]s?|revisor\w*|fals\w+|arregl\w+|maquill\w+|inflad[oa]s?|asamblea|quien (?:los )?firma|me firm\w+|firmo|sin ver|cuanto (?:me |nos )?(?:cobran|vale|cuesta))\b/,
    text: [
      `Depende de tus libros: con la contabilidad al día y conciliada puede alcanzar (lo usual, con todo completo, es en los primeros 10 días hábiles después del cierre del mes); si está atrasada es difícil, porque nadie puede certificar cifras que no ha visto (Ley 222 de 1995, art. 37). El valor cambia con los meses que falten por registrar y va por escrito antes de empezar. Si llega a tu fecha te lo confirma una persona: llama al ${firm.phone.label}, ${openingHours}`,
      'Si eres cliente: 1. Mira en «Documentos» si los de ese corte ya están. 2. Si no, escríbelo ya en «Mensajes», con el banco, el corte y la hora. 3. Llama apenas abramos. 4. Pide al banco unas horas más, o que te reciba los del mes anterior.',
      'Si no lo eres, ten a mano: certificado de la Cámara y RUT, el último balance de prueba y los estados financieros del año pasado, extractos y créditos, facturas, nómina y planillas de los meses que falten, las declaraciones del año, y lo que pide el banco (corte, comparativo, notas, revisor fiscal). Los firman el representante legal y el contador que los preparó (arts. 37 y 38).',
    ],
    links: [call, { href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' }],
  },
  {
    topic: '¿Hacen declaraciones de renta de extranjeros?',
    when: [
      /\b(?:hacen|hace|haces|presentan|manejan|elaboran|atienden|preparan|ayudan|llevan|ustedes|uds|pueden|trabajan|asesoran)\b/,
      /\b(?:declaracion(?:es)?|renta|impuestos|declar\w+)\b/,
      /\b(?:extranjer[oa]s?|expatriad[oa]s?|expats?|no residentes?|gring[oa]s?)\b/,
    ],
    not: /\b(?:empresas? extranjeras?|sociedad|sas|clientes? (?:extranjer\w+|del exterior)|inversion|activos en|soci[oa]s?|accionista\w*|constitu\w+|emplead\w+|pension|visa|cuanto|precio|cobran|iva|retencion|vend\w+|comprar?)\b/,
    text: [
      `Sí, también a distancia, y puedes escribirnos en inglés. Qué se declara depende de cuánto tiempo está la persona aquí. Con más de 183 días, seguidos o no, en 365, es residente (E.T., art. 10): declara lo de todo el mundo, si pasa un tope del año, como ${inPesos(1_400 * uvtBefore.value)} de ingresos en ${uvtBefore.year} (1.400 UVT; art. 592). Con menos, es no residente: solo lo de Colombia, en el formulario 110, al 35% (art. 247), y a veces no presenta, si todo tuvo la retención que libera (art. 592, numeral 2).`,
      'Ten a mano: pasaporte o cédula de extranjería, fechas de entrada y salida, RUT si lo hay, ingresos, bienes y cuentas de aquí y de afuera, y lo que ya pagó de impuesto en otro país. El valor depende del caso y va por escrito antes de empezar.',
    ],
    links: [write, call, mail],
  },
]
