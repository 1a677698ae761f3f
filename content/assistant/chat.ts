export const chat = {
  log: 'Conversación con el asistente',
  assistant: 'Asistente',
  user: 'Tú',
  now: 'Ahora',
  choices: 'Preguntas parecidas',
  typing: 'El asistente está escribiendo',
  newTab: 'se abre en otra pestaña',
  field: 'Mensaje',
  placeholder: 'Escribe tu mensaje aquí...',
  send: 'Enviar',
  failure: {
    title: 'Error',
    description: 'No se pudo generar una respuesta. Por favor, inténtalo de nuevo.',
  },
  withoutScript: 'El chat necesita JavaScript. Más abajo están los precios y las respuestas más pedidas.',
  suggestions: {
    title: 'Puedes preguntar por',
    items: [
      'Precios de revisoría fiscal',
      'Cuándo vence el IVA',
      'Cómo entro al portal',
      'Hablar con una persona',
      'Qué formatos de factura reciben',
    ],
  },
  folder: {
    title: 'Tu carpeta',
    present: 'La copia de cada archivo que subes.',
    link: 'Mi carpeta en Drive',
    absent: 'Se crea con la primera factura que subes.',
    upload: 'Subir factura',
    visitor: {
      title: '¿Ya eres cliente?',
      text: 'Tus documentos y tu carpeta están en el portal.',
      signIn: 'Entrar al portal',
    },
  },
} as const

/** `{name}` is replaced by the name of the signed-in user. */
export const greeting = {
  hello: 'Hola.',
  helloClient: 'Hola, {name}.',
  welcome: 'Puedo contarte sobre servicios, precios, documentos y acceso al portal. ¿Qué necesitas?',
} as const
