export const deliveryReceiptText = {
  title: 'Entregaste todo',
  heading: (title: string) => `Constancia de entrega: ${title}`,
  keywords: 'Constancia de entrega',
  begun: (day: string) => `El cliente lo entregó desde su calendario el ${day}.`,
  moment: (day: string, time: string) => `el ${day}, a las ${time}`,
  made: (firm: string, moment: string) => `${firm} hizo esta constancia ${moment}`,
  // Times end with «a.m.» or «p.m.», whose full stop also ends the sentence.
  last: (day: string, time: string) => `Lo último llegó el ${day}, a las ${time}`,
  review: (name: string) => `${name} lo revisa. Si algo no se lee, te lo devuelve con una nota.`,
  accepted: 'Recibimos y aceptamos todo. Gracias.',
  download: 'Descargar constancia',
  back: 'Volver al portal',
} as const
