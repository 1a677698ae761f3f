import { firm } from '../../firm'
import { inPesos, minimumPenaltyInPesos } from '../../legal-figures'
import { startingPrice, type ServiceSlug } from '../../services'
import { lostPasswords } from '../lost-passwords'
import { unseenReceipt } from '../unseen-receipt'
import { call, evaluation, lateLink, mail, openingHours, treatment, whatsapp } from '../reply-links'
import type { Rule } from '../rules'

const from = (slug: ServiceSlug) => inPesos(startingPrice(slug))

/** What the firm does with personal data, and who else sees them. */
const keptData =
  'no vendemos datos personales, ni mandamos publicidad sin una autorización aparte, que puedes retirar. Solo los tratan por cuenta nuestra proveedores como el alojamiento, el correo y los archivos, con un contrato de reserva, y los pide una autoridad si la ley la faculta.'

/** Answers questions of clients and of future clients that other rules would take for another question. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Para qué usan mi cédula y quién la ve?',
    when: [
      /\b(?:cedula|documento de identidad|numero de identificacion)\b/,
      /\b(?:para|pa) (?:que|q) (?:(?:me|la|les|nos|mi) ){0,2}(?:usan|utilizan|piden|pidieron|quieren|necesitan|guardan|sirve darles)\b|\bque hacen con\b|\bquien(?:es)? (?:\w+ ){0,3}(?:ven?|ver|mira[nr]?|acced\w+|acceso)\b|\b(?:la|mi cedula) (?:\w+ )?(?:venden|comparten|guardan)\b|\b(?:venden|comparten) (?:la|mi)\b/,
    ],
    not: /\b(?:dian|eps|arl|camara|notaria|mi banco|un banco|colpensiones|fondo|almacen|tienda|cliente|proveedor\w*|rob\w+|suplant\w+|perd\w+|falsific\w+|deudor|declar\w+|factur\w+|empleador|jefe|extranjeria|vence\w*)\b/,
    text: [
      'Tu cédula la usamos para saber quién eres, responderte y prestarte el servicio que pides. La ven el equipo de la firma que atiende tu caso y, si entras al portal, las personas de tu empresa que invitas en «Personas»; la guardan los proveedores técnicos que nombra la política de datos. A una autoridad va solo lo que la ley manda o lo que tú autorizas. No la vendemos ni la compartimos con bancos.',
      `Puedes pedir conocerla, corregirla o borrarla en ${firm.email}: consultas en 10 días hábiles y reclamos en 15 (Ley 1581 de 2012, arts. 14 y 15). Lo que la ley obliga a guardar se conserva.`,
    ],
    links: [treatment, mail, call],
  },
  {
    topic: '¿Qué documentos piden para llevar la contabilidad de una fundación?',
    when: [
      /\b(?:fundacion(?:es)?|corporacion|ong|esal|sin animo de lucro|asociacion|iglesia)\b/,
      /\bconta[bv]\w+\b/,
      /\b(?:que|cuales|k|q) (?:documentos?|papeles|soportes|informacion|datos|cosas)\b|\bque (?:\w+ ){0,4}(?:nec[ei]s\w+|entreg\w+|mand\w+|llev(?:o|ar|arles)|piden|pasar\w*|debo (?:dar|tener))\b|\b(?:documentos|papeles|requisitos) (?:para|q\w*|que)\b/,
    ],
    not: /\b(?:crear|constituir|montar una|registrar una|permanencia|calificacion|donacion(?:es)? (?:a|que)|certificado de donacion|cancel\w+|liquidar|auditor\w*|revisor\w*|atrasad\w+|contador (?:no|se fue))\b/,
    text: [
      'Para empezar: 1. RUT y certificado de existencia y representación. 2. Estatutos y actas de la junta y la asamblea. 3. Últimos estados financieros y balance de prueba. 4. Extractos de bancos. 5. Facturas de compras y ventas, donaciones y convenios. 6. Nómina y PILA, si hay empleados. 7. Declaraciones presentadas y, si está en el régimen especial, la última actualización en el registro web de la DIAN. Si falta algo, se empieza con lo que haya.',
      `Vale desde ${from('asesoria-contable')} al mes, más IVA, según los movimientos; la evaluación es gratuita y el valor te llega por escrito. El empalme con quien la lleva hoy lo hacemos nosotros, con un acta.`,
    ],
    links: [evaluation, { href: '/servicios/asesoria-contable', label: 'Ver el servicio' }, call],
  },
  {
    topic: 'Mi contador se fue y necesito otro ya',
    when: [
      /\bcontador(?:a|es)?\b/,
      /\b(?:renunci\w+|se (?:me |nos )?(?:fue|va|retiro|abrio)|(?:me|nos) (?:dejo|boto|abandono|quede|quedamos) ?(?:sin|tirad\w+|botad\w+)?|ya no (?:esta|trabaja|sigue)|sin contador\w*)\b/,
      /\b(?:nec[eo]s\w+|nese[sc]\w+|busc\w+|urg\w+|urj\w+|(?:me|nos) ayud\w+|reemplaz\w+|(?:hay|toca|tengo|tenemos) que (?:declarar|presentar|pagar)|venc\w+|quien)\b/,
    ],
    not: /\b(?:cuanto|libros|claves?|contrasenas?|firma (?:electronica|digital)|papeles|documentos|entreg\w+|devuelv\w+|rob\w+|estaf\w+|plata|dinero|demand\w+|denunci\w+|soy contador\w*|liquid\w+|preaviso|no (?:se|sabemos) (?:que|si|como)|revisor\w*|ustedes|no (?:present|declar|pag)\w+|sancion\w*|multa\w*|dian|muri\w+|fallec\w+|conjunto|edificio|copropiedad|mi cliente|jefe|reemplazarlo por|desaparec\w+|deb[eo]|deuda|persona natural)\b/,
    text: [
      `Llámanos hoy: recibimos una contabilidad en cualquier mes, aunque quien se fue no haya entregado nada. Atendemos ${openingHours} Di primero qué vence en estos días, para decirte en la llamada si alcanza; el servicio de cada mes empieza entre 1 y 2 semanas después de firmar.`,
      'Mientras tanto: 1. Pídele por escrito los libros, los soportes y las claves, con un acta. 2. Recupera tú la clave y la firma electrónica de la DIAN: son del titular. 3. Mira en www.dian.gov.co qué se presentó. 4. Reúne extractos, facturas y planillas del año.',
      `El valor va por escrito después de la evaluación, que es gratuita: contabilidad desde ${from('asesoria-contable')} al mes, más IVA; lo atrasado se cotiza aparte.`,
    ],
    links: [call, whatsapp, evaluation],
  },
  {
    topic: '¿Un conjunto está obligado a llevar contabilidad?',
    when: [
      /\b(?:conjuntos?|edificios?|copropiedad(?:es)?|propiedad(?:es)? horizontal(?:es)?|condominios?|unidad(?:es)? residencial(?:es)?|ph)\b/,
      /\bconta[bv]ilidad(?:es)?\b|\blibros (?:de conta[bv]ilidad|contables|oficiales)\b/,
      /\b(?:obligad\w+|obligacion|obligatori\w+|debe|deben|deberia|tienen? que|toca|hay que|necesita|necesitan|exig\w+)\b/,
    ],
    not: /\b(?:revisor\w*|auditor\w*|iva|renta|dian|impuestos?|exogena|morosos?|cuanto (?:me |nos )?(?:cobr\w+|vale|cuesta)|de actas|no (?:muestr|entreg|rind|present)\w+|busc\w+|ustedes|firm[ao]|contador\w*|vivo en|mi apartamento|conservar|guardar|niif)\b/,
    text: [
      'Sí. La copropiedad es una persona jurídica (Ley 675 de 2001, arts. 32 y 33) y quien administra debe llevar su contabilidad, bajo su responsabilidad (art. 51, numeral 5); también si es pequeña o solo de vivienda. Cada año presenta a la asamblea el balance y el presupuesto (art. 51, numeral 1).',
      `Otra cosa es el revisor fiscal: es obligatorio si el conjunto es comercial o mixto; si es solo de vivienda, lo decide la asamblea (art. 56). Si quieren que llevemos la contabilidad, la cotizamos con el número de unidades y el presupuesto: parte de ${from('asesoria-contable')} al mes, más IVA.`,
    ],
    links: [evaluation, call],
  },
  {
    topic: 'Necesito un contador con urgencia',
    when: [
      /\b(?:contador(?:a|es|as)?|contable)\b/,
      /\b(?:urgen\w+|urg[eai]\w*|urj\w+|emergencia|ya(?: mismo)?|ahora(?: mismo)?|hoy(?: mismo)?|cuanto antes|inmediat\w+|lo antes posible)\b/,
      /\b(?:nec[eo]s\w+|nese[sc]\w+|necsit\w+|busc\w+|urg\w+|urj\w+|requier\w+|quiero|consigo|hay|tienen)\b/,
    ],
    not: /\b(?:vence\w*|vencio|manana|demand\w+|mi contador\w*|el contador|contador(?:a)? (?:de antes|anterior|se|me|no|renuncio)|renunci\w+|deb(?:o|er|emos) tener|obligad\w+|necesita (?:un )?contador|si necesito|cuando necesito|ya tengo|firm\w+|certific\w+|sas|dian|carta|requerimiento|emplaz\w+|embarg\w+|empleo|trabajo|vacante|hoja de vida|tarjeta profesional|cambi\w+ (?:de|mi) contador\w*|espero|esperar)\b/,
    text: [
      `Llámanos ahora o escríbenos por WhatsApp: atendemos ${openingHours} Di qué necesitas, qué día vence y qué papeles tienes, y en esa llamada te decimos si alcanza y quién lo toma. Si es fuera de ese horario, déjalo escrito y te buscamos al abrir.`,
      `No tienes que tomar un plan mensual: puede ser una consulta o un trabajo puntual, con el valor por escrito antes de empezar. Si después quieres la contabilidad, es desde ${from('asesoria-contable')} al mes, más IVA. Mientras tanto no presentes nada a la carrera: ten a mano el RUT, la clave de la DIAN (no nos la mandes por aquí) y los soportes.`,
    ],
    links: [call, whatsapp, evaluation],
  },
  {
    topic: '¿Llevan la contabilidad de conjuntos y edificios?',
    when: [
      /\b(?:conjuntos?|edificios?|copropiedad(?:es)?|propiedad(?:es)? horizontal(?:es)?|condominios?|unidad(?:es)? residencial(?:es)?)\b/,
      /\bconta[bv]ilidad(?:es)?\b|\b(?:un|necesit\w+|busc\w+) contador\w*\b|\bcontador\w* para\b|\b(?:llev(?:an|en|arian|arnos|ar)|atienden|manejan|trabajan|asesoran|toman)\b[^]*\b(?:conjuntos?|edificios?|copropiedad\w*|propiedad(?:es)? horizontal\w*|condominios?)\b/,
    ],
    not: /\b(?:revisor\w*|auditor\w*|que hace|puede ser|obligad\w+|debe(?:n)? llevar|tiene(?:n)? que|iva|renta|dian|exogena|retencion\w*|impuestos?|estados financieros|balance|morosos?|cuotas?|administrador\w*|asamblea|acta|libros?|vivo en|mi apartamento|rut|factur\w+)\b/,
    text: [
      `Sí, la cotizamos: la contabilidad de un conjunto o edificio parte de ${from('asesoria-contable')} al mes, más IVA, y sube con las unidades, los empleados y el movimiento de las cuentas. El valor exacto va por escrito antes de empezar, y una persona te confirma si tomamos la copropiedad. Dinos cuántas unidades son, si hay locales o ingresos por parqueaderos y desde qué mes la necesitan.`,
      'Para empezar: reglamento, RUT, presupuesto del año, último balance y extractos. Si el contador anterior ya no está, pidan por escrito los libros y las claves: recibimos el mes en que vayan y decimos qué falta. Si además necesitan revisor fiscal, debe ser otra firma: quien lleva la contabilidad no puede dictaminarla.',
    ],
    links: [evaluation, call, whatsapp],
  },
  {
    topic: 'Mi contador se fue: ¿revisan todo y cuánto cobran por ponerme al día?',
    when: [
      /\bcontador\w*\b|\b(?:quien|la persona que|el que|la que) (?:me |nos )?llevaba\b/,
      /\b(?:se (?:me |nos )?(?:fue|retiro|perdio)|renuncio|desaparec\w+|abandon\w+|(?:me|nos) dejo|dejo (?:todo )?(?:botad|tirad)\w+|(?:ya no|no) ten(?:go|emos)|sin contador\w*)\b/,
      /\b(?:no (?:se|sabemos) (?:que|q|si|cuant\w+|como)|revis\w+|al dia|atras\w+|cuanto (?:debo|debemos)|organi[sz]\w+|orden\w*|reconstru\w+|arregl\w+|todo (?:el|este) ano|(?:que|q|lo que) (?:(?:me|nos|se|le) )?(?:debo|debemos|falt\w+|toca|hay que|esta pendiente))\b/,
      /\bcuanto (?:me |nos )?(?:cobr\w+|cuesta|costaria|vale|valdria|sale|saldria)\b|\b(?:precio|cotiz\w+|tarifa)\b|\b(?:organi[sz]\w+|reconstru\w+|arregl(?:an|ar\w*|en)|(?:pon\w+|dej\w+) (?:\w+ ){0,3}(?:al dia|en orden)|todo (?:el|este) ano)\b/,
    ],
    not: /\b(?:rob\w+|estaf\w+|denunci\w+|demand\w+|no (?:me |nos )?(?:quiere )?(?:entreg\w+|devuelv\w+)|soy cliente|contador\w* de ustedes|persona natural|mi renta|revisor\w*|auditor\w*)\b/,
    text: [
      'Sí: revisamos todo y lo ponemos al día, también el año completo, aunque quien llevaba las cuentas no entregue nada: se reconstruye con extractos, facturas de la DIAN y declaraciones presentadas. Te decimos por escrito qué falta y cuánto debes. Esa cifra no se puede dar sin mirar: sale de lo que se presentó y lo que no.',
      `Así se ve: 1. La casilla 53 del RUT dice qué se presenta (renta, IVA, retención, exógena). Entra tú a www.dian.gov.co, con la clave como titular: ahí sale qué se presentó y, en «Obligación financiera», qué se debe. 2. Mira el ICA en tu municipio, la matrícula en la Cámara de Comercio y, si tienes empleados, las planillas en tu operador. 3. Junta extractos y facturas de esos meses; lo que venza en estos días se presenta primero, y las claves que tenía esa persona se cambian ya. Cada declaración tarde tiene 5% del impuesto a cargo por mes o fracción, y no menos de ${minimumPenaltyInPesos} (E.T., arts. 641 y 639); puede bajar a la mitad si te adelantas a la DIAN (art. 640).`,
      `Precio: los meses atrasados se cotizan aparte, por escrito, después de la evaluación, que es gratuita; depende de cuántos son y de los papeles. De ahí en adelante, como base y más IVA: contabilidad desde ${from('asesoria-contable')} al mes, impuestos desde ${from('asesoria-tributaria')} y nómina desde ${from('asesoria-nomina')} por empleado.`,
    ],
    links: [evaluation, call, lateLink],
  },
  {
    topic: 'Mi contador tiene mis claves y no contesta, ¿cómo las recupero?',
    when: [
      /\bcontador\w*\b|\bquien (?:me |nos )?llevaba\b/,
      /\b(?:claves?|contrasenas?|firmas? (?:electronica|digital)|usuario|accesos?|token)\b/,
      /\b(?:no (?:me |nos )?(?:las? |los? )?(?:contest\w+|respond\w+|entreg\w+|devuelv\w+|da|dan|quiere\w*|coge|aparec\w+|suelta|pasa)|desaparec\w+|se (?:me |nos )?(?:fue|perdio|quedo con|llevo)|(?:tiene|tenia|maneja|cambio) (?:la|las|mi|mis|el|todas?))\b/,
      /\b(?:recuper\w+|como (?:hago|las|la|le|saco|entro)|que hago|quitar\w*|cambi(?:ar|o|arlas?)|sac(?:ar|o)|no puedo entrar)\b/,
    ],
    not: /\b(?:ustedes|le doy|les doy|dar(?:le|sela)|prest\w+|rob\w+|plata|falsific\w+|present(?:o|aron)|sin (?:mi )?permiso|amenaz\w+|chantaj\w+|cuanto (?:me |nos )?cobr\w+|portal|banco|revisor\w*|muri\w+|fallec\w+)\b/,
    text: lostPasswords,
    links: [call, whatsapp, evaluation],
  },
  {
    topic: '¿Se paga por mes o por año, y hay contrato mínimo?',
    when: [
      /\b(?:pag\w+|cobr\w+|servicios?|plan(?:es)?|contrat\w+|contabilidad|ustedes|uds|permanencia)\b/,
      /\b(?:por mes|mensual\w*|mes a mes|cada mes|al mes|mensualidad\w*)\b(?: \w+){0,4} (?:o|u) (?:\w+ ){0,3}(?:anual\w*|ano|semestr\w+)\b|\b(?:anual\w*|por ano|todo el ano|ano completo)\b(?: \w+){0,4} o (?:\w+ ){0,3}(?:por mes|mensual\w*|mes a mes|cada mes)\b/,
    ],
    not: /\b(?:iva|ica|renta|retenc\w+|retefuente|simple|impuestos?|declar\w+|matricula|camara|exogena|pila|planilla|seguridad social|salud|pension|arriend\w+|arrend\w+|canon|emplead\w+|trabaj\w+|prima|cesantias|intereses|sueldo|salario\w*|dian|alcaldia|predial|licencia|software|local|laboral|termino|liquid\w+|despid\w+|renunci\w+|revisor\w*|descuento\w*|multa\w*|sancion\w*|cuanto)\b/,
    text: [
      'Por mes: la contabilidad, los impuestos y la revisoría fiscal se cobran cada mes, y la nómina, por empleado al mes. Una sola vez se pagan la renta de una persona (al año) y una auditoría (por proyecto); lo legal va por hora o en paquete mensual. Si prefieres pagar el año por anticipado, dilo al pedir la propuesta.',
      'No hay contrato mínimo ni permanencia: puedes cancelar en cualquier momento, y te entregamos libros, soportes y claves con un acta. Con cuántos días se avisa y qué pasa con el mes en curso lo dice el contrato: pregúntalo antes de firmar.',
    ],
    links: [{ href: '#servicios', label: 'Comparar servicios y precios' }, evaluation, call],
  },
  {
    topic: 'Borren mis datos y devuélvanme mis papeles',
    when: [
      /\b(?:borr\w+|elimin\w+|suprim\w+|quit\w+)\b(?: \w+){0,5} (?:datos|informacion|cuenta|registros?|todo)\b/,
      /\b(?:devuelv\w+|devolv\w+|devoluc\w+|entreg\w+|regres\w+)\b(?: \w+){0,5} (?:papeles|documentos|soportes|libros|claves|carpetas?|archivos|cosas)\b/,
    ],
    not: /\b(?:dian|banco|emplead[oa]|trabajador\w*|inquilin\w+|alcaldia|datacredito|contador anterior|mi contador\w*)\b/,
    text: [
      `Es tu derecho, y los dos pedidos caben en un solo correo a ${firm.email}, con el asunto «Datos personales»: di que borremos tus datos y que te entreguemos tus papeles, con tu identificación y dónde responderte. Respondemos en 15 días hábiles, porque es un reclamo; una consulta, en 10 (Ley 1581 de 2012, arts. 14 y 15).`,
      'Libros, soportes y claves se entregan con un acta: pon en el correo qué falta y de qué meses. Lo que la ley obliga a guardar no se borra todavía: los libros y papeles de comercio se conservan 10 años (Ley 962 de 2005, art. 28). Si tienes cuenta, antes descarga lo tuyo en «Cuenta» del portal. Si no quedas conforme, puedes ir a la Superintendencia de Industria y Comercio.',
    ],
    links: [mail, treatment, call],
  },
  {
    topic: '¿Quién tiene los papeles que les di y para qué los usan?',
    when: [
      /\b(?:documentos?|papeles|cedula|extractos?|datos|informacion|archivos|soportes|certificados?)\b/,
      /\bquien(?:es)? (?:\w+ ){0,3}(?:tiene\w*|ven?|guarda\w*|maneja\w*|esta\w* viendo|mira\w*|l[oa]s)\b|\b(?:para|pa) que (?:\w+ )?(?:usan?|utiliza\w*|quier\w+|sirven?|pid\w+|l[oa]s)\b|\b(?:que|k) (?:hacen|hicieron|hace|van a hacer) con\b|\bque (?:pasa|paso) con (?:los|mis|las|el|la|mi) (?:documentos?|papeles|cedula|extractos?|certificados?|archivos|soportes)\b|\bdonde (?:estan|quedaron|guardan)\b/,
      /\b(?:l[ea]s? )?(?:di|entregue|mande|envie|pase|deje|dimos|entregamos|mandamos|enviamos)\b|\bde (?:su|la|esta) firma\b|\b(?:ustedes|uds)\b/,
    ],
    not: /\b(?:dian|banco|contador anterior|mi contador\w*|otro contador|mi jefe|empleador|empresa donde|robaron|perdi|hackea\w*|claves?|contrasena|facturas?|ya los revisaron|en que va|devuelv\w+|cuando)\b/,
    text: [
      `Tienes derecho a saberlo, y desde este chat no veo quién los tiene. Pídelo a ${firm.email} con el asunto «Datos personales»: qué entregaste, a quién y en qué mes; que quieres saber quién los tiene, para qué se usan y con quién se compartieron; tu identificación y dónde responderte. La respuesta es por escrito, en 10 días hábiles (Ley 1581 de 2012, arts. 8 y 14).`,
      'Los papeles, certificados o extractos que entregas son para prestarte el servicio que pediste: los ve el equipo que lo atiende, no se venden, y a una entidad va solo lo que la ley manda o tú autorizas. En el mismo correo puedes pedir copia, corregir o borrar: un reclamo se responde en 15 días hábiles (art. 15), y lo que la ley obliga a guardar se conserva. Si no quedas conforme, puedes ir a la Superintendencia de Industria y Comercio.',
    ],
    links: [mail, treatment, call],
    calms: true,
  },
  {
    topic: '¿Dónde está la política de datos de la firma?',
    when: [
      /\bpoliticas?\b|\btratamiento de (?:mis |los )?datos\b|\baviso de privacidad\b/,
      /\b(?:datos|privacidad|habeas data)\b/,
      /\b(?:donde|ver|veo|leo|leer|encuentro|encontrar|consult\w+|conocer|descarg\w+|bajo|link|enlace|mand\w+|envi\w+|pas(?:an|as|ame|enme)|muestr\w+|cual es|tienen|ustedes|uds|de la firma)\b/,
    ],
    not: /\b(?:mi (?:empresa|negocio|tienda|sas|pagina|sitio|consultorio|conjunto|fundacion)|mis (?:clientes|emplead\w+|usuarios|proveedor\w*)|necesito (?:una|hacer|tener|redactar)|nuestra|(?:como|debo|tengo que|toca|hay que|me ayudan a) (?:\w+ )?(?:hac\w+|hago|tener|publicar|redact\w+|crear|armar|poner)|(?:me|nos) (?:hacen|arman|redactan)|empresas?|rnbd|registr\w+|bases? de datos|multa\w*|sancion\w*|plantilla|modelo|formato|ejemplo)\b/,
    text: [
      'En la página «Tratamiento de datos», que abres con el primer botón y también está al pie de todas las páginas. Es la política de la firma (Ley 1581 de 2012): quién es el responsable, qué datos se tratan y para qué, tus derechos y cómo ejercerlos. La de privacidad y la de cookies están al lado.',
      'Para conocer, corregir o borrar tus datos, escribe al correo de abajo con el asunto «Datos personales»: una consulta se responde en 10 días hábiles y un reclamo, en 15.',
    ],
    links: [
      { href: '/tratamiento-datos', label: 'Leer la política de datos' },
      { href: '/politicas-privacidad', label: 'Leer la política de privacidad' },
      mail,
    ],
  },
  {
    topic: '¿Reciben mi contabilidad aunque mi contador no responda?',
    when: [
      /\b(?:ustedes|uds|pueden|podrian|puedo|podria|reciben|recibirian|toman|se (?:puede|encargan|harian)|ayudan|quiero|quisiera|necesito)\b/,
      /\b(?:(?:recib|tom|retom|asum|cog|hac|encarg|segu|sig|continu|llev)\w*(?: \w+){0,4} (?:contab\w+|libros|empresa|negocio|cuentas|impuestos)|pas(?:ar|arme|arnos|o|amos)\w* (?:con|a|para) (?:ustedes|uds|otr[ao])|cambi(?:ar|arme|arnos|o|amos)\w*(?: \w+){0,2} (?:de )?(?:contador\w*|ustedes|firma))\b/,
      /\bcontador\w*\b|\bfirma (?:contable|anterior|de antes)\b|\bquien (?:me |nos )?(?:lleva\w*|llevaba)\b/,
      /\b(?:no (?:me |nos )?(?:respond\w+|contest\w+|aparec\w+|coge|da la cara)|ni (?:responde|contesta)|desaparec\w+|se perdio|mitad de(?:l)? ano|a estas alturas|(?:este|en este) mes|en cualquier mes|ahora mismo|esperar (?:a |hasta )?(?:enero|diciembre|el otro ano|que (?:acabe|termine|se acabe))|(?:desde|en|a partir de) (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))\b/,
    ],
    not: /\b(?:sin contador\w*|(?:llevar|llevarla|hacer|hacerla|presentar) yo|yo (?:mism[oa]|sol[oa])|(?:ustedes|uds) (?:me |nos )?(?:recibieron|tomaron|llevan mi)|tiene (?:\w+ ){0,2}(?:papeles|libros|documentos|claves|soportes)|contador\w* de ustedes|asesor\w* de ustedes|ustedes me (?:llevan|asignaron)|soy cliente|me asignaron|robo|rob[oó]|plata (?:de|para) (?:los |el )?impuestos|denunci\w+|demand\w+|cuanto (?:me |nos )?(?:cobr\w+|cuesta|vale|sale\w*)|revisor\w*|se quedo con|no (?:me |nos )?(?:quiere entregar|entrega|devuelve|da (?:los|las|mis)))\b/,
    text: [
      'Sí, en cualquier mes: no hay que esperar a que acabe el año ni a que el contador de antes responda. Empezamos entre 1 y 2 semanas después de firmar. El empalme lo hacemos nosotros: pedimos por escrito libros, soportes y claves, y se reciben con un acta.',
      'Si no aparece, se arma con lo que es tuyo: extractos, facturas en la DIAN, declaraciones presentadas y planillas. Poner al día los meses que falten se cotiza aparte, por escrito, después de la evaluación gratuita. Ahora: 1. Escríbele que termina y a quién entrega. 2. Recupera tú la clave y la firma electrónica de la DIAN: son del titular. 3. Dinos qué vence pronto, para que nada quede sin presentar.',
    ],
    links: [evaluation, call, whatsapp],
  },
  ...unseenReceipt,
  {
    topic: '¿Dónde veo la declaración que me presentaron?',
    when: [
      /\b(?:declaraci\w+|formularios?|recibos? (?:de pago|490)|comprobantes? de pago|soportes? de pago)\b/,
      /\bdonde (?:\w+ ){0,2}(?:veo|ver|encuentro|encontrar|descarg\w+|bajo|bajar|consigo|esta|estan|sale|aparece|queda|quedo)\b|\bcomo (?:la |lo |las |los )?(?:descarg\w+|bajo|veo)\b|\b(?:en|el|un) pdf\b|\bcopia (?:de|en)\b|\bme (?:la |lo |las |los )?(?:mandan|envian|pasan|comparten|hacen llegar|regalan)\b/,
      /\b(?:soy client[ea]|somos clientes|client[ea] de ustedes|portal|mi asesor\w*|(?:que |ya )(?:me |nos )?(?:hicieron|presentaron|presentaste|radicaron)|presentad[ao]s? por ustedes|ustedes (?:me |nos )?(?:la |lo |las )?(?:presentaron|hicieron|presentan))\b/,
    ],
    not: /\b(?:borrador\w*|certificad\w+|cuanto|cuando|venc\w+|plazo|como (?:la |lo )?(?:presento|hago|lleno|firmo)|firmar\w*|correg\w+|corrij\w+|error\w*|no soy cliente|multa|sancion\w*|ano pasado que necesitan|del contador anterior|rut)\b/,
    text: [
      'En el portal, en «Calendario», busca el mes: si esa obligación dice «Presentada» o «Pagada», ahí mismo se abren «Ver declaración» y «Ver comprobante de pago», en PDF. También quedan en «Documentos», carpeta «Declaraciones y recibos», y se descargan; arriba, elige la empresa y el año.',
      'Si no está, quizá aún no la han publicado: pídela en «Mensajes» con el impuesto y el período, por ejemplo «IVA julio y agosto». Desde este chat no veo tu cuenta. Y tú también la bajas de la DIAN, en www.dian.gov.co, con tu propio usuario.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    topic: '¿Ya me presentaron la declaración?',
    when: [
      /\b(?:(?:ya|si)(?: ustedes)? (?:me |nos )?(?:presentaron|radicaron)|ya (?:ustedes )?pagaron) (?:(?:ya|el|la|los|las|mi|mis|nuestr[oa]s?|declaracion(?:es)?|de|del) )*(?:iva|ret\w*nci?on\w*|retefuente|renta|ica|reteica|exogenas?|declaracion(?:es)?|impuestos?)\b|\b(?:necesit\w+|envi\w+|mand\w+|regal\w+|descargar) (?:(?:me|nos|la|las|mi|una|copia|de) )+declaracion(?:es)?\b(?=[^]*\bnit\b)/,
    ],
    not: /\b(?:borrador\w*|tarde|mal|error\w*|equivoc\w+|multa\w*|sancion\w*|cuanto|anterior|otro contador|emplead\w+|jefe|emplaz\w+|requer\w+|devol\w+|devuelv\w+|(?:mi|un|mis|el|los) (?:clientes?|proveedor(?:es)?|inquilin\w+|arrendatari\w+|empleador)|me retuv\w+|certificad\w+|cuando|vence|persona natural|conyuge|espos[oa]|herman[oa]|correg\w+|rut)\b|\d{1,3} millones/,
    text: [
      'En el portal, en «Calendario»: si esa obligación dice «Presentada» o «Pagada», ya está, y ahí se abren la declaración y el comprobante de pago. También quedan en «Documentos», carpeta «Declaraciones y recibos»; mira que la empresa y el año de arriba sean los tuyos.',
      'Si no dice eso o no ves nada, pregúntalo en «Mensajes» con el impuesto y el período, y si vence en estos días, llama. Desde este chat no veo tu cuenta. Lo ya presentado lo ves además con tu usuario en www.dian.gov.co.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    topic: 'Ya dejé mi teléfono, ¿me llaman?',
    when: [
      /\b(?:llam\w+|marquen|marc(?:ar|an|enme)\w*|contact\w+|comuni\w+|escrib\w+|respond\w+|devolv\w+|devuelv\w+)\b/,
      /\b(?:formulario|pagina de contacto|en la pagina)\b/,
      /\b(?:deje|dejamos|puse|pusimos|escribi|llene|llenamos|diligencie|envie|mande|complete|ya (?:lo|la|les)|esta en|el que|inscribi|registre)\b/,
    ],
    not: /\b(?:dian|formulario (?:\d+|de la dian|del rut|de retiro|de afiliacion)|borr\w+|no (?:me )?(?:deja|funciona|carga|abre|sirve|envia)|error|nadie|nunca|no (?:me |nos )?(?:han?|llam\w+|contest\w+|respond\w+)|todavia no|aun no|sigo esperando|sin respuesta|dejen de|no me (?:llamen|escriban)|spam)\b/,
    text: [
      `Desde este chat no veo el formulario ni tu número, así que no puedo pedir la llamada. Lo más rápido: llama o escribe por WhatsApp y di el nombre con que lo llenaste y qué necesitas. Hay personas de ${openingHours}`,
      'Si te quedó la confirmación de que se envió, no lo llenes otra vez: una persona lo lee en horario hábil y responde. Si algo vence hoy, no esperes la respuesta: llama.',
    ],
    links: [call, whatsapp, mail],
  },
  {
    topic: '¿Qué información tienen de mí y a quién se la pasan?',
    when: [
      /\bque (?:(?:datos|informacion|saben|tienen|guardan|manejan) )(?:\w+ ){0,3}(?:de|sobre) (?:mi|nosotros)\b/,
      /\b(?:con|a) quien(?:es)? (?:\w+ )?(?:se )?(?:l[aeo]s? )*(?:pasan|dan|entregan|comparten|mandan|envian|venden)\b/,
    ],
    not: /\b(?:emplead\w+|trabajador\w*|banco|jefe|clientes|dian|ugpp|exogena|borr\w+|elimin\w+)\b/,
    text: [
      `Es tu derecho saberlo. Lo que tenemos de ti te lo decimos si lo pides a ${firm.email} con el asunto «Datos personales», con tu nombre y tu identificación: una consulta se responde en 10 días hábiles (Ley 1581 de 2012, art. 14). Si tienes cuenta, en «Cuenta» del portal lo descargas tú.`,
      `A quién se lo pasamos: ${keptData} Está en la política de privacidad. También puedes pedir que lo corrijamos o lo borremos; lo que la ley obliga a guardar se conserva.`,
    ],
    links: [mail, treatment, { href: '/politicas-privacidad', label: 'Leer la política de privacidad' }],
  },
  {
    topic: '¿Ustedes venden o comparten mis datos?',
    when: [
      /\b(?:vend(?:en|ieron|e|er|io|ido)|negoci\w+|regal\w+|compart\w+|pasan|pasaron|entreg(?:an|aron|ar|arle|arles|en)|filtr\w+|ced(?:en|ieron|er)|comerci\w+|autoriz(?:an|aron)|d(?:an|ieron|io) (?:mis?|nuestr[oa]s?))\b/,
      /\b(?:datos|bases? de datos|mi (?:numero|telefono|celular|correo|informacion)|nuestra informacion|la informacion)\b/,
      /\b(?:ustedes|uds|esta (?:pagina|firma|empresa)|la (?:firma|pagina)|otr[oa]s? (?:contador\w*|empresas?|firmas?|personas?)|a terceros)\b/,
    ],
    not: /\b(?:mi (?:ex ?)?(?:emplead\w+|soci\w+|trabajador\w*|contador\w*|banco|jefe)|mis clientes|base de datos de clientes|mi empresa (?:vende|comparte)|negocio de|dian|ugpp|borr\w+|elimin\w+|sac(?:ar|an|arme)\w*|certificado|exogena|iva|facturar)\b/,
    text: [
      `No: ${keptData} Está en la política de privacidad.`,
      'Si te llaman otros: 1. Pregunta quién es y de dónde sacó tu número; puedes pedirle la prueba de tu autorización y que te borre (Ley 1581 de 2012, art. 8). 2. Solo te pueden hacer llamadas comerciales de lunes a viernes de 7 a. m. a 7 p. m. y sábados de 8 a. m. a 3 p. m. (Ley 2300 de 2023). 3. Si sigue, la queja es ante la Superintendencia de Industria y Comercio. No des claves ni plata. Y si dicen que son de nuestra firma, o quieres ver qué tenemos tuyo, escribe al correo de abajo con el asunto «Datos personales».',
    ],
    links: [{ href: '/politicas-privacidad', label: 'Leer la política de privacidad' }, mail, treatment],
  },
]
