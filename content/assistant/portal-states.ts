import { contactHref } from '../contact-topics'
import { firm } from '../firm'
import { maxFileMegabytes } from '../upload-limit'
import type { KnownAnswer } from './answers'
import { call, mail, recover, signIn, whatsapp } from './reply-links'

/** Answers about the portal: access, uploads, people and appointments. */
export const portalStates: readonly KnownAnswer[] = [
  {
    topic: 'No me llega el correo',
    asked: `no llega mail, no me llega el mail, no llego el correo, no me llego el correo, no llega el correo, no llega correo, no llego confirmacion, no me llega nada, no me llega el codigo, no llega el codigo, no llego codigo, registre y no llega,
no me llega el correo pa activar la cuenta, ya me registre y no me mandan nada al correo, no encuentro el mensaje de confirmacion,
reviso el spam y no esta el correo, no recibo los correos de ustedes, el correo de verificacion nunca llego,
me puede reenviar el correo de confirmacion`,
    text: [
      'Mira primero en «Correo no deseado» o «Promociones», y comprueba que el correo esté bien escrito. Si pasaron unos minutos, entra con tu correo y tu contraseña: la página ofrece enviarlo otra vez.',
      'El código del segundo paso no llega por correo: sale en la aplicación que configuraste en tu teléfono.',
    ],
    links: [signIn, call],
  },
  {
    topic: 'El enlace no funciona',
    asked: `enlace vencio, enlace correo vencio, link vencio, enlace vencido, enlace ya vencio, enlace no funciona, link no funciona, enlace no sirve, no me llego el link, link cambiar clave, link para cambiar, no llega el enlace, enlace para cambiar,
le doy click al link y dice que no sirve, el enlace para cambiar la contraseña expiro, dice enlace invalido o caducado,
el link que me mandaron ya no abre, me sale token expirado`,
    text: [
      'Los enlaces sirven una sola vez y por poco tiempo. Pide otro enlace y úsalo apenas llegue. Si no aparece, mira en «Correo no deseado».',
    ],
    links: [recover, signIn],
  },
  {
    topic: '¿Cuándo aprueban mi registro?',
    asked: `sale pendiente, me sale pendiente, sigue pendiente, aparece pendiente, dice pendiente, mi solicitud va, mi registro va, como va mi registro, lista de espera, en lista de espera, aprobarme, demoran en aprobar, cuanto demora la aprobacion, aprobaron mi solicitud, ya aprobaron mi, ya me aprobaron, me aprueban, nada que me aprueban, no me aprueban, no esta aprobada, cuenta no aprobada, pendiente de aprobacion, dan acceso, me registre hace, registre hace dias, registre y nada, cuando me aprueban,
cuanto se demoran en habilitar mi usuario, cuando activan mi cuenta, ya cree mi usuario y dice que espere aprobacion,
sigo en espera de aprobacion, por que no me han dado ingreso al portal, no me activan el usuario, a que hora aprueban las cuentas,
estoy en waitlist, mi cuenta sigue en revision, mi registro sigue en revision, la cuenta esta en revision, revisando mi solicitud hace dias,
cuanto se demora la revision de mi cuenta, llevo dias esperando que me habiliten, todavia no me activan, dice que estan revisando mis datos`,
    text: [
      'El equipo revisa tu solicitud y te avisa por correo cuando quede aprobada. Mientras tanto puedes completar los datos de tu empresa al iniciar sesión: así se revisa antes.',
    ],
    links: [signIn, call],
  },
  {
    topic: 'Rechazaron mi registro',
    asked: `rechazaron registro, rechazaron el registro, rechazaron mi solicitud, no me aprobaron, negaron el acceso, acceso denegado,
me negaron la cuenta por que, dice acceso denegado al entrar, mi solicitud fue rechazada que hago,
por que no me aceptaron como cliente en el portal`,
    text: [
      'El correo que recibiste dice por qué no se aprobó el registro. Si crees que es un error, llama o escríbenos y lo revisamos.',
    ],
    links: [call, mail],
  },
  {
    topic: '¿Por qué rechazaron mi factura?',
    asked: `estado de mi factura, estado de mis facturas, consulto el estado, revisaron mi factura, ya revisaron factura, rechazaron factura, factura no aceptan, no me la aceptan, no aceptan mi factura, no me aceptan la factura, rechazaron una factura, sale rechazada, me sale rechazada, factura sale rechazada, aparece rechazada, factura rechazada, facturas rechazadas, factura en revision, factura esta en revision, factura con errores, sale con errores, sin revisar, que significa sin revisar, factura no aparece, subi y no aparece,
ya miraron lo que subi, mande las facturas y siguen pendientes, dice pendiente la factura que envie, en que va la factura que envie, me devolvieron una factura que corrijo,
como se si me aprobaron una factura en el portal, subi las facturas de ayer y no las veo`,
    text: [
      'En el portal, en «Facturas», cada una dice su estado. Si la rechazaron, ábrela: el motivo dice qué corregir y desde ahí subes la corregida. «En revisión» o «sin revisar» significa que una persona del equipo la mira.',
    ],
    links: [{ href: '/portal/facturas', label: 'Ver mis facturas' }, call],
  },
  {
    topic: 'No puedo subir un archivo',
    asked: `no deja subir, no me deja subir, no puedo subir, no sube la factura, error al subir, xml no abre, no abre el xml, archivo muy pesado, pesa mucho el archivo,
me sale error al cargar el archivo, el archivo es muy grande que hago, no me carga la foto de la factura,
mi proveedor me mando un zip como lo subo, no me recibe el pdf, se queda en 50 por ciento la subida`,
    text: [
      `Recibimos PDF, JPG, PNG y XML de hasta ${maxFileMegabytes} MB cada uno. Si tu proveedor envió un ZIP, suéltalo entero: adentro van el XML y el PDF. El XML no se abre con doble clic: súbelo tal cual, el portal lo lee.`,
    ],
    links: [{ href: '/portal/facturas', label: 'Subir facturas' }, call],
  },
  {
    topic: 'Subí la factura que no era',
    asked: `cambio la foto de la factura, cambiar la foto, factura al reves, subi al reves, cambio la factura, cambiar la factura, cambiar una factura, reemplazar factura, reemplazar archivo, factura repetida, subi dos veces, subi repetida, deshacer, borre una factura, borre la factura, borre sin querer, elimine sin querer, elimine una factura, recuperar factura, recuperar una factura, me equivoque de archivo, factura que no era, subi la que no era, factura equivocada, archivo equivocado, borrar una factura, eliminar una factura, eliminar factura,
subi dos veces la misma factura, me equivoque y subi otro documento, como borro un archivo que subi por error,
subi una factura de otro mes sin culpa, mande la factura equivocada como la quito`,
    text: [
      'En «Facturas», abre la que no era y elígela para eliminarla; tienes un minuto para deshacerlo. Si ya está decidida, escríbele a tu asesor por los mensajes del portal.',
    ],
    links: [{ href: '/portal/facturas', label: 'Ver mis facturas' }],
  },
  {
    topic: '¿Puedo subir varias facturas?',
    asked: `varias facturas, varias a la vez, muchas facturas, subir varias, subir muchas,
tengo 200 facturas toca una por una, puedo subir todas las facturas de una sola vez, se pueden cargar masivamente,
reciben un zip con todas las facturas`,
    text: [
      'Sí, puedes subir varias a la vez: suéltalas juntas o en un ZIP. Cada una muestra su avance y su resultado.',
    ],
    links: [{ href: '/portal/facturas', label: 'Subir facturas' }],
  },
  {
    topic: 'Me pide un código para entrar',
    asked: `pide un codigo, pide codigo, me pide codigo, de donde saco el codigo, donde sale el codigo, que codigo es, codigo no funciona, codigo no me funciona, codigo de numeros no, codigo 6 numeros, perdi el celular, perdi celular codigo, cambie de celular, cambie celular, codigo de seis, codigo de la aplicacion, segundo paso, autenticador, google authenticator, no me sale el codigo,
me pide un numero de 6 digitos y no se cual es, no tengo la app del codigo, cambie de telefono y perdi el autenticador,
de donde saco ese codigo de verificacion del portal, como desactivo el doble factor, como activo la verificacion en dos pasos,
el codigo de seguridad me sale invalido`,
    text: [
      'El código del segundo paso sale en la aplicación de tu teléfono. Si ya no lo tienes, entra con un código de respaldo; si no guardaste ninguno, llámanos: comprobamos que eres tú y quitamos el segundo paso para que lo configures de nuevo.',
    ],
    links: [call, whatsapp],
  },
  {
    topic: 'Cuenta bloqueada por intentos',
    asked: `cuenta bloqueada, bloqueada por intentos, muchos intentos, demasiados intentos, me bloquearon por intentos,
me bloqueo por meter mal la clave, me equivoque de contraseña varias veces, puse mal la clave muchas veces y no deja, cuantas veces puedo equivocarme en la clave`,
    text: [
      'Después de varios intentos hay que esperar unos minutos. Si no recuerdas la contraseña, cámbiala con un enlace a tu correo.',
    ],
    links: [recover, call],
  },
  {
    topic: '¿Cómo doy acceso a otra persona?',
    asked: `darle acceso a, darle acceso, dar acceso, darle permiso, dar permiso a, darle entrada, que entre mi, entre mi socio, entre mi socia, mi socio vea, mi socia vea, compartir el portal, compartir el acceso, compartir la cuenta, dos usuarios, varios usuarios, mas usuarios, mas de un usuario, agrego a mi, agregar a mi, agregar secretaria, agregar empleado, agregar empleada, mi secretaria, mi auxiliar, otra persona entre, otra persona suba, que suba mi, usuario para mi, crear usuario para, dar usuario a, le doy acceso, invito a mi, invitar a mi, invitar contadora, otro usuario, agregar usuario, agregar persona, dar acceso a,
puede entrar mi contador a mi portal, como le creo usuario a mi asistente, quiero que mi esposa tambien pueda ver la empresa,
como le doy permisos a un empleado solo para subir facturas, puedo tener varias personas en la cuenta, quiero que mi gerente vea los informes`,
    text: [
      'En el portal, en «Personas», el dueño de la empresa invita por correo y elige qué puede ver o hacer cada quien.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }],
  },
  {
    topic: '¿Cómo cambio o cancelo una cita?',
    asked: `cancelo una cita, cancelo la cita, cancelo mi cita, cancelar una cita, cancelar cita, cancelar la cita, cancelar mi cita, muevo una cita, muevo la cita, mover la cita, mover mi cita, cambiar la cita, cambiar mi cita, cambio la cita, reprogramar, aplazar la cita,
no puedo ir a la cita como la cambio, quiero aplazar la reunion de mañana, se me cruzo algo puedo mover la cita, como anulo la cita que tenia,
tengo cita y no puedo asistir`,
    text: [
      'En el portal, en «Citas», abres la tuya y la cancelas o pides otra hora. Si es para hoy, llama también.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    topic: '¿Cómo pido una cita?',
    asked: `como agendo, como agendo una cita, como pido una cita, donde agendo,
quiero separar una cita con el contador, hay agenda para esta semana, quiero una reunion virtual, me pueden dar una cita pa mañana,
como reservo una asesoria, donde pido cita para la evaluacion, puedo ir sin cita, toca pedir cita o voy de una, atienden con cita previa,
quiero una videollamada con un contador`,
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
    topic: '¿Qué debo entregar este mes?',
    asked: `mandar los documentos del mes, que debo entregar, debo entregar este mes, lo que debo entregar, me falta entregar, falta por entregar, que me piden, documentos me piden, documentos pendientes, pendientes del mes, mis pendientes, que tengo pendiente, que me falta, donde veo lo que debo, que les debo mandar, que tengo que mandarles,
que papeles les debo este mes, que documentos necesitan de mi para el cierre,
que informacion les tengo que enviar para la renta, me pidieron unos soportes donde los veo, que les tengo que mandar para hacer la nomina`,
    text: [
      'En el portal, «Solicitudes» tiene lo que te pedimos y hasta cuándo, y «Calendario», lo que vence. Al entrar ves primero lo que espera algo tuyo.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    topic: '¿Dónde están mis declaraciones?',
    asked: `donde veo lo que me mandaron, donde quedan los documentos que ustedes suben, donde encuentro los papeles que me enviaron ustedes, donde reviso lo que me publicaron,
donde descargo mis, descargar mis declaraciones, descargo mis declaraciones, donde estan mis declaraciones, ya presentaron mi, ya presentaron, ya declararon, si presentaron, ya pagaron mi, comprobante de presentacion, soporte de presentacion, copia de mi declaracion,
donde esta mi declaracion presentada, necesito el soporte de pago del iva que ustedes hicieron, como se si ya me presentaron la retencion,
necesito bajar el formulario de renta que presentaron, donde encuentro los balances que me hicieron, quiero copia de mi renta del año pasado,
no me aparece el balance en el portal, no veo el balance del mes, falta un documento mio en el portal, donde veo mis estados financieros`,
    text: [
      'En el portal, «Calendario» dice qué está presentado o pagado y guarda su soporte; lo demás está en «Documentos». Si no lo ves, quizá aún no está publicado: escríbele a tu asesor por los mensajes del portal.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    topic: '¿Con qué correo me registré?',
    asked: `con que correo, que correo me registre, correo me registre, no me acuerdo correo, no me acuerdo del correo, olvide el correo, olvide mi correo, cual era mi correo, cual es mi usuario, que usuario tengo, no recuerdo mi usuario, olvide el usuario, olvide mi usuario,
no se con que email me inscribi, cual es mi usuario en el portal, olvide que correo use para registrarme`,
    text: [
      `El usuario es el correo con el que te registraste: busca en tus buzones el mensaje de ${firm.shortName} que lo confirmó. Si no aparece, llámanos: por este chat no podemos ver cuentas.`,
    ],
    links: [call, signIn],
  },
  {
    topic: '¿Puedo subir fotos desde el celular?',
    asked: `facturas con foto, subir foto, subir fotos, subir una foto, tomar foto, tomarle foto, desde el celular, desde mi celular, por el celular, aplicacion para celular, app para celular, tienen app, tienen aplicacion,
el portal funciona en el celular, hay app en play store, se puede mandar la factura por foto, tienen aplicacion movil,
puedo usar el portal desde mi iphone, les puedo mandar las facturas por whatsapp`,
    text: [
      'Sí. El portal se abre en el navegador del celular, sin instalar nada, y en «Facturas» puedes tomar la foto ahí mismo. Si tienes el XML, súbelo: se revisa mejor.',
    ],
    links: [{ href: '/portal/facturas', label: 'Subir facturas' }, call],
  },
  {
    topic: '¿Cómo le escribo a mi asesor?',
    asked: `mensaje a mi asesor, escribirle a mi asesor, hablo con mi asesor, hablo con mi asesora, hablar con mi asesor, hablar con mi asesora, hablo con mi contador, como le escribo a, mensajes del portal, escribir por el portal,
como le mando un mensaje a mi contador por el portal, como se si leyeron mi mensaje, ya vieron lo que les escribi en el portal, donde le escribo a la persona que lleva mi caso, necesito preguntarle algo a mi asesora,
por donde hablo con quien maneja mi empresa`,
    text: [
      'En el portal, en «Mensajes», escribes a tu asesor y puedes adjuntar archivos. Ahí queda la conversación. Si es urgente, llama.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    topic: 'Envié un mensaje por error',
    asked: `borra el mensaje que mande, borrar un mensaje, eliminar un mensaje del portal, mande un mensaje por error, escribi un mensaje que no era en la plataforma`,
    text: [
      'Desde este chat no puedo borrar ni cambiar nada. Escríbele a tu asesor en «Mensajes» que fue un error, o llámanos si llevaba un dato delicado.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    topic: '¿Qué puedo hacer en el portal?',
    asked: `que puedo hacer en el portal, para que sirve el portal, que tiene el portal, que hago en el portal cuando me aprueben, que se puede hacer en la plataforma, funciones del portal`,
    text: [
      'En el portal subes facturas, ves tus documentos y estados financieros, pides citas, escribes a tu asesor, firmas, y sigues lo que te pedimos y lo que vence. Todo eso se abre cuando se aprueba tu registro.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    topic: '¿Dónde firmo un documento?',
    asked: `donde firmo el documento que me mandaron, como firmo un documento en el portal, me pidieron firmar un contrato por el portal, no encuentro el documento para firmar, como firmo la propuesta, donde estan las firmas, tengo un documento pendiente por firmar`,
    text: [
      'En el portal, en «Firmas», está lo que espera tu firma: lo lees completo y escribes el código que llega a tu correo. Si no tienes cuenta, usa el enlace del correo que te pidió la firma.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    topic: '¿Cómo cambio mi correo?',
    asked: `cambio mi correo, cambiar mi correo, cambiar el correo, cambio de correo,
tengo correo nuevo como lo actualizo en el portal, ya no uso ese correo quiero cambiarlo`,
    text: [
      'En «Cuenta» del portal escribes el correo nuevo y lo confirmas desde un enlace. El anterior recibe un aviso, por si no fuiste tú.',
    ],
    links: [signIn, call],
  },
  {
    topic: '¿Cómo cambio mi nombre o mi teléfono?',
    asked: `cambio mi telefono, cambiar mi telefono, cambiar el telefono, cambiar mi celular en la cuenta, tengo otro numero de celular como lo actualizo, cambie de numero, actualizar mi numero,
como cambio mi numero de telefono en el portal, donde edito mis datos del perfil, mi nombre sale mal en el portal, cambiar mi nombre en la cuenta, editar mi perfil, actualizar mi perfil`,
    text: [
      'En «Cuenta» del portal cambias tu nombre y tu teléfono. Los de la empresa, como el NIT o la dirección, los cambia tu asesor: escríbele por los mensajes del portal.',
    ],
    links: [signIn, call],
  },
  {
    topic: 'El portal no carga',
    asked: `error 403, error 404, error 500, me salio un error con un numero, pagina no encontrada, no me abre la pagina, pagina caida, se cayo la pagina, error en la pagina, pantalla en blanco, la web no me funciona en el celular, se queda pensando y no carga, me sale error 500, el portal se cae cada rato, no me abre el portal desde el trabajo, la pagina se ve rara, sale error al entrar, la pagina esta caida o soy yo, me aparece error inesperado, no me cargan las facturas en la pagina, no carga, no abre la pagina, pagina en blanco, esta en blanco, se cayo la pagina, portal caido, portal no funciona, pagina no funciona, se queda cargando, portal lento, no abre el portal`,
    text: [
      'Prueba a recargar la página; luego, a abrirla en otro navegador o en una ventana privada. Si usas la red de una oficina, prueba con los datos del celular.',
      'Si sigue igual, llámanos y dinos qué página es y a qué hora pasó. Si tenías algo que vence hoy, dilo primero.',
    ],
    links: [call, whatsapp],
  },
  {
    topic: 'No puedo descargar un documento',
    asked: `no puedo descargar, no me deja descargar, no descarga, no baja el archivo, no puedo bajar,
no me baja el pdf, le doy descargar y no pasa nada, no puedo abrir el documento que me enviaron, no abre el pdf, sale dañado el archivo que bajo, no abre el documento que descargue`,
    text: [
      'Abre el documento en «Documentos» y usa «Descargar». Si el navegador lo bloquea, prueba con otro o desde un computador. Si el archivo no abre, escríbele a tu asesor por los mensajes del portal: te lo vuelve a enviar.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    topic: 'Me equivoqué al registrarme',
    asked: `subi mal el rut, rut equivocado, subi otro rut, me equivoque al registrarme, me registre mal, registre mal, error en el registro, nit mal escrito, cambiar el nit, corregir el registro, puse otra empresa al crear la cuenta, como cambio los datos del registro, me registre con el correo equivocado, puse mal el correo al registrarme`,
    text: [
      'Mientras tu solicitud no esté decidida puedes corregirla: entra con tu correo y tu contraseña y cambia los datos o el RUT. Si ya está aprobada, escríbele a tu asesor por los mensajes del portal. Si lo equivocado es el correo, llámanos o regístrate de nuevo con el correcto; con la cuenta aprobada se cambia en «Cuenta».',
    ],
    links: [signIn, call],
  },
  {
    topic: '¿Cómo le quito el acceso a alguien?',
    asked: `quitar a mi, quitar a una persona, quitar usuario, sacar a mi, sacar del portal, quitar acceso, quitar el acceso, ex contador, ex contadora, ex empleado, ya no trabaja conmigo,
como saco a un empleado que ya se fue del portal, quiero que mi ex socio no vea mas mis documentos, como elimino un usuario de mi empresa`,
    text: [
      'En el portal, en «Personas», el dueño de la empresa quita a quien ya no debe entrar. Desde ese momento no ve nada más. Si no puedes entrar tú, llámanos.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    topic: 'No acepta mi contraseña nueva',
    asked: `no deja poner contraseña, no me deja poner, contraseña nueva no, no acepta mi contraseña, no deja cambiar contraseña, clave nueva no,
cuantos caracteres tiene que tener la clave, no me recibe la nueva clave, que debe tener la contraseña`,
    text: [
      'La contraseña debe tener al menos 6 caracteres. Si la cambias desde un enlace del correo, ese enlace sirve una sola vez y por poco tiempo: pide otro y úsalo apenas llegue.',
    ],
    links: [recover, call],
  },
  {
    topic: '¿Puedo ver varias empresas?',
    asked: `dos empresas, varias empresas, otra empresa en el portal, mas de una empresa,
manejo tres nits puedo verlos en la misma cuenta, como cambio de una empresa a otra en el portal, tengo dos negocios necesito dos usuarios`,
    text: [
      'Con el mismo correo puedes entrar a varias empresas: se cambia de empresa en la cabecera del portal.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }],
  },
]
