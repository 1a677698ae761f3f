import { bad, good, warning } from './diagnosis'

export const smtpFindings = {
  good: good('Acepta el usuario y la contraseña.'),
  unreachable: (why: string) => bad(`No se llega al servidor de correo: ${why}.`, 'Revisa el nombre y el puerto de SMTP_URL, y que la plataforma deje salir por ese puerto.'), // prettier-ignore
  refused: bad('El servidor de correo no acepta el usuario o la contraseña.', 'Revísalos en SMTP_URL; los signos especiales se escriben codificados (%40 es @).'), // prettier-ignore
  plain: bad('El servidor de correo no cifra la conexión: la contraseña no se envía, y ningún correo sale.', 'Usa smtps:// con el puerto 465, o smtp:// con STARTTLS en el 587.'), // prettier-ignore
  other: bad('El servidor de correo no habla como debe.', 'Revisa el puerto de SMTP_URL: 465 va con smtps://, 587 con smtp://.'), // prettier-ignore
  sent: (to: string) => good(`Se envió un correo a ${to}: mira que llegó, y que no a los no deseados.`),
  sender: bad('El servidor de correo no acepta MAIL_FROM como remitente.', 'Verifica ese dominio o esa dirección con el proveedor de correo.'), // prettier-ignore
  recipient: bad('El servidor de correo no acepta al destinatario.', 'Prueba con otra dirección, o pide al proveedor salir de su modo de pruebas.'), // prettier-ignore
}

export const driveFindings = {
  none: good('No se usa: GOOGLE_DRIVE_CLIENT_EMAIL no está.'),
  good: good('La cuenta de servicio entra y puede escribir en la carpeta.'),
  refused: bad('Google no acepta la cuenta de servicio o su llave.', 'Crea una llave nueva para esa cuenta y pon GOOGLE_DRIVE_CLIENT_EMAIL y GOOGLE_DRIVE_PRIVATE_KEY de ella.'), // prettier-ignore
  malformed: bad('GOOGLE_DRIVE_PRIVATE_KEY no es una llave privada.', 'Copia el campo private_key del archivo JSON de la cuenta, entero, con sus \\n.'), // prettier-ignore
  folder: bad('La carpeta de Drive no existe o no se compartió con la cuenta de servicio.', 'Compártela con GOOGLE_DRIVE_CLIENT_EMAIL como administrador de contenido, o corrige GOOGLE_DRIVE_PARENT_FOLDER_ID.'), // prettier-ignore
  readOnly: bad('La cuenta de servicio solo puede leer la carpeta de Drive.', 'Dale el rol de administrador de contenido en esa unidad compartida.'), // prettier-ignore
  unreachable: bad('Google Drive no respondió como debe.', 'Repite la revisión; si sigue igual, mira si la API de Drive está activada en el proyecto de Google.'), // prettier-ignore
  written: good('Se creó un archivo, se leyó y se borró.'),
  full: bad('El Drive está lleno o no deja crear archivos.', 'Usa una carpeta de una unidad compartida: una cuenta de servicio no tiene espacio propio.'), // prettier-ignore
  changed: bad('El archivo de prueba volvió distinto.', 'Repite la prueba; si sigue igual, pregunta a Google.'), // prettier-ignore
  left: warning('El archivo de prueba no se pudo borrar.', 'Borra el que se llama "Prueba del portal" en la carpeta de Drive, y deja borrar a la cuenta.'), // prettier-ignore
}

export const automationFindings = {
  none: good('No se usa: AUTOMATION_WEBHOOK_URL no está.'),
  good: good('La dirección y la clave tienen la forma que deben.'),
  insecure: bad('AUTOMATION_WEBHOOK_URL no usa https.', 'Pon la dirección con https://: los avisos llevan direcciones de archivos.'), // prettier-ignore
  private: bad('AUTOMATION_WEBHOOK_URL lleva a una red privada.', 'Pon una dirección de internet: el portal no llama a redes privadas.'), // prettier-ignore
  malformed: bad('AUTOMATION_WEBHOOK_SECRET no es una clave de Standard Webhooks.', 'Cópiala del servicio: whsec_ y después base64.'), // prettier-ignore
  answered: good('Aceptó el aviso de prueba, con su firma.'),
  signature: bad('El servicio no acepta la firma de los avisos.', 'Pon en AUTOMATION_WEBHOOK_SECRET la misma clave que tiene el servicio, y revisa el reloj.'), // prettier-ignore
  gone: bad('En AUTOMATION_WEBHOOK_URL nadie espera avisos.', 'Activa el flujo en el servicio y copia su dirección de producción.'), // prettier-ignore
  other: (status: number) => bad(`El servicio respondió ${status} al aviso de prueba.`, 'Mira sus registros: el aviso es {"type":"ping"}.'), // prettier-ignore
  unreachable: bad('No se llega a AUTOMATION_WEBHOOK_URL.', 'Revisa la dirección y que el servicio esté en marcha.'), // prettier-ignore
}

const renew = 'Pide uno nuevo a la entidad y pon RECORD_CERTIFICATE y su contraseña.'

export const certificateFindings = {
  none: good('No se usa: los registros salen sin firma.'),
  good: (day: string) => good(`Se abre, sirve para firmar y vale hasta el ${day}.`),
  passphrase: bad('RECORD_CERTIFICATE_PASSPHRASE no abre el certificado.', 'Pon la contraseña con que la entidad entregó el archivo .p12.'), // prettier-ignore
  unreadable: bad('RECORD_CERTIFICATE no es un archivo .p12 con su llave.', 'Conviértelo otra vez: base64 -w0 firma.p12.'), // prettier-ignore
  expired: (day: string) => bad(`El certificado venció el ${day}: los registros no se firman.`, renew),
  early: (day: string) => bad(`El certificado vale desde el ${day}.`, 'Espera a ese día, o revisa el reloj del servidor.'), // prettier-ignore
  soon: (day: string) => warning(`El certificado vence el ${day}.`, renew),
  purpose: bad('El certificado no es para firmar documentos.', 'Pide a la entidad uno de firma digital: los de sitios web y los de autoridades no sirven.'), // prettier-ignore
  weak: bad('La llave del certificado no es RSA de 2048 bits o más.', renew),
  stamped: good('La autoridad estampó la hora de una firma de prueba.'),
  noStamps: good('No se usa: RECORD_TIMESTAMP_URL no está.'),
  notStamped: bad('La autoridad de tiempo no dio una estampa válida.', 'Revisa RECORD_TIMESTAMP_URL, su usuario y su contraseña, y el saldo de estampas.'), // prettier-ignore
}

export const anchorFindings = {
  none: good('No se usan otras que las del programa.'),
  good: (count: number) => good(count === 1 ? 'Se leyó 1.' : `Se leyeron ${count}.`),
  unreadable: bad('La carpeta TRUST_ANCHORS_FOLDER no es la que dice su anchors.json: el sitio no arranca.', 'Revisa que la carpeta exista y que cada archivo tenga su huella (docs/operations.md).'), // prettier-ignore
}

export const roundFindings = {
  good: good('El sitio aceptó la llamada y las tareas corrieron.'),
  refused: bad('El sitio no acepta CRON_SECRET: el suyo es otro.', 'Despliega de nuevo con esta variable, y ponla también en quien llama a /api/cron.'), // prettier-ignore
  other: (status: number) => bad(`El sitio respondió ${status} a /api/cron.`, 'Mira los registros del sitio y las migraciones.'), // prettier-ignore
  unreachable: (why: string) => bad(`No se llega a /api/cron: ${why}.`, 'Revisa la dirección del sitio.'), // prettier-ignore
}
