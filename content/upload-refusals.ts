import type { Foreign } from './upload-foreign-files'
import { maxFileMegabytes, maxLargeFileMegabytes } from './upload-limit'

/** The product's written requirements prescribe the texts for `file-type` and `file-size` word for word. */
export const fileProblemTexts = {
  'file-type': 'El archivo "{name}" no es un formato válido. Por favor, sube PDF, JPG, PNG o XML.',
  'file-damaged':
    'El archivo "{name}" está incompleto o dañado. Ábrelo en tu equipo: si no abre, descárgalo otra vez o pídelo de nuevo.',
  'file-size': `El archivo "{name}" excede el tamaño máximo permitido de ${maxFileMegabytes}MB.`,
} as const

export const largeFileText = `El archivo "{name}" excede el tamaño máximo permitido de ${maxLargeFileMegabytes}MB.`

/** The extension says what a file is if its first bytes identify no format. */
export const foreignExtensions: Readonly<Record<string, Foreign>> = {
  heic: 'heic',
  heif: 'heic',
  webp: 'picture',
  gif: 'picture',
  bmp: 'picture',
  tif: 'picture',
  tiff: 'picture',
  avif: 'picture',
  svg: 'drawing',
  mp4: 'video',
  mov: 'video',
  avi: 'video',
  mkv: 'video',
  '3gp': 'video',
  mp3: 'sound',
  m4a: 'sound',
  opus: 'sound',
  ogg: 'sound',
  wav: 'sound',
  doc: 'word',
  docx: 'word',
  rtf: 'word',
  odt: 'word',
  xls: 'excel',
  xlsx: 'excel',
  xlsm: 'excel',
  ods: 'excel',
  ppt: 'powerpoint',
  pptx: 'powerpoint',
  csv: 'csv',
  txt: 'text',
  zip: 'zip',
  rar: 'rar',
  '7z': 'seven-zip',
  gz: 'gzip',
  tgz: 'gzip',
  html: 'page',
  htm: 'page',
  json: 'json',
  eml: 'mail',
  msg: 'mail',
  exe: 'program',
  apk: 'program',
  bat: 'program',
  js: 'program',
}

/** Sentences for a folder, and for a file that changed or disappeared after it was chosen. */
export const lost = {
  folder: (name: string) => `"${name}" es una carpeta. Ábrela y elige los archivos que trae.`,
  unreadable: (name: string) =>
    `No pudimos leer "${name}": cambió, se movió o se borró después de que lo elegiste, o es una carpeta. Elígelo de nuevo desde donde está ahora.`,
}

export const preparing = {
  renamed: (name: string) => `Lo guardamos como "${name}", que es lo que trae.`,
  shortened: (name: string) => `El nombre era muy largo: lo guardamos como "${name}".`,
  converted: (name: string) => `La convertimos de HEIC a JPG en este equipo: "${name}".`,
  shrunk: (before: string, after: string) =>
    `La hicimos más pequeña: pesaba ${before} y ahora pesa ${after}.`,
  working: 'Preparando los archivos...',
  large: {
    title: (n: number) => (n === 1 ? '¿Hacer la foto más pequeña?' : `¿Hacer ${n} fotos más pequeñas?`),
    photo: (name: string, size: string) => `"${name}" pesa ${size}.`,
    text: (megabytes: number) =>
      `El máximo es ${megabytes} MB por archivo. La reducción se hace en este equipo, antes de enviar, y tu original no cambia.`,
    confirm: (n: number) => (n === 1 ? 'Hacerla más pequeña' : 'Hacerlas más pequeñas'),
    keep: (n: number) => (n === 1 ? 'No enviarla' : 'No enviarlas'),
  },
} as const

export const uploadFailures = {
  cut: (sent: string, size: string) => `Se cortó la conexión en ${sent} de ${size}. Sigue sola al volver.`,
  noConnection: 'No hay conexión con el servicio. Sigue sola al volver.',
  noData: 'Error al subir el archivo: no se recibieron datos de respuesta',
  unknown: 'Error desconocido',
} as const
