import { lostMailbox } from '../lost-mailbox'
import { firm } from '../../firm'
import { maxFileMegabytes } from '../../upload-limit'
import type { LaterTexts } from '../later'

export const texts: LaterTexts = {
  'El portal dice que mi correo ya existe': [
    'Es que ya hay una cuenta con ese correo: no te registres otra vez. Inicia sesión con él o, si no recuerdas la contraseña, pide un enlace para cambiarla. Si tienes dos empresas, con el mismo correo puedes entrar a las dos. Si no fuiste tú, llámanos.',
  ],
  '¿Dónde veo cuánto le debo a la firma?': [
    'En el portal, en «Honorarios», están los cobros de la firma con su fecha y su estado. Si algo no cuadra o ya lo pagaste, escríbele a tu asesor por los mensajes con el comprobante. Antes de pagar, comprueba el número de la cuenta por teléfono.',
  ],
  'El portal me sale vacío': [
    'Mira tres cosas: 1. Que entraste con el correo de siempre, porque otro correo es otra cuenta. 2. Si tienes varias empresas, cuál está elegida en la cabecera. 3. Si tu registro sigue en revisión: hasta que se apruebe no muestra documentos.',
    'Los documentos viejos están en «Documentos» solo si el equipo los publicó ahí, y los cobros de la firma, en «Honorarios». Si falta uno, pídeselo a tu asesor en «Mensajes», con el nombre del documento y el mes; si no puedes entrar o es urgente, llama. Desde este chat no veo cuentas.',
  ],
  'Ya no tengo el correo con que entro': lostMailbox,
  '¿Cómo cambio la contraseña del portal?': [
    'Si puedes entrar: en «Mi cuenta», «Cambiar la contraseña»; al guardarla se cierra tu sesión en los demás dispositivos. Si la olvidaste: pide un enlace con tu correo, que sirve una vez y por poco tiempo, y elige otra de al menos 6 caracteres.',
  ],
  '¿Cómo funciona la lista de espera?': [
    'Hay dos. La de tu registro: el equipo revisa tu solicitud en horario hábil y te avisa por correo; mientras tanto entra y completa tu correo confirmado, el RUT y los datos de la empresa, porque sin abrir el enlace del correo no se puede aprobar. La de citas: en «Citas» te anotas con los días que te sirven y, cuando se abre una hora, se te ofrece por correo durante dos horas hábiles.',
    'Si llevas varios días o algo vence pronto, llama con el nombre de la empresa: te decimos qué falta.',
  ],
  'No me llega el correo': [
    'Mira primero en «Correo no deseado» o «Promociones», y comprueba que el correo esté bien escrito. Si pasaron unos minutos, entra con tu correo y tu contraseña: la página ofrece enviarlo otra vez.',
    'El código del segundo paso no llega por correo: sale en la aplicación que configuraste en tu teléfono.',
  ],
  'El enlace no funciona': [
    'Los enlaces sirven una sola vez y por poco tiempo. Pide otro enlace y úsalo apenas llegue. Si no aparece, mira en «Correo no deseado».',
  ],
  '¿Cuándo aprueban mi registro?': [
    'El equipo revisa tu solicitud y te avisa por correo cuando quede aprobada. Mientras tanto puedes completar los datos de tu empresa al iniciar sesión: así se revisa antes.',
  ],
  'Rechazaron mi registro': [
    'El correo que recibiste y la pantalla dicen por qué se rechazó tu registro. Mira sobre todo que el RUT se lea, sea de esa empresa y esté al día, y que el NIT coincida. No te registres otra vez: llama o escríbenos con el correo de la cuenta y el RUT actualizado en PDF, y una persona lo revisa de nuevo.',
  ],
  '¿Por qué rechazaron mi factura?': [
    'En el portal, en «Facturas», cada una dice su estado. Si la rechazaron, ábrela: el motivo dice qué corregir y desde ahí subes la corregida. «En revisión» o «sin revisar» significa que una persona del equipo la mira.',
    'Cuánto tarda cada una no lo sé: si lleva más de un día hábil, si la rechazaron sin un motivo o si algo vence, pregunta en «Mensajes» o llama.',
  ],
  'No puedo subir un archivo': [
    `Recibimos PDF, JPG, PNG y XML de hasta ${maxFileMegabytes} MB cada uno. Si tu proveedor envió un ZIP, suéltalo entero: adentro van el XML y el PDF. El XML no se abre con doble clic: súbelo tal cual, el portal lo lee.`,
    'Si no sube o se queda cargando: 1. Lee el aviso de la pantalla, que dice qué pasó. 2. Recarga la página, entra otra vez y prueba con otra conexión u otro navegador. 3. Si sigue, mándalo a tu asesor en «Mensajes» o llama: di qué archivo es y qué dice el aviso.',
  ],
  'Subí la factura que no era': [
    'En «Facturas», la dueña o el dueño elige «Eliminar» en la fila de la que no era; si fue sin querer, el botón «Deshacer» queda 10 segundos. Si ya está decidida no se borra: ahí dice «Retirar», la firma la ve como retirada y el archivo se conserva. Si necesitas otra cosa, escríbelo en «Mensajes».',
  ],
  '¿Puedo subir varias facturas?': [
    'Sí, puedes subir varias a la vez: suéltalas juntas o en un ZIP. Cada una muestra su avance y su resultado.',
  ],
  'Me pide un código para entrar': [
    'El código del segundo paso sale en la aplicación de tu teléfono. Si ya no lo tienes, entra con un código de respaldo; si no guardaste ninguno, llámanos: comprobamos que eres tú y quitamos el segundo paso para que lo configures de nuevo.',
  ],
  'Cuenta bloqueada por intentos': [
    'Después de varios intentos hay que esperar unos minutos. Si no recuerdas la contraseña, cámbiala con un enlace a tu correo.',
  ],
  '¿Cómo doy acceso a otra persona?': [
    'En el portal, en «Personas», el dueño de la empresa invita por correo y elige qué puede ver o hacer cada quien.',
  ],
  '¿Cómo cambio o cancelo una cita?': [
    'En el portal, en «Citas», abres la tuya y la cancelas o pides otra hora. Si es para hoy, llama también.',
  ],
  '¿Cómo pido una cita?': [
    'Si ya eres cliente, en el portal, en «Citas», eliges el día y la hora. Si todavía no, pide la evaluación gratuita y te escribimos para fijar la hora.',
  ],
  '¿Qué debo entregar este mes?': [
    'En el portal, «Solicitudes» tiene lo que te pedimos y hasta cuándo, y «Calendario», lo que vence. Al entrar ves primero lo que espera algo tuyo.',
  ],
  '¿Dónde están mis declaraciones?': [
    'En el portal, «Calendario» dice qué está presentado o pagado y guarda su soporte; lo demás está en «Documentos». Si no lo ves, quizá aún no está publicado: escríbele a tu asesor por los mensajes del portal.',
    'Si no eres cliente, las bajas con tu propio usuario en www.dian.gov.co.',
  ],
  '¿Con qué correo me registré?': [
    `El usuario es el correo con el que te registraste: busca en tus buzones el mensaje de ${firm.shortName} que lo confirmó. Si no aparece, llámanos: por este chat no podemos ver cuentas.`,
  ],
  '¿Puedo subir fotos desde el celular?': [
    'Sí. El portal se abre en el navegador del celular, sin instalar nada, y en «Facturas» puedes tomar la foto ahí mismo. Si tienes el XML, súbelo: se revisa mejor.',
  ],
  '¿Cómo le escribo a mi asesor?': [
    'En el portal, en «Mensajes», escribes a tu asesor y puedes adjuntar archivos. Ahí queda la conversación. Si es urgente, llama.',
  ],
  'Envié un mensaje por error': [
    'Desde este chat no puedo borrar ni cambiar nada. Escríbele a tu asesor en «Mensajes» que fue un error, o llámanos si llevaba un dato delicado.',
  ],
  '¿Qué puedo hacer en el portal?': [
    'En el portal subes facturas, ves tus documentos y estados financieros, pides citas, escribes a tu asesor, firmas, y sigues lo que te pedimos y lo que vence. Todo eso se abre cuando se aprueba tu registro.',
  ],
  '¿Dónde firmo un documento?': [
    'En el portal, en «Firmas», está lo que espera tu firma: lo lees completo y escribes el código que llega a tu correo. Si no tienes cuenta, usa el enlace del correo que te pidió la firma.',
  ],
  '¿Cómo cambio mi correo?': [
    'En «Cuenta» del portal escribes el correo nuevo y lo confirmas desde un enlace. El anterior recibe un aviso, por si no fuiste tú.',
  ],
  '¿Cómo cambio mi nombre o mi teléfono?': [
    'En «Cuenta» del portal cambias tu nombre y tu teléfono. Los de la empresa, como el NIT o la dirección, los cambia tu asesor: escríbele por los mensajes del portal.',
  ],
  'El portal no carga': [
    'Prueba a recargar la página; luego, a abrirla en otro navegador o en una ventana privada. Si usas la red de una oficina, prueba con los datos del celular.',
    'Si sigue igual, llámanos y dinos qué página es y a qué hora pasó. Si tenías algo que vence hoy, dilo primero.',
  ],
  'No puedo descargar un documento': [
    'Abre el documento en «Documentos» y usa «Descargar». Si el navegador lo bloquea, prueba con otro o desde un computador. Si el archivo no abre, escríbele a tu asesor por los mensajes del portal: te lo vuelve a enviar.',
  ],
  'Me equivoqué al registrarme': [
    'Mientras tu solicitud no esté decidida puedes corregirla: entra con tu correo y tu contraseña y, en «Corregir mis datos», cambia el NIT, el nombre o el RUT; no te registres otra vez. Si no te deja, llama o escribe con el dato correcto y una persona lo arregla. Si ya está aprobada, escríbele a tu asesor por los mensajes del portal. Si lo equivocado es el correo, llámanos o regístrate de nuevo con el correcto; con la cuenta aprobada se cambia en «Cuenta».',
  ],
  '¿Cómo le quito el acceso a alguien?': [
    'En el portal, en «Personas», el dueño de la empresa quita a quien ya no debe entrar. Desde ese momento no ve nada más. Si no puedes entrar tú, llámanos.',
  ],
  'No acepta mi contraseña nueva': [
    'La contraseña debe tener al menos 6 caracteres. Si la cambias desde un enlace del correo, ese enlace sirve una sola vez y por poco tiempo: pide otro y úsalo apenas llegue.',
  ],
  '¿Puedo ver varias empresas?': [
    'Con el mismo correo puedes entrar a varias empresas: se cambia de empresa en la cabecera del portal.',
  ],
}
