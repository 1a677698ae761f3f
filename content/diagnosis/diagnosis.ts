/** `by-hand` means that no program can check the point, so a person has to look. */
export type FindingState = 'good' | 'warning' | 'bad' | 'unknown' | 'by-hand'

/** A finding must never contain a secret. */
export type Finding = { state: FindingState; seen: string; todo?: string }

export const good = (seen: string): Finding => ({ state: 'good', seen })
export const warning = (seen: string, todo: string): Finding => ({ state: 'warning', seen, todo })
export const bad = (seen: string, todo: string): Finding => ({ state: 'bad', seen, todo })
export const unknown = (seen: string, todo: string): Finding => ({ state: 'unknown', seen, todo })
export const byHand = (seen: string, todo: string): Finding => ({ state: 'by-hand', seen, todo })

export const questionNames = {
  variables: 'Variables',
  'actions-key': 'Clave de las acciones',
  address: 'Dirección del sitio',
  clock: 'Reloj del servidor',
  reader: 'Lector de archivos',
  machine: 'Disco y memoria',
  project: 'Proyecto de Supabase',
  'publishable-key': 'Llave pública',
  'secret-key': 'Llave secreta',
  'sign-up': 'Registro de clientes',
  'auth-addresses': 'Direcciones de los correos de acceso',
  'magic-links': 'Enlaces para entrar',
  'auth-mails': 'Plantillas y SMTP de Supabase Auth',
  migrations: 'Migraciones',
  rules: 'Políticas y permisos',
  live: 'Cambios en vivo',
  buckets: 'Depósitos de archivos',
  administrators: 'Administradores',
  housekeeping: 'Tareas periódicas',
  figures: 'Cifras del año',
  smtp: 'Servidor de correo',
  drive: 'Carpeta de Drive',
  'google-calendar': 'Google Calendar',
  automation: 'Automatización',
  'incoming-mail': 'Correo para facturas',
  push: 'Avisos en aparatos',
  certificate: 'Certificado de los registros',
  anchors: 'Autoridades de la firma',
  'send-mail': 'Prueba: correo',
  'send-file': 'Prueba: archivo en Drive',
  'send-call': 'Prueba: aviso a la automatización',
  'send-round': 'Prueba: llamada a las tareas periódicas',
  'send-code': 'Prueba: segundo paso y códigos',
  'send-guesses': 'Prueba: intentos repetidos',
  'send-stamp': 'Prueba: estampa de tiempo',
} as const

export type QuestionId = keyof typeof questionNames

export const stateNames: Record<FindingState, string> = {
  good: 'Bien',
  warning: 'Atención',
  bad: 'Mal',
  unknown: 'No se pudo preguntar',
  'by-hand': 'No se puede preguntar',
}

export const diagnosisText = {
  title: 'Diagnóstico',
  intro: 'Le pregunta a esta instalación todo lo que puede estar mal y dice qué hacer.',
  ask: 'Revisar la instalación',
  askAgain: 'Revisar de nuevo',
  asking: 'Revisando...',
  asksNothingSent: 'Tarda unos segundos y no envía nada.',
  send: {
    button: 'Hacer las pruebas de envío',
    busy: 'Enviando...',
    title: 'Pruebas de envío',
    intro: (mail: string) =>
      `Envía un correo a ${mail}, crea y borra un archivo en Drive, avisa a la automatización, llama a las tareas periódicas, crea y borra una cuenta de prueba y pide una estampa de tiempo, que puede tener costo. Queda en la auditoría.`,
    confirm: 'Enviar pruebas',
    cancel: 'No enviar nada',
  },
  start: {
    title: 'Todavía no se ha preguntado nada',
    description: 'La revisión toma unos segundos. No cambia ni envía nada.',
  },
  failed: 'No se pudo revisar',
  done: { title: 'Revisión terminada' },
  todo: 'Qué hacer',
  fine: 'Bien',
  pending: 'Por corregir',
  nothingPending: 'Nada por corregir.',
  at: 'Revisado:',
  counts: (bad: number, warning: number, good: number) =>
    `${bad === 1 ? '1 mal' : `${bad} mal`}, ${warning === 1 ? '1 con atención' : `${warning} con atención`}, ${good === 1 ? '1 bien' : `${good} bien`}.`,
} as const

export const diagnosisMail = {
  subject: 'Prueba de correo del portal',
  text: (site: string) =>
    `Este correo es una prueba: el portal de ${site} puede enviar correos. No tienes que hacer nada.`,
} as const

export const commandText = {
  usage: 'Uso: npm run doctor -- [--json] [--send --mail correo@firma.co]',
  mailNeeded: 'Para probar el correo, di a dónde: --send --mail correo@firma.co',
  failed: 'El diagnóstico no pudo empezar.',
  notSent: 'Las pruebas que envían algo se hacen con --send --mail correo@firma.co',
} as const

export const generalFindings = {
  late: (seconds: number) =>
    unknown(
      `No hubo respuesta en ${seconds} segundos.`,
      'Repite la revisión; si sigue igual, mira si ese servicio responde.',
    ),
  broken: unknown(
    'La pregunta falló de una manera que no conocemos.',
    'Repite la revisión; si sigue igual, mira los registros del servidor.',
  ),
  needs: (names: string) =>
    unknown(`Hace falta ${names}.`, 'Corrige primero esa variable y repite la revisión.'),
  noProject: unknown('Supabase no respondió la pregunta.', 'Corrige primero el proyecto o la llave pública.'),
  noAnswer: unknown(
    'La base de datos no respondió la pregunta.',
    'Corrige primero el proyecto, la llave secreta o las migraciones.',
  ),
}

export const networkReasons = {
  name: 'ese nombre no existe en el DNS',
  refused: 'nadie atiende en esa dirección',
  certificate: 'su certificado TLS no es válido',
  time: 'no respondió a tiempo',
  other: 'no se pudo llegar',
} as const
