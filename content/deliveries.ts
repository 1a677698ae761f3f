export const deliveryKinds = [
  'mail',
  'drive.push',
  'drive.share',
  'drive.trash',
  'google.calendar',
  'automation.batch',
  'push',
] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

const kinds: Record<DeliveryKind, string> = {
  mail: 'Correos',
  'drive.push': 'Copias en Drive',
  'drive.share': 'Acceso a carpetas de Drive',
  'drive.trash': 'Borrado de copias en Drive',
  'google.calendar': 'Google Calendar',
  'automation.batch': 'Automatización',
  push: 'Avisos en aparatos',
}

const kind: Record<DeliveryKind, string> = {
  mail: 'Correo',
  'drive.push': 'Copia en Drive',
  'drive.share': 'Acceso a la carpeta de Drive',
  'drive.trash': 'Borrado de la copia en Drive',
  'google.calendar': 'Cambio en Google Calendar',
  'automation.batch': 'Aviso a la automatización',
  push: 'Aviso en un aparato',
}

export const deliveriesText = {
  title: 'Entregas',
  intro:
    'Lo que el portal envía: correos, cambios en Drive y avisos a la automatización. Aquí está lo que se demora.',
  health: {
    title: 'Servicios',
    good: 'Al día',
    late: 'Con demoras',
    parked: 'Requiere atención',
    delivered: (n: number) => (n === 1 ? '1 entregado hoy' : `${n} entregados hoy`),
    waiting: (n: number) => (n === 1 ? '1 en espera' : `${n} en espera`),
    stuck: (n: number) => (n === 1 ? '1 sin entregar' : `${n} sin entregar`),
    last: 'Última entrega:',
    never: 'Todavía no hay entregas',
  },
  kinds,
  kind,
  tabs: { label: 'Estado', all: 'Todas', late: 'Con demora', parked: 'Detenidas' },
  states: { pending: 'Se reintenta sola', parked: 'Detenida' },
  attempts: (n: number) => (n === 1 ? '1 intento' : `${n} intentos`),
  nextTry: 'Próximo intento:',
  noClient: 'Para la firma',
  retry: 'Reintentar ahora',
  retrying: 'Reintentando...',
  drop: {
    button: 'Descartar',
    title: 'Descartar esta entrega',
    warning: 'No se enviará más. Quien la esperaba no la recibirá.',
    field: 'Motivo',
    hint: 'Queda en la auditoría.',
    missing: 'Escribe por qué se descarta.',
    confirm: 'Descartar entrega',
    keep: 'Conservar',
  },
  toasts: { retried: 'Se envía de nuevo', dropped: 'Entrega descartada', failed: 'No se guardó el cambio' },
  reasons: {
    unreachable: 'El servicio no respondió.',
    'quiet-hours': 'Es un recordatorio: sale el próximo día hábil, de 8:00 a.m. a 6:00 p.m.',
    'not-configured': 'El servicio no está configurado.',
    keys: 'Las llaves de los avisos no son un par.',
    'circuit-open': 'El servicio falló varias veces seguidas; se le da un descanso.',
    payload: 'A la entrega le falta un dato.',
    refused: 'El servicio no la aceptó.',
    authError: 'El servicio no aceptó la clave del portal.',
    invalid_grant: 'El servicio no aceptó la clave del portal.',
    401: 'El servicio no aceptó la clave del portal.',
    'no-tls':
      'La conexión con el servidor de correo no se pudo cifrar, y la contraseña no se envía sin cifrar.',
    'no-such-address': 'Ese correo no existe, o su servidor no lo conoce: revisa cómo está escrito.',
    535: 'El servidor de correo no aceptó la clave del portal.',
    404: 'La dirección del servicio no existe.',
    410: 'El servicio dice que ya no recibe avisos.',
    429: 'El servicio pidió ir más despacio.',
    rateLimitExceeded: 'El servicio pidió ir más despacio.',
    userRateLimitExceeded: 'El servicio pidió ir más despacio.',
    storageQuotaExceeded: 'El Drive está lleno.',
    insufficientFilePermissions: 'El portal no tiene permiso en esa carpeta de Drive.',
    'folder-missing': 'La carpeta de Drive ya no está o dejó de compartirse con el portal.',
    unexpected: 'Falló de una manera que no conocemos.',
    none: 'Todavía no se ha intentado.',
  },
  refusedWith: (answer: string) => `El servicio no la aceptó (${answer}).`,
  next: 'Ver las siguientes',
  first: 'Volver al principio',
  empty: {
    title: 'Nada está detenido',
    description: 'Si algo se demora o se detiene, aparecerá aquí con su motivo.',
  },
} as const

/** Mails about deliveries that fail; administrators get at most one a day for each reason. */
export const deliveryMails = {
  'delivery-stopped': {
    name: 'Aviso de entregas que no llegan, para la firma',
    reader: 'firm',
    subject: '{what}: hay entregas que no llegan',
    preview: '{reason}',
    title: 'Hay entregas que no llegan',
    paragraphs: ['Hola:', 'El portal no logra entregar todo lo que envía. {next}'],
    facts: [
      { label: 'Qué', text: '{what}' },
      { label: 'Motivo', text: '{reason}' },
    ],
    action: { label: 'Ver las entregas', path: '/admin/entregas' },
    why: 'Te escribimos porque administras el portal de la firma. Este aviso llega una vez al día por cada motivo, sean una o muchas entregas.',
  },
} as const

export const stoppedNext = {
  pending: 'Se sigue intentando durante un día: si alguien corrige la causa, llegarán solas.',
  parked: 'Ya no se intenta por sí solo: cuando la causa esté corregida, reinténtalo desde Entregas.',
} as const
