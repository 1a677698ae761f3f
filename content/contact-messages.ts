import { ended } from './ended'

export const contacts = {
  title: 'Contactos',
  intro: 'Lo que escriben desde la página de contacto.',
  retention:
    'Cada mensaje trae la autorización de tratamiento de datos de quien lo escribió. Úsalos solo para responder.',
  tabs: 'Mensajes que se muestran',
  status: { new: 'Nuevo', answered: 'Respondido', spam: 'No deseado' },
  kinds: { new: 'Nuevos', answered: 'Respondidos', spam: 'No deseados', all: 'Todos' },
  order: {
    new: 'El más antiguo primero',
    answered: 'El más reciente primero',
    spam: 'El más reciente primero',
    all: 'El más reciente primero',
  },
  empty: {
    new: { title: 'Nada espera respuesta', text: 'Cuando alguien escriba desde el sitio, aparecerá aquí.' },
    answered: { title: 'Todavía no hay respuestas', text: 'Aquí quedan los mensajes que ya respondiste.' },
    spam: {
      title: 'No hay mensajes no deseados',
      text: 'Aquí quedan los que apartes; siempre puedes devolverlos.',
    },
    all: {
      title: 'Nadie ha escrito todavía',
      text: 'Cuando alguien escriba desde el sitio, aparecerá aquí.',
    },
    search: { title: 'Nada coincide con la búsqueda', text: 'Prueba con otra palabra o quita la búsqueda.' },
  },
  search: 'Buscar en los mensajes',
  searchHint: 'Nombre, correo o palabra',
  find: 'Buscar',
  clear: 'Quitar la búsqueda',
  first: 'Volver al principio',
  next: 'Ver más',
  wrote: (when: string) => `Escribió el ${when}`,
  settled: { new: 'Lo devolvió a nuevos', answered: 'Lo marcó como respondido', spam: 'Lo apartó' },
  settledBy: (what: string, name: string, when: string) => ended(`${what} ${name} el ${when}`),
  answers: 'Respuestas enviadas',
  answeredBy: (name: string, when: string) => `${name}, ${when}`,
  of: (name: string) => ` a ${name}`,
  ofMessage: (name: string) => ` el mensaje de ${name}`,
  actions: {
    answer: 'Responder',
    again: 'Escribir otra vez',
    mark: 'Ya lo respondí por otro medio',
    spam: 'No deseado',
    restore: 'Devolver a nuevos',
  },
  form: {
    reply: 'Tu respuesta',
    hint: 'Sale por correo. Si responde, le escribe a tu correo.',
    send: 'Enviar la respuesta',
    close: 'Cerrar',
    problem: 'Escribe la respuesta: entre 2 y 5.000 caracteres.',
  },
  toasts: {
    answered: { title: 'Respuesta enviada', text: 'Quedó guardada con el mensaje.' },
    marked: {
      new: { title: 'Devuelto a nuevos', text: 'Espera respuesta otra vez.' },
      answered: { title: 'Marcado como respondido', text: 'No se envió ningún correo.' },
      spam: { title: 'Apartado', text: 'Está en No deseados; puedes devolverlo.' },
    },
    failed: 'No se pudo guardar',
    undo: 'Deshacer',
  },
  lost: 'No hubo respuesta. Revisa tu conexión e inténtalo de nuevo.',
  taken: (name: string, status: string, when: string) =>
    `${name} cambió este mensaje a «${status}» el ${when}, antes que tú. Revisa cómo quedó.`,
  export: {
    label: 'Descargar la lista',
    csv: 'CSV',
    xlsx: 'Excel',
    sheet: 'Contactos',
    fileName: (day: string) => `contactos-${day}`,
    cut: (rows: string) => `El archivo llega hasta ${rows} mensajes. Filtra más para el resto.`,
    columns: { writtenAt: 'Fecha', status: 'Estado', changedAt: 'Cambió', answers: 'Respuestas' },
  },
} as const

export const contactAnswerMail = {
  name: 'Respuesta a un mensaje del sitio',
  reader: 'anyone',
  values: { ours: ['answer', 'by'], words: ['message'] },
  subject: 'Respuesta a tu mensaje',
  preview: 'Te respondemos lo que nos escribiste en nuestra página.',
  title: 'Respondemos tu mensaje',
  paragraphs: ['Hola:'],
  quote: { label: 'Nuestra respuesta', text: '{answer}' },
  facts: [
    { label: 'Responde', text: '{by}' },
    { label: 'Escribiste', text: '{message}' },
  ],
  why: 'Te escribimos porque nos enviaste un mensaje desde la página de contacto. Al responder este correo le escribes a quien te contestó.',
} as const
