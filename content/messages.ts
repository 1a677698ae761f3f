import { maxFileMegabytes } from './upload-limit'
import { firm } from './firm'

const limits = { body: 4000, subject: 120, files: 5, perHour: 60 } as const
const number = new Intl.NumberFormat('es-CO')

export const messages = {
  title: 'Mensajes',
  subtitle: 'Tu asesor responde en horario hábil.',
  limits,
  start: 'Nuevo mensaje',
  empty: { title: 'Sin mensajes recientes', text: 'Comienza una conversación con tu asesor' },
  threads: {
    title: 'Conversaciones',
    recent: 'Mensajes',
    unread: (n: number) => `${number.format(n)} sin leer`,
    older: 'Ver conversaciones anteriores',
    olderFailed: 'No pudimos cargar las conversaciones anteriores. Inténtalo de nuevo.',
    all: 'Ver todos los mensajes',
    loading: 'Cargando conversaciones...',
    failed: {
      title: 'No pudimos cargar tus mensajes',
      text: 'Tus mensajes están a salvo.',
      retry: 'Reintentar',
    },
  },
  today: 'Hoy',
  yesterday: 'Ayer',
  thread: {
    label: (subject: string) => `Conversación: ${subject}`,
    log: (subject: string) => `Mensajes de la conversación: ${subject}`,
    count: (n: number) => (n === 1 ? '1 mensaje' : `${number.format(n)} mensajes`),
    older: 'Ver mensajes anteriores',
    olderFailed: 'No pudimos cargar los mensajes anteriores. Inténtalo de nuevo.',
    newer: 'Ver el mensaje nuevo',
    you: 'Tú',
    firm: firm.name,
    colleague: 'Alguien de tu empresa',
    sending: 'Enviando...',
    sent: 'Enviado',
    readAt: (time: string) => `Leído a las ${time}`,
    readOn: (day: string, time: string) => `Leído el ${day}, a las ${time}`,
    unsent: 'No enviado',
    retry: 'Reintentar',
    drop: 'Descartar',
    dropping: {
      title: '¿Descartar este mensaje?',
      text: 'Se borra de este equipo y no se puede recuperar.',
      keep: 'Conservar',
      confirm: 'Descartar',
    },
    interrupted: 'No sabemos si llegó. Puedes enviarlo otra vez: no quedará repetido.',
    stale: 'No pudimos actualizar la conversación. Puede faltar algo reciente.',
    newTab: 'se abre en otra pestaña',
    download: 'Descargar',
  },
  write: {
    title: 'Nuevo mensaje',
    intro: 'Cuéntanos en qué te ayudamos. La respuesta llega aquí y, si no estás, te avisamos por correo.',
    subject: 'Asunto',
    subjectHint: 'Por ejemplo: IVA de la factura FE-4821',
    body: 'Mensaje',
    reply: 'Responder',
    placeholder: 'Escribe tu respuesta',
    enter: 'Enter envía; Mayús + Enter cambia de línea.',
    control: 'Ctrl + Enter envía.',
    attach: 'Adjuntar',
    attachLabel: `Adjuntar archivos: PDF, JPG, PNG o XML, hasta ${maxFileMegabytes} MB cada uno`,
    files: 'Archivos adjuntos',
    send: 'Enviar',
    sending: 'Enviando...',
    cancel: 'Cancelar',
    back: 'Volver a mensajes',
    looking: 'Mirando el archivo...',
    cut: 'Sin conexión: espera y se envía solo al volver',
    uploading: (percent: number) => `Subiendo: ${percent}%`,
    checking: 'Verificando...',
    ready: 'Listo para enviar',
    remove: (name: string) => `Quitar ${name}`,
    retryFile: 'Reintentar',
    started: 'Mensaje enviado',
    startedText: 'Te responderemos aquí.',
  },
  problems: {
    empty: 'Escribe un mensaje o adjunta un archivo.',
    long: (n: number) =>
      `El mensaje admite ${number.format(limits.body)} caracteres y ahora tiene ${number.format(n)}.`,
    noSubject: 'Escribe el asunto.',
    longSubject: (n: number) =>
      `El asunto admite ${limits.subject} caracteres y ahora tiene ${number.format(n)}.`,
    files: `Adjunta ${limits.files} archivos como máximo.`,
    tooMany: (n: number) =>
      `${n === 1 ? 'El archivo no se adjuntó' : `Los ${n} archivos no se adjuntaron`}: un mensaje lleva ${limits.files} como máximo.`,
    refused: (reasons: readonly string[]) =>
      reasons.length === 1
        ? `1 archivo no se adjuntó. ${reasons[0] ?? ''}`
        : `${reasons.length} archivos no se adjuntaron. ${reasons.join(' ')}`,
    uploading: 'Espera a que termine la subida o quita el archivo.',
    failedFile: 'Un archivo no se subió. Reintenta o quítalo.',
    connection: 'No hay conexión con el servidor. Tu mensaje está guardado aquí y se envía solo al volver.',
    limit: (minutes: number) =>
      `Llegaste al límite de ${limits.perHour} mensajes por hora. Podrás escribir más en ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}.`,
  },
} as const
