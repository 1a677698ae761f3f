import { firm } from '../../firm'
import { inPesos, uvt } from '../../legal-figures'
import { startingPrice, type ServiceSlug } from '../../services'
import { catalogue } from '../catalogue'
import { call, evaluation, mail, recover, signIn, whatsapp } from '../reply-links'
import type { Rule } from '../rules'

const invoices = { href: '/portal/facturas', label: 'Ver mis facturas' } as const
const from = (slug: ServiceSlug) => inPesos(startingPrice(slug))
const prices = { href: '#servicios', label: 'Comparar servicios y precios' } as const
const upload = { href: '/portal/facturas', label: 'Ir a facturas' } as const
const holds = (slug: ServiceSlug): string => catalogue[slug].includes.join('; ')

/** Answers who asks for the price of one hour with an accountant. */
const oneHour = {
  topic: '¿Cuánto vale una sola hora o consulta?',
  when: [
    /\b(?:cuanto|precio|valor|cobran?|tarifa)\b/,
    /\b(?:una|la|sola|unica|cada|por) (?:sola )?(?:hora|consulta)\b|\bsola asesoria\b|\basesoria (?:puntual|de una hora|por horas?)\b/,
  ],
  not: /\b(?:legal|juridic\w+|abogad\w+|extras?|nocturn\w+|dominical|trabajador\w*|emplead\w+|sueldo|salario|minimo|renta|declaraci\w+|nomina|contratista|por mes|mensual\w*|revisor\w*|auditor\w*|primera|domingo|festivo|libros)\b/,
  text: [
    `Una sola hora o consulta con un contador o un tributarista se puede contratar, sin mensualidad. No tiene una tarifa publicada: se cobra por horas, con la estimación por escrito antes de empezar. La única hora con precio publicado es la legal, desde ${from('asesoria-legal')}, más IVA.`,
    'Antes de pagar: la evaluación inicial es gratuita, y por teléfono o WhatsApp te dicen por dónde va lo tuyo y cuántas horas tomaría. Ten a mano qué necesitas resolver y para cuándo.',
  ],
  links: [evaluation, call, whatsapp],
} satisfies Rule

export const ours = true

/** Answers about the firm and its portal, for messages in which a single word suggests a wrong answer. */
export const rules: readonly Rule[] = [
  {
    topic: '¿La nómina va en el plan?',
    asked: `si los contrato el plan incluye la nomina o eso se paga aparte`,
    when: [
      /\bnomina\b/,
      /\b(?:plan|plataforma|contab\w+|contador\w*|paquete|mensualidad|aparte|incluy\w+ (?:tambien )?(?:la )?nomina|nomina (?:\w+ )?(?:incluida|va con|viene con))\b/,
      /\b(?:aparte|incluy\w+|incluid\w+|va con|viene con)\b/,
    ],
    not: /\b(?:que incluye|impuesto|retencion|renta|nomina (?:(?!contab)\w+ ){0,3}(?:incluye|trae))\b/,
    whole: true,
    text: [
      `Va aparte. La contabilidad registra la nómina en los libros; liquidarla, hacer la PILA y la nómina electrónica es el servicio de nómina, aunque ya seas cliente de contabilidad: desde ${from('asesoria-nomina')} por empleado al mes, más IVA, con descuento por volumen. Por ejemplo, 5 empleados son ${inPesos(startingPrice('asesoria-nomina') * 5)} al mes.`,
      `La mensualidad de contabilidad vale desde ${from('asesoria-contable')}, más IVA. Los impuestos (IVA, retención, renta de la empresa, ICA, exógena) son la asesoría tributaria, desde ${from('asesoria-tributaria')} al mes. Si tomas varios, la propuesta los junta con un solo alcance.`,
    ],
    links: [{ href: '/servicios/asesoria-nomina', label: 'Ver nómina' }, prices, evaluation],
  },
  {
    topic: 'Mi factura sigue en revisión',
    asked: `subi una factura hace dos dias y sigue sin revisar, cuanto demoran en revisar una factura, mi factura no pasa de en revision, cuando aprueban las facturas que subo, hace rato esta pendiente de revision mi factura, cargue el xml y nadie lo ha revisado, cuanto tarda la aprobacion de un documento en el portal, por que mi factura dice en revision`,
    when: [
      /\b(?:facturas?|documentos?|archivos?|soportes?|xml|pdf)\b/,
      /\b(?:en revision|sin revisar|por revisar|pendientes? de revis\w+|(?:demor\w+|tard\w+) en (?:revis\w+|aprob\w+))\b/,
    ],
    not: /\b(?:dian|solicitud|lista de espera|auditor\w*|declaracion)\b/,
    whole: true,
    text: [
      '«En revisión» quiere decir que llegó bien y que una persona del equipo la está mirando; no tienes que subirla otra vez. Un XML lo lee primero el portal; una foto o un PDF los lee siempre una persona, y por eso toman más. Cuánto tarda cada una no lo sé, porque no hay un tiempo prometido: si pasó más de un día hábil, pregunta en «Mensajes» con el número de la factura.',
      'En «Facturas» ves su estado, y si la rechazan, el motivo dice qué corregir. Si algo vence con esa factura, llama y dilo primero.',
    ],
    links: [invoices, call],
  },
  {
    topic: '¿Hacen conciliaciones bancarias?',
    asked: `ustedes hacen conciliaciones bancarias, concilian los bancos cada mes, quien hace la conciliacion del banco, me ayudan a conciliar bancos y cartera`,
    when: [
      /\bconcili(?:acion|aciones|an|ar|arme|arnos)\b/,
      /\b(?:hacen|hacer|incluye\w*|manejan|llevan|ustedes|uds|me|ayudan|servicio|contabilidad)\b/,
      /\b(?:banc\w+|extractos?|cuentas?|cartera|proveedores|mes|mensual\w*)\b/,
    ],
    not: /\b(?:audiencia|centro|fiscal|renta|laboral|ministerio|abogad[oa]|deud\w+|deb[eo])\b/,
    text: [
      `Sí: la asesoría contable concilia cada mes bancos, cartera y proveedores, y lo conciliado llega en los estados financieros del mes. Vale desde ${from('asesoria-contable')} al mes, más IVA, con el registro, los libros y la reunión mensual.`,
      'Si solo quieres las conciliaciones, o hay meses atrasados, pide el valor: depende de cuántas cuentas y movimientos son. Ten a mano los extractos en PDF o Excel.',
    ],
    links: [{ href: '/servicios/asesoria-contable', label: 'Ver el servicio' }, evaluation, call],
  },
  {
    topic: '¿Ustedes presentan las declaraciones?',
    asked: `ustedes presentan la declaracion o me la dejan lista, quien presenta la declaracion ustedes o yo, presentan los impuestos por mi, me dejan lista la declaracion para firmar`,
    when: [
      /\b(?:ustedes|uds)\b.*\bpresentan\b|\bpresentan (?:ustedes|uds|l[ao]s? (?:declaraci\w+|impuestos)|mis|el iva)\b|\b(?:dejan|entregan) list[ao]s?\b/,
      /\b(?:declaraci\w+|impuestos|iva|retencion|renta)\b/,
    ],
    not: /\b(?:cuanto|precio|cuando|multa|sancion\w*|atras\w+|tarde)\b/,
    text: [
      `La presentamos nosotros, con lo que tú apruebes: la asesoría tributaria calcula y presenta IVA, retenciones, renta, ICA y exógena, y recibes cada borrador 5 días hábiles antes del vencimiento. Vale desde ${from('asesoria-tributaria')} al mes, más IVA.`,
      'La firma es de quien declara o representa a la empresa, con su firma electrónica, que no se presta: te guiamos. Si además debe firmar un contador o el revisor fiscal depende del tamaño, del saldo y de la declaración.',
    ],
    links: [{ href: '/servicios/asesoria-tributaria', label: 'Ver el servicio' }, evaluation, call],
  },
  {
    topic: '¿La asesoría legal revisa contratos?',
    asked: `la parte legal me revisa un contrato, la asesoria legal incluye revisar contratos, ustedes revisan contratos de arriendo, redactan contratos o solo cosas de socios`,
    when: [
      /\b(?:revis\w+|redact\w+|hacen|elabor\w+) (?:\w+ ){0,3}contratos?\b/,
      /\b(?:parte|asesoria|servicio|area) (?:legal|juridic[ao])\b|\b(?:ustedes|uds|incluye|solo)\b/,
    ],
    not: /\b(?:cuanto|precio|valor|laboral\w*|emplead\w+|trabajador\w*|nomina|contador\w*)\b/,
    text: [
      `Sí: la asesoría legal redacta y revisa contratos comerciales y laborales, también un arriendo de local; no es solo para cosas de socios. Se cobra por horas, desde ${from('asesoria-legal')} por hora, más IVA, con la estimación por escrito antes de empezar.`,
      'Manda el contrato, para qué lo necesitas y cuándo lo firmas. No lo firmes antes de la respuesta.',
    ],
    links: [{ href: '/servicios/asesoria-legal', label: 'Ver el servicio' }, evaluation, call],
  },
  {
    topic: '¿Cuánto tarda solo el registro en la Cámara de Comercio?',
    asked: `cuanto se demora la camara de comercio si ya tengo los estatutos, en cuantos dias registra la camara una sas, cuanto tarda solo el registro de la empresa en la camara, ya tengo los estatutos cuanto falta en la camara`,
    when: [
      /\b(?:cuant[oa]s? (?:se |me )?(?:demora\w*|tarda\w*|toma|dias|tiempo)|en cuant[oa]s?|que tanto)\b/,
      /\bcamara\b/,
      /\b(?:estatutos|registr\w+|crear|inscrib\w+|constitu\w+|matricul\w+)\b/,
    ],
    not: /\b(?:cuesta|vale|precio|(?:cuanto|como) (?:me |nos )?(?:sale|cobran)|cancel\w+|renov\w+|acta|cambi\w+|marca|liquid\w+)\b/,
    text: [
      'El registro solo, con los estatutos firmados y autenticados y los papeles completos, puede salir en pocos días; el día exacto lo da la Cámara. Faltarían: la carta de aceptación del representante, el formulario del RUES y el pre-RUT, y el recibo del impuesto de registro y los derechos.',
      'Las 2 a 4 semanas son de todo: estatutos, Cámara y RUT, cuenta bancaria, firma electrónica y facturación. Lo que ya tienes se descuenta.',
    ],
    links: [{ href: '/servicios/asesoria-legal', label: 'Ver el servicio' }, evaluation, call],
  },
  {
    topic: 'Mi usuario del portal está bloqueado',
    when: [
      /\b(?:bloque\w+|(?:demasiados|muchos|varios) intentos)\b/,
      /\b(?:portal|usuario|contrasena|clave|intentos|ingresar|entrar|acceso|sesion|login)\b/,
    ],
    not: /\b(?:dian|muisca|banc\w+|embarg\w+|impuestos?|celular|whatsapp|plata|tarjeta|factura\w*|archivo|firma electronica|pagina)\b/,
    text: [
      'Después de varios intentos el portal pide esperar unos minutos; no lo cierra para siempre. Si no recuerdas la contraseña, no sigas probando: cámbiala con un enlace que llega al correo de tu cuenta, sirve una vez y por poco tiempo.',
      'Si no llega, mira «Correo no deseado». Y si algo vence hoy, llámanos: una persona comprueba que eres tú y te ayuda.',
    ],
    links: [recover, signIn, call],
  },
  {
    topic: 'No me llega el correo para cambiar la contraseña',
    when: [
      /\b(?:contrasena|clave|password)\b/,
      /\b(?:no|nunca|tampoco) (?:me |nos )?(?:lleg\w+|ha llegado|han llegado|recib\w+|aparece)\b/,
    ],
    not: /\b(?:dian|muisca|banco|ya no (?:tengo|uso|existe)|no tengo|perdi|hackea\w+|firm\w+|invitacion|factura\w*|codigo)\b/,
    text: [
      'En este orden: 1. Mira «Correo no deseado» y «Promociones», y busca por el nombre de la firma. 2. Comprueba que pediste el enlace con el correo con que te registraste, sin un error al escribirlo: a otro correo no llega nada. 3. Espera unos minutos y pide uno más, no varios seguidos; abre solo el último, que sirve una vez y por poco tiempo. 4. Si es un correo de tu empresa, pregunta a quien lo administra si lo detuvo.',
      'Si no aparece, o ya no tienes ese correo, llámanos desde el teléfono que nos diste: una persona comprueba que eres tú y te dice cómo volver a entrar.',
    ],
    links: [recover, call, whatsapp],
  },
  {
    topic: 'Me sale un error al subir un archivo',
    whole: true,
    when: [
      /\b(?:error|errores|falla|fallo)\b|\bse (?:me )?(?:queda|quedo) (?:pensando|cargando|pegad\w+|congelad\w+|trabad\w+|dando vueltas|ahi|en \d+)|\b(?:da|dando) vueltas\b|\bno (?:se )?(?:puedo|podemos|pude|(?:me |nos )?deja\w*) (?:subir|cargar|adjuntar)\w*|\bno (?:me |nos )?(?:suben?|cargan?) (?:las?|los?|el)\b/,
      /\b(?:sub\w+|carg\w+|adjunt\w+)\b/,
      /\b(?:xml|archivos?|pdf|zip|facturas?|fotos?|imagen(?:es)?|documentos?|portal)\b/,
    ],
    not: /\b(?:dian|transmi\w+|valid\w+|exogena|muisca|nomina|programa|siigo|alegra|(?:por|un|hay) error en|por error|equivo\w+|revisor\w*|borr\w+|elimin\w+)\b/,
    text: [
      'Lee primero el aviso de la pantalla: dice qué pasó con ese archivo. Lo usual: 1. Pesa más de 10 MB, o no es PDF, JPG, PNG, XML ni ZIP (Excel y Word no van en «Facturas»). 2. El XML se abrió y se guardó con otro programa: sube el original, tal como llegó al correo, o el ZIP entero sin abrirlo. 3. Se queda cargando, o se cayó la conexión o la sesión: recarga la página (el portal se abre en el navegador, no hay que instalar una app), entra otra vez y prueba con otra red u otro navegador.',
      'Si sigue, mándalo a tu asesor en «Mensajes» o llama, y di qué archivo es y qué dice el aviso, palabra por palabra. Si son muchos, súbelos por grupos pequeños o en un ZIP. Mientras tanto puedes subir el PDF de la misma factura: lo lee una persona.',
    ],
    links: [upload, call, mail],
  },
  {
    topic: '¿Qué incluye el plan más barato?',
    when: [
      /\b(?:plan|planes|paquete|servicio|mensualidad|tarifa)\b/,
      /\b(?:barat\w+|economic\w+|basic\w+|mas baj[oa]|sencill\w+|menor precio)\b/,
      /\b(?:que (?:me |nos )?(?:incluye|trae|viene|tiene|cubre|hace\w*|contiene)|en que consiste)\b/,
    ],
    not: /\b(?:salario|sueldo|celular|renta|software|programa)\b/,
    text: [
      `No hay planes cerrados: se contrata por servicio, solo lo que necesitas. De menor a mayor, más IVA: nómina, desde ${from('asesoria-nomina')} por empleado al mes: ${holds('asesoria-nomina')}.`,
      `Tributaria, desde ${from('asesoria-tributaria')} al mes: ${holds('asesoria-tributaria')}.`,
      `Contable, desde ${from('asesoria-contable')} al mes: ${holds('asesoria-contable')}.`,
      'Si vendes poco, puede bastarte una asesoría puntual: en la evaluación gratuita se ve tu RUT y te decimos cuál sobra.',
    ],
    links: [prices, evaluation, call],
  },
  {
    topic: '¿El plan incluye las declaraciones de impuestos?',
    when: [
      /\b(?:incluy\w+|incluid[ao]s?|trae|viene\w*|aparte|por (?:cada )?declaracion|cada declaracion|entran?)\b/,
      /\bdeclaraci\w+|\bretencion\b|\bretefuente\b|\bexogena\b|\bimpuestos\b/,
      /\b(?:plan|mensual\w*|paquete|contabilidad)\b/,
    ],
    not: /\b(?:ya pague|arriendo|cliente|sueldo|vendo|dian|precios?|responden|sancion|estados financieros|nomina|renta|contratos?|ica)\b/,
    whole: true,
    text: [
      `No van en la contabilidad: las declaraciones de IVA y de retención, el ICA, la exógena y la renta de la empresa son la asesoría tributaria. Esa asesoría vale desde ${from('asesoria-tributaria')} al mes, más IVA, y las incluye: no se cobran una por una.`,
      `La contabilidad, desde ${from('asesoria-contable')} al mes, trae registro, conciliaciones y estados financieros. Las dos juntas parten de ${inPesos(startingPrice('asesoria-contable') + startingPrice('asesoria-tributaria'))} al mes, más IVA. La nómina y la renta del dueño como persona van aparte. También se puede contratar una sola declaración, con su valor por escrito antes de empezar.`,
    ],
    links: [prices, evaluation, call],
  },
  {
    ...oneHour,
    topic: '¿Cuánto vale una hora y es virtual o presencial?',
    when: [
      ...oneHour.when,
      /\b(?:virtual\w*|presencial\w*|video ?llamada|en linea|online|por (?:zoom|meet|teams|telefono)|en (?:la|su) oficina|ir hasta)\b/,
    ],
    text: [
      ...oneHour.text,
      `Puede ser por videollamada, por teléfono o en la oficina (${firm.address.street}), como prefieras.`,
    ],
  },
  oneHour,
  {
    topic: '¿Qué necesita un negocio pequeño sin empleados?',
    when: [
      /\b(?:tienda|negocio|emprendimiento|vendo|ventas|facturo)\b/,
      /\b(?:[1-9]|1[0-4]) (?:millones|palos) (?:al|por|cada|mensual\w*) ?(?:mes)?\b|\b(?:[1-9]|1[0-4])000000 (?:al|por|cada) mes\b/,
      /\b(?:que|cual) (?:plan|servicio|paquete)\b|\bme (?:sirve|conviene|recomiend\w+)\b|\bcuanto me (?:saldria|costaria|cobrarian|cobran)\b/,
    ],
    not: /\b(?:tengo (?:\d+|un|una|dos|tres|cuatro|cinco) (?:emplead\w+|trabajador\w*)|nomina|sas|sociedad|software|arriendo|renta|simple|multa|dian|exterior)\b/,
    whole: true,
    text: [
      `Con esas ventas quizá no necesites una mensualidad. Si eres persona natural y vendes menos de 3.500 UVT al año (${inPesos(3_500 * uvt.value)} en ${uvt.year}), puedes ser no responsable de IVA, si cumples los demás requisitos; entonces puede bastarte una asesoría puntual para ordenar el RUT y las cuentas, que se paga por horas con el valor por escrito antes, y la renta una vez al año.`,
      `Si estás obligado a llevar contabilidad, como una S.A.S., lo que va cada mes es la asesoría contable, desde ${from('asesoria-contable')}, más IVA: se registran y concilian ventas, compras y bancos, salen los estados financieros y hay una reunión de resultados. La tributaria (desde ${from('asesoria-tributaria')}) solo si declaras IVA o retención, y nómina no, mientras no tengas empleados. En la evaluación gratuita se ve tu RUT y te decimos cuál sobra.`,
    ],
    links: [evaluation, prices, call],
  },
  {
    topic: '¿Cuánto se demora y cuánto vale abrir una empresa?',
    when: [
      /\b(?:abrir|crear|montar|constituir|formar|registrar|creacion|constitucion)\b/,
      /\b(?:sas|s a s|empresa|sociedad|compania)\b/,
      /\bcuanto (?:\w+ )?(?:cobran?|cobrarian|cuesta|vale|valdria|costaria|sale|saldria)\b|\b(?:precio|tarifa|honorarios)\b/,
      /\b(?:demora\w*|tarda\w*|toma|tiempo|dias|semanas|ustedes|uds|cobran)\b/,
    ],
    not: /\b(?:cerrar|liquid\w+|cancel\w+|sucursal|portal|emplead\w+|extranjer\w+|banco|contabilidad|capital|marca|renov\w+)\b/,
    whole: true,
    text: [
      'Toma de 2 a 4 semanas: primero los estatutos, la Cámara de Comercio y el RUT; después la cuenta bancaria, la firma electrónica y la facturación. El registro solo puede salir en pocos días.',
      `Son dos cuentas. La nuestra es asesoría legal por horas, desde ${from('asesoria-legal')} la hora, más IVA; cuántas horas son depende de los socios y de los estatutos, y te damos el valor por escrito antes de empezar. La otra son los derechos de la Cámara y el impuesto de registro, del 0,3% al 0,7% del capital (Ley 223 de 1995): el total lo da la página de la Cámara.`,
    ],
    links: [{ href: '/servicios/asesoria-legal', label: 'Ver asesoría legal' }, evaluation, call],
  },
  {
    topic: 'Otro contador me cobra menos',
    when: [
      /\b(?:otr[oa]s?|mi|un|una|el|actual) (?:contador\w*|firma|asesor\w*|oficina)\b/,
      /\bcompar\w+|\bme cobran?\b|\bla mitad\b|\bmenos que ustedes\b|\bmas (?:barat\w+|economic\w+|caros?)\b/,
      /\b(?:ustedes|uds)\b|\bdiferencia\b|\bjustifi\w+|\bde mas\b|\bvale la pena\b/,
    ],
    not: /\b(?:queja|reclamo|grosero|error\w*|multa|sancion\w*|robo|devuelv\w+|entreg\w+|software|confiable|de mas (?:en|por))\b/,
    whole: true,
    text: [
      `Compara lo que incluye, no solo el valor: pide a los dos, por escrito, qué incluye el precio. La asesoría contable, desde ${from('asesoria-contable')} al mes, más IVA, trae: ${holds('asesoria-contable')}. Los impuestos, desde ${from('asesoria-tributaria')} al mes, y la nómina van aparte.`,
      'Mira también quién firma y presenta, si concilia los bancos cada mes y quién responde a la DIAN. Si la otra oferta trae todo lo que necesitas, la evaluación gratuita te lo dice, aunque no nos contrates.',
      'Recibir la contabilidad que traes: el empalme con quien la lleva hoy lo hacemos nosotros, con una lista y un acta. No tiene un precio publicado. Si hay meses atrasados o por corregir, cambian el valor, y lo sabes por escrito antes de firmar.',
    ],
    links: [prices, evaluation, call],
  },
  {
    topic: 'Una tarea mía sale vencida y ya la cumplí',
    when: [
      /\btareas?\b/,
      /\b(?:vencid[ao]s?|pendientes?|atrasad[ao]s?|en rojo|no se quita|sigue)\b/,
      /\b(?:ya|mande|envie|entregue|subi|hice|marc\w+|quit\w+)\b/,
    ],
    not: /\b(?:dian|hij[oa]s?|colegio|recordatorios?|citas?|asesor\w*)\b/,
    whole: true,
    text: [
      'Si es una tarea tuya, en «Tareas» márcala como hecha y deja de salir vencida. Si es algo que pidió la firma, ábrela en «Solicitudes» y mira si lo que enviaste quedó ahí: la cierra el equipo cuando lo revisa. Si lo entregaste por otro lado, como un correo, escríbelo en «Mensajes» con el día, o súbelo ahí, para que la cierren.',
      'Para saber si una declaración ya se presentó: en el portal, «Calendario» dice qué está presentado o pagado y guarda su soporte. Si su fecha ya pasó y no dice que está presentada, pregúntalo hoy en «Mensajes» o llámanos.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
]
