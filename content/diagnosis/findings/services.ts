import { bad, good, warning } from '../diagnosis'

export const smtpFindings = {
  good: good('Acepta el usuario y la contraseña.'),
  unreachable: (why: string) =>
    bad(
      `No se llega al servidor de correo: ${why}.`,
      'Revisa el nombre y el puerto de SMTP_URL, y que la plataforma deje salir por ese puerto.',
    ),
  refused: bad(
    'El servidor de correo no acepta el usuario o la contraseña.',
    'Revísalos en SMTP_URL; los signos especiales se escriben codificados (%40 es @).',
  ),
  plain: bad(
    'El servidor de correo no cifra la conexión: la contraseña no se envía, y ningún correo sale.',
    'Usa smtps:// con el puerto 465, o smtp:// con STARTTLS en el 587.',
  ),
  other: bad(
    'El servidor de correo no habla como debe.',
    'Revisa el puerto de SMTP_URL: 465 va con smtps://, 587 con smtp://.',
  ),
  sent: (to: string) => good(`Se envió un correo a ${to}: mira que llegó, y que no a los no deseados.`),
  sender: bad(
    'El servidor de correo no acepta MAIL_FROM como remitente.',
    'Verifica ese dominio o esa dirección con el proveedor de correo.',
  ),
  recipient: bad(
    'El servidor de correo no acepta al destinatario.',
    'Prueba con otra dirección, o pide al proveedor salir de su modo de pruebas.',
  ),
}

export const driveFindings = {
  none: good('No se usa: GOOGLE_DRIVE_CLIENT_EMAIL no está.'),
  good: good('La cuenta de servicio entra y puede escribir en la carpeta.'),
  refused: bad(
    'Google no acepta la cuenta de servicio o su llave.',
    'Crea una llave nueva para esa cuenta y pon GOOGLE_DRIVE_CLIENT_EMAIL y GOOGLE_DRIVE_PRIVATE_KEY de ella.',
  ),
  malformed: bad(
    'GOOGLE_DRIVE_PRIVATE_KEY no es una llave privada.',
    'Copia el campo private_key del archivo JSON de la cuenta, entero, con sus \\n.',
  ),
  folder: bad(
    'La carpeta de Drive no existe o no se compartió con la cuenta de servicio.',
    'Compártela con GOOGLE_DRIVE_CLIENT_EMAIL como administrador de contenido, o corrige GOOGLE_DRIVE_PARENT_FOLDER_ID.',
  ),
  readOnly: bad(
    'La cuenta de servicio solo puede leer la carpeta de Drive.',
    'Dale el rol de administrador de contenido en esa unidad compartida.',
  ),
  unreachable: bad(
    'Google Drive no respondió como debe.',
    'Repite la revisión; si sigue igual, mira si la API de Drive está activada en el proyecto de Google.',
  ),
  written: good('Se creó un archivo, se leyó y se borró.'),
  full: bad(
    'El Drive está lleno o no deja crear archivos.',
    'Usa una carpeta de una unidad compartida: una cuenta de servicio no tiene espacio propio.',
  ),
  changed: bad(
    'El archivo de prueba volvió distinto.',
    'Repite la prueba; si sigue igual, pregunta a Google.',
  ),
  left: warning(
    'El archivo de prueba no se pudo borrar.',
    'Borra el que se llama "Prueba del portal" en la carpeta de Drive, y deja borrar a la cuenta.',
  ),
}

export const googleCalendarFindings = {
  none: good('No se usa: GOOGLE_CALENDAR_CLIENT_ID no está.'),
  good: good('Google conoce el cliente de OAuth y su secreto.'),
  refused: bad(
    'Google no acepta el cliente de OAuth o su secreto: nadie puede conectar su calendario.',
    'Copia los dos de la consola de Google y ponlos en GOOGLE_CALENDAR_CLIENT_ID y GOOGLE_CALENDAR_CLIENT_SECRET.',
  ),
  unreachable: bad(
    'Google no respondió como debe.',
    'Repite la revisión; si sigue igual, mira si el servidor puede salir a internet.',
  ),
}

export const automationFindings = {
  none: good('No se usa: AUTOMATION_WEBHOOK_URL no está.'),
  good: good('La dirección y la clave tienen la forma que deben.'),
  insecure: bad(
    'AUTOMATION_WEBHOOK_URL no usa https.',
    'Pon la dirección con https://: los avisos llevan direcciones de archivos.',
  ),
  private: bad(
    'AUTOMATION_WEBHOOK_URL lleva a una red privada.',
    'Pon una dirección de internet: el portal no llama a redes privadas.',
  ),
  malformed: bad(
    'AUTOMATION_WEBHOOK_SECRET no es una clave de Standard Webhooks.',
    'Cópiala del servicio: whsec_ y después base64.',
  ),
  answered: good('Aceptó el aviso de prueba, con su firma.'),
  signature: bad(
    'El servicio no acepta la firma de los avisos.',
    'Pon en AUTOMATION_WEBHOOK_SECRET la misma clave que tiene el servicio, y revisa el reloj.',
  ),
  gone: bad(
    'En AUTOMATION_WEBHOOK_URL nadie espera avisos.',
    'Activa el flujo en el servicio y copia su dirección de producción.',
  ),
  other: (status: number) =>
    bad(
      `El servicio respondió ${status} al aviso de prueba.`,
      'Mira sus registros: el aviso es {"type":"ping"}.',
    ),
  unreachable: bad(
    'No se llega a AUTOMATION_WEBHOOK_URL.',
    'Revisa la dirección y que el servicio esté en marcha.',
  ),
}

export const pushFindings = {
  none: good('No se usa: PUSH_PUBLIC_KEY no está.'),
  good: good('Las dos llaves son un par.'),
  malformed: bad(
    'PUSH_PUBLIC_KEY y PUSH_PRIVATE_KEY no son un par de llaves: ningún aviso sale.',
    'Crea un par nuevo como dice docs/deploy.md y pon las dos.',
  ),
  insecure: warning(
    'SITE_URL no usa https: los navegadores no dejan activar avisos.',
    'Pon el sitio detrás de https.',
  ),
}

export const incomingMailFindings = {
  none: good('No se usa: MAIL_IN_DOMAIN no está.'),
  good: (megabytes: number) => good(`Recibe correos de hasta ${megabytes} MB.`),
  vercel: warning(
    'Vercel deja pasar 4,5 MB por llamada: un correo más grande no llega.',
    'Alcanza para la factura electrónica (2 MB). Para correos más grandes, recíbelos en un servidor propio.',
  ),
  malformed: bad(
    'MAIL_IN_SECRET no tiene la forma de la clave de ese servicio.',
    'Con MAIL_IN_SERVICE=raw es whsec_ y después base64; con sendgrid, su llave pública en base64.',
  ),
}
