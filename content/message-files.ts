import { maxFileMegabytes, maxLargeFileMegabytes } from './upload-limit'

export const messageFilesText = {
  title: 'Archivos en mensajes, solicitudes y documentos',
  intro:
    'Las facturas siempre llegan en PDF, JPG, PNG o XML. En mensajes y solicitudes tus clientes también pueden enviar Excel, Word, PowerPoint, CSV, ZIP y fotos HEIC, si lo permites, y tu equipo puede entregarlos como documentos. Se revisan igual: nada con macros, contraseñas ni programas, y solo se descargan.',
  every: 'Se reciben también esos archivos.',
  papers: 'Solo se reciben PDF, JPG, PNG y XML.',
  allow: 'Recibir también esos archivos',
  leave: 'Recibir solo PDF, JPG, PNG y XML',
  toasts: {
    every: 'Los mensajes y solicitudes reciben más tipos de archivo',
    papers: 'Los mensajes y solicitudes reciben solo PDF, JPG, PNG y XML',
    failed: 'No se pudo cambiar',
  },
  size: {
    title: 'Tamaño de esos archivos',
    intro: `Las facturas pesan hasta ${maxFileMegabytes} MB. En mensajes, solicitudes y documentos puedes recibir y entregar archivos de hasta ${maxLargeFileMegabytes} MB. Se revisan igual.`,
    large: `Se reciben archivos de hasta ${maxLargeFileMegabytes} MB.`,
    usual: `Se reciben archivos de hasta ${maxFileMegabytes} MB.`,
    allow: `Recibir hasta ${maxLargeFileMegabytes} MB`,
    leave: `Recibir hasta ${maxFileMegabytes} MB`,
  },
} as const
