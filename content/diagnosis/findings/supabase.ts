import { bad, good, warning, byHand } from '../diagnosis'

const fromDashboard = 'Cópiala de Supabase: Settings, API Keys.'

export const projectFindings = {
  good: good('SUPABASE_URL responde.'),
  unreachable: (why: string) =>
    bad(
      `No se llega a SUPABASE_URL: ${why}.`,
      'Cópiala de Supabase: Settings, Data API. Un proyecto gratuito sin uso se pausa: reactívalo.',
    ),
  foreign: (status: number) =>
    bad(
      `SUPABASE_URL responde ${status}, pero no es Supabase Auth.`,
      'Cópiala de Supabase: Settings, Data API.',
    ),
}

export const keyFindings = {
  publishable: good('Supabase la acepta.'),
  secret: good('Supabase la acepta como llave de servicio.'),
  exposed: bad(
    'SUPABASE_PUBLISHABLE_KEY tiene la llave secreta: llegaría a cada navegador.',
    'Cambia esa llave en Supabase ya, y pon aquí la pública (sb_publishable_…).',
  ),
  swapped: bad(
    'SUPABASE_SECRET_KEY tiene la llave pública.',
    `Pon la secreta (sb_secret_…). ${fromDashboard}`,
  ),
  foreign: (name: string) =>
    bad(`${name} es de otro proyecto de Supabase.`, `Pon la del proyecto de SUPABASE_URL. ${fromDashboard}`),
  refused: (name: string) =>
    bad(`Supabase no acepta ${name}: está mal copiada, se revocó o es de otro proyecto.`, fromDashboard),
  weak: bad(
    'SUPABASE_SECRET_KEY se acepta, pero no administra cuentas.',
    `Pon la secreta (sb_secret_…). ${fromDashboard}`,
  ),
}

export const signUpFindings = {
  good: good('Cualquiera se registra con su correo y lo confirma.'),
  closed: bad(
    'El registro está apagado: nadie puede crear su cuenta.',
    'Enciende "Allow new users to sign up" en Supabase: Authentication, Sign In / Providers.',
  ),
  noMail: bad(
    'El registro con correo está apagado.',
    'Enciende el proveedor Email en Supabase: Authentication, Sign In / Providers.',
  ),
  unconfirmed: bad(
    'Los correos se dan por confirmados: cualquiera entra con un correo ajeno.',
    'Enciende "Confirm email" en Supabase: Authentication, Sign In / Providers.',
  ),
  anonymous: warning(
    'Se admiten cuentas anónimas, que el portal no usa.',
    'Apaga "Allow anonymous sign-ins" en Supabase: Authentication, Sign In / Providers.',
  ),
  others: (names: string) =>
    warning(
      `Se puede entrar también con ${names}, que el portal no ofrece.`,
      'Apágalo en Supabase: Authentication, Sign In / Providers.',
    ),
}

export const authAddressFindings = {
  good: good('Los correos de acceso llevan a SITE_URL.'),
  other: (host: string) =>
    bad(
      `Los correos de acceso llevan a ${host}, y no a SITE_URL.`,
      'Pon la misma dirección en Supabase: Authentication, URL Configuration, Site URL.',
    ),
  refused: bad(
    'Supabase no deja volver a SITE_URL después de un enlace.',
    'Agrega la dirección con /** en Supabase: Authentication, URL Configuration, Redirect URLs.',
  ),
}

export const authMailFindings = {
  byHand: byHand(
    'Supabase no dice qué plantillas, qué SMTP ni qué límite de correos tiene.',
    'Regístrate con un correo de afuera: debe llegar en español, con el nombre de la firma, decir que sirve una hora, y su enlace abrir el sitio.',
  ),
}

export const magicLinkFindings = {
  good: good('Nadie entra con un enlace de correo en lugar de su contraseña.'),
  open: warning(
    'Se puede pedir un enlace de correo para entrar, que el portal no ofrece.',
    'Pon GOTRUE_EXTERNAL_EMAIL_MAGIC_LINK_ENABLED en "false" en el servicio de acceso.',
  ),
  hosted: good('Supabase no deja apagar los enlaces para entrar: su correo lleva a elegir una contraseña.'),
}

export const mailCodeFindings = {
  good: (digits: number) => good(`El código de cada correo tiene ${digits} cifras.`),
  short: (digits: number) =>
    bad(
      `El código de cada correo tiene ${digits} cifras: con él se adivina el enlace.`,
      'Aplica la configuración ("config push"), o pon GOTRUE_MAILER_OTP_LENGTH en "10".',
    ),
  untold: warning(
    'Supabase no dijo cuántas cifras tiene el código de un correo.',
    'Revisa que "Email OTP length" diga 10 en Supabase: Authentication, Sign In / Providers, Email.',
  ),
}

export const guessFindings = {
  good: good('Después de treinta intentos seguidos el servicio de acceso detiene a quien insiste.'),
  believed: bad(
    'El servicio de acceso cree la dirección que dice quien llama: inventando una cada vez se adivina sin fin.',
    'Haz que la puerta de enlace escriba ella misma el encabezado de GOTRUE_RATE_LIMIT_HEADER (docs/deploy.md).',
  ),
  uncounted: bad(
    'El servicio de acceso no cuenta los intentos de nadie: los códigos se pueden adivinar.',
    'Pon GOTRUE_RATE_LIMIT_HEADER como dice docs/deploy.md.',
  ),
}

export const codeFindings = {
  good: good('Una cuenta de prueba empezó su segundo paso; ya se borró.'),
  off: bad(
    'El segundo paso está apagado: los administradores no podrán entrar.',
    'Enciende "TOTP (App Authenticator)" en Supabase: Authentication, Multi-Factor.',
  ),
  refused: bad(
    'La cuenta de prueba no pudo entrar con su contraseña.',
    'Revisa que el proveedor Email esté encendido y que no haya un captcha en Supabase: Authentication.',
  ),
  left: warning(
    'La cuenta de prueba no se pudo borrar.',
    'Borra la que empieza por "diagnostico-" en Supabase: Authentication, Users.',
  ),
  notMade: bad(
    'Supabase no dejó crear una cuenta de prueba.',
    'Aplica las migraciones y revisa la llave secreta.',
  ),
}
