import { bad, good, unknown, warning, byHand } from './diagnosis'

const setAgain = 'Corrígela donde está instalado el sitio y despliega de nuevo.'

export const variableFindings = {
  good: (count: number) => good(`Están las ${count} que hacen falta, y ninguna es de ejemplo.`),
  absent: (name: string) =>
    bad(
      `${name} no está.`,
      'Ponla donde está instalado el sitio, como dice .env.example, y despliega de nuevo.',
    ),
  malformed: (name: string) => bad(`${name} no tiene la forma que debe.`, `Compárala con .env.example. ${setAgain}`), // prettier-ignore
  quoted: (name: string) => bad(`${name} guarda las comillas como parte del valor.`, `Quítale las comillas. ${setAgain}`), // prettier-ignore
  open: (name: string) => bad(`${name} no usa https: las llaves y las contraseñas irían sin cifrar.`, `Pon la dirección con https://, con un certificado TLS. ${setAgain}`), // prettier-ignore
  half: (name: string, other: string) => bad(`${name} no está, y ${other} la necesita.`, `Pon ${name}, o quita ${other} si no usas ese servicio.`), // prettier-ignore
  unused: (name: string, other: string) => warning(`${name} está sola: sin ${other} no se usa.`, `Pon ${other}, o quita ${name}.`), // prettier-ignore
  placeholder: (name: string) => bad(`${name} todavía tiene el valor de ejemplo.`, `Pon el valor de la firma. ${setAgain}`), // prettier-ignore
  local: (name: string) => bad(`${name} apunta a esta misma máquina, y el sitio es público.`, `Pon la dirección del servicio real. ${setAgain}`), // prettier-ignore
  localSite: bad('SITE_URL es de esta misma máquina, y Supabase no: los correos llevarían a nadie.', `Pon la dirección pública del sitio. ${setAgain}`), // prettier-ignore
  guessable: bad('CRON_SECRET se puede adivinar.', 'Genera otro con: openssl rand -hex 24. Cámbialo también en quien llama a /api/cron.'), // prettier-ignore
  unused_stand_in: warning('GOOGLE_API_URL solo sirve en desarrollo: aquí no se usa.', 'Quítala.'),
}

export const actionsKeyFindings = {
  good: good('Está fija: las páginas abiertas siguen sirviendo después de un despliegue.'),
  absent: warning('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY no está: cada despliegue rompe los formularios que alguien tiene abiertos.', 'Genera una con: openssl rand -base64 32. Úsala en todas las construcciones.'), // prettier-ignore
}

/** By kind of network error. */
export const networkReasons = {
  name: 'ese nombre no existe en el DNS',
  refused: 'nadie atiende en esa dirección',
  certificate: 'su certificado TLS no es válido',
  time: 'no respondió a tiempo',
  other: 'no se pudo llegar',
} as const

export const addressFindings = {
  good: good('SITE_URL responde, y es este portal.'),
  insecure: bad('SITE_URL no usa https.', 'Pon un certificado TLS y la dirección con https://.'),
  unreachable: (why: string) => bad(`No se llega a SITE_URL: ${why}.`, 'Revisa el dominio, su DNS y su certificado, y que el sitio esté en marcha.'), // prettier-ignore
  redirects: (host: string) => bad(`SITE_URL lleva a otra dirección: ${host}.`, 'Pon en SITE_URL y en Supabase la dirección a la que llega, o quita la redirección.'), // prettier-ignore
  locked: bad('SITE_URL pide una contraseña antes de mostrar el sitio.', 'Quita la protección de despliegues en la plataforma para esa dirección.'), // prettier-ignore
  foreign: (status: number) => bad(`SITE_URL responde ${status}, pero no es este portal.`, 'Revisa a dónde apunta el dominio.'), // prettier-ignore
  notReady: bad('El sitio responde, pero dice que no está listo.', 'Mira abajo la base de datos y las migraciones.'), // prettier-ignore
}

export const clockFindings = {
  good: (seconds: string) => good(`El reloj y el de la base de datos difieren en ${seconds} s.`),
  off: (seconds: string) => warning(`El reloj y el de la base de datos difieren en ${seconds} s.`, 'Activa la hora por red (NTP) en el servidor.'), // prettier-ignore
  wrong: (seconds: string) => bad(`El reloj y el de la base de datos difieren en ${seconds} s: los códigos y las firmas fallarán.`, 'Activa la hora por red (NTP) en el servidor.'), // prettier-ignore
}

export const readerFindings = {
  good: good('El lector de archivos arranca.'),
  absent: bad('Falta el programa que lee los archivos: ninguna factura se podría leer.', 'Construye el sitio con npm run build y lleva la carpeta .reader junto a la construcción.'), // prettier-ignore
  broken: bad('El lector de archivos no arranca.', 'Revisa que sea Node 24 y que el servidor permita iniciar procesos.'), // prettier-ignore
}

export const machineFindings = {
  good: (disk: string, memory: string) => good(`Hay ${disk} libres en disco y ${memory} de memoria.`),
  disk: (free: string) => warning(`Quedan ${free} en disco.`, 'Libera espacio: los archivos temporales se escriben ahí.'), // prettier-ignore
  memory: (total: string) => warning(`El servidor tiene ${total} de memoria.`, 'Dale al menos 1 GB: leer una factura grande pide 300 MB.'), // prettier-ignore
  unknown: unknown('El sistema no dice cuánto disco hay.', 'Míralo en el servidor.'),
}

const fromDashboard = 'Cópiala de Supabase: Settings, API Keys.'

export const projectFindings = {
  good: good('SUPABASE_URL responde.'),
  unreachable: (why: string) => bad(`No se llega a SUPABASE_URL: ${why}.`, 'Cópiala de Supabase: Settings, Data API. Un proyecto gratuito sin uso se pausa: reactívalo.'), // prettier-ignore
  foreign: (status: number) => bad(`SUPABASE_URL responde ${status}, pero no es Supabase Auth.`, 'Cópiala de Supabase: Settings, Data API.'), // prettier-ignore
}

export const keyFindings = {
  publishable: good('Supabase la acepta.'),
  secret: good('Supabase la acepta como llave de servicio.'),
  exposed: bad('SUPABASE_PUBLISHABLE_KEY tiene la llave secreta: llegaría a cada navegador.', 'Cambia esa llave en Supabase ya, y pon aquí la pública (sb_publishable_…).'), // prettier-ignore
  swapped: bad('SUPABASE_SECRET_KEY tiene la llave pública.', `Pon la secreta (sb_secret_…). ${fromDashboard}`), // prettier-ignore
  foreign: (name: string) => bad(`${name} es de otro proyecto de Supabase.`, `Pon la del proyecto de SUPABASE_URL. ${fromDashboard}`), // prettier-ignore
  refused: (name: string) => bad(`Supabase no acepta ${name}: está mal copiada, se revocó o es de otro proyecto.`, fromDashboard), // prettier-ignore
  weak: bad('SUPABASE_SECRET_KEY se acepta, pero no administra cuentas.', `Pon la secreta (sb_secret_…). ${fromDashboard}`), // prettier-ignore
}

export const signUpFindings = {
  good: good('Cualquiera se registra con su correo y lo confirma.'),
  closed: bad('El registro está apagado: nadie puede crear su cuenta.', 'Enciende "Allow new users to sign up" en Supabase: Authentication, Sign In / Providers.'), // prettier-ignore
  noMail: bad('El registro con correo está apagado.', 'Enciende el proveedor Email en Supabase: Authentication, Sign In / Providers.'), // prettier-ignore
  unconfirmed: bad('Los correos se dan por confirmados: cualquiera entra con un correo ajeno.', 'Enciende "Confirm email" en Supabase: Authentication, Sign In / Providers.'), // prettier-ignore
  anonymous: warning('Se admiten cuentas anónimas, que el portal no usa.', 'Apaga "Allow anonymous sign-ins" en Supabase: Authentication, Sign In / Providers.'), // prettier-ignore
  others: (names: string) => warning(`Se puede entrar también con ${names}, que el portal no ofrece.`, 'Apágalo en Supabase: Authentication, Sign In / Providers.'), // prettier-ignore
}

export const authAddressFindings = {
  good: good('Los correos de acceso llevan a SITE_URL.'),
  other: (host: string) => bad(`Los correos de acceso llevan a ${host}, y no a SITE_URL.`, 'Pon la misma dirección en Supabase: Authentication, URL Configuration, Site URL.'), // prettier-ignore
  refused: bad('Supabase no deja volver a SITE_URL después de un enlace.', 'Agrega la dirección con /** en Supabase: Authentication, URL Configuration, Redirect URLs.'), // prettier-ignore
}

export const authMailFindings = {
  byHand: byHand('Supabase no dice qué plantillas, qué SMTP ni qué límite de correos tiene.', 'Regístrate con un correo de afuera: debe llegar en español, con el nombre de la firma, decir que sirve una hora, y su enlace abrir el sitio.'), // prettier-ignore
}

const pushCommand = 'npx supabase db push --remote'

export const migrationFindings = {
  good: (count: number) => good(count === 1 ? 'Está la única que hay.' : `Están las ${count}.`),
  none: bad('La base de datos no tiene las migraciones, o las tiene de antes.', `Aplícalas: ${pushCommand}.`),
  before: bad('La base de datos tiene las migraciones de antes del 26 de noviembre de 2026.', `Ponla al día una sola vez: npx supabase migration repair --status reverted --remote, y después ${pushCommand}.`), // prettier-ignore
  missing: (names: string) => bad(`Faltan migraciones: ${names}.`, `Aplícalas: ${pushCommand}.`),
  ahead: (names: string) => warning(`La base de datos tiene migraciones que esta versión no conoce: ${names}.`, 'Despliega la versión más nueva del sitio.'), // prettier-ignore
}

export const ruleFindings = {
  good: (count: number) => good(`Las ${count} reglas de las migraciones están como deben, y ninguna de más.`),
  open: (table: string) => bad(`La tabla ${table} no tiene seguridad por filas.`, `Ciérrala: alter table ${table} enable row level security;`), // prettier-ignore
  missing: (rules: string) => bad(`Faltan reglas de las migraciones: ${rules}.`, `Si faltan migraciones, aplícalas: ${pushCommand}. Si están todas, alguien las quitó a mano: repónlas con npm run --silent db:step -- --repair 'postgres://…' (docs/deploy.md).`), // prettier-ignore
  different: (rules: string) => bad(`No están como las dejan las migraciones: ${rules}.`, `Si faltan migraciones, aplícalas: ${pushCommand}. Si están todas, alguien las cambió a mano: repónlas con npm run --silent db:step -- --repair 'postgres://…' (docs/deploy.md).`), // prettier-ignore
  extra: (rules: string) => bad(`Hay permisos o políticas que las migraciones no dan: ${rules}.`, 'Quítalos con revoke o drop policy: alguien los agregó a mano.'), // prettier-ignore
  added: (rules: string) => warning(`Hay objetos que las migraciones no traen: ${rules}.`, 'Bórralos si no los necesitas; lo que deba quedar va en una migración.'), // prettier-ignore
  foreign: (names: string) => warning(`Hay funciones que las migraciones no traen y que otros pueden llamar: ${names}.`, 'Bórralas, o revoca su execute si no son tuyas.'), // prettier-ignore
}

export const liveFindings = {
  good: good('Todas las tablas que se siguen en vivo se publican.'),
  missing: (tables: string) => bad(`No se publican: ${tables}. Sus cambios no se ven sin recargar.`, 'Agrégalas a la publicación supabase_realtime en Supabase: Database, Publications.'), // prettier-ignore
  extra: (tables: string) => warning(`Se publican de más: ${tables}.`, 'Quítalas de la publicación supabase_realtime.'), // prettier-ignore
}

export const bucketFindings = {
  good: good('Están, son privados y tienen sus límites.'),
  absent: (name: string) => bad(`El depósito ${name} no existe.`, `Aplica las migraciones que falten: ${pushCommand}; si están todas, créalo con npm run --silent db:step -- --repair 'postgres://…' (docs/deploy.md).`), // prettier-ignore
  open: (name: string) => bad(`El depósito ${name} es público: quien tenga la dirección lee los archivos.`, 'Hazlo privado ya en Supabase: Storage.'), // prettier-ignore
  limits: (name: string) => bad(`El depósito ${name} admite otro tamaño u otros tipos de archivo.`, 'Pon los límites de la migración en Supabase: Storage.'), // prettier-ignore
}

export const administratorFindings = {
  good: (count: number) => good(count === 1 ? 'Hay 1 administrador.' : `Hay ${count} administradores.`),
  none: bad('Nadie administra el portal: no se puede aprobar a ningún cliente.', 'Agrega al primero: npm run staff:add -- correo@firma.co --role admin.'), // prettier-ignore
}

export const housekeepingFindings = {
  good: (ago: string) => good(`Corrieron hace ${ago}.`),
  never: bad('Nunca han corrido: lo que no salió al primer intento no saldrá.', 'Haz que algo llame a /api/cron cada minuto con CRON_SECRET (docs/deploy.md).'), // prettier-ignore
  stopped: (ago: string) => bad(`Corrieron por última vez hace ${ago}.`, 'Revisa quién llama a /api/cron cada minuto y si su CRON_SECRET es el de ahora (docs/deploy.md).'), // prettier-ignore
  late: (ago: string) => warning(`Corren, pero hay envíos con ${ago} de retraso.`, 'Mira su motivo en Entregas (/admin/entregas).'), // prettier-ignore
}

export const magicLinkFindings = {
  good: good('Nadie entra con un enlace de correo en lugar de su contraseña.'),
  open: warning('Se puede pedir un enlace de correo para entrar, que el portal no ofrece.', 'Pon GOTRUE_EXTERNAL_EMAIL_MAGIC_LINK_ENABLED en "false" en el servicio de acceso.'), // prettier-ignore
  hosted: good('Supabase no deja apagar los enlaces para entrar: su correo lleva a elegir una contraseña.'),
}
export const mailCodeFindings = {
  good: (digits: number) => good(`El código de cada correo tiene ${digits} cifras.`),
  short: (digits: number) => bad(`El código de cada correo tiene ${digits} cifras: con él se adivina el enlace.`, 'Aplica la configuración ("config push"), o pon GOTRUE_MAILER_OTP_LENGTH en "10".'), // prettier-ignore
  untold: warning('Supabase no dijo cuántas cifras tiene el código de un correo.', 'Revisa que "Email OTP length" diga 10 en Supabase: Authentication, Sign In / Providers, Email.'), // prettier-ignore
}
export const guessFindings = {
  good: good('Después de treinta intentos seguidos el servicio de acceso detiene a quien insiste.'),
  believed: bad('El servicio de acceso cree la dirección que dice quien llama: inventando una cada vez se adivina sin fin.', 'Haz que la puerta de enlace escriba ella misma el encabezado de GOTRUE_RATE_LIMIT_HEADER (docs/deploy.md).'), // prettier-ignore
  uncounted: bad('El servicio de acceso no cuenta los intentos de nadie: los códigos se pueden adivinar.', 'Pon GOTRUE_RATE_LIMIT_HEADER como dice docs/deploy.md.'), // prettier-ignore
}
export const codeFindings = {
  good: good('Una cuenta de prueba empezó su segundo paso; ya se borró.'),
  off: bad('El segundo paso está apagado: los administradores no podrán entrar.', 'Enciende "TOTP (App Authenticator)" en Supabase: Authentication, Multi-Factor.'), // prettier-ignore
  refused: bad('La cuenta de prueba no pudo entrar con su contraseña.', 'Revisa que el proveedor Email esté encendido y que no haya un captcha en Supabase: Authentication.'), // prettier-ignore
  left: warning('La cuenta de prueba no se pudo borrar.', 'Borra la que empieza por "diagnostico-" en Supabase: Authentication, Users.'), // prettier-ignore
  notMade: bad('Supabase no dejó crear una cuenta de prueba.', 'Aplica las migraciones y revisa la llave secreta.'), // prettier-ignore
}

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
