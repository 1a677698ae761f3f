import { bad, good, warning } from '../diagnosis'

const setAgain = 'Corrígela donde está instalado el sitio y despliega de nuevo.'

const renew = 'Pide uno nuevo a la entidad y pon RECORD_CERTIFICATE y su contraseña.'

export const variableFindings = {
  good: (count: number) => good(`Están las ${count} que hacen falta, y ninguna es de ejemplo.`),
  absent: (name: string) =>
    bad(
      `${name} no está.`,
      'Ponla donde está instalado el sitio, como dice .env.example, y despliega de nuevo.',
    ),
  malformed: (name: string) =>
    bad(`${name} no tiene la forma que debe.`, `Compárala con .env.example. ${setAgain}`),
  quoted: (name: string) =>
    bad(`${name} guarda las comillas como parte del valor.`, `Quítale las comillas. ${setAgain}`),
  open: (name: string) =>
    bad(
      `${name} no usa https: las llaves y las contraseñas irían sin cifrar.`,
      `Pon la dirección con https://, con un certificado TLS. ${setAgain}`,
    ),
  half: (name: string, other: string) =>
    bad(`${name} no está, y ${other} la necesita.`, `Pon ${name}, o quita ${other} si no usas ese servicio.`),
  unused: (name: string, other: string) =>
    warning(`${name} está sola: sin ${other} no se usa.`, `Pon ${other}, o quita ${name}.`),
  placeholder: (name: string) =>
    bad(`${name} todavía tiene el valor de ejemplo.`, `Pon el valor de la firma. ${setAgain}`),
  local: (name: string) =>
    bad(
      `${name} apunta a esta misma máquina, y el sitio es público.`,
      `Pon la dirección del servicio real. ${setAgain}`,
    ),
  localSite: bad(
    'SITE_URL es de esta misma máquina, y Supabase no: los correos llevarían a nadie.',
    `Pon la dirección pública del sitio. ${setAgain}`,
  ),
  guessable: bad(
    'CRON_SECRET se puede adivinar.',
    'Genera otro con: openssl rand -hex 24. Cámbialo también en quien llama a /api/cron.',
  ),
  unused_stand_in: (name: string) => warning(`${name} solo sirve en desarrollo: aquí no se usa.`, 'Quítala.'),
}

export const actionsKeyFindings = {
  good: good('Está fija: las páginas abiertas siguen sirviendo después de un despliegue.'),
  absent: warning(
    'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY no está: cada despliegue rompe los formularios que alguien tiene abiertos.',
    'Genera una con: openssl rand -base64 32. Úsala en todas las construcciones.',
  ),
}

export const certificateFindings = {
  none: good('No se usa: los registros salen sin firma.'),
  good: (day: string) => good(`Se abre, sirve para firmar y vale hasta el ${day}.`),
  passphrase: bad(
    'RECORD_CERTIFICATE_PASSPHRASE no abre el certificado.',
    'Pon la contraseña con que la entidad entregó el archivo .p12.',
  ),
  unreadable: bad(
    'RECORD_CERTIFICATE no es un archivo .p12 con su llave.',
    'Conviértelo otra vez: base64 -w0 firma.p12.',
  ),
  expired: (day: string) => bad(`El certificado venció el ${day}: los registros no se firman.`, renew),
  early: (day: string) =>
    bad(`El certificado vale desde el ${day}.`, 'Espera a ese día, o revisa el reloj del servidor.'),
  soon: (day: string) => warning(`El certificado vence el ${day}.`, renew),
  purpose: bad(
    'El certificado no es para firmar documentos.',
    'Pide a la entidad uno de firma digital: los de sitios web y los de autoridades no sirven.',
  ),
  weak: bad('La llave del certificado no es RSA de 2048 bits o más.', renew),
  stamped: good('La autoridad estampó la hora de una firma de prueba.'),
  noStamps: good('No se usa: RECORD_TIMESTAMP_URL no está.'),
  notStamped: bad(
    'La autoridad de tiempo no dio una estampa válida.',
    'Revisa RECORD_TIMESTAMP_URL, su usuario y su contraseña, y el saldo de estampas.',
  ),
}

export const anchorFindings = {
  none: good('No se usan otras que las del programa.'),
  good: (count: number) => good(count === 1 ? 'Se leyó 1.' : `Se leyeron ${count}.`),
  unreadable: bad(
    'La carpeta TRUST_ANCHORS_FOLDER no es la que dice su anchors.json: el sitio no arranca.',
    'Revisa que la carpeta exista y que cada archivo tenga su huella (docs/operations.md).',
  ),
}
