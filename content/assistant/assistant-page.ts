export const assistantPage = {
  path: '/asistente',
  meta: {
    title: 'Asistente Virtual',
    description:
      'Pregunta por servicios, precios, documentos y acceso al portal. Con el catálogo de seis servicios, cuatro formas de contratación y diez respuestas.',
  },
  title: 'Asistente Virtual',
  lead: 'Responde con textos preparados por el equipo. Si prefieres una persona, escribe «hablar con alguien».',
  tabs: {
    label: 'Asistente',
    chat: 'Chat en vivo',
    services: 'Servicios',
    questions: 'Preguntas frecuentes',
  },
  services: {
    searchLabel: 'Buscar servicio',
    placeholder: 'Buscar servicio...',
    found: (n: number) => (n === 1 ? '1 servicio' : `${n} servicios`),
    none: {
      title: 'Ningún servicio coincide',
      text: 'Prueba con otra palabra, como «impuestos» o «contratos», o pregúntale al chat.',
      clear: 'Ver los seis servicios',
    },
    includes: 'Qué incluye',
    detail: 'Ver detalle',
    of: 'de',
    engagement: 'Formas de Contratación',
    process: 'Proceso',
  },
} as const
