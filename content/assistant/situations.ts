import { contactHref } from '../contact-topics'
import { firm } from '../firm'
import { maxFileMegabytes } from '../upload-limit'
import type { KnownAnswer } from './answers'
import { delicate } from './delicate'
import { fears } from './fears'
import { procedures } from './procedures'
import { call, mail, recover, signIn, treatment, whatsapp } from './reply-links'
import { taxAnswers } from './tax-answers'
import { taxWords } from './tax-words'

const rights: readonly KnownAnswer[] = [
  {
    asked: `por culpa de su, culpa de su demora, culpa suya, no estoy conforme, no quede conforme, no estoy contento, no estoy contenta, no estoy satisfecho, no estoy satisfecha, insatisfecho, devuelvan lo que pague, devuelvan lo pagado, me devuelvan lo que, mes pidiendo, meses pidiendo, semanas pidiendo, ustedes hicieron mal, ustedes me hicieron mal, me hicieron mal la, hicieron mal mi, hicieron mal la declaracion, presentaron mal mi, presentaron mal la, declararon mal, liquidaron mal mi, por culpa de ustedes, culpa de ustedes, error de ustedes, ustedes se equivocaron, ustedes se equivocan, se equivocaron con mi, se equivocaron en mi, quien responde si, responde si se equivocan, responden por errores, responden por sus errores, cobrando algo que no, cobrando lo que no, cobraron algo que no, cobraron lo que no, cobro que no, no pedi ese servicio, devuelvan la plata, devuelvan mi plata, devuelvan mi dinero, devuelvan el dinero, devolver la plata, devolucion de mi dinero, reembolso, grosero, grosera, groseros, trataron mal, trato mal, irrespetuoso, irrespeto, no solucionan, no me solucionan, dias esperando respuesta, semanas esperando, llevo esperando, superintendencia de industria, me pasaron cuentas que no, cobraron dos veces, me cobraron doble, pqr, pqrs, queja, quejas, reclamo, reclamos, reclamacion, reclamaciones, quejarme, me quejo, donde me quejo, pesimo servicio, mal servicio, mala atencion, molesto con ustedes, molesta con ustedes, inconforme, inconformidad, cobraron de mas, cobro de mas, estafa, peticion formal, perder plata, hicieron perder, prometieron llamarme, quedaron de llamarme, nunca llamaron, nunca me llamaron, no cumplieron, incumplieron, pierden mis papeles, denunciarlos, demandarlos a ustedes`,
    text: [
      'Lamentamos que algo haya salido mal. Tu queja o reclamo se recibe por escrito y queda con fecha.',
      `Escríbela a ${firm.email} con tu nombre, tu número de contacto y qué pasó. Si prefieres contarla, llama. Si el reclamo es por tus datos personales, la ley nos da 15 días hábiles para responder (Ley 1581 de 2012, artículo 15).`,
    ],
    links: [mail, call],
  },
  {
    asked: `no me sirvio, no me sirve, no era eso, no es lo que pregunte, no es lo que pregunto, no respondiste, no me entiende, no me entiendes, no entiendes, no entiendo nada, eres inutil, no sirves, que inutil, hijueputa, malparido, mierda, idiota, estupido`,
    text: ['Lamento no haberte ayudado. Prueba con otras palabras, o habla con una persona: es más rápido.'],
    links: [call, whatsapp, mail],
  },
  {
    asked: `son de confianza, son confiables, es estafa, son estafa, confianza o estafa, son reales, existen de verdad, son legales`,
    text: [
      'Puedes comprobarlo: en «Quiénes Somos» está quién firma, con su tarjeta profesional, y en «Contacto», la oficina y el NIT para buscarlo en la Cámara de Comercio.',
    ],
    links: [
      { href: '/nosotros', label: 'Conocer al equipo' },
      { href: '/contacto', label: 'Ver la oficina' },
      call,
    ],
  },
  {
    asked: `hoja de vida, contratan auxiliares, contratan auxiliar, contratan contadores, contratan practicantes, contratan personal, contratan gente, me dan trabajo, dan trabajo, trabajar con ustedes, vacante, vacantes, estan contratando, practicas contaduria, practica profesional, practicante`,
    text: [
      'No sé si hay vacantes hoy. Envía tu hoja de vida al correo, con el cargo o la práctica que buscas.',
    ],
    links: [mail],
  },
  {
    asked: `llene el formulario, llene formulario nadie, mande el formulario, envie el formulario, deje mis datos y nada, deje mis datos y nadie, les escribi y nada, les escribi y nadie, nadie me ha llamado, nadie ha llamado, no me han llamado, no me han respondido, no me han contestado, no han respondido, nadie contesta, nadie me contesta, nadie responde, no contestan, no responden, no me responden, no me contestan, no atienden el telefono`,
    text: [
      'Lo sentimos. Escríbenos al correo con tu nombre y tu teléfono, o llama en el horario de atención, y queda registrado.',
    ],
    links: [mail, call, whatsapp],
  },
  {
    asked: `demoran en responder, demoran en contestar, demoran en llamar, tardan en responder, tardan en contestar, en cuanto responden, en cuanto contestan, cuando me responden, cuando me contestan, cuando me llaman, cuanto demoran respuesta, cuanto tardan respuesta`,
    text: [
      'Una persona del equipo lee cada mensaje en horario hábil y responde al correo que dejaste. Si hay un plazo encima, no esperes: llama.',
    ],
    links: [call, whatsapp, mail],
  },
  {
    asked: `asesor no responde, asesor no me responde, asesora no responde, asesor no contesta, cambiar de asesor`,
    text: [
      'Escríbele por los mensajes del portal: ahí queda la fecha, y el equipo ve lo que espera respuesta. Si es urgente o quieres otro asesor, llama y pide hablar con la persona encargada.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    asked: `tienen datos mios, datos mios, que datos tienen, que datos tienen de mi, saco mis datos, sacar mis datos, quitar mis datos, quiten mis datos, siguen llegando correos, me llegan correos, me llegan mensajes de ustedes, correos que no pedi, borren todo lo, borrar todo lo, eliminen todo lo, eliminar todo lo, todo lo que tengan mio, todo lo que tienen mio, copia de datos, copia de los datos, copia de mis datos, datos que tienen de, quitar autorizacion, retirar autorizacion, retiro autorizacion, quiten autorizacion, firme autorizacion, firme una autorizacion, di autorizacion, autorizacion ya no quiero, dejen de llamarme, no me llamen mas, no me escriban mas, sacarme de la lista, darme de baja, dar de baja mi correo, no quiero publicidad, quiero mis datos, entreguen mis datos, datos mal escritos, nombre mal escrito, donde sacaron mi numero, de donde sacaron mi, como consiguieron mi numero, quien les dio mi, borrar datos, borren datos, borrar mis datos, eliminar mis datos, eliminen datos, supresion de datos, habeas data, revocar autorizacion, revoco autorizacion, corregir mis datos, corregir datos, actualizar mis datos, rectificar datos, derecho al olvido, derecho de peticion, no quiero correos, no quiero manden correos, no quiero que me manden, no me manden correos, no manden mas correos, dejen de escribirme, que datos tienen, datos tienen mios, informacion mia tienen, informacion mia, que informacion tienen, que saben de mi, no autorizo, no autorice, ley 1581, ley de datos, conocer mis datos, eliminar mi cuenta, eliminar cuenta, borrar mi cuenta, borrar cuenta, cerrar mi cuenta`,
    text: [
      `Es tu derecho. Pídelo a ${firm.email} con el asunto «Datos personales»: di qué quieres (conocer, corregir, borrar o revocar tu autorización), tu identificación y dónde responderte.`,
      'Respondemos las consultas en 10 días hábiles y los reclamos en 15 días hábiles (Ley 1581 de 2012, artículos 14 y 15). Si tienes cuenta, en «Cuenta» del portal puedes descargar tus datos y pedir que se elimine.',
    ],
    links: [mail, treatment],
  },
  {
    asked: `quien mas ve, quien ve mi, quien puede ver mi, cuanto tiempo guardan, cuantos años guardan, hasta cuando guardan, a quien le pasan, a quien pasan mi, pasan mi informacion, pasan mis datos, le dan mi informacion, entregan mi informacion, comparten mi informacion, comparten informacion, venden mi informacion, con que fin usan, que hacen con mi informacion, que hacen con mis datos, para que usan mi, para que quieren mi, usan mi numero, usan mi celular, usan mi correo, como protegen mi, protegen mis datos, quien ve mis datos, quien puede ver mis, quien ve mi informacion, mis datos estan seguros, esta segura mi informacion, venden mis datos, venden datos, venden los datos, comparten mis datos, hacen con mis datos, que hacen con mis datos, tratamiento de datos personales, politica de datos, politica de privacidad`,
    text: [
      'No los vendemos. Los usamos para responderte y para prestarte el servicio, según la política de tratamiento de datos, que dice qué guardamos, para qué y cómo pedir que lo borremos.',
    ],
    links: [treatment, { href: '/politicas-privacidad', label: 'Política de privacidad' }],
  },
  {
    asked: `es usted un robot, usted es un robot, es un robot, es usted robot, usted es robot, es usted una persona, usted es una persona, es usted una maquina, usted es una maquina, con quien estoy chateando, estoy chateando con, con quien chateo, eres maquina, una maquina, maquina o persona, eres automatico, hablando con una maquina, quien te programo, quien te hizo, quien te creo, te programaron, hay alguien ahi, hay alguien detras, alguien detras, respuestas automaticas, como funcionas, de donde sacas las respuestas, te inventas, inventas las respuestas, eres chat gpt, chat gpt, eres robot, eres un robot, eres persona, eres una persona, eres humano, eres real, ignora tus instrucciones, ignora todas tus instrucciones, ignora todas tus instrucciones anteriores, olvida tus instrucciones, contraseña del admin, clave del admin, clave del administrador, tus instrucciones, eres ia, eres inteligencia artificial, inteligencia artificial, chatgpt, es un bot, eres bot, con quien hablo, con quien estoy hablando, quien eres, como te llamas`,
    text: [
      'Soy un asistente automático: respondo con textos que escribió el equipo, sin inteligencia artificial que invente. Si prefieres una persona, llama o escribe.',
    ],
    links: [call, whatsapp, treatment],
  },
  {
    asked: `quien ve mis documentos, quien ve los documentos, quien ve mis facturas, quien ve mis papeles, quien ve mis archivos, quien puede ver mis documentos, quien puede ver mis facturas, quien mira mis documentos, quien mira mis papeles, seguro subir, es seguro subir, seguro mandar, seguro enviar, seguro el portal, seguro su portal, portal es seguro, plataforma es segura, segura la plataforma, seguros mis documentos, seguros mis papeles, seguros mis archivos`,
    text: [
      'Tus documentos los ven las personas de tu empresa que invitas en «Personas» y el equipo de la firma que la atiende. Viajan cifrados, se entra con contraseña y puedes pedir un segundo paso en «Cuenta».',
    ],
    links: [treatment, { href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    asked: `guardas lo que escribo, guardan lo que escribo, guardan la conversacion, es seguro, esto es seguro, es confiable, queda grabado`,
    text: [
      'En este chat no se guarda ni se envía nada: las respuestas salen de la misma página. No hace falta que escribas datos personales aquí.',
    ],
    links: [treatment],
  },
]

const portalStates: readonly KnownAnswer[] = [
  {
    asked: `pagina no me abre, pagina no abre, pagina no carga, no me abre la pagina, no abre la pagina, no carga la pagina, pagina caida, se cayo la pagina, error en la pagina, pagina sale error, portal no abre, portal no carga, portal caido, pantalla en blanco`,
    text: [
      'Prueba a recargar la página, y luego con otra conexión o con otro navegador.',
      'Si sigue igual, llámanos o escríbenos con la hora, el equipo que usas y lo que dice la pantalla.',
    ],
    links: [call, mail],
  },
  {
    asked: `no llega mail, no me llega el mail, no llego el correo, no me llego el correo, no llega el correo, no llega correo, correo de confirmacion no, no llega confirmacion, no llego confirmacion, no me llega nada, no me llega el codigo, no llega el codigo, no llego codigo, registre y no llega, no llega el mensaje de confirmacion, confirmar la cuenta no llega, no llega correo confirmar`,
    text: [
      'Mira primero en «Correo no deseado» o «Promociones», y comprueba que el correo esté bien escrito. Si pasaron unos minutos, entra con tu correo y tu contraseña: la página ofrece enviarlo otra vez.',
      'El código del segundo paso no llega por correo: sale en la aplicación que configuraste en tu teléfono.',
    ],
    links: [signIn, call],
  },
  {
    asked: `enlace vencio, enlace correo vencio, enlace del correo vencio, link vencio, enlace vencido, enlace ya vencio, enlace no funciona, link no funciona, enlace no sirve, no me llego el link, link cambiar clave, link para cambiar, no llega el enlace, enlace para cambiar`,
    text: [
      'Los enlaces sirven una sola vez y por poco tiempo. Pide otro enlace y úsalo apenas llegue. Si no aparece, mira en «Correo no deseado».',
    ],
    links: [recover, signIn],
  },
  {
    asked: `sale pendiente, me sale pendiente, sigue pendiente, aparece pendiente, dice pendiente, mi solicitud va, mi registro va, como va mi registro, lista de espera, en lista de espera, aprobarme, demoran en aprobar, cuanto demora la aprobacion, aprobaron mi solicitud, ya aprobaron mi, ya me aprobaron, me aprueban, nada que me aprueban, no me aprueban, no esta aprobada, cuenta no aprobada, pendiente de aprobacion, dan acceso, me registre hace, registre hace dias, registre y nada, cuando me aprueban`,
    text: [
      'El equipo revisa tu solicitud y te avisa por correo cuando quede aprobada. Mientras tanto puedes completar los datos de tu empresa al iniciar sesión: así se revisa antes.',
    ],
    links: [signIn, call],
  },
  {
    asked: `rechazaron registro, rechazaron el registro, rechazaron mi solicitud, no me aprobaron, negaron el acceso, acceso denegado`,
    text: [
      'El correo que recibiste dice por qué no se aprobó el registro. Si crees que es un error, llama o escríbenos y lo revisamos.',
    ],
    links: [call, mail],
  },
  {
    asked: `estado de mi factura, estado de una factura, estado de la factura, estado de mis facturas, consulto el estado, revisaron mi factura, ya revisaron factura, rechazaron factura, factura no aceptan, no me la aceptan, no aceptan mi factura, no me aceptan la factura, rechazaron una factura, sale rechazada, me sale rechazada, factura sale rechazada, aparece rechazada, factura rechazada, facturas rechazadas, factura en revision, factura esta en revision, factura con errores, sale con errores, sin revisar, que significa sin revisar, factura no aparece, subi factura no aparece, subi y no aparece`,
    text: [
      'En el portal, en «Facturas», cada una dice su estado. Si la rechazaron, ábrela: el motivo dice qué corregir y desde ahí subes la corregida. «En revisión» o «sin revisar» significa que una persona del equipo la mira.',
    ],
    links: [{ href: '/portal/facturas', label: 'Ver mis facturas' }, call],
  },
  {
    asked: `no deja subir, no me deja subir, no puedo subir, no sube la factura, error al subir, xml no abre, no abre el xml, archivo muy pesado, pesa mucho el archivo`,
    text: [
      `Recibimos PDF, JPG, PNG y XML de hasta ${maxFileMegabytes} MB cada uno. Si tu proveedor envió un ZIP, suéltalo entero: adentro van el XML y el PDF. El XML no se abre con doble clic: súbelo tal cual, el portal lo lee.`,
    ],
    links: [{ href: '/portal/facturas', label: 'Subir facturas' }, call],
  },
  {
    asked: `cambio la foto de la factura, cambiar la foto, factura al reves, subi al reves, cambio la factura, cambiar la factura, cambiar una factura, reemplazar factura, reemplazar archivo, factura repetida, subi dos veces, subi repetida, deshacer, borre una factura, borre la factura, borre sin querer, elimine sin querer, elimine una factura, recuperar factura, recuperar una factura, me equivoque de factura, me equivoque de archivo, factura que no era, subi la que no era, factura equivocada, archivo equivocado, borrar una factura, eliminar una factura, eliminar factura`,
    text: [
      'En «Facturas», abre la que no era y elígela para eliminarla; tienes un minuto para deshacerlo. Si ya está decidida, escríbele a tu asesor por los mensajes del portal.',
    ],
    links: [{ href: '/portal/facturas', label: 'Ver mis facturas' }],
  },
  {
    asked: `varias facturas, varias a la vez, muchas facturas, subir varias, subir muchas`,
    text: [
      'Sí, puedes subir varias a la vez: suéltalas juntas o en un ZIP. Cada una muestra su avance y su resultado.',
    ],
    links: [{ href: '/portal/facturas', label: 'Subir facturas' }],
  },
  {
    asked: `pide un codigo, pide codigo, me pide codigo, de donde saco el codigo, de donde sale el codigo, donde sale el codigo, donde saco el codigo, que codigo es, codigo no funciona, codigo no me funciona, codigo de numeros no, codigo 6 numeros, perdi el celular, perdi celular codigo, cambie de celular, cambie celular, codigo de seis, codigo de la aplicacion, segundo paso, autenticador, google authenticator, no me sale el codigo`,
    text: [
      'El código del segundo paso sale en la aplicación de tu teléfono. Si ya no lo tienes, llámanos: comprobamos que eres tú y quitamos el segundo paso para que lo configures de nuevo.',
    ],
    links: [call, whatsapp],
  },
  {
    asked: `cuenta bloqueada, bloqueada por intentos, muchos intentos, demasiados intentos, me bloquearon por intentos`,
    text: [
      'Después de varios intentos hay que esperar unos minutos. Si no recuerdas la contraseña, cámbiala con un enlace a tu correo.',
    ],
    links: [recover, call],
  },
  {
    asked: `darle acceso a, darle acceso, dar acceso, darle permiso, dar permiso a, darle entrada, que entre mi, entre mi socio, entre mi socia, mi socio vea, mi socia vea, compartir el portal, compartir el acceso, compartir la cuenta, dos usuarios, varios usuarios, mas usuarios, mas de un usuario, agrego a mi, agregar a mi, agregar secretaria, agregar empleado, agregar empleada, mi secretaria, mi auxiliar, otra persona entre, otra persona suba, que suba mi, usuario para mi, crear usuario para, dar usuario a, le doy acceso, invito a mi, invitar a mi, invitar a otra persona, invitar contadora, otro usuario, agregar usuario, agregar persona, dar acceso a`,
    text: [
      'En el portal, en «Personas», el dueño de la empresa invita por correo y elige qué puede ver o hacer cada quien.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }],
  },
  {
    asked: `cancelo una cita, cancelo la cita, cancelo mi cita, cancelar una cita, cancelar cita, cancelar la cita, cancelar mi cita, muevo una cita, muevo la cita, mover la cita, mover mi cita, cambiar la cita, cambiar mi cita, cambio la cita, reprogramar, aplazar la cita`,
    text: [
      'En el portal, en «Citas», abres la tuya y la cancelas o pides otra hora. Si es para hoy, llama también.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    asked: `como agendo, como agendo una cita, como pido una cita, donde agendo`,
    text: [
      'Si ya eres cliente, en el portal, en «Citas», eliges el día y la hora. Si todavía no, pide la evaluación gratuita y te escribimos para fijar la hora.',
    ],
    links: [
      { href: '/portal', label: 'Ir al portal' },
      { href: contactHref('evaluacion'), label: 'Pedir la evaluación' },
      call,
    ],
  },
  {
    asked: `que debo entregar, debo entregar este mes, lo que debo entregar, me falta entregar, falta por entregar, que me piden, documentos me piden, documentos pendientes, pendientes del mes, mis pendientes, que tengo pendiente, que me falta, donde veo lo que debo, que les debo mandar, que tengo que mandarles`,
    text: [
      'En el portal, «Solicitudes» tiene lo que te pedimos y hasta cuándo, y «Calendario», lo que vence. Al entrar ves primero lo que espera algo tuyo.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    asked: `donde descargo mis, descargar mis declaraciones, descargo mis declaraciones, mis declaraciones presentadas, donde estan mis declaraciones, donde veo mis declaraciones, ya presentaron mi, ya presentaron, ya declararon, si presentaron, ya pagaron mi, comprobante de presentacion, soporte de presentacion, donde veo mi declaracion, copia de mi declaracion`,
    text: [
      'En el portal, «Calendario» dice qué está presentado o pagado y guarda su soporte; lo demás está en «Documentos». Si no lo ves, escríbele a tu asesor por los mensajes del portal.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    asked: `con que correo, que correo me registre, correo me registre, no recuerdo el correo, no me acuerdo correo, no me acuerdo del correo, olvide el correo, olvide mi correo, cual era mi correo, cual es mi usuario, que usuario tengo, no recuerdo mi usuario, olvide el usuario, olvide mi usuario`,
    text: [
      `El usuario es el correo con el que te registraste: busca en tus buzones el mensaje de ${firm.shortName} que lo confirmó. Si no aparece, llámanos: por este chat no podemos ver cuentas.`,
    ],
    links: [call, signIn],
  },
  {
    asked: `facturas con foto, subir foto, subir fotos, subir una foto, tomar foto, tomarle foto, desde el celular, desde mi celular, por el celular, aplicacion para celular, app para celular, tienen app, tienen aplicacion`,
    text: [
      'Sí. El portal se abre en el navegador del celular, sin instalar nada, y en «Facturas» puedes tomar la foto ahí mismo. Si tienes el XML, súbelo: se revisa mejor.',
    ],
    links: [{ href: '/portal/facturas', label: 'Subir facturas' }, call],
  },
  {
    asked: `mensaje a mi asesor, mensaje a mi asesora, escribir a mi asesor, escribirle a mi asesor, escribirle a mi asesora, hablo con mi asesor, hablo con mi asesora, hablar con mi asesor, hablar con mi asesora, hablo con mi contador, como le escribo a, mensajes del portal, escribir por el portal`,
    text: [
      'En el portal, en «Mensajes», escribes a tu asesor y puedes adjuntar archivos. Ahí queda la conversación. Si es urgente, llama.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    asked: `cambio mi correo, cambiar mi correo, cambiar el correo, cambio de correo`,
    text: [
      'En «Cuenta» del portal escribes el correo nuevo y lo confirmas desde un enlace. El anterior recibe un aviso, por si no fuiste tú.',
    ],
    links: [signIn, call],
  },
  {
    asked: `no carga, no abre la pagina, pagina en blanco, esta en blanco, se cayo la pagina, portal caido, portal no funciona, pagina no funciona, se queda cargando, portal lento, no abre el portal`,
    text: [
      'Prueba en este orden: 1. Recarga la página. 2. Ábrela en otro navegador o en una ventana privada. 3. Si usas la red de una oficina, prueba con los datos del celular.',
      'Si sigue igual, llámanos y dinos qué página es y a qué hora pasó. Si tenías algo que vence hoy, dilo primero.',
    ],
    links: [call, whatsapp],
  },
  {
    asked: `no puedo descargar, no me deja descargar, no descarga, no baja el archivo, no puedo bajar`,
    text: [
      'Abre el documento en «Documentos» y usa «Descargar». Si el navegador lo bloquea, prueba con otro o desde un computador. Si el archivo no abre, escríbele a tu asesor por los mensajes del portal: te lo vuelve a enviar.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    asked: `subi mal el rut, rut equivocado, subi otro rut, me equivoque al registrarme, me registre mal, registre mal, error en el registro, nit mal escrito, cambiar el nit, corregir el registro`,
    text: [
      'Mientras tu solicitud no esté decidida puedes corregirla: entra con tu correo y tu contraseña y cambia los datos o el RUT. Si ya está aprobada, escríbele a tu asesor por los mensajes del portal.',
    ],
    links: [signIn, call],
  },
  {
    asked: `quitar a mi, quitar a una persona, quitar usuario, sacar a mi, sacar del portal, quitar acceso, quitar el acceso, ex contador, ex contadora, ex empleado, ya no trabaja conmigo`,
    text: [
      'En el portal, en «Personas», el dueño de la empresa quita a quien ya no debe entrar. Desde ese momento no ve nada más. Si no puedes entrar tú, llámanos.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    asked: `no deja poner contraseña, no me deja poner, contraseña nueva no, no acepta la contraseña, no acepta mi contraseña, no me recibe la contraseña, no deja cambiar contraseña, clave nueva no`,
    text: [
      'La contraseña debe tener al menos 6 caracteres. Si la cambias desde un enlace del correo, ese enlace sirve una sola vez y por poco tiempo: pide otro y úsalo apenas llegue.',
    ],
    links: [recover, call],
  },
  {
    asked: `dos empresas, varias empresas, otra empresa en el portal, mas de una empresa`,
    text: [
      'Con el mismo correo puedes entrar a varias empresas: se cambia de empresa en la cabecera del portal.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }],
  },
]

/** Fears, complaints and rights. */
export const personal: readonly KnownAnswer[] = [...delicate, ...fears, ...rights]

export const situations: readonly KnownAnswer[] = [
  ...personal,
  ...portalStates,
  ...taxWords,
  ...procedures,
  ...taxAnswers,
]
