import { bad, good, unknown, warning } from '../diagnosis'

export const addressFindings = {
  good: good('SITE_URL responde, y es este portal.'),
  insecure: bad('SITE_URL no usa https.', 'Pon un certificado TLS y la dirección con https://.'),
  unreachable: (why: string) =>
    bad(
      `No se llega a SITE_URL: ${why}.`,
      'Revisa el dominio, su DNS y su certificado, y que el sitio esté en marcha.',
    ),
  redirects: (host: string) =>
    bad(
      `SITE_URL lleva a otra dirección: ${host}.`,
      'Pon en SITE_URL y en Supabase la dirección a la que llega, o quita la redirección.',
    ),
  locked: bad(
    'SITE_URL pide una contraseña antes de mostrar el sitio.',
    'Quita la protección de despliegues en la plataforma para esa dirección.',
  ),
  foreign: (status: number) =>
    bad(`SITE_URL responde ${status}, pero no es este portal.`, 'Revisa a dónde apunta el dominio.'),
  notReady: bad(
    'El sitio responde, pero dice que no está listo.',
    'Mira abajo la base de datos y las migraciones.',
  ),
}

export const clockFindings = {
  good: (seconds: string) => good(`El reloj y el de la base de datos difieren en ${seconds} s.`),
  off: (seconds: string) =>
    warning(
      `El reloj y el de la base de datos difieren en ${seconds} s.`,
      'Activa la hora por red (NTP) en el servidor.',
    ),
  wrong: (seconds: string) =>
    bad(
      `El reloj y el de la base de datos difieren en ${seconds} s: los códigos y las firmas fallarán.`,
      'Activa la hora por red (NTP) en el servidor.',
    ),
}

export const readerFindings = {
  good: good('El lector de archivos arranca.'),
  absent: bad(
    'Falta el programa que lee los archivos: ninguna factura se podría leer.',
    'Construye el sitio con npm run build y lleva la carpeta .reader junto a la construcción.',
  ),
  broken: bad(
    'El lector de archivos no arranca.',
    'Revisa que sea Node 24 y que el servidor permita iniciar procesos.',
  ),
}

export const machineFindings = {
  good: (disk: string, memory: string) => good(`Hay ${disk} libres en disco y ${memory} de memoria.`),
  disk: (free: string) =>
    warning(`Quedan ${free} en disco.`, 'Libera espacio: los archivos temporales se escriben ahí.'),
  memory: (total: string) =>
    warning(
      `El servidor tiene ${total} de memoria.`,
      'Dale al menos 1 GB: leer una factura grande pide 300 MB.',
    ),
  unknown: unknown('El sistema no dice cuánto disco hay.', 'Míralo en el servidor.'),
}

export const roundFindings = {
  good: good('El sitio aceptó la llamada y las tareas corrieron.'),
  refused: bad(
    'El sitio no acepta CRON_SECRET: el suyo es otro.',
    'Despliega de nuevo con esta variable, y ponla también en quien llama a /api/cron.',
  ),
  other: (status: number) =>
    bad(`El sitio respondió ${status} a /api/cron.`, 'Mira los registros del sitio y las migraciones.'),
  unreachable: (why: string) => bad(`No se llega a /api/cron: ${why}.`, 'Revisa la dirección del sitio.'),
}
