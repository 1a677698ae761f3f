import type { MailText } from './mail-text'

const action = { label: 'Abrir mis notificaciones', path: '{page}' } as const
const choose = 'Cambia cómo avisarte en «Notificaciones», en «Cómo avisarte».'

/** `{lines}` are the notifications that are still unread when the mail is sent. */
export const notificationMails = {
  'notice-digest': {
    name: 'Resumen de la mañana',
    reader: 'client',
    subject: '{count} en tu portal',
    preview: 'Lo que pasó y sigues sin leer.',
    title: 'Esto pasó desde el último resumen',
    paragraphs: ['Hola:', 'Esto sigue sin leer. Lo que ya leíste no está aquí.'],
    quote: { label: 'Sin leer', text: '{lines}' },
    action,
    why: `Te escribimos porque elegiste recibir un resumen cada día hábil; si no hay nada, no llega. ${choose}`,
  },
  'notice-now': {
    name: 'Una notificación, al momento',
    reader: 'client',
    subject: 'Tienes una notificación sin leer',
    preview: 'Pasó hace unos minutos y no la has leído.',
    title: 'Tienes algo sin leer',
    paragraphs: ['Hola:'],
    quote: { label: 'Sin leer', text: '{lines}' },
    action,
    why: `Te escribimos porque elegiste recibir este aviso al momento. ${choose}`,
  },
} as const satisfies Record<string, MailText>

export const noticeMailText = {
  count: (n: number) => (n === 1 ? '1 novedad' : n > 999 ? 'Más de 999 novedades' : `${n} novedades`),
  more: (n: number) => (n === 1 ? 'Y 1 más.' : `Y ${n} más.`),
}
