/** Topics of mails about notifications; the function `private.topic_of_notice` assigns them. */
export const noticeTopics = [
  'signatures',
  'rejected',
  'messages',
  'appointments',
  'requests',
  'deadlines',
  'documents',
  'mails',
  'senders',
  'filed',
  'invoices',
  'access',
  'review',
  'deliveries',
] as const
export type NoticeTopic = (typeof noticeTopics)[number]

/** The link in a mail turns off one topic or the summary of all topics. */
export const mailTopics = [...noticeTopics, 'summary'] as const
export type MailTopic = (typeof mailTopics)[number]

type TopicText = { label: string; text: string }

export const clientTopics: Readonly<Partial<Record<NoticeTopic, TopicText>>> = {
  signatures: { label: 'Firmas', text: 'Un documento te espera' },
  rejected: { label: 'Facturas por corregir', text: 'Con el motivo y qué hacer' },
  messages: { label: 'Mensajes', text: 'Si no lo has leído aquí' },
  appointments: { label: 'Citas', text: 'Propuestas, cambios y recordatorios' },
  requests: {
    label: 'Solicitudes de documentos',
    text: 'Lo que te pedimos, lo devuelto y sus recordatorios',
  },
  deadlines: { label: 'Vencimientos cerca', text: 'A 10, 5 y 1 días, si falta algo tuyo' },
  documents: { label: 'Documentos nuevos', text: 'Lo que la firma te entrega' },
  mails: { label: 'Facturas por correo', text: 'Cuántas entraron' },
  senders: { label: 'Remitentes desconocidos', text: 'Correos que esperan tu decisión' },
  filed: { label: 'Obligaciones presentadas', text: 'Con su recibo' },
  invoices: { label: 'Facturas aceptadas', text: 'Un aviso por cada una' },
  access: { label: 'Personas', text: 'Quién entra por primera vez a tu empresa' },
}

export const firmTopics: Readonly<Partial<Record<NoticeTopic, TopicText>>> = {
  messages: { label: 'Mensajes', text: 'Si nadie lo ha leído en 10 minutos' },
  appointments: { label: 'Citas', text: 'Las que piden, cambian o cancelan' },
  signatures: { label: 'Firmas', text: 'Las tuyas, y cómo van las que enviaste' },
  review: { label: 'Lo que te toca revisar', text: 'Facturas y solicitudes respondidas' },
  senders: { label: 'Remitentes desconocidos', text: 'De los clientes' },
  deliveries: { label: 'Entregas detenidas', text: 'Lo que dejó de salir, una vez al día por motivo' },
}

export const choicesText = {
  title: 'Cómo avisarte',
  intro: 'En el portal siempre queda. Cada cambio se guarda solo.',
  mail: (label: string) => `Correo: ${label}`,
  times: { now: 'Ahora', daily: 'Resumen', never: 'Nunca' },
  security:
    'Los cambios de seguridad y la aprobación de tu cuenta llegan siempre. El resumen es un solo correo, a las 7:30 a.m. de cada día hábil; si no hay nada, no llega.',
  colleague:
    'La firma le escribe a otra persona de tu empresa. Si eliges «Ahora», te escribimos también a ti cuando pasen 10 minutos sin que lo leas.',
  deadlines: {
    text: 'Primero autoriza estos recordatorios.',
    link: 'Ir a tus autorizaciones',
  },
  rest: {
    title: 'Horas de descanso',
    from: 'Desde',
    until: 'Hasta',
    sundays: 'También los domingos',
    note: 'Hora de Colombia. Los avisos que pueden esperar llegan después. La seguridad y lo que la firma te escribe directamente no esperan.',
    hour: (hour: number) =>
      hour === 0
        ? '12:00 a.m.'
        : hour === 12
          ? '12:00 m.'
          : hour < 12
            ? `${hour}:00 a.m.`
            : `${hour - 12}:00 p.m.`,
  },
  saved: 'Cambio guardado',
  failed: 'No se guardó el cambio',
} as const

const nameOf = (topic: NoticeTopic): string => (clientTopics[topic] ?? firmTopics[topic])?.label ?? ''

export const stopText = {
  title: 'No recibir más correos',
  ask: (topic: MailTopic) =>
    topic === 'summary'
      ? '¿No quieres recibir más el resumen de la mañana?'
      : `¿No quieres recibir más correos sobre «${nameOf(topic)}»?`,
  kept: 'En el portal lo sigues viendo. Los avisos de seguridad y los códigos llegan siempre.',
  button: 'No recibir más',
  busy: 'Guardando…',
  failed: 'No se guardó el cambio',
  done: {
    title: 'Listo, no te escribimos más sobre esto',
    text: 'Si cambias de idea, lo activas otra vez en «Cómo avisarte».',
  },
  invalid: {
    title: 'Este enlace no sirve',
    text: 'No está completo o tiene más de un año. Ábrelo desde un correo reciente, o elige en el portal cómo avisarte.',
  },
  choose: 'Elegir cómo avisarte',
} as const
