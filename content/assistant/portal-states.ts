import { contactHref } from '../contact-topics'
import type { KnownAnswer } from './answers'
import { laterIn } from './later'
import { call, mail, recover, signIn, whatsapp } from './reply-links'

const ask = laterIn('portalStates')

export const portalStates: readonly KnownAnswer[] = [
  ask(
    'El portal dice que mi correo ya existe',
    `el portal me dice que mi correo ya existe, mi correo ya esta registrado, no me deja registrarme dice que ya hay cuenta, ya existe una cuenta con ese correo, me registre antes y no me acuerdo`,
    [signIn, recover, call],
  ),
  ask(
    '¿Dónde veo cuánto le debo a la firma?',
    `donde veo cuanto les debo, mis honorarios pendientes con ustedes, donde veo las mensualidades que debo, cuanto debo de honorarios, ya pague los honorarios y sigue pendiente, que facturas de ustedes tengo por pagar
ya pague la factura de ustedes por pse y sigue pendiente, pague la factura fe y me sale pendiente, pague por pse y no se refleja en el portal, les pague y la factura aparece sin pagar, mi pago a la firma no aparece,
donde esta la factura de honorarios del mes, no encuentro la factura de honorarios que me cobraron, donde bajo la factura que ustedes me hicieron, me cobran honorarios que ya pague, me llego cobro de la firma y ya lo pague, pague la mensualidad y me siguen cobrando`,
    [signIn, call],
  ),
  ask(
    'El portal me sale vacío',
    `entro al portal y sale todo vacio, el portal me aparece vacio, no veo nada en el portal, mi cuenta sale vacia, entro y no hay documentos, no me aparece ningun documento, se borraron mis documentos del portal,
desaparecieron mis archivos, antes veia mis documentos y ya no, no encuentro los documentos de años anteriores en el portal, faltan los documentos viejos, no estan mis declaraciones de hace años, donde estan los documentos de antes,
no me entregaron los documentos del año pasado, busco un balance viejo y no esta, el portal no me muestra lo de 2023, en documentos no sale nada, abro el portal y no tengo facturas ni documentos, todo en blanco en mi carpeta, necesito los estados financieros de hace años y en el portal no aparecen, mis balances viejos no aparecen en el portal, no aparece lo que me subieron`,
    [signIn, call],
  ),
  ask(
    'Ya no tengo el correo con que entro',
    `ya no tengo el correo con el que me registre, perdi el correo con que entro al portal, olvide la contraseña y ese correo ya no existe, no puedo abrir el correo donde llega el enlace, el correo de la cuenta era de un empleado que se fue,
me cerraron el correo y no puedo entrar, el enlace llega a un correo que ya no uso, el correo de mi cuenta es de la empresa anterior, perdi acceso a mi email y al portal, me hackearon el correo y no puedo recuperar la clave,
no tengo acceso al correo registrado, la cuenta quedo con el correo de mi exsocio, el correo del portal es de la contadora anterior, se me daño el gmail con que entraba, ese correo ya no lo tengo, nos registramos con el correo de una empleada que renuncio`,
    [call, whatsapp],
  ),
  ask(
    '¿Cómo cambio la contraseña del portal?',
    `como cambio la clave del portal, quiero cambiar mi contraseña, cambiar la contraseña de mi cuenta, donde cambio la clave, actualizar mi contraseña del portal, poner otra clave en mi cuenta
cambiar clave de acceso, mi contraseña es muy facil y la quiero cambiar, olvide la contraseña del portal como la cambio, nueva clave para entrar`,
    [{ href: '/auth/recuperar', label: 'Pedir el enlace' }, signIn, call],
  ),
  ask(
    '¿Cómo funciona la lista de espera?',
    `estoy en lista de espera, sigo en lista de espera hace dias, cuando salgo de la lista de espera, por que estoy en espera, mi registro esta en espera, como funciona la lista de espera de citas
no hay horas disponibles para la cita, me anote en lista de espera para una cita, mi solicitud dice en espera, lista de espera del portal, llevo una semana en lista de espera, cuanto dura la lista de espera`,
    [signIn, call],
  ),
  ask(
    'No me llega el correo',
    `no llega mail, no me llega el mail, no llego el correo, no me llego el correo, no llega el correo, no llega correo, no llego confirmacion, no me llega nada, no me llega el codigo, no llega el codigo, no llego codigo, registre y no llega,
no me llega el correo pa activar la cuenta, ya me registre y no me mandan nada al correo, no encuentro el mensaje de confirmacion,
reviso el spam y no esta el correo, no recibo los correos de ustedes, el correo de verificacion nunca llego,
me puede reenviar el correo de confirmacion`,
    [signIn, call],
  ),
  ask(
    'El enlace no funciona',
    `enlace vencio, enlace correo vencio, link vencio, enlace vencido, enlace ya vencio, enlace no funciona, link no funciona, enlace no sirve, no me llego el link, link cambiar clave, link para cambiar, no llega el enlace, enlace para cambiar,
le doy click al link y dice que no sirve, el enlace para cambiar la contraseña expiro, dice enlace invalido o caducado,
el link que me mandaron ya no abre, me sale token expirado`,
    [recover, signIn],
  ),
  ask(
    '¿Cuándo aprueban mi registro?',
    `sale pendiente, me sale pendiente, sigue pendiente, aparece pendiente, dice pendiente, mi solicitud va, mi registro va, como va mi registro, lista de espera, en lista de espera, aprobarme, demoran en aprobar, cuanto demora la aprobacion, aprobaron mi solicitud, ya aprobaron mi, ya me aprobaron, me aprueban, nada que me aprueban, no me aprueban, no esta aprobada, cuenta no aprobada, pendiente de aprobacion, dan acceso, me registre hace, registre hace dias, registre y nada, cuando me aprueban,
cuanto se demoran en habilitar mi usuario, cuando activan mi cuenta, ya cree mi usuario y dice que espere aprobacion,
sigo en espera de aprobacion, por que no me han dado ingreso al portal, no me activan el usuario, a que hora aprueban las cuentas,
estoy en waitlist, mi cuenta sigue en revision, mi registro sigue en revision, la cuenta esta en revision, revisando mi solicitud hace dias,
cuanto se demora la revision de mi cuenta, llevo dias esperando que me habiliten, todavia no me activan, dice que estan revisando mis datos`,
    [signIn, call],
  ),
  ask(
    'Rechazaron mi registro',
    `rechazaron registro, rechazaron el registro, rechazaron mi solicitud, no me aprobaron, negaron el acceso, acceso denegado,
me negaron la cuenta por que, dice acceso denegado al entrar, mi solicitud fue rechazada que hago,
por que no me aceptaron como cliente en el portal`,
    [call, mail],
  ),
  ask(
    '¿Por qué rechazaron mi factura?',
    `estado de mi factura, estado de mis facturas, consulto el estado, revisaron mi factura, ya revisaron factura, rechazaron factura, factura no aceptan, no me la aceptan, no aceptan mi factura, no me aceptan la factura, rechazaron una factura, sale rechazada, me sale rechazada, factura sale rechazada, aparece rechazada, factura rechazada, facturas rechazadas, factura en revision, factura esta en revision, factura con errores, sale con errores, sin revisar, que significa sin revisar, factura no aparece, subi y no aparece,
ya miraron lo que subi, mande las facturas y siguen pendientes, dice pendiente la factura que envie, en que va la factura que envie, me devolvieron una factura que corrijo,
como se si me aprobaron una factura en el portal, subi las facturas de ayer y no las veo`,
    [{ href: '/portal/facturas', label: 'Ver mis facturas' }, call],
  ),
  ask(
    'No puedo subir un archivo',
    `no deja subir, no me deja subir, no puedo subir, no sube la factura, error al subir, xml no abre, no abre el xml, archivo muy pesado, pesa mucho el archivo,
me sale error al cargar el archivo, el archivo es muy grande que hago, no me carga la foto de la factura,
mi proveedor me mando un zip como lo subo, no me recibe el pdf, se queda en 50 por ciento la subida`,
    [{ href: '/portal/facturas', label: 'Subir facturas' }, call],
  ),
  ask(
    'Subí la factura que no era',
    `cambio la foto de la factura, cambiar la foto, factura al reves, subi al reves, cambio la factura, cambiar la factura, cambiar una factura, reemplazar factura, reemplazar archivo, factura repetida, subi dos veces, subi repetida, deshacer, borre una factura, borre la factura, borre sin querer, elimine sin querer, elimine una factura, recuperar factura, recuperar una factura, me equivoque de archivo, factura que no era, subi la que no era, factura equivocada, archivo equivocado, borrar una factura, eliminar una factura, eliminar factura,
subi dos veces la misma factura, me equivoque y subi otro documento, como borro un archivo que subi por error,
subi una factura de otro mes sin culpa, mande la factura equivocada como la quito`,
    [{ href: '/portal/facturas', label: 'Ver mis facturas' }],
  ),
  ask(
    '¿Puedo subir varias facturas?',
    `varias facturas, varias a la vez, muchas facturas, subir varias, subir muchas,
tengo 200 facturas toca una por una, puedo subir todas las facturas de una sola vez, se pueden cargar masivamente,
reciben un zip con todas las facturas`,
    [{ href: '/portal/facturas', label: 'Subir facturas' }],
  ),
  ask(
    'Me pide un código para entrar',
    `pide un codigo, pide codigo, me pide codigo, de donde saco el codigo, donde sale el codigo, que codigo es, codigo no funciona, codigo no me funciona, codigo de numeros no, codigo 6 numeros, perdi el celular, perdi celular codigo, cambie de celular, cambie celular, codigo de seis, codigo de la aplicacion, segundo paso, autenticador, google authenticator, no me sale el codigo,
me pide un numero de 6 digitos y no se cual es, no tengo la app del codigo, cambie de telefono y perdi el autenticador,
de donde saco ese codigo de verificacion del portal, como desactivo el doble factor, como activo la verificacion en dos pasos,
el codigo de seguridad me sale invalido`,
    [call, whatsapp],
  ),
  ask(
    'Cuenta bloqueada por intentos',
    `cuenta bloqueada, bloqueada por intentos, muchos intentos, demasiados intentos, me bloquearon por intentos,
me bloqueo por meter mal la clave, me equivoque de contraseña varias veces, puse mal la clave muchas veces y no deja, cuantas veces puedo equivocarme en la clave`,
    [recover, call],
  ),
  ask(
    '¿Cómo doy acceso a otra persona?',
    `darle acceso a, darle acceso, dar acceso, darle permiso, dar permiso a, darle entrada, que entre mi, entre mi socio, entre mi socia, mi socio vea, mi socia vea, compartir el portal, compartir el acceso, compartir la cuenta, dos usuarios, varios usuarios, mas usuarios, mas de un usuario, agrego a mi, agregar a mi, agregar secretaria, agregar empleado, agregar empleada, mi secretaria, mi auxiliar, otra persona entre, otra persona suba, que suba mi, usuario para mi, crear usuario para, dar usuario a, le doy acceso, invito a mi, invitar a mi, invitar contadora, otro usuario, agregar usuario, agregar persona, dar acceso a,
puede entrar mi contador a mi portal, como le creo usuario a mi asistente, quiero que mi esposa tambien pueda ver la empresa,
como le doy permisos a un empleado solo para subir facturas, puedo tener varias personas en la cuenta, quiero que mi gerente vea los informes`,
    [{ href: '/portal', label: 'Ir al portal' }],
  ),
  ask(
    '¿Cómo cambio o cancelo una cita?',
    `cancelo una cita, cancelo la cita, cancelo mi cita, cancelar una cita, cancelar cita, cancelar la cita, cancelar mi cita, muevo una cita, muevo la cita, mover la cita, mover mi cita, cambiar la cita, cambiar mi cita, cambio la cita, reprogramar, aplazar la cita,
no puedo ir a la cita como la cambio, quiero aplazar la reunion de mañana, se me cruzo algo puedo mover la cita, como anulo la cita que tenia,
tengo cita y no puedo asistir`,
    [{ href: '/portal', label: 'Ir al portal' }, call],
  ),
  ask(
    '¿Cómo pido una cita?',
    `quiero poner una cita con el asesor de nomina, como agendo, como agendo una cita, como pido una cita, donde agendo,
quiero separar una cita con el contador, hay agenda para esta semana, quiero una reunion virtual, me pueden dar una cita pa mañana,
como reservo una asesoria, donde pido cita para la evaluacion, puedo ir sin cita, toca pedir cita o voy de una, atienden con cita previa,
quiero una videollamada con un contador`,
    [
      { href: '/portal', label: 'Ir al portal' },
      { href: contactHref('evaluacion'), label: 'Pedir la evaluación' },
      call,
    ],
  ),
  ask(
    '¿Qué debo entregar este mes?',
    `mandar los documentos del mes, que debo entregar, debo entregar este mes, lo que debo entregar, me falta entregar, falta por entregar, que me piden, documentos me piden, documentos pendientes, pendientes del mes, mis pendientes, que tengo pendiente, que me falta, donde veo lo que debo, que les debo mandar, que tengo que mandarles,
que papeles les debo este mes, que documentos necesitan de mi para el cierre,
que informacion les tengo que enviar para la renta, me pidieron unos soportes donde los veo, que les tengo que mandar para hacer la nomina`,
    [{ href: '/portal', label: 'Ir al portal' }, call],
  ),
  ask(
    '¿Dónde están mis declaraciones?',
    `donde veo lo que me mandaron, donde quedan los documentos que ustedes suben, donde encuentro los papeles que me enviaron ustedes, donde reviso lo que me publicaron,
donde descargo mis, descargar mis declaraciones, descargo mis declaraciones, donde estan mis declaraciones, ya presentaron mi, ya presentaron, ya declararon, si presentaron, ya pagaron mi, comprobante de presentacion, soporte de presentacion, copia de mi declaracion,
donde esta mi declaracion presentada, necesito el soporte de pago del iva que ustedes hicieron, como se si ya me presentaron la retencion,
necesito bajar el formulario de renta que presentaron, donde encuentro los balances que me hicieron, quiero copia de mi renta del año pasado,
no me aparece el balance en el portal, no veo el balance del mes, falta un documento mio en el portal, donde veo mis estados financieros`,
    [{ href: '/portal', label: 'Ir al portal' }, call],
  ),
  ask(
    '¿Con qué correo me registré?',
    `con que correo, que correo me registre, correo me registre, no me acuerdo correo, no me acuerdo del correo, olvide el correo, olvide mi correo, cual era mi correo, cual es mi usuario, que usuario tengo, no recuerdo mi usuario, olvide el usuario, olvide mi usuario,
no se con que email me inscribi, cual es mi usuario en el portal, olvide que correo use para registrarme`,
    [call, signIn],
  ),
  ask(
    '¿Puedo subir fotos desde el celular?',
    `facturas con foto, subir foto, subir fotos, subir una foto, tomar foto, tomarle foto, desde el celular, desde mi celular, por el celular, aplicacion para celular, app para celular, tienen app, tienen aplicacion,
el portal funciona en el celular, hay app en play store, se puede mandar la factura por foto, tienen aplicacion movil,
puedo usar el portal desde mi iphone, les puedo mandar las facturas por whatsapp`,
    [{ href: '/portal/facturas', label: 'Subir facturas' }, call],
  ),
  ask(
    '¿Cómo le escribo a mi asesor?',
    `mensaje a mi asesor, escribirle a mi asesor, hablo con mi asesor, hablo con mi asesora, hablar con mi asesor, hablar con mi asesora, hablo con mi contador, como le escribo a, mensajes del portal, escribir por el portal,
como le mando un mensaje a mi contador por el portal, como se si leyeron mi mensaje, ya vieron lo que les escribi en el portal, donde le escribo a la persona que lleva mi caso, necesito preguntarle algo a mi asesora,
por donde hablo con quien maneja mi empresa`,
    [{ href: '/portal', label: 'Ir al portal' }, call],
  ),
  ask(
    'Envié un mensaje por error',
    `borra el mensaje que mande, borrar un mensaje, eliminar un mensaje del portal, mande un mensaje por error, escribi un mensaje que no era en la plataforma`,
    [{ href: '/portal', label: 'Ir al portal' }, call],
  ),
  ask(
    '¿Qué puedo hacer en el portal?',
    `que puedo hacer en el portal, para que sirve el portal, que tiene el portal, que hago en el portal cuando me aprueben, que se puede hacer en la plataforma, funciones del portal`,
    [{ href: '/portal', label: 'Ir al portal' }, call],
  ),
  ask(
    '¿Dónde firmo un documento?',
    `donde firmo el documento que me mandaron, como firmo un documento en el portal, me pidieron firmar un contrato por el portal, no encuentro el documento para firmar, como firmo la propuesta, donde estan las firmas, tengo un documento pendiente por firmar`,
    [{ href: '/portal', label: 'Ir al portal' }, call],
  ),
  ask(
    '¿Cómo cambio mi correo?',
    `cambio mi correo, cambiar mi correo, cambiar el correo, cambio de correo,
tengo correo nuevo como lo actualizo en el portal, ya no uso ese correo quiero cambiarlo`,
    [signIn, call],
  ),
  ask(
    '¿Cómo cambio mi nombre o mi teléfono?',
    `cambio mi telefono, cambiar mi telefono, cambiar el telefono, cambiar mi celular en la cuenta, tengo otro numero de celular como lo actualizo, cambie de numero, actualizar mi numero,
como cambio mi numero de telefono en el portal, donde edito mis datos del perfil, mi nombre sale mal en el portal, cambiar mi nombre en la cuenta, editar mi perfil, actualizar mi perfil`,
    [signIn, call],
  ),
  ask(
    'El portal no carga',
    `error 403, error 404, error 500, me salio un error con un numero, pagina no encontrada, no me abre la pagina, pagina caida, se cayo la pagina, error en la pagina, pantalla en blanco, la web no me funciona en el celular, se queda pensando y no carga, me sale error 500, el portal se cae cada rato, no me abre el portal desde el trabajo, la pagina se ve rara, sale error al entrar, la pagina esta caida o soy yo, me aparece error inesperado, no me cargan las facturas en la pagina, no carga, no abre la pagina, pagina en blanco, esta en blanco, se cayo la pagina, portal caido, portal no funciona, pagina no funciona, se queda cargando, portal lento, no abre el portal`,
    [call, whatsapp],
  ),
  ask(
    'No puedo descargar un documento',
    `no puedo descargar, no me deja descargar, no descarga, no baja el archivo, no puedo bajar,
no me baja el pdf, le doy descargar y no pasa nada, no puedo abrir el documento que me enviaron, no abre el pdf, sale dañado el archivo que bajo, no abre el documento que descargue`,
    [{ href: '/portal', label: 'Ir al portal' }, call],
  ),
  ask(
    'Me equivoqué al registrarme',
    `subi mal el rut, rut equivocado, subi otro rut, me equivoque al registrarme, me registre mal, registre mal, error en el registro, nit mal escrito, cambiar el nit, corregir el registro, puse otra empresa al crear la cuenta, como cambio los datos del registro, me registre con el correo equivocado, puse mal el correo al registrarme`,
    [signIn, call],
  ),
  ask(
    '¿Cómo le quito el acceso a alguien?',
    `quitar a mi, quitar a una persona, quitar usuario, sacar a mi, sacar del portal, quitar acceso, quitar el acceso, ex contador, ex contadora, ex empleado, ya no trabaja conmigo,
como saco a un empleado que ya se fue del portal, quiero que mi ex socio no vea mas mis documentos, como elimino un usuario de mi empresa`,
    [{ href: '/portal', label: 'Ir al portal' }, call],
  ),
  ask(
    'No acepta mi contraseña nueva',
    `no deja poner contraseña, no me deja poner, contraseña nueva no, no acepta mi contraseña, no deja cambiar contraseña, clave nueva no,
cuantos caracteres tiene que tener la clave, no me recibe la nueva clave, que debe tener la contraseña`,
    [recover, call],
  ),
  ask(
    '¿Puedo ver varias empresas?',
    `dos empresas, varias empresas, otra empresa en el portal, mas de una empresa,
manejo tres nits puedo verlos en la misma cuenta, como cambio de una empresa a otra en el portal, tengo dos negocios necesito dos usuarios`,
    [{ href: '/portal', label: 'Ir al portal' }],
  ),
]
