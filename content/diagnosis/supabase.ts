import { bad, byHand, good, warning } from './diagnosis'

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
  byHand: byHand('Supabase no dice qué plantillas, qué SMTP ni qué límite de correos tiene.', 'Regístrate con un correo de afuera: debe llegar en español, con el nombre de la firma, y su enlace abrir el sitio.'), // prettier-ignore
}

export const migrationFindings = {
  good: (count: number) => good(`Están las ${count}.`),
  none: bad('La base de datos no tiene las migraciones, o las tiene de antes.', 'Aplícalas: npx supabase db push.'), // prettier-ignore
  missing: (names: string) => bad(`Faltan migraciones: ${names}.`, 'Aplícalas: npx supabase db push.'),
  ahead: (names: string) => warning(`La base de datos tiene migraciones que esta versión no conoce: ${names}.`, 'Despliega la versión más nueva del sitio.'), // prettier-ignore
}

export const ruleFindings = {
  good: (count: number) => good(`Las ${count} reglas de las migraciones están, y ninguna de más.`),
  open: (table: string) => bad(`La tabla ${table} no tiene seguridad por filas.`, `Ciérrala: alter table ${table} enable row level security;`), // prettier-ignore
  missing: (rules: string) => bad(`Faltan reglas de las migraciones: ${rules}.`, 'Aplica las migraciones otra vez sobre esta base, o repón lo que alguien quitó.'), // prettier-ignore
  extra: (rules: string) => bad(`Hay permisos o políticas que las migraciones no dan: ${rules}.`, 'Quítalos con revoke o drop policy: alguien los agregó a mano.'), // prettier-ignore
  foreign: (names: string) => warning(`Hay funciones que las migraciones no traen y que otros pueden llamar: ${names}.`, 'Bórralas, o revoca su execute si no son tuyas.'), // prettier-ignore
}

export const liveFindings = {
  good: good('Todas las tablas que se siguen en vivo se publican.'),
  missing: (tables: string) => bad(`No se publican: ${tables}. Sus cambios no se ven sin recargar.`, 'Agrégalas a la publicación supabase_realtime en Supabase: Database, Publications.'), // prettier-ignore
  extra: (tables: string) => warning(`Se publican de más: ${tables}.`, 'Quítalas de la publicación supabase_realtime.'), // prettier-ignore
}

export const bucketFindings = {
  good: good('Están, son privados y tienen sus límites.'),
  absent: (name: string) => bad(`El depósito ${name} no existe.`, 'Aplica las migraciones otra vez: npx supabase db push.'), // prettier-ignore
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

export const codeFindings = {
  good: good('Una cuenta de prueba empezó su segundo paso; ya se borró.'),
  off: bad('El segundo paso está apagado: los administradores no podrán entrar.', 'Enciende "TOTP (App Authenticator)" en Supabase: Authentication, Multi-Factor.'), // prettier-ignore
  refused: bad('La cuenta de prueba no pudo entrar con su contraseña.', 'Revisa que el proveedor Email esté encendido y que no haya un captcha en Supabase: Authentication.'), // prettier-ignore
  left: warning('La cuenta de prueba no se pudo borrar.', 'Borra la que empieza por "diagnostico-" en Supabase: Authentication, Users.'), // prettier-ignore
  notMade: bad('Supabase no dejó crear una cuenta de prueba.', 'Aplica las migraciones y revisa la llave secreta.'), // prettier-ignore
}
