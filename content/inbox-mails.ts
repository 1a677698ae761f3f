/** Mails about conversations that the firm begins, and about those that wait for the firm. */
export const inboxMails = {
  'message-begun': {
    subject: 'Tu asesor te escribió: {subject}',
    preview: 'Hay una conversación nueva en tu portal.',
    title: 'Tu asesor te escribió',
    paragraphs: [
      'Hola:',
      'Tu asesor comenzó una conversación contigo: «{subject}». Por seguridad, su contenido solo se ve en el portal.',
    ],
    action: { label: 'Leer el mensaje', path: '/portal/mensajes/{thread}' },
    why: 'Te escribimos porque este correo tiene una cuenta en nuestro portal de clientes. Este mensaje no es publicidad.',
  },
  'inbox-waiting': {
    subject: 'Mensaje sin leer de {client}',
    preview: 'Nadie del equipo lo ha leído todavía.',
    title: 'Un cliente espera respuesta',
    paragraphs: [
      'Hola:',
      '{client} escribió en «{subject}» y nadie del equipo lo ha leído. Su contenido solo se ve en el buzón.',
    ],
    action: { label: 'Abrir la conversación', path: '/admin/mensajes/{conversation}' },
    why: 'Te escribimos porque haces parte del equipo de la firma y este cliente está a tu cargo.',
  },
} as const
