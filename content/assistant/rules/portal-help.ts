import { firm } from '../../firm'
import { maxFileMegabytes, maxLargeFileMegabytes } from '../../upload-limit'
import { call, mail } from '../reply-links'
import type { Rule } from '../rules'

const portal = { href: '/portal', label: 'Ir al portal' } as const
const signIn = { href: '/auth', label: 'Iniciar sesión' } as const
const invoices = { href: '/portal/facturas', label: 'Ver mis facturas' } as const
const treatment = { href: '/tratamiento-datos', label: 'Cómo tratamos tus datos' } as const

export const ours = true

/** What somebody hears who has waited for an answer of their adviser. */
export const unanswered = [
  'Lo siento: alguien debe responderte. Tu mensaje queda en «Mensajes» con su fecha, aunque tu asesor no esté. Si algo vence en estos días o llevas más de un día hábil sin respuesta, llama en horario y di tu empresa y qué necesitas: otra persona lo toma. Si quieres dejar queja, escríbela al correo.',
] as const

/** By when papers of a month have to be sent. */
export const papersInTime = [
  'Lo mejor es subirlas apenas salen: así se revisan al llegar. El borrador de cada declaración te llega 5 días hábiles antes del vencimiento, así que los soportes del período deben estar antes de esa fecha; las novedades de nómina, 3 días hábiles antes del pago. Con todo completo al cierre, los estados financieros salen en los primeros 10 días hábiles del mes siguiente.',
  'Tu fecha exacta está en «Calendario» y en lo que te pide el portal. Si te falta algo y vence ya, escríbelo o llama: se presenta a tiempo y, si hace falta, se corrige después; si la corrección sube el impuesto, tiene una sanción del 10% de lo que sube (E.T., art. 644).',
] as const

export const rules: readonly Rule[] = [
  {
    topic: '¿Cómo pido, cambio o cancelo una cita?',
    insteadOf: ['¿Cómo pido una cita?', '¿Cómo cambio o cancelo una cita?'],
    asked: `como muevo la cita del martes, se me cruzo algo y no puedo a la cita, como cambio la cita del viernes, como cancelo la reunion del lunes, quiero correr la cita, mover la reunion para otro dia, no puedo ir a la cita, quiero una cita con alguien de nomina para el jueves, agendar con un abogado, pedir cita por la tarde, sincronice con google calendar y no se si les llego, la cita aparece en mi calendario pero no se si quedo, me confirman la cita, reprogramar la asesoria, cuanto dura la cita, la cita es virtual o presencial, la cita puede ser virtual, puedo tener la reunion por videollamada, la asesoria puede ser por zoom`,
    text: [
      'En el portal, en «Citas»: «Agendar Cita» para pedirla (eliges qué necesitas, el día, la hora y, si hay varias formas, en la oficina, por teléfono o por videollamada), y dentro de cada cita «Cambiar la hora» o «Cancelar la cita», hasta el día anterior. Vale cuando dice «Programada»: «Por confirmar» es que falta que la firma la confirme, y te llega un correo. Agregarla a tu Google Calendar no la pide ni la confirma.',
      'Si es hoy, si quieres a alguien en particular o no tienes cuenta, llama o escribe: una persona mira la agenda. Sin ser cliente, se pide con la evaluación gratuita.',
    ],
    links: [portal, call, mail],
  },
  {
    topic: 'Le escribí a mi asesor y no responde',
    insteadOf: ['Mi asesor no responde'],
    asked: `le escribi a mi asesora por el portal hace tres dias y nada, mi contador no contesta los mensajes del portal, mande un mensaje y no responden, llevo dias esperando respuesta de mi asesor, no me contestan en mensajes, escribi y me dejaron en visto`,
    text: unanswered,
    links: [call, mail, portal],
    calms: true,
  },
  {
    topic: 'Me sale vencida una tarea que ya hice',
    asked: `me aparece una tarea vencida que yo ya hice, ya entregue y sale pendiente, sale atrasado algo que ya subi, el portal dice que falta un documento que ya mande, me sigue pidiendo lo que ya entregue, la tarea no se quita, como marco una tarea como hecha`,
    text: [
      'Si es una tarea tuya, en «Tareas» márcala como hecha y deja de salir vencida. Si es algo que pidió la firma, ábrelo y mira si lo que subiste quedó ahí: lo cierra el equipo cuando lo revisa. Si ya lo entregaste por otro lado, escríbelo en «Mensajes» con el día, para que lo cierren.',
    ],
    links: [portal, call],
  },
  {
    topic: '¿Quién revisa mis facturas, una persona o una máquina?',
    asked: `las facturas las revisa alguien, el sistema rechaza solo las facturas, hay una persona que mire las facturas, quien revisa la factura una persona o una maquina, la revision es automatica, un robot rechaza mis facturas, me la rechazaron y yo la veo bien, por que dicen que no cumple requisitos, no dice el motivo del rechazo, quien decide si la aceptan, como reclamo por una factura rechazada`,
    text: [
      'Las dos: el portal lee el archivo y recalcula (revisión automática), y quien acepta o rechaza es una persona de la firma, con una nota que dice qué corregir. Una foto o un PDF sin XML los lee siempre una persona. Cuánto tarda cada una no lo sé: si llevas más de un día hábil o algo vence, pregunta en «Mensajes» o llama.',
      'En «Facturas» cada una dice su estado. Si está «Rechazada», ábrela: el motivo dice qué corregir, y los hallazgos, dónde; si faltó un dato, pide al proveedor que la corrija con nota crédito y suba la nueva. Si la ves bien, o no hay nota, escríbelo en «Mensajes» con el número: la pueden volver a revisar.',
    ],
    links: [invoices, portal, call],
  },
  {
    topic: 'Subí una factura a la empresa equivocada',
    asked: `subi por error la factura de otra empresa mia, subi un documento en la carpeta que no era, puse una factura en otra empresa, como borro la factura que subi mal, quien alcanzo a ver lo que subi por error, elimine por error una factura`,
    text: [
      'En «Facturas», la dueña o el dueño elige «Eliminar» en la fila de la que no era; si fue sin querer, el botón «Deshacer» queda 10 segundos. Después cámbiate de empresa en la cabecera del portal y súbela donde va. Si la firma ya la decidió, no se borra: en su fila dice «Retirar» y queda como retirada, y se lo dices a tu asesor en «Mensajes». Si la declaración del período no se ha presentado, estás a tiempo de no contarla; si ya se presentó, él mira si hay que corregirla: díselo hoy.',
      'La vieron a lo sumo las personas con acceso a esa empresa en el portal (están en «Personas») y el equipo de la firma que la atiende. Si ahí hay alguien que no debía verla, llama.',
    ],
    links: [invoices, portal, call],
  },
  {
    topic: '¿Dónde está un certificado o papel que me hizo la firma?',
    asked: `donde encuentro el certificado que me hicieron ustedes, no veo el certificado de ingresos y retenciones en mis documentos, donde bajo mi declaracion, no aparece el documento que me dijeron que subieron, no encuentro mis estados financieros en el portal, donde esta el papel que les pedi`,
    text: [
      'Lo que la firma te entrega sale en el portal, en «Documentos»: míralo con la empresa y el año correctos (si tienes varias empresas, se cambia en la cabecera) y usa el buscador. Si no está, no lo hemos subido o quedó en otra empresa: pídelo en «Mensajes» con el nombre del papel y el año.',
      'Si es urgente, llama: una persona lo busca. El certificado de un empleo o de un cliente tuyo lo da quien te pagó, no nosotros.',
    ],
    links: [portal, call, mail],
  },
  {
    topic: 'Me niega el acceso aunque ya soy cliente',
    asked: `me sale acceso denegado y ya les estoy pagando, mi solicitud fue rechazada si yo soy cliente, por que me rechazaron el registro, ya soy cliente y el portal no me deja, dice que mi cuenta no tiene acceso`,
    text: [
      'Puede ser que el registro se hiciera con otro correo o empresa que los del contrato. El correo de la decisión dice por qué. Llama con tu NIT y el correo con que entras: si ya eres cliente, una persona lo corrige y te da acceso; no hace falta registrarse de nuevo.',
    ],
    links: [call, mail, signIn],
  },
  {
    topic: '¿Cuánto se demora la lista de espera?',
    insteadOf: ['¿Cuándo aprueban mi registro?'],
    asked: `cuanto se demora que me aprueben, sigo en lista de espera hace dias, cuando me aprueban, llevo una semana en espera, por que no me han aprobado, cuanto tarda la aprobacion del registro, mi solicitud no avanza`,
    text: [
      'El equipo revisa tu solicitud y te avisa por correo; no hay un número de días prometido. Va más rápido si completas los datos de tu empresa al iniciar sesión. Si pasaron más de dos días hábiles, o algo vence, llama con tu correo y tu NIT: te dicen qué falta.',
    ],
    links: [signIn, call, mail],
  },
  {
    topic: 'Un botón o una página del portal no funciona',
    asked: `olvide la contraseña y el boton no hace nada, el boton no responde, la pagina se queda cargando, no abre el portal, se queda en blanco, no me deja hacer clic, el enlace de recuperar no sirve, la pagina esta caida, el portal esta lento`,
    text: [
      'Prueba así: 1. Recarga la página. 2. Ábrela en otro navegador o en una ventana privada, sin bloqueadores. 3. Mira que el campo del correo esté lleno y bien escrito: el botón espera eso. 4. Si pediste una contraseña nueva, el correo llega en minutos; mira «Correo no deseado».',
      'Si sigue igual, llama o escribe con la hora, qué página era y una captura; y di si algo vence hoy, para hacerlo por otro camino.',
    ],
    links: [{ href: '/auth/recuperar', label: 'Pedir una contraseña nueva' }, call, mail],
  },
  {
    topic: 'Subí facturas y no aparecen todas',
    asked: `subi veinte facturas y solo aparecen quince, faltan facturas que subi, donde quedaron las facturas que subi, no aparece una factura que cargue, se perdieron archivos que subi al portal, subi un zip y faltan facturas, la lista de facturas sale incompleta`,
    text: [
      'Mira en «Facturas»: 1. Quita los filtros y revisa la empresa que está elegida en la cabecera y el mes. 2. Lo que no es PDF, JPG, PNG o XML, o pasa del tamaño, se devuelve con su razón al subirlo; en un ZIP se abre cada archivo. 3. Si se cortó la conexión, vuelve a subir las que falten.',
      'Si aun así faltan, escribe en «Mensajes» con el nombre de los archivos y la hora: con eso las busca una persona. Guarda los XML hasta verlas todas.',
    ],
    links: [invoices, portal, call],
  },
  {
    topic: '¿Dónde activo los recordatorios y avisos?',
    asked: `no me llegan los recordatorios de vencimientos al correo, donde activo los avisos, como cambio las notificaciones, quiero que me avisen cuando vence algo, no me llegan notificaciones del portal, como apago los correos de avisos, avisos por correo del portal`,
    text: [
      'En el portal, en «Mi cuenta», «Cómo avisarte»: por cada tema (vencimientos cerca, firmas, mensajes, citas, documentos nuevos…) eliges «Ahora», «Resumen» o «Nunca»; cada cambio se guarda solo. Los vencimientos avisan a 10, 5 y 1 días si falta algo tuyo, y el resumen es un solo correo, a las 7:30 a.m. de cada día hábil.',
      'Si están activados y no llegan, mira «Correo no deseado» y que el correo de tu cuenta sea el tuyo. En el portal el aviso queda siempre.',
    ],
    links: [portal, call],
  },
  {
    topic: 'Un archivo con clave o que no abre',
    asked: `subi el extracto del banco con clave, el pdf tiene contraseña lo pueden abrir, no abre el archivo que subi, el extracto viene protegido, mande un excel y no lo recibe, el archivo pide clave, como subo un archivo protegido`,
    text: [
      'Mejor súbelo sin clave: ábrelo con tu contraseña, imprímelo como PDF y sube esa copia. Un archivo que pide clave no se puede leer ni revisar, y las claves no se escriben en los mensajes.',
      'Si no puedes quitarla, dilo en «Mensajes» y una persona acuerda contigo cómo recibirlo.',
    ],
    links: [portal, call],
  },
  {
    topic: 'Si cierro mi cuenta, ¿qué pasa con lo que subí?',
    asked: `si borro mi cuenta se borran las facturas, que pasa con mis archivos si me voy, elimino la cuenta y se pierde todo, cuanto tiempo guardan mis documentos, como bajo todo antes de cerrar la cuenta, quiero una copia de todo lo mio`,
    text: [
      'En «Mi cuenta» puedes descargar tus datos y pedir que se elimine la cuenta. Lo que la ley obliga a guardar no se borra: los libros y papeles de comercio se conservan 10 años (Ley 962 de 2005, art. 28). Lo demás se suprime cuando ya no hace falta.',
      'Antes de cerrarla descarga lo tuyo de «Facturas» y «Documentos», y pide el acta con libros, soportes y claves si cambias de contador.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, mail, treatment],
  },
  {
    topic: 'Firmé mal un documento',
    asked: `firme un documento y me equivoque, se puede anular la firma, firme con el representante que no era, quiero deshacer una firma, firme sin leer, como cambio un documento que ya firme, firme el documento equivocado, me arrepenti de firmar`,
    text: [
      'Una firma no se borra: queda el registro. Avisa hoy a quien te lo envió, en «Mensajes» o por teléfono, con el nombre del documento y qué está mal: si todavía no firmaron todos, la firma puede anular el envío y mandarte una versión corregida.',
      'Si ya estaba completo, se hace otro documento que lo reemplace o lo corrija; y si lo que firmaste ya se presentó ante la DIAN o un tercero, dilo primero: un abogado del equipo mira qué efecto tiene y qué plazo hay.',
    ],
    links: [call, portal],
  },
  {
    topic: '¿Con cuánto tiempo mando facturas y papeles?',
    asked: `con cuanta anticipacion debo mandar las facturas, hasta que dia recibo las facturas del mes para el iva, cuando les entrego los papeles, que dia cierran el mes, si mando tarde las facturas alcanzan a presentar, fecha limite para enviar soportes a ustedes, cada cuanto subo las facturas`,
    text: papersInTime,
    links: [portal, call],
  },
  {
    topic: '¿Dónde se guardan mis datos y los ve Google?',
    asked: `guardan mis papeles en otro pais, yo no autorice que los guardaran afuera, mis facturas quedan en google drive, mis datos estan en servidores de otro pais, en que servidores guardan mis documentos, nadie me pidio autorizacion para enviar mis datos, mis archivos salen de colombia, quien tiene mis datos, google ve mis facturas, comparten mis datos con terceros`,
    text: [
      'Sí hay copias fuera: para prestar el servicio usamos encargados de alojamiento, correo, almacenamiento y automatización, algunos fuera de Colombia, con contrato (Decreto 1377 de 2013, art. 25), y una copia de tus archivos va a la carpeta de Google Drive que se comparte contigo. No se ceden a otros responsables sin tu autorización o una orden de autoridad.',
      `Si no autorizaste o quieres oponerte, escribe a ${firm.email} con el asunto «Datos personales»: las consultas se responden en 10 días hábiles y los reclamos en 15 (Ley 1581 de 2012, arts. 14 y 15). Si no quedas conforme, puedes ir a la Superintendencia de Industria y Comercio.`,
    ],
    links: [mail, treatment, call],
  },
  {
    topic: 'Creo que se filtraron mis datos',
    asked: `me estan llegando correos raros con mi cedula, alguien tiene mis datos, se robaron la base de datos, un exempleado se llevo los datos, filtraron mi informacion, me llaman con mis datos, creo que hubo una fuga de informacion, estan usando mi informacion`,
    text: [
      'No abras enlaces ni adjuntos, no pagues y no des claves. Guarda los correos con su fecha y cambia la contraseña del portal y la de tu correo.',
      `Avísanos hoy por teléfono y a ${firm.email}, con el asunto «Datos personales» y los correos que te llegaron: la firma revisa si salieron de aquí, te lo dice por escrito y responde el reclamo en 15 días hábiles (Ley 1581 de 2012, art. 15). También puedes denunciar ante la Superintendencia de Industria y Comercio y, si hay fraude, en adenunciar.policia.gov.co.`,
    ],
    links: [call, mail, treatment],
    calms: true,
  },
  {
    topic: '¿Alguien lee este chat?',
    insteadOf: ['¿Se guarda lo que escribo?'],
    asked: `lo que escribo aqui queda guardado, quien lee este chat, alguien ve lo que escribo, es confidencial este chat, puedo contar cosas delicadas aqui, esto es privado, guardan la conversacion`,
    text: [
      'Nadie lo lee: en este chat no se guarda ni se envía nada, las respuestas salen de la misma página. Para contar algo delicado y que quede, usa «Mensajes» del portal o llama: la firma trata lo tuyo con reserva. No escribas aquí claves ni números de cuenta.',
    ],
    links: [treatment, call],
  },
  {
    topic: 'Puse mal un dato en el registro y está en revisión',
    asked: `escribi mal el nit al registrarme, el nit me quedo con un digito de mas y dice en revision, puse otra razon social en el formulario de registro, me registre como persona y era la empresa, el rut que subi en el registro era viejo,
no me deja cambiar los datos mientras revisan mi cuenta, hago otro registro o espero a que me aprueben, corregir el nit de mi solicitud, me equivoque de ciudad en el registro, subi el rut de otra empresa al registrarme,
mande el formulario con un error, mi solicitud esta en espera y tiene un dato malo, el nit lleva el numero despues del guion en el registro`,
    insteadOf: ['Me equivoqué al registrarme'],
    text: [
      'No te registres otra vez: no hace falta, y esperar tampoco lo arregla. Entra con tu correo y tu contraseña: mientras la solicitud no esté decidida, la pantalla tiene «Corregir mis datos», y ahí cambias NIT, nombre, municipio o RUT y la envías de nuevo. El NIT va sin el dígito de verificación: si le sobra un número, quizá es ese.',
      'Si no ves el botón o no te deja, llama o escribe con tu correo y el dato correcto: una persona del equipo compara con el RUT y lo arregla antes de decidir. Solo si lo equivocado es el correo, regístrate de nuevo con el correcto, o llama. Si ya está aprobada, escríbele a tu asesor en «Mensajes».',
    ],
    links: [signIn, call, mail],
  },
  {
    topic: '¿Qué hago mientras revisan mi registro?',
    asked: `ya mande la solicitud y ahora que, quiero cancelar mi solicitud de registro, mientras aprueban puedo subir facturas, me urge entrar y sigo en revision, como se si falta algo en mi registro, me pidieron corregir mi registro,
quien revisa mi solicitud, puedo agilizar la aprobacion de la cuenta, en que va mi registro al portal, ya no quiero la cuenta y todavia no la aprueban, registre mi empresa y quiero agregar otra antes de que aprueben, tengo algo que vence y no me han aprobado`,
    text: [
      'Una persona del equipo compara tus datos con el RUT, en horario hábil, y te escribe al correo cuando decide. Para que no se detenga: abre el enlace que confirma tu correo, completa los datos de la empresa y sube el RUT legible. Si falta algo te llega un correo y lo corriges en «Corregir mis datos». Mientras tanto el portal no recibe facturas ni muestra documentos.',
      'Si algo vence en estos días, no esperes: llama con el nombre de la empresa y la fecha. Una segunda empresa se agrega después, con el mismo correo. Y si ya no quieres la cuenta, pide al correo de abajo que la retiren, con tus datos.',
    ],
    links: [signIn, call, mail],
  },
  {
    topic: 'Mi archivo pesa demasiado para subirlo',
    asked: `un pdf de 40 mb como lo envio, el archivo supera el limite del portal, pesa 25 megas y no sube, mi extracto escaneado es muy grande, como hago mas liviano un pdf, el contrato escaneado pesa mucho y no lo recibe,
dice que excede el tamaño maximo, les puedo mandar un link de wetransfer, tengo un archivo de 100 megas, una carpeta completa de soportes por donde la envio, las fotos pesan mucho y no suben, no cabe el archivo en el portal, les paso los documentos por drive porque pesan`,
    when: [
      /\b(?:\d+ ?(?:mb|megas?|megabytes)|pesa (?:mucho|demasiado|mas)|(?:muy|demasiado) (?:grande|pesado))\b/,
      /\b(?:archivos?|pdf|fotos?|documentos?|extractos?|contratos?|carpeta|escane\w+)\b/,
      /\b(?:sub\w+|envi\w+|mand\w+|lleg\w+|carg\w+|recib\w+|portal|pagina|hago)\b/,
    ],
    text: [
      `Así como está no entra: en «Facturas» cada archivo llega hasta ${maxFileMegabytes} MB, y en «Mensajes» y «Solicitudes», hasta ${maxFileMegabytes} o ${maxLargeFileMegabytes} MB, según lo que el equipo tenga abierto (la pantalla lo dice). Lo que sirve: 1. Pártelo en varios PDF, por mes o por capítulo. 2. Guárdalo con «reducir tamaño», o escanéalo en grises y con menos resolución. 3. Si son fotos, el portal ofrece hacerlas más pequeñas. 4. Un ZIP de facturas, suéltalo en «Facturas»: se abre y se envían por separado.`,
      'Si no se puede partir, dilo en «Mensajes» o llama antes de mandarlo: acuerdan por dónde va. No lo pongas en un enlace público ni lo mandes con claves de la DIAN o del banco.',
    ],
    links: [invoices, call],
  },
  {
    topic: 'No me abre la carpeta de Drive',
    asked: `la carpeta de google drive no abre, drive me dice que necesito permiso, no tengo acceso a la carpeta compartida, solicitar acceso me sale en drive, el enlace de drive no funciona, no veo mi carpeta de drive,
me pide otra cuenta de google para abrir la carpeta, no tengo gmail y no puedo abrir drive, desaparecio mi carpeta de drive, compartanme otra vez la carpeta, cambie de correo y ya no entro a la carpeta de drive, donde esta el link de mi carpeta`,
    text: [
      'La carpeta está compartida con el correo dueño de la cuenta del portal: si tu navegador está en otra cuenta de Google, Drive pide permiso. Ahora: 1. Abre la carpeta desde el inicio del portal. 2. Arriba a la derecha de Drive, cambia a la cuenta con ese correo, o prueba en una ventana privada. 3. Si la carpeta aún no existe, sale con tus primeros archivos.',
      'Si no abre, no pulses «Solicitar acceso» varias veces: pide en «Mensajes», o por teléfono, que la compartan otra vez, y di con qué correo entras; si ese correo no es de Google o lo cambiaste, dilo. Mientras tanto nada se pierde: tus archivos están en «Documentos» y «Facturas», que no dependen de Drive.',
    ],
    links: [portal, call],
  },
]
