import { bad, good, unknown, warning } from './diagnosis'

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

/** Why nothing answered, by what the network said. */
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
