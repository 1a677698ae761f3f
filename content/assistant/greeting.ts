/** How the assistant greets; {name} is that of whoever is signed in. */
export const greeting = {
  hello: 'Hola.',
  helloClient: 'Hola, {name}.',
  welcome: 'Puedo contarte sobre servicios, precios, documentos y acceso al portal. ¿Qué necesitas?',
} as const
