import { firm } from '../../firm'
import { lostMailbox } from '../lost-mailbox'
import { call, evaluation, mail, recover, signIn, treatment, whatsapp } from '../reply-links'
import type { Rule } from '../rules'

const register = { href: '/auth', label: 'Iniciar sesión o registrarse' } as const
/** Words of registers and accounts outside the portal, such as the RUT or a bank account. */
const otherRegister =
  /\b(?:dian|muisca|rut|camara|simple|rst|rit|ica|banc\w+|ahorros|corriente|nequi|daviplata|marca|eps|arl|pension|colpensiones|sena|caja|emplead\w+|trabajador\w*|proveedor\w*|cobro|libros?|contabiliz\w+|factur\w+|camaras|sas|negocio|iva|gastos?|pag(?:o|os|ar|ue|amos|an))\b/
const afterwards =
  /\b(?:rechaz\w+|aprob\w+|aprueb\w+|revisi\w+|ya (?:me )?(?:registr\w+|tengo|cree|hice|tiene|existe|esta)|equivoc\w+|mal|error|no (?:me |nos )?(?:deja\w*|puedo|llega\w*|sirve|funciona)|demor\w+|cuando|elimin\w+|borr\w+|cerr\w+|cancel\w+|cuanto|bloque\w+|olvid\w+|gratis|confiable\w*|segur[oa])\b/

/** Answers about how to register in the portal and how to stay signed in, about names, and about what other clients see. */
export const rules: readonly Rule[] = [
  {
    topic: 'Ustedes llevan la contabilidad de mi competencia',
    when: [
      /\b(?:competidor\w*|(?:mi|nuestra|la|de) competencia)\b/,
      /\b(?:ustedes|uds|la (?:misma )?firma|mismo contador\w*|(?:tienen|como|de) (?:\w+ )?clientes?|tambien (?:l[eo]s? )?(?:atienden|manejan|llevan|trabajan)|(?:llevan|manejan|atienden|trabajan)(?: \w+){0,5} (?:competidor\w*|competencia))\b/,
      /\b(?:preocup\w+|confianza|confiar|miedo|temor|susto|incomod\w+|reserv\w+|confidencial\w*|secreto|filtr\w+|compart\w+|cont\w+ (?:algo|mis|lo)|informacion|datos|conflicto|enter[ae]\w*|ve[an]?n|sepa\w*)\b/,
    ],
    not: /\b(?:cuanto (?:factur\w+|gan\w+|vend\w+|declar\w+|debe)|(?:me|nos) (?:pueden |podrian )?(?:dicen|decir|dan|dar|mostrar)|competencia desleal|no competencia|clausula de competencia|copi\w+|marca|denunci\w+|estados financieros de|(?:mi|un) ex ?\w*|se fue (?:para|con|a)|robo|demand\w+)\b/,
    text: [
      'Es normal que te preocupe. A tu competencia no le llega nada tuyo: la contabilidad y los datos de cada cliente son reservados, y tampoco decimos quién lo es, así que no te confirmamos ni te negamos que otra empresa lo sea; contigo hacemos lo mismo. Al contador lo obliga la reserva profesional (Ley 43 de 1990, art. 37).',
      `Quién ve lo tuyo: las personas de tu empresa que están en «Personas» del portal y el equipo que la atiende; aparte, los proveedores que guardan correo y archivos, con contrato de reserva, y una autoridad si la ley la faculta. Si quieres más, pide por escrito a ${firm.email} que te atienda un equipo distinto y una cláusula de confidencialidad: te responde una persona.`,
    ],
    links: [mail, call, treatment],
  },
  {
    topic: 'Mi nombre o mi apellido sale mal escrito',
    when: [
      /\b(?:apellidos?|nombres?)\b/,
      /\bmal escrit[oa]s?\b|\b(?:esta|estan|quedo|quedaron|sale|salen|aparece|aparecen|escrib\w+|pus\w+) (?:\w+ )?(?:mal|equivocad[oa]s?|con (?:error|[a-z]\b))|\bequivocad[oa]s?\b|\bincorrect[oa]s?\b|\b(?:error|equivoc\w+) (?:en|de|con) (?:el|mi|los|mis) (?:apellidos?|nombres?)\b|\bse escribe\b/,
      /\b(?:(?:me|nos) (?:mand\w+|envi\w+|hicieron|hacen|entreg\w+|pasan|pasaron|escrib\w+|llegan?)|ustedes|uds|corrij\w+|correos?)\b/,
    ],
    not: /\b(?:rut|dian|camara|factur\w+|proveedor\w*|clientes?|cedula|registraduria|banc\w+|exogena|empleador|eps|arl|pila|planilla|nomina|emplead\w+|trabajador\w*|contrato|escritura\w*|nit|estatutos|cufe|declaraci\w+|reten\w+|embajada|certificad\w+ (?:laboral|de tradicion)|marca|conjunto)\b/,
    text: [
      `Perdona el error: se corrige. Escríbelo en «Mensajes» del portal o a ${firm.email}, con el nombre como va en tu documento y en qué papeles salió mal, y pide que te los manden otra vez; si alguno es para hoy, llama. Desde este chat no puedo cambiarlo.`,
      'El nombre de tu cuenta lo cambias tú en «Cuenta» del portal; el de la empresa, tu asesor. Si sale así en un papel de la DIAN, viene del RUT: actualízalo en www.dian.gov.co.',
    ],
    links: [signIn, mail, call],
  },
  {
    topic: 'El pago por PSE se queda cargando',
    when: [
      /\bpse\b/,
      /\b(?:no (?:me |nos )?(?:deja|carga|cargo|abre|funciona|sirve|pasa|paso|conecta|responde|avanza|termina)|se (?:me )?(?:qued\w+|trab\w+|ca[ey]\w*|bloque\w+|congel\w+|cierra|cerro|demora)|error|fall\w+|rechaz\w+|no (?:he podido|puedo|pude|se si (?:pago|pague|paso|quedo|salio)))\b/,
    ],
    not: /\b(?:estaf\w+|enlace|link|sigue pendiente|aparece sin pagar|me siguen cobrando|devuelv\w+|devoluc\w+|dos veces)\b/,
    text: [
      'No pagues otra vez todavía. 1. Mira en tu banco si salió el débito, y en tu correo si llegó el comprobante de PSE. 2. Si salió o dice «pendiente», espera a que diga aprobado o rechazado: repetirlo puede cobrarte dos veces. 3. Si no salió nada, prueba en otro navegador o en ventana privada, sin bloqueador de ventanas emergentes, y entra escribiendo tú la dirección.',
      'Si es un impuesto de la DIAN, el recibo 490 también se paga en un banco autorizado. Si es nuestra factura, mírala en «Honorarios» del portal o llámanos y te decimos cómo pagarla. Si vence hoy, guarda la pantalla con la hora y dilo primero. ¿En qué página estabas pagando?',
    ],
    links: [call, whatsapp, signIn],
  },
  {
    topic: 'Ya no tengo el correo de mi cuenta, ¿cómo lo cambio?',
    when: [
      /\b(?:correo|email|mail|gmail|hotmail|outlook|buzon)\b/,
      /\bya no (?:lo |la )?(?:tengo|uso|existe|manejo|sirve|puedo (?:abrir|entrar|usar)\w*)\b|\bno tengo (?:ya )?acceso (?:a|al)\b|\bperdi (?:el |mi |ese )?(?:acceso|correo|email|mail|gmail)\b|\b(?:cerr|elimin|hacke|bloque)\w+ (?:el|ese|mi) (?:correo|email|mail|gmail)\b/,
      /\b(?:registr\w+|inscrib\w+|portal|cuenta|usuario|plataforma)\b/,
    ],
    not: /\b(?:dian|muisca|rut|camara|banc\w+|nequi|daviplata|pila|proveedor\w*|siigo|alegra|firma electronica|ya no (?:tengo|uso) (?:mi |la |el )?(?:cuenta|empresa|negocio|usuario|portal))\b/,
    text: lostMailbox,
    links: [call, whatsapp],
  },
  {
    topic: 'No me llega la clave de la DIAN para firmar',
    when: [
      /\b(?:claves?|codigos?|token)\b/,
      /\b(?:no|nunca|tampoco) (?:me |nos )?(?:ha |han )?(?:lleg\w+|recib\w+|aparec\w+|mand\w+|envi\w+)\b/,
      /\bfirm(?:ar\w*|a|o|e)\b/,
      /\b(?:declaraci\w+|dian|muisca|renta|iva|retencion|retefuente|exogena|dinamica|formularios?)\b/,
    ],
    not: /\b(?:portal|ustedes|contrato|acta|ya no (?:lo |la )?(?:tengo|uso|existe)|factura\w*|banco)\b/,
    text: [
      'Esa clave la manda la DIAN, no nosotros: llega al correo que está en tu RUT. 1. Mira «Correo no deseado» y «Promociones». 2. Espera unos minutos y pide una sola más desde la pantalla de firma, no varias: usa la última. 3. Si ese correo es viejo o está mal escrito, primero hay que actualizarlo en el RUT. 4. Si la firma electrónica está vencida, renuévala en www.dian.gov.co: es gratis y toma pocos minutos.',
      'No le des la clave a nadie. Si vence hoy y no llega, llámanos ya y guarda una pantalla con la hora: sirve de prueba. Y si hablas del enlace para entrar a nuestro portal, usa «Pedir otro enlace».',
    ],
    links: [call, recover, whatsapp],
  },
  {
    topic: 'No puedo entrar al portal, ¿a qué correo mando los soportes?',
    when: [
      /\b(?:bloque\w+|(?:demasiados|muchos|varios) intentos|no (?:me |nos )?(?:deja|puedo|podemos|abre|puedo lograr) (?:\w+ ){0,2}(?:entrar|ingresar|acceder|iniciar)|no (?:puedo|logro) (?:entrar|ingresar)|no (?:me |nos )?deja)\b/,
      /\b(?:portal|usuario|cuenta|plataforma|clave|contrasena)\b/,
      /\b(?:a (?:que|cual) (?:correo|email|mail|numero|direccion)|(?:que|cual) correo|(?:por )?donde (?:los|las|lo|la|puedo|podria|les|mand\w+|envi\w+|entreg\w+)|por (?:correo|whatsapp|email))\b/,
      /\b(?:mand\w+|envi\w+|entreg\w+|hago llegar|paso|pasarles)\b/,
      /\b(?:soportes?|papeles|documentos?|facturas?|extractos?|archivos?)\b/,
    ],
    not: /\b(?:dian|muisca|banc\w+|embarg\w+|nequi|daviplata|firma electronica|plata|transferencia)\b/,
    text: [
      `Si mañana no has podido entrar, mándalos a ${firm.email}, con el nombre de la empresa y el mes en el asunto, o llámanos y te decimos por dónde los recibimos. No los mandes por WhatsApp: no es un canal para documentos.`,
      'Pero primero prueba: el bloqueo por varios intentos dura unos minutos, no es definitivo. Si no recuerdas la contraseña, no sigas probando: pide otro enlace, que llega al correo de tu cuenta (mira «Correo no deseado»), y súbelos al portal como siempre. Ahí quedan guardados y con tu asesor.',
    ],
    links: [recover, mail, call],
  },
  {
    topic: 'El portal me saca cuando voy a subir un archivo',
    when: [
      /\b(?:me|nos) (?:saca|saco|bota|boto|expulsa|expulso|echa|desconecta|devuelve al (?:inicio|login)|manda al (?:inicio|login)|cierra (?:la )?sesion|pide (?:entrar|iniciar sesion|la clave|la contrasena) (?:otra vez|de nuevo))\b|\bse (?:me )?(?:cierra|cerro|sale|salio|desconecta)\b(?: \w+){0,2} (?:sesion|portal|pagina|sol[oa])\b/,
      /\b(?:sub\w+|carg\w+|adjunt\w+)\b/,
      /\b(?:pdf|xml|zip|fotos?|archivos?|facturas?|documentos?|papeles|soportes?|extractos?|rut)\b/,
    ],
    not: /\b(?:dian|muisca|siigo|alegra|(?:saca|saco) (?:un |una )?(?:error|aviso|mensaje|letrero)|emplead\w+|banco|camara|soci[oa]s?)\b/,
    text: [
      'Es la sesión, no el archivo, lo primero que hay que mirar: 1. Abre el portal en el navegador, no dentro del correo ni de otra aplicación, y sin ventana privada: ahí se borran las cookies y la sesión se cierra. 2. Entra otra vez y sube un archivo de hasta 10 MB, en PDF, JPG, PNG, XML o ZIP. 3. Actualiza el navegador o prueba con otro. 4. Si cambiaste la contraseña en otro equipo, entra con la nueva.',
      'Si te vuelve a sacar, prueba desde otro equipo, o llama o escribe con la hora, el equipo y el navegador: lo revisamos. Si vence hoy, dilo primero y vemos por dónde recibirlo.',
    ],
    links: [signIn, call, mail],
  },
  {
    topic: '¿Cómo me registro como cliente?',
    when: [
      /\b(?:registr(?:o|arme|arnos|ar|arse|amos)|inscrib(?:o|irme|irnos|ir|imos)|(?:crear|abrir|hacer|sacar|creo|abro|hago) (?:una |la |mi |un |el )?(?:cuenta|usuario|registro)|darme de alta|(?:hacer|volver)(?:me|nos) clientes?|(?:hago|vuelvo) clientes?|me (?:hago|vuelvo) clientes?)\b/,
      /\b(?:como|donde|que (?:hago|necesito|toca|debo|hay)|pasos|quiero|quisiera|puedo|nec[eo]sito|k hago)\b/,
      /\b(?:clientes?|portal|ustedes|uds|pagina|plataforma|sitio|firma|web|aqui|(?:crear|abrir|creo|abro|hago|hacer) (?:una |la |mi |un )?(?:cuenta|usuario))\b/,
    ],
    not: new RegExp(`${otherRegister.source}|${afterwards.source}`),
    text: [
      'Aquí, en «Iniciar sesión o registrarse»: 1. Crea tu cuenta con un correo y una contraseña. 2. Abre el enlace que te llega al correo; sin eso no se puede aprobar. 3. Entra y completa los datos de tu empresa y su RUT. El equipo revisa la solicitud, sin costo, en horario hábil, y te avisa por correo.',
      'Si todavía no sabes qué servicio necesitas, empieza por la evaluación gratuita: nos cuentas tu caso y recibes una propuesta con el precio.',
    ],
    links: [register, evaluation, call],
  },
]
